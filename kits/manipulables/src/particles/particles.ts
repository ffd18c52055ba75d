import { formatNumber } from '../shared/format-number.ts';

export type Matter = 'solid' | 'liquid' | 'gas';

/** Of water, at the pressure of the sea's level. */
export const MELTS_KELVIN = 273;
export const BOILS_KELVIN = 373;

const PARTICLES = 36;
/** A block of ice, and a puddle as wide as the box. */
const SOLID_COLUMNS = 6;
const LIQUID_COLUMNS = 9;
/** From one particle to the next, of the box's side. */
const SOLID_GAP = 0.09;
const LIQUID_GAP = 0.105;
const MOST_TREMBLE = 0.012;
const WANDER = 0.05;

/** While it melts or boils it is both: `begin` is kept there. */
export function matterAt(kelvin: number, begin: Matter): Matter {
  if (kelvin === MELTS_KELVIN && begin !== 'gas') return begin;
  if (kelvin === BOILS_KELVIN && begin !== 'solid') return begin;
  if (kelvin <= MELTS_KELVIN) return 'solid';
  return kelvin < BOILS_KELVIN ? 'liquid' : 'gas';
}

/** How fast particles are against those at 273 K: with the root of the temperature. */
export const speedAt = (kelvin: number) => Math.sqrt(kelvin / MELTS_KELVIN);

/** To and fro between 0 and 1, as a ball between walls. */
function bounce(value: number): number {
  const turn = Math.abs(value) % 2;
  return turn > 1 ? 2 - turn : turn;
}

/**
 * Where all are, in a box from 0 to 1 with 1 below, after a way of `phase`: seconds times their speed. Solid: in their
 * places, trembling. Liquid: close, and on the move past each other. Gas: anywhere.
 */
export function placesAt(matter: Matter, kelvin: number, phase: number): readonly (readonly [x: number, y: number])[] {
  const [columns, gap, pace, reach] =
    matter === 'solid'
      ? [SOLID_COLUMNS, SOLID_GAP, 14, MOST_TREMBLE * Math.min(1, speedAt(kelvin))]
      : [LIQUID_COLUMNS, LIQUID_GAP, 2.5, WANDER];
  return Array.from({ length: PARTICLES }, (_, index) => {
    // Turns of its own, spread evenly, the same each time.
    const [first, second] = [(index * 0.754878) % 1, (index * 0.56984) % 1];
    if (matter === 'gas') {
      return [bounce(first * 2 + phase * (0.25 + second * 0.3)), bounce(second * 2 + phase * (0.55 - first * 0.3))];
    }
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const shift = matter === 'liquid' ? (row % 2 === 0 ? -gap : gap) / 8 : 0;
    return [
      0.5 + (column - (columns - 1) / 2) * gap + shift + reach * Math.sin(phase * pace + first * 2 * Math.PI),
      0.95 - row * gap + reach * Math.cos(phase * pace * 1.3 + second * 2 * Math.PI),
    ];
  });
}

const NAMES: Readonly<Record<Matter, string>> = { solid: 'sólida', liquid: 'líquida', gas: 'gaseosa' };

const MEANS: Readonly<Record<Matter, string>> = {
  solid: 'Las partículas vibran en su lugar, en orden: tiene forma y volumen propios.',
  liquid: 'Las partículas están juntas y se deslizan unas entre otras: conserva el volumen y toma la forma del vaso.',
  gas: 'Las partículas van por todo el espacio y casi no se atraen: no tiene forma ni volumen propios.',
};

export function describeParticles(kelvin: number, matter: Matter): string {
  const change =
    kelvin === MELTS_KELVIN
      ? ' A esta temperatura se funde o se congela.'
      : kelvin === BOILS_KELVIN
        ? ' A esta temperatura hierve o se condensa.'
        : '';
  return `Agua a ${kelvin} K (${formatNumber(kelvin - MELTS_KELVIN)} °C), al nivel del mar: ${NAMES[matter]}. ${MEANS[matter]}${change}`;
}
