import type { AdmissionCalendar } from '@travesia/contracts/admission-calendar';
import type { Product } from '@travesia/contracts/slices';
import { type Season, seasonAt } from './season.ts';

/** What is asked for each, in pesos with all taxes. */
export type Prices = Readonly<Record<Product, number>>;

export const PRICES_DEFAULT: Prices = { season: 69_900, month: 8_900 };

/** Days of a pass of a month. */
export const MONTH_DAYS = 31;

const DAY_MS = 86_400_000;

/** A pass as somebody would have it who pays now. */
export interface Offered {
  readonly product: Product;
  /** Of which nobody pays two: `season:2028`, `month:3`. */
  readonly covers: string;
  readonly from: Date;
  readonly until: Date;
  readonly amount: number;
}

export interface Held {
  readonly product: Product;
  readonly until: Date;
}

/**
 * What a student may buy.
 * @param held passes of theirs that hold or held: a month begins when the last one of them ends, and has its number.
 */
export function offeredTo(
  calendar: AdmissionCalendar,
  prices: Prices,
  held: readonly Held[],
  now: Date,
): Readonly<Record<Product, Offered>> & { readonly ofSeason: Season } {
  const season = seasonAt(calendar, now);
  const months = held.filter(({ product }) => product === 'month');
  const from = new Date(Math.max(now.getTime(), ...months.map(({ until }) => until.getTime())));
  return {
    ofSeason: season,
    season: {
      ...{ product: 'season', covers: `season:${season.year}`, from: now, until: season.endsAt, amount: prices.season },
    },
    month: {
      ...{ product: 'month', covers: `month:${months.length + 1}`, from },
      ...{ until: new Date(from.getTime() + MONTH_DAYS * DAY_MS), amount: prices.month },
    },
  };
}
