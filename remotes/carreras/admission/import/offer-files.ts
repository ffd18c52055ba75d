import { encodeOffer, type Offer } from '../encoded-offer.ts';

/** A row a line, so that a change of the data reads as a change. */
function rowsText(rows: readonly unknown[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** The files of `data/`: what people read and compare, and `offer.json`, the same for the programs that load it. */
export function offerFiles(offer: Offer): Readonly<Record<string, string>> {
  return {
    'programs.json': rowsText(offer.programs),
    'universities.json': rowsText(offer.universities),
    'offer.json': `${JSON.stringify(encodeOffer(offer), null, 1)}\n`,
  };
}
