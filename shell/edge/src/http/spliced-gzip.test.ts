import { crc32, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deflatePiece, spliceGzip, storePiece } from './spliced-gzip.ts';

async function piece(plain: Uint8Array, stored: boolean) {
  return { plain, deflated: stored ? storePiece(plain) : await deflatePiece(plain) };
}

async function gzipOf(pieces: readonly { readonly bytes: Uint8Array; readonly stored: boolean }[]): Promise<Buffer> {
  const [first, ...rest] = await Promise.all(pieces.map(({ bytes, stored }) => piece(bytes, stored)));
  if (!first) throw new Error('there is a first piece');
  const { plain, deflated } = first;
  return spliceGzip({ deflated, crc32: crc32(plain), bytes: plain.length }, rest);
}

it('is gzip of the pieces one after another, whichever way each was made', async () => {
  const anyPiece = fc.record({ bytes: fc.uint8Array({ maxLength: 300 }), stored: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(anyPiece, { minLength: 1, maxLength: 6 }), async (pieces) => {
      const content = Buffer.concat(pieces.map(({ bytes }) => bytes));
      expect(gunzipSync(await gzipOf(pieces))).toEqual(content);
    }),
  );
});

it('stores pieces longer than a block', async () => {
  const content = Buffer.alloc(200_000, 'año');
  expect(gunzipSync(await gzipOf([{ bytes: content, stored: true }]))).toEqual(content);
});

it('costs little more than compressing at once', async () => {
  const text = Buffer.from('<p>Un párrafo como cualquier otro de una página.</p>'.repeat(500));
  const spliced = await gzipOf([
    { bytes: text, stored: false },
    { bytes: Buffer.from('{}'), stored: true },
  ]);
  expect(spliced.length).toBeLessThan(gzipSync(text).length + 64);
});
