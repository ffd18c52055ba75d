import { formatNumber } from '../shared/format-number.ts';

export type Matter = 'solid' | 'liquid' | 'gas';

/** Of water, at the pressure of the sea's level. */
export const MELTS_KELVIN = 273;
export const BOILS_KELVIN = 373;

const COLUMNS = 6;
const ROWS = 6;
/** Room of a particle in its place, of the box's side. */
const SOLID_GAP = 0.09;
const LIQUID_GAP = 0.135;
const MOST_TREMBLE = 0.022;
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
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    // Turns of its own, the same each time.
    const [first, second] = [(index * 0.618034) % 1, (index * 0.754878) % 1];
    if (matter === 'gas')
      return [bounce(first * 2 + phase * (0.25 + second * 0.3)), bounce(second * 2 + phase * (0.55 - first * 0.3))];
    const gap = matter === 'solid' ? SOLID_GAP : LIQUID_GAP;
    const reach = matter === 'solid' ? MOST_TREMBLE * Math.sqrt(kelvin / MELTS_KELVIN) : WANDER;
    const pace = matter === 'solid' ? 14 : 2.5;
    const shift = matter === 'liquid' && row % 2 === 1 ? gap / 3 : 0;
    return [
      0.5 + (column - (COLUMNS - 1) / 2) * gap + shift + reach * Math.sin(phase * pace + first * 2 * Math.PI),
      0.94 - row * SOLID_GAP + reach * Math.min(1, gap) * Math.cos(phase * pace * 1.3 + second * 2 * Math.PI),
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
