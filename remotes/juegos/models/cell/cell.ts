import * as z from 'zod/mini';
import type { Simulation } from '../simulation.ts';
import { decodeCell, encodeCell } from './address.ts';
import { CELL_CHALLENGES } from './challenges.ts';
import * as division from './division.ts';
import * as missing from './missing.ts';
import * as osmosis from './osmosis.ts';
import * as parts from './parts.ts';
import { type CellState, startCell, VIEWS } from './state.ts';

const part = z.enum(parts.PART_IDS);
const kind = z.enum(missing.CELL_KINDS);

/** What may be done, by view. Numbers out of range are brought into it by what they change. */
const input = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('view'), view: z.enum(VIEWS) }),

  z.strictObject({ do: z.literal('look'), cell: kind }),
  z.strictObject({ do: z.literal('zoom'), zoom: z.enum(parts.ZOOMS) }),
  z.strictObject({ do: z.literal('choose'), part }),
  z.strictObject({ do: z.literal('naming'), on: z.boolean() }),
  z.strictObject({ do: z.literal('name'), part, as: part }),

  z.strictObject({ do: z.literal('grow'), cell: kind }),
  z.strictObject({ do: z.literal('switch'), part: z.enum(missing.SWITCH_IDS), on: z.boolean() }),
  z.strictObject({ do: z.literal('light'), on: z.boolean() }),
  z.strictObject({ do: z.literal('renew') }),

  z.strictObject({ do: z.literal('dip'), cell: z.enum(osmosis.OSMOTIC_CELLS) }),
  z.strictObject({ do: z.literal('solution'), outside: z.number() }),

  z.strictObject({ do: z.literal('divide'), kind: z.enum(division.DIVISION_KINDS) }),
  z.strictObject({ do: z.literal('pairs'), pairs: z.number() }),
  z.strictObject({ do: z.literal('stage'), stage: z.number() }),
  z.strictObject({ do: z.literal('crossing'), on: z.boolean() }),
  z.strictObject({ do: z.literal('failure'), failure: z.enum(division.FAILURES) }),
  z.strictObject({ do: z.literal('turn'), pair: z.int() }),
  z.strictObject({ do: z.literal('damage'), on: z.boolean() }),
  z.strictObject({ do: z.literal('control'), on: z.boolean() }),
  z.strictObject({ do: z.literal('cycle') }),
]);

export type CellInput = z.infer<typeof input>;

const STEP_SECONDS = 1 / 60;

export const CELL: Simulation<CellState, CellInput> = {
  id: 'celula',
  stepSeconds: STEP_SECONDS,
  input,
  start: startCell,
  step(state) {
    if (state.view === 'falta') missing.stepMissing(state.missing, STEP_SECONDS);
    else if (state.view === 'osmosis') osmosis.stepOsmosis(state.osmosis, STEP_SECONDS);
    else if (state.view === 'division') division.stepDivision(state.division, STEP_SECONDS);
  },
  apply,
  isAtRest({ view, ...state }) {
    if (view === 'falta') return missing.isSteady(state.missing);
    if (view === 'osmosis') return osmosis.isBalanced(state.osmosis);
    return view === 'partes' || state.division.shown === state.division.stage;
  },
  describe({ view, ...state }) {
    if (view === 'falta') return missing.describeMissing(state.missing);
    if (view === 'osmosis') return osmosis.describeOsmosis(state.osmosis);
    return view === 'partes' ? parts.describeParts(state.parts) : division.describeDivision(state.division);
  },
  encode: encodeCell,
  decode: decodeCell,
  challenges: CELL_CHALLENGES,
};

/** What is done belongs to a view, and is done there: a recording needs no more than what was pressed. */
function apply(state: CellState, done: CellInput): void {
  switch (done.do) {
    case 'view':
      state.view = done.view;
      return;
    case 'look':
      parts.setCell(state.parts, done.cell);
      return;
    case 'zoom':
      state.parts.zoom = done.zoom;
      return;
    case 'choose':
      parts.choose(state.parts, done.part);
      return;
    case 'naming':
      state.parts = { ...parts.startParts(state.parts.cell), zoom: state.parts.zoom, isNaming: done.on };
      return;
    case 'name':
      parts.name(state.parts, done.part, done.as);
      return;
    case 'grow':
      state.missing = missing.startMissing(done.cell);
      return;
    case 'switch':
      missing.setWorks(state.missing, done.part, done.on);
      return;
    case 'light':
      state.missing.hasLight = done.on;
      return;
    case 'renew':
      if (state.view === 'osmosis') state.osmosis = osmosis.startOsmosis(state.osmosis.cell, state.osmosis.outside);
      else if (state.view === 'falta') state.missing = missing.startMissing(state.missing.cell);
      return;
    case 'dip':
      state.osmosis = osmosis.startOsmosis(done.cell, state.osmosis.outside);
      return;
    case 'solution':
      osmosis.setOutside(state.osmosis, done.outside);
      return;
    case 'divide':
      division.change(state.division, { kind: done.kind });
      return;
    case 'pairs':
      division.change(state.division, { pairs: done.pairs, orientation: 0 });
      return;
    case 'stage':
      division.goToStage(state.division, done.stage);
      return;
    case 'crossing':
      division.change(state.division, { hasCrossing: done.on });
      return;
    case 'failure':
      division.change(state.division, { failure: done.failure });
      return;
    case 'turn':
      division.turn(state.division, done.pair);
      return;
    case 'damage':
      division.change(state.division, { hasDamage: done.on });
      return;
    case 'control':
      division.change(state.division, { hasControl: done.on });
      return;
    case 'cycle':
      division.nextCycle(state.division);
      return;
  }
}
