import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** RFC 1952: magic, deflate, no flags, no time, best compression, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);

/** RFC 1951: a last block with nothing in it. */
const END = Buffer.from([0x03, 0x00]);

const STORED_BLOCK_MAX_BYTES = 0xffff;

/** `bytes` as deflate blocks that end on a byte and look back at nothing before them. */
export function deflatePiece(bytes: Uint8Array): Promise<Buffer> {
  return deflate(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
}

/** `bytes` as deflate blocks that are not compressed: costs nothing, tells nothing by its length. */
export function storePiece(bytes: Uint8Array): Buffer {
  const blocks: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; start += STORED_BLOCK_MAX_BYTES) {
    const block = bytes.subarray(start, start + STORED_BLOCK_MAX_BYTES);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(~block.length & 0xffff, 3);
    blocks.push(head, block);
  }
  return Buffer.concat(blocks);
}

/** One gzip member of pieces made before: of the first one only the checksum and the length are known any more. */
export function spliceGzip(
  first: { readonly deflated: Uint8Array; readonly crc32: number; readonly bytes: number },
  rest: readonly { readonly deflated: Uint8Array; readonly plain: Uint8Array }[],
): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(
    rest.reduce((crc, { plain }) => crc32(plain, crc), first.crc32),
    0,
  );
  trailer.writeUInt32LE(rest.reduce((bytes, { plain }) => bytes + plain.length, first.bytes) % 2 ** 32, 4);
  return Buffer.concat([HEADER, first.deflated, ...rest.map(({ deflated }) => deflated), END, trailer]);
}
