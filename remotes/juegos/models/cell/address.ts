import { change, DIVISION_KINDS, DRAWN_PAIRS, FAILURES, goToStage, STAGES, startDivision } from './division.ts';
import { CELL_KINDS, SWITCHES, startMissing } from './missing.ts';
import { OSMOTIC_CELLS, OUTSIDE_MAX, startOsmosis } from './osmosis.ts';
import { PARTS_OF, startParts, ZOOMS } from './parts.ts';
import { type CellState, startCell, VIEWS } from './state.ts';
import { oneOf } from './words.ts';

const NONE = '-';

/**
 * The view and its settings, in words with dots between: `partes.animal.celula.nucleo`, `partes.bacteria.celula.-.nombrar`,
 * `falta.vegetal.cloroplasto+pared.sombra`, `osmosis.globulo.600`, `division.meiosis.4.gametos.segunda.cruce.0.control`.
 */
export function encodeCell({ view, ...state }: CellState): string {
  if (view === 'partes') {
    const { cell, zoom, part, isNaming } = state.parts;
    return [view, cell, zoom, part ?? NONE, ...(isNaming ? ['nombrar'] : [])].join('.');
  }
  if (view === 'falta') {
    const { cell, off, hasLight } = state.missing;
    return [view, cell, off.join('+') || NONE, ...(hasLight ? [] : ['sombra'])].join('.');
  }
  if (view === 'osmosis') return [view, state.osmosis.cell, state.osmosis.outside].join('.');
  const { kind, pairs, stage, failure, hasCrossing, orientation, hasDamage, hasControl } = state.division;
  return [
    view,
    kind,
    2 * pairs,
    STAGES[kind][stage]?.id,
    failure,
    hasCrossing ? 'cruce' : 'sin-cruce',
    orientation,
    ...(hasDamage ? [hasControl ? 'control' : 'sin-control'] : []),
  ].join('.');
}

export function decodeCell(text: string): CellState | null {
  const [name, ...words] = text.split('.');
  const view = oneOf(VIEWS, name);
  if (view === undefined) return null;
  const state: CellState = { ...startCell(), view };
  return READERS[view](state, words) ? state : null;
}

/** A whole number that is written as such. */
const wholeOf = (text: string | undefined): number => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN);

/** Each writes into the state what the words say; `false` where they say nothing that can be. */
const READERS: Readonly<Record<CellState['view'], (state: CellState, words: readonly string[]) => boolean>> = {
  partes(state, [first, second, third, naming, ...rest]) {
    const [cell, zoom] = [oneOf(CELL_KINDS, first), oneOf(ZOOMS, second)];
    if (cell === undefined || zoom === undefined || rest.length > 0) return false;
    const part = third === NONE || third === undefined ? null : oneOf(PARTS_OF[cell], third);
    if (part === undefined || !(naming === undefined || naming === 'nombrar')) return false;
    state.parts = { ...startParts(cell), zoom, part, isNaming: naming !== undefined };
    return true;
  },
  falta(state, [first, second, shade, ...rest]) {
    const cell = oneOf(CELL_KINDS, first);
    if (cell === undefined || rest.length > 0 || !(shade === undefined || shade === 'sombra')) return false;
    const off = second === NONE || second === undefined ? [] : second.split('+');
    const known = SWITCHES[cell].filter((part) => off.includes(part));
    if (known.length !== off.length) return false;
    state.missing = { ...startMissing(cell, known), hasLight: shade === undefined };
    return true;
  },
  osmosis(state, [first, second, ...rest]) {
    const [cell, outside] = [oneOf(OSMOTIC_CELLS, first), wholeOf(second)];
    if (cell === undefined || !(outside <= OUTSIDE_MAX) || rest.length > 0) return false;
    state.osmosis = startOsmosis(cell, outside);
    return true;
  },
  division(state, [first, second, third, fourth, crossing, turned, control, ...rest]) {
    const kind = oneOf(DIVISION_KINDS, first);
    if (kind === undefined || rest.length > 0) return false;
    const chromosomes = wholeOf(second);
    const stage = STAGES[kind].findIndex(({ id }) => id === third);
    const failure = fourth === undefined ? 'ninguno' : oneOf(FAILURES, fourth);
    const orientation = turned === undefined ? 0 : wholeOf(turned);
    const isCrossing = crossing === 'cruce';
    if (chromosomes % 2 !== 0 || stage < 0 || failure === undefined || !(orientation < 2 ** DRAWN_PAIRS)) return false;
    if (!(crossing === undefined || isCrossing || crossing === 'sin-cruce')) return false;
    if (!(control === undefined || control === 'control' || control === 'sin-control')) return false;
    const settings = { kind, pairs: chromosomes / 2, failure, orientation, hasCrossing: isCrossing };
    const division = startDivision();
    change(division, { ...settings, hasDamage: control !== undefined, hasControl: control !== 'sin-control' });
    if (division.pairs !== chromosomes / 2 || division.failure !== failure) return false;
    goToStage(division, stage);
    if (division.stage !== stage) return false;
    division.shown = stage;
    state.division = division;
    return true;
  },
};
