import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import encoded from './data/offer.json' with { type: 'json' };
import { decodeOffer, encodeOffer } from './encoded-offer.ts';
import { OFFER } from './offer.ts';

/** What the whole offer may weigh on its way to a browser. */
const MAX_BROTLI_BYTES = 250_000;

/** Far below what is allowed: what it weighs, with room for another year. */
const AIM_BROTLI_BYTES = 70_000;

const data = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, 'data', file), 'utf8'));

describe('the offer as it travels', () => {
  it('is, to the last field, the offer that people read', () => {
    const offer = decodeOffer(encoded);
    expect(offer.programs).toEqual(data('programs.json'));
    expect(offer.universities).toEqual(data('universities.json'));
  });

  it('comes back from its own encoding', () => {
    expect(decodeOffer(encodeOffer(OFFER))).toEqual({ programs: OFFER.programs, universities: OFFER.universities });
    expect(encodeOffer(OFFER)).toEqual(encoded);
  });

  it('weighs little', () => {
    const weight = brotliCompressSync(JSON.stringify(encoded)).byteLength;
    expect(weight).toBeLessThan(AIM_BROTLI_BYTES);
    expect(AIM_BROTLI_BYTES).toBeLessThan(MAX_BROTLI_BYTES);
  });

  it('says which column is not there', () => {
    const { name: _, ...without } = encoded.programs.columns;
    expect(() => decodeOffer({ ...encoded, programs: { rows: 1, columns: without } })).toThrow("no column 'name'");
  });
});
