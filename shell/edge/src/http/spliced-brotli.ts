import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/**
 * Of documents of 180 to 220 kB: 50 ms each, off the main thread. 9 takes 16 ms and writes 7 % more. A document is
 * compressed once for each release and process, and its first visitor waits for it.
 */
const QUALITY = 10;

/** 200 ms, and 2 to 3 % less: what is long enough that it would be more than all others may, and there are few of. */
const LONG_QUALITY = 11;
const LONG_BYTES = 125_000;

/**
 * Of RFC 7932, 4: what distances of a copy have in common at their end. Rows of a list are alike and of many lengths; 2
 * writes 20 to 90 bytes less of a long one than 0, in the same time.
 */
const POSTFIX_BITS = 2;

/** RFC 7932, 9.2: MLEN of four nibbles. */
const STORED_BLOCK_MAX_BYTES = 0x1_00_00;

/** ISLAST and ISLASTEMPTY: nothing comes any more. */
const END = Buffer.from([0x03]);

/** The beginning of a stream that holds `bytes`, and ends on a byte. */
export function brotliPiece(bytes: Uint8Array): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.length < LONG_BYTES ? QUALITY : LONG_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_NPOSTFIX]: POSTFIX_BITS,
  };
  return brotli(bytes, { params, finishFlush: constants.BROTLI_OPERATION_FLUSH });
}

/**
 * The stream that `piece` begins, with `rest` behind it as it is. Only the first piece can be compressed: whatever a
 * second encoder refers to counts from its own first byte.
 */
export function spliceBrotli(piece: Uint8Array, rest: Uint8Array): Buffer {
  const blocks: Uint8Array[] = [piece];
  for (let start = 0; start < rest.length; start += STORED_BLOCK_MAX_BYTES) {
    const block = rest.subarray(start, start + STORED_BLOCK_MAX_BYTES);
    const head = Buffer.alloc(3);
    // ISLAST 0, MNIBBLES 0 (four), MLEN - 1 from the third bit on, ISUNCOMPRESSED 1, padded to a byte.
    head.writeUIntLE(((block.length - 1) << 3) | (1 << 19), 0, 3);
    blocks.push(head, block);
  }
  return Buffer.concat([...blocks, END]);
}
