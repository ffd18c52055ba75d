import { ByteCache } from '../http/byte-cache.ts';
import type { BlobReader } from './blob-reader.ts';
import { RELEASE_FILE, RELEASES_PREFIX } from './store-layout.ts';

/** Every file that visitors ask for of the releases that are live, with its copies, some times over. */
const FILES_LIMIT_BYTES = 128 * 1024 * 1024;

/** Not kept, because it was not there: it may yet come. */
class AbsentError extends Error {}

/**
 * `blobs`, with the files of releases in memory: they never change, and asking a bucket for each
 * takes some ten milliseconds and costs money. `release.json` is always read, since it comes
 * last and `gc` takes it away first.
 */
export function rememberFiles(blobs: BlobReader): BlobReader {
  const files = new ByteCache<Uint8Array>(FILES_LIMIT_BYTES, ({ length }) => length);
  const isImmutable = (path: string) => path.startsWith(RELEASES_PREFIX) && !path.endsWith(`/${RELEASE_FILE}`);
  return {
    ...blobs,
    async read(path) {
      if (!isImmutable(path)) return blobs.read(path);
      try {
        return await files.get(path, async () => {
          const content = await blobs.read(path);
          if (!content) throw new AbsentError(path);
          return content;
        });
      } catch (error) {
        if (error instanceof AbsentError) return null;
        throw error;
      }
    },
  };
}
