import * as z from 'zod/mini';
import type { Simulation } from '../simulation.ts';
import { EARTH_KM } from './ak135.ts';
import { CHALLENGES } from './challenges.ts';
import { describe } from './describe.ts';
import { CASES, FIRST_GUESS, RECORD_SECONDS } from './epicentre.ts';
import { DIVISIONS } from './layers.ts';
import { clamp } from './numbers.ts';
import { BORDER_FACTS, BORDERS, LEAST_RATE_MM, MOST_RATE_MM, MOST_SITE_KM, MOST_YEARS } from './plates.ts';
import { type EarthState, MAP, MOST_OPEN_DEGREES, type Picks, QUAKE_SECONDS, SHOWN_RAYS, VIEWS } from './state.ts';

/** Of a quake, which passes in half a minute of who watches; ten million years take some forty seconds. */
const STEP_SECONDS = 1;
const PACE = 60;
const YEARS_A_STEP = 4_000;

const index = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const input = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('view'), to: z.enum(VIEWS) }),
  z.object({ kind: z.literal('division'), to: z.enum(DIVISIONS) }),
  z.object({ kind: z.literal('depth'), km: z.number() }),
  z.object({ kind: z.literal('open'), degrees: z.number() }),
  z.object({ kind: z.literal('station'), index, degrees: z.number() }),
  z.object({ kind: z.literal('rays'), to: z.enum(SHOWN_RAYS) }),
  /** Begins it anew. */
  z.object({ kind: z.literal('quake') }),
  z.object({ kind: z.literal('seconds'), to: z.number() }),
  z.object({ kind: z.literal('border'), to: z.enum(BORDERS) }),
  z.object({ kind: z.literal('rate'), mm: z.number() }),
  z.object({ kind: z.literal('years'), to: z.number() }),
  z.object({ kind: z.literal('move'), on: z.boolean() }),
  z.object({ kind: z.literal('site'), km: z.number() }),
  z.object({ kind: z.literal('case'), index: z.number() }),
  z.object({ kind: z.literal('pick'), index, wave: z.enum(['p', 's']), second: z.number() }),
  z.object({ kind: z.literal('guess'), latitude: z.number(), longitude: z.number() }),
]);

export type EarthInput = z.infer<typeof input>;

const noPicks = (): [Picks, Picks, Picks] => [
  { p: 0, s: 0 },
  { p: 0, s: 0 },
  { p: 0, s: 0 },
];

function start(): EarthState {
  return {
    view: 'capas',
    division: 'composicion',
    depthKm: 1000,
    openDegrees: 120,
    stations: [30, 60, 150],
    rays: 'ambas',
    quakeSeconds: null,
    border: 'subduccion',
    rateMm: BORDER_FACTS.subduccion.rateMm,
    years: 0,
    isMoving: false,
    siteKm: 150,
    caseIndex: 0,
    picks: noPicks(),
    guess: { ...FIRST_GUESS },
  };
}

const whole = (value: number, least: number, most: number) => Math.round(clamp(value, least, most));

/** To a tenth, which binary fractions do not have: the nearest of them. */
const tenth = (value: number, least: number, most: number) => Math.round(clamp(value, least, most) * 10) / 10;

