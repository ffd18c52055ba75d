import { measureMoves } from '../cutoff-moves.ts';
import { encodeOffer, type Offer } from '../encoded-offer.ts';

/** Processes from which cut-offs are known to have moved to the next. */
const MOVES_FROM: readonly number[] = [2024, 2025];

/** A row a line, so that a change of the data reads as a change. */
function rowsText(rows: readonly unknown[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/**
 * The files of `data/`: what people read and compare, `offer.json`, the same for the programs
 * that load it, and how its cut-offs moved.
 */
export function offerFiles(offer: Offer): Readonly<Record<string, string>> {
  return {
    'programs.json': rowsText(offer.programs),
    'universities.json': rowsText(offer.universities),
    'offer.json': `${JSON.stringify(encodeOffer(offer), null, 1)}\n`,
    'cutoff-moves.json': `${JSON.stringify(measureMoves(offer.programs, MOVES_FROM), null, 1)}\n`,
  };
}
