import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brotliPiece, spliceBrotli } from './spliced-brotli.ts';

it('is brotli of the piece and what comes behind it', async () => {
  const bytes = fc.uint8Array({ maxLength: 2_000 });
  await fc.assert(
    fc.asyncProperty(bytes, bytes, async (piece, rest) => {
      const spliced = spliceBrotli(await brotliPiece(piece), rest);
      expect(brotliDecompressSync(spliced)).toEqual(Buffer.concat([piece, rest]));
    }),
  );
});

it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('stores %i bytes behind a page', async (length) => {
  const page = Buffer.from('<p>Un párrafo como cualquier otro de una página.</p>'.repeat(500));
  const rest = Buffer.alloc(length, 'año');
  const spliced = spliceBrotli(await brotliPiece(page), rest);
  expect(brotliDecompressSync(spliced).equals(Buffer.concat([page, rest]))).toBe(true);
});

it('costs little more than compressing at once', async () => {
  const page = Buffer.from(Array.from({ length: 500 }, (_, at) => `<p>Párrafo ${at} de una página.</p>`).join(''));
  const rest = Buffer.from('{"status":"anonymous"}');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const whole = brotliCompressSync(Buffer.concat([page, rest]), { params });
  expect(spliceBrotli(await brotliPiece(page), rest).length).toBeLessThan(whole.length + 64);
});