function apply(state: EarthState, done: EarthInput): void {
  switch (done.kind) {
    case 'view':
      state.view = done.to;
      break;
    case 'division':
      state.division = done.to;
      break;
    case 'depth':
      state.depthKm = whole(done.km, 0, EARTH_KM);
      break;
    case 'open':
      state.openDegrees = whole(done.degrees, 0, MOST_OPEN_DEGREES);
      break;
    case 'station':
      state.stations[done.index] = whole(done.degrees, 0, 180);
      break;
    case 'rays':
      state.rays = done.to;
      break;
    case 'quake':
      state.quakeSeconds = 0;
      break;
    case 'seconds':
      state.quakeSeconds = whole(done.to, 0, QUAKE_SECONDS);
      break;
    case 'border':
      state.border = done.to;
      state.rateMm = BORDER_FACTS[done.to].rateMm;
      state.years = 0;
      state.isMoving = false;
      break;
    case 'rate':
      state.rateMm = whole(done.mm, LEAST_RATE_MM, MOST_RATE_MM);
      break;
    case 'years':
      state.years = whole(done.to, 0, MOST_YEARS);
      state.isMoving = false;
      break;
    case 'move':
      if (done.on && state.years >= MOST_YEARS) state.years = 0;
      state.isMoving = done.on;
      break;
    case 'site':
      state.siteKm = whole(done.km, 0, MOST_SITE_KM);
      break;
    case 'case':
      state.caseIndex = whole(done.index, 0, CASES.length - 1);
      state.picks = noPicks();
      state.guess = { ...FIRST_GUESS };
      break;
    case 'pick':
      state.picks[done.index][done.wave] = whole(done.second, 0, RECORD_SECONDS);
      break;
    case 'guess':
      state.guess = {
        latitude: tenth(done.latitude, MAP.south, MAP.north),
        longitude: tenth(done.longitude, MAP.west, MAP.east),
      };
      break;
  }
}

function isAtRest({ view, quakeSeconds, isMoving }: EarthState): boolean {
  if (view === 'ondas') return quakeSeconds === null || quakeSeconds >= QUAKE_SECONDS;
  return view !== 'placas' || !isMoving;
}

function step(state: EarthState): void {
  if (isAtRest(state)) return;
  if (state.view === 'ondas') {
    state.quakeSeconds = Math.min(QUAKE_SECONDS, (state.quakeSeconds ?? 0) + STEP_SECONDS);
  } else {
    state.years = Math.min(MOST_YEARS, state.years + YEARS_A_STEP);
    if (state.years === MOST_YEARS) state.isMoving = false;
  }
}

/** Settings of the view one is in, between points: "ondas.30.60.150.ambas". */
function encode(state: EarthState): string {
  const { view, division, depthKm, openDegrees, stations, rays, border, rateMm, siteKm, caseIndex } = state;
  const settings = {
    capas: [division, depthKm, openDegrees],
    ondas: [...stations, rays],
    placas: [border, rateMm, siteKm],
    epicentro: [caseIndex + 1],
  };
  return [view, ...settings[view]].join('.');
}

const WHOLE = /^(?:0|[1-9]\d{0,3})$/;

function decode(text: string): EarthState | null {
  const [name, ...settings] = text.split('.');
  const view = VIEWS.find((one) => one === name);
  if (!view) return null;
  const state = { ...start(), view };
  const wholeAt = (at: number) => (WHOLE.test(settings[at] ?? '') ? Number(settings[at]) : Number.NaN);
  const inputs: readonly EarthInput[] = {
    capas: () => [
      { kind: 'division' as const, to: settings[0] },
      { kind: 'depth' as const, km: wholeAt(1) },
      { kind: 'open' as const, degrees: wholeAt(2) },
    ],
    ondas: () => [
      ...([0, 1, 2] as const).map((at) => ({ kind: 'station' as const, index: at, degrees: wholeAt(at) })),
      { kind: 'rays' as const, to: settings[3] },
    ],
    placas: () => [
      { kind: 'border' as const, to: settings[0] },
      { kind: 'rate' as const, mm: wholeAt(1) },
      { kind: 'site' as const, km: wholeAt(2) },
    ],
    epicentro: () => [{ kind: 'case' as const, index: wholeAt(0) - 1 }],
  }
    [view]()
    .flatMap((one) => {
      const read = input.safeParse(one);
      return read.success ? [read.data] : [];
    });
  for (const one of inputs) apply(state, one);
  // What was out of range, left out or added is not what it says.
  return encode(state) === text ? state : null;
}

/** Layers, waves, plates and an epicentre: four views of one planet. */
export const EARTH: Simulation<EarthState, EarthInput> = {
  id: 'geosfera',
  stepSeconds: STEP_SECONDS,
  pace: PACE,
  input,
  start,
  step,
  apply,
  isAtRest,
  describe,
  encode,
  decode,
  challenges: CHALLENGES,
};
