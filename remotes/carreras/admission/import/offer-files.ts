import { measureMoves } from '../cutoff-moves.ts';
import { encodeOffer } from '../encoded-offer.ts';
import { buildOffer } from './build-offer.ts';
import type { OfferData } from './check-data.ts';
import { offerReport } from './offer-report.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/**
 * The files of `data/` that programs load, made of those that people read: `offer.json`, which processes it has, how its
 * cut-offs moved, and what the newest process changed.
 */
export function offerFiles(data: OfferData): Readonly<Record<string, string>> {
  const offer = buildOffer(data);
  const cutoffs = data.years.filter(({ cutoffs }) => cutoffs.size > 0).map(({ year }) => year);
  const newest = data.years[0]?.year;
  return {
    'offer.json': json(encodeOffer(offer)),
    'years.json': json({ offer: newest, cutoffs }),
    // Moves are known from each process to the next one: from all but the newest.
    'cutoff-moves.json': json(measureMoves(offer.programs, cutoffs.slice(1).reverse())),
    'REPORT.md': offerReport(data),
  };
}
