import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deflatePiece, spliceGzip, storePiece } from './spliced-gzip.ts';

it('is gzip of the pieces one after another, whichever way each was made', async () => {
  const piece = fc.record({ bytes: fc.uint8Array({ maxLength: 300 }), stored: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      const made = await Promise.all(
        pieces.map(({ bytes, stored }) => (stored ? storePiece(bytes) : deflatePiece(bytes))),
      );
      const content = Buffer.concat(pieces.map(({ bytes }) => bytes));
      expect(gunzipSync(spliceGzip(made, content))).toEqual(content);
    }),
  );
});

it('stores pieces longer than a block', () => {
  const content = Buffer.alloc(200_000, 'año');
  expect(gunzipSync(spliceGzip([storePiece(content)], content))).toEqual(content);
});

it('costs little more than compressing at once', async () => {
  const text = Buffer.from('<p>Un párrafo como cualquier otro de una página.</p>'.repeat(500));
  const spliced = spliceGzip(
    [await deflatePiece(text), storePiece(Buffer.from('{}'))],
    Buffer.concat([text, Buffer.from('{}')]),
  );
  expect(spliced.length).toBeLessThan(gzipSync(text).length + 64);
});
