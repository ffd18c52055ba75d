import { clamp, number, percent } from './words.ts';

/**
 * Water through the membrane of one cell in a solution that is so large that it does not change.
 *
 * Boyle and van 't Hoff: what can hold water shrinks as the pressure of solutes grows, V = b + (1 − b)·π₀/π, in volumes of
 * the cell in the isotonic solution. On the way there dV/dt = Lp·A·(π_in − π_out − P), with P the pressure of the wall.
 * Solutes stay where they are: a cell that lets some through, or gets rid of them, comes back in time; this one does not.
 */
export interface OsmosisState {
  cell: OsmoticCell;
  /** Of the solution, in mosm/L. */
  outside: number;
  /** Of what the membrane encloses, in volumes of the isotonic cell. */
  volume: number;
  hasBurst: boolean;
  /** Seconds of the cell since it, or the solution, was last changed. */
  seconds: number;
}

export const OSMOTIC_CELLS = ['globulo', 'vegetal'] as const;
export type OsmoticCell = (typeof OSMOTIC_CELLS)[number];

/** mosm/L of both cells, and of blood plasma (280 to 300: Hall, «Guyton & Hall Textbook of Medical Physiology», 14.ª ed., 2021, ch. 25). */
export const ISOTONIC = 300;

/** mosm/L: about sea water (Millero, «Chemical Oceanography», 4.ª ed., 2013: 35 g of salts in a kilogram, some 1.1 osm). */
export const OUTSIDE_MAX = 1100;

/** L·atm/(mol·K), CODATA 2018. */
const GAS_CONSTANT = 0.082_057_366;
const PASCALS_PER_ATMOSPHERE = 101_325;

interface CellFacts {
  readonly name: string;
  readonly kelvin: number;
  /** Share of the volume that gives and takes no water. */
  readonly inactive: number;
  /** Surface by volume, in 1/m. */
  readonly surface: number;
  /** Lp, in m/(s·Pa). */
  readonly conductivity: number;
  /** Volume at which the membrane tears; `null` where a wall keeps it from getting there. */
  readonly burstsAt: number | null;
  /** How stiff the wall is, in Pa for each whole volume beyond the first; 0 without a wall. */
  readonly stiffness: number;
  /** Seconds of the cell that pass in one of the model: the way to balance takes some seconds to look at. */
  readonly pace: number;
}

export const OSMOTIC_FACTS: Readonly<Record<OsmoticCell, CellFacts>> = {
  globulo: {
    name: 'glóbulo rojo',
    kelvin: 310,
    // Solids are 28 % of it, and 12.5 % of its water does not answer (Solomon and others, J. Membr. Biol. 74, 1983): 0.37.
    inactive: 0.4,
    // 135 µm² and 90 µm³: Milo & Phillips, «Cell Biology by the Numbers», 2015.
    surface: 1.5e6,
    // Terwilliger & Solomon, J. Gen. Physiol. 77, 1981: 1.8·10⁻¹¹ cm³/(dyn·s).
    conductivity: 1.8e-12,
    // It is a sphere at about 1.5 volumes, and tears 6 to 12 % later (Massaldi, Richieri & Mel, Biophys. J., 1988).
    burstsAt: 1.6,
    stiffness: 0,
    pace: 0.3,
  },
  vegetal: {
    name: 'célula vegetal',
    kelvin: 298,
    // Sommer, Mahlknecht & Obermeyer, J. Membr. Biol. 215, 2007: about 30 % of protoplasts, and 5 to 20 µm/s (here 10).
    inactive: 0.3,
    // A sphere of 20 µm of radius.
    surface: 1.5e5,
    conductivity: 7.3e-14,
    burstsAt: null,
    // Murphy & Ortega, Plant Physiol. 107, 1995: some 10 MPa at 0.5 MPa of turgor.
    stiffness: 1e7,
    pace: 40,
  },
};

export const startOsmosis = (cell: OsmoticCell = 'globulo', outside = ISOTONIC): OsmosisState => ({
  cell,
  outside,
  volume: 1,
  hasBurst: false,
  seconds: 0,
});

/** π = MRT of `osmolar` mosm/L, in atmospheres; van 't Hoff's i is in the osmoles. */
export const osmoticPressure = (osmolar: number, kelvin: number): number => (osmolar / 1000) * GAS_CONSTANT * kelvin;

/** What the wall pushes back with, in megapascals; 0 where the membrane does not reach it. */
export function turgor({ cell, volume }: OsmosisState): number {
  return (OSMOTIC_FACTS[cell].stiffness * Math.max(0, volume - 1)) / 1e6;
}

/** mosm/L inside: the same solutes in the water that is left. */
export function inside({ cell, volume }: OsmosisState): number {
  const { inactive } = OSMOTIC_FACTS[cell];
  return (ISOTONIC * (1 - inactive)) / (volume - inactive);
}

/** Change of volume in one second of the cell, in isotonic volumes: positive while water goes in. */
export function flow(state: OsmosisState): number {
  return state.hasBurst ? 0 : flowAt(state, state.volume);
}

