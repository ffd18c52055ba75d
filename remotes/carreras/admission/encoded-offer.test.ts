import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import encoded from './data/offer.json' with { type: 'json' };
import { decodeOffer, encodeOffer } from './encoded-offer.ts';
import { buildOffer } from './import/build-offer.ts';
import { checkData } from './import/check-data.ts';
import { readData } from './import/read-data.ts';

/** What the whole offer may weigh on its way to a browser. */
const MAX_BROTLI_BYTES = 250_000;

/** Far below what is allowed: what it weighs, with room for another year. */
const AIM_BROTLI_BYTES = 70_000;

describe('the offer as it travels', () => {
  it('is, to the last field, the offer that people read', () => {
    const checked = checkData(readData(join(import.meta.dirname, 'data')));
    if (checked.kind === 'refused') throw new Error(checked.problems.join('\n'));
    expect(decodeOffer(encoded)).toEqual(buildOffer(checked.data));
  });

  it('comes back from its own encoding', () => {
    expect(encodeOffer(decodeOffer(encoded)) as unknown).toEqual(encoded);
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
