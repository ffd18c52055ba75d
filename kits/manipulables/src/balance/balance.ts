import { formatNumber } from '../shared/format-number.ts';
import { formatSum } from '../shared/format-polynomial.ts';
import { tidy } from '../shared/steps.ts';

/** What lies on a pan: bags of x each, and units. */
export type Pan = readonly [x: number, one: number];

export interface BalanceData {
  readonly left: Pan;
  readonly right: Pan;
}

export type Side = 'both' | keyof BalanceData;

/** What is done to a pan: so many bags and units more, or all shared out into so many parts, of which one stays. */
export type Move =
  | { readonly kind: 'add'; readonly x: number; readonly one: number }
  | { readonly kind: 'share'; readonly parts: number };

/** What a bag weighs; null where every weight does, or none. */
export function solve({ left, right }: BalanceData): number | null {
  const bags = left[0] - right[0];
  return bags === 0 ? null : tidy((right[1] - left[1]) / bags);
}

function movePan([x, one]: Pan, move: Move): Pan {
  return move.kind === 'add' ? [x + move.x, one + move.one] : [tidy(x / move.parts), tidy(one / move.parts)];
}

export function applyMove({ left, right }: BalanceData, move: Move, side: Side): BalanceData {
  return {
    left: side === 'right' ? left : movePan(left, move),
    right: side === 'left' ? right : movePan(right, move),
  };
}

/** All into `parts` equal ones, without breaking a bag or a unit. */
export function canShare({ left, right }: BalanceData, parts: number): boolean {
  const all = [...left, ...right];
  return all.every((number) => Number.isInteger(number / parts)) && all.some((number) => number !== 0);
}

/** Which pan is lower, where a bag weighs `bag`: −1 the left one, 0 none, 1 the right one. */
export function tiltOf({ left, right }: BalanceData, bag: number): -1 | 0 | 1 {
  const difference = tidy(right[0] * bag + right[1] - left[0] * bag - left[1]);
  return difference === 0 ? 0 : difference > 0 ? 1 : -1;
}

export const formatPan = ([x, one]: Pan) =>
  formatSum([
    [x, 'x'],
    [one, ''],
  ]);

/** Where one bag is alone on a pan, and no bag on the other: what it weighs. */
export function solvedAs({ left, right }: BalanceData): number | null {
  if (left[0] === 1 && left[1] === 0 && right[0] === 0) return right[1];
  return right[0] === 1 && right[1] === 0 && left[0] === 0 ? left[1] : null;
}

export function describeBalance(balance: BalanceData, bag: number | null): string {
  const [left, right] = [formatPan(balance.left), formatPan(balance.right)];
  if (bag !== null && tiltOf(balance, bag) !== 0) {
    const lower = tiltOf(balance, bag) < 0 ? 'izquierdo' : 'derecho';
    return `${left} y ${right} ya no pesan lo mismo: baja el plato ${lower}. Haz en el otro plato lo mismo que hiciste en uno.`;
  }
  const solved = solvedAs(balance);
  const told = `${left} = ${right}: la balanza está en equilibrio.`;
  return solved === null ? told : `${told} Una bolsa pesa ${formatNumber(solved)}: x = ${formatNumber(solved)}.`;
}
