import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const TEXT = /\.(js|css|svg|json|html|txt|webmanifest)$/;

/** Below this many bytes the headers of a compressed answer eat what it saves. */
const COMPRESSED_MIN_BYTES = 256;

/** Of brotli. The highest takes twenty times as long as the quick one, for a tenth fewer bytes. */
const QUALITY = { highest: constants.BROTLI_MAX_QUALITY, quick: 9 } as const;

export interface CompressedCopies {
  readonly brotli?: Uint8Array;
  readonly gzip?: Uint8Array;
}

/**
 * Copies for the edge to send as they are: done once, when published, so at the highest quality unless told.
 * Absent where the file is not text or would not get smaller.
 */
export async function compress(
  file: string,
  content: Uint8Array,
  quality: keyof typeof QUALITY = 'highest',
): Promise<CompressedCopies> {
  if (!TEXT.test(file) || content.length < COMPRESSED_MIN_BYTES) return {};
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    ...(brotli.length < content.length && { brotli }),
    ...(gzipped.length < content.length && { gzip: gzipped }),
  };
}