function flowAt({ cell, outside }: OsmosisState, volume: number): number {
  const { kelvin, inactive, surface, conductivity, stiffness } = OSMOTIC_FACTS[cell];
  const isotonicPascals = osmoticPressure(ISOTONIC, kelvin) * PASCALS_PER_ATMOSPHERE;
  const within = (1 - inactive) / (volume - inactive);
  const wall = (stiffness * Math.max(0, volume - 1)) / isotonicPascals;
  return conductivity * surface * isotonicPascals * (within - outside / ISOTONIC - wall);
}

/** Slower than this, in isotonic volumes a second of the model, nothing is seen to move. */
const STILL = 1e-4;

export const isBalanced = (state: OsmosisState): boolean =>
  state.hasBurst || Math.abs(flow(state)) * OSMOTIC_FACTS[state.cell].pace < STILL;

/** By the classical Runge-Kutta method; exact to 1e-5 of a volume at 1/60 s of the model. */
export function stepOsmosis(state: OsmosisState, modelSeconds: number): void {
  if (isBalanced(state)) return;
  const { pace, burstsAt } = OSMOTIC_FACTS[state.cell];
  const seconds = modelSeconds * pace;
  const first = flowAt(state, state.volume);
  const second = flowAt(state, state.volume + (first * seconds) / 2);
  const third = flowAt(state, state.volume + (second * seconds) / 2);
  const fourth = flowAt(state, state.volume + third * seconds);
  state.volume += (seconds * (first + 2 * second + 2 * third + fourth)) / 6;
  state.seconds += seconds;
  if (burstsAt !== null && state.volume >= burstsAt) {
    state.volume = burstsAt;
    state.hasBurst = true;
  }
}

/** Where it comes to rest in `outside`, in isotonic volumes, as if nothing could tear; by Boyle and van 't Hoff, and halving where a wall pushes. */
export function volumeAtRest(cell: OsmoticCell, outside: number): number {
  const { inactive, stiffness } = OSMOTIC_FACTS[cell];
  if (stiffness === 0 || outside >= ISOTONIC) return inactive + ((1 - inactive) * ISOTONIC) / outside;
  const state = startOsmosis(cell, outside);
  let [low, high] = [1, 2];
  for (let half = 0; half < 60; half += 1) {
    const middle = (low + high) / 2;
    if (flowAt(state, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export function setOutside(state: OsmosisState, mosm: number): void {
  const outside = Math.round(clamp(mosm, 0, OUTSIDE_MAX));
  if (outside === state.outside) return;
  state.outside = outside;
  state.seconds = 0;
}

export type Tonicity = 'hipotónica' | 'isotónica' | 'hipertónica';

/** Of the solution, against what the cell had inside in the beginning. */
export const tonicity = (outside: number): Tonicity =>
  outside === ISOTONIC ? 'isotónica' : outside < ISOTONIC ? 'hipotónica' : 'hipertónica';

/** Volumes below which the membrane of a plant cell is seen to leave the wall. */
const PLASMOLYSED = 0.98;

/** MPa of turgor from which the cell is called firm: growing cells have 0.3 to 1 (Cosgrove, Annu. Rev. Cell Dev. Biol. 13, 1997). */
export const FIRM_MPA = 0.3;

/** One word for how it stands. */
export function condition(state: OsmosisState): string {
  if (state.hasBurst) return 'reventada';
  if (state.cell === 'vegetal') {
    if (state.volume < PLASMOLYSED) return 'plasmolizada';
    return turgor(state) >= FIRM_MPA ? 'turgente' : 'flácida';
  }
  return state.volume < 0.9 ? 'arrugada' : state.volume > 1.1 ? 'hinchada' : 'normal';
}

const pressure = (osmolar: number, kelvin: number) =>
  `${number(osmolar)} mosm/L (${number(osmoticPressure(osmolar, kelvin), 1)} atm)`;

export function describeOsmosis(state: OsmosisState): string {
  const { name, kelvin } = OSMOTIC_FACTS[state.cell];
  const kind = tonicity(state.outside);
  const around = `Un${state.cell === 'vegetal' ? 'a' : ''} ${name} está en una solución ${kind} de ${pressure(state.outside, kelvin)}.`;
  if (state.hasBurst) {
    return `${around} Entró agua hasta que la membrana se rompió, al llegar a 1,6 veces su volumen: eso es la lisis. Pon una célula nueva para seguir.`;
  }
  const now = flow(state);
  const way = isBalanced(state)
    ? 'Entra tanta agua como sale: está en equilibrio'
    : now > 0
      ? 'El agua entra más de lo que sale'
      : 'El agua sale más de lo que entra';
  const wall =
    state.cell === 'vegetal'
      ? turgor(state) > 0
        ? ` La pared la sujeta con ${number(turgor(state), 2)} MPa: está ${condition(state)}.`
        : condition(state) === 'plasmolizada'
          ? ' La membrana se separó de la pared: está plasmolizada.'
          : ' La pared no la aprieta: está flácida.'
      : ` Está ${condition(state) === 'normal' ? 'como siempre' : condition(state).replace(/a$/, 'o')}.`;
  return `${around} ${way}. Su volumen es ${percent(state.volume)} del inicial y adentro hay ${number(inside(state))} mosm/L.${wall}`;
}
