import type { Product } from '@travesia/contracts/slices';

export interface PaidPass {
  readonly product: Product;
  readonly amount: number;
  readonly from: Date;
  readonly until: Date;
  /** When something was used that only a pass gives; `null`: never. */
  readonly firstUsedAt: Date | null;
  /** Of its season; `null` of a month. */
  readonly seasonStartsAt: Date | null;
}

/** What the student gets back who leaves now. */
export interface RefundTerms {
  /** `withdrawal`: all of it. `leaving`: what is left of the season, by days. `none`: the month is being used up. */
  readonly kind: 'withdrawal' | 'leaving' | 'none';
  /** Pesos. */
  readonly amount: number;
  /** Until when all of it is given back; `null` while the days have not begun to count. */
  readonly wholeUntil: Date | null;
}

/** Days to withdraw; the law asks for ten from the purchase (Ley 19.496, artículo 3 bis). */
export const WITHDRAWAL_DAYS = 10;

const DAY_MS = 86_400_000;

/**
 * The days to withdraw count from the first use or from the start of the season, whichever is later, so a pass that nobody
 * used is given back whole.
 */
export function refundTerms(pass: PaidPass, now: Date): RefundTerms {
  const { product, amount, from, until, firstUsedAt, seasonStartsAt } = pass;
  if (now >= until) return { kind: 'none', amount: 0, wholeUntil: null };
  const countsFrom = firstUsedAt && Math.max(firstUsedAt.getTime(), seasonStartsAt?.getTime() ?? 0);
  const wholeUntil = countsFrom === null ? null : new Date(countsFrom + WITHDRAWAL_DAYS * DAY_MS);
  if (wholeUntil === null || now <= wholeUntil) return { kind: 'withdrawal', amount, wholeUntil };
  if (product === 'month') return { kind: 'none', amount: 0, wholeUntil };
  const [days, left] = [daysBetween(from, until), daysBetween(now, until)];
  const back = Math.min(amount, Math.floor((amount * left) / Math.max(1, days)));
  return back > 0 ? { kind: 'leaving', amount: back, wholeUntil } : { kind: 'none', amount: 0, wholeUntil };
}

/** Whole days, those that began counted for the student. */
const daysBetween = (from: Date, to: Date) => Math.max(0, Math.ceil((to.getTime() - from.getTime()) / DAY_MS));
