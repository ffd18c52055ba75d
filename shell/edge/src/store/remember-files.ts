import { ByteCache } from '../http/byte-cache.ts';
import type { ReleaseStore } from './release-store.ts';

/** Every file that visitors ask for of the releases that are live, with its copies, some times over. */
const FILES_LIMIT_BYTES = 128 * 1024 * 1024;

/** Not kept, because it was not there: it may yet come. */
class AbsentError extends Error {}

/**
 * `store`, with the files of releases in memory: they never change, and asking a bucket for each
 * takes some ten milliseconds and costs money. What is kept was found to be what was published.
 */
export function rememberFiles(store: ReleaseStore): ReleaseStore {
  const files = new ByteCache<Uint8Array>(FILES_LIMIT_BYTES, ({ length }) => length);
  return {
    ...store,
    async readFile(release, file, encoding) {
      const integrity = Object.hasOwn(release.files, file) ? release.files[file]?.integrity : undefined;
      try {
        // With its digest: of an id there may be a release that is not the one which is meant.
        return await files.get(`${release.name}/${release.id}/${file} ${encoding} ${integrity}`, async () => {
          const content = await store.readFile(release, file, encoding);
          if (!content) throw new AbsentError(file);
          return content;
        });
      } catch (error) {
        if (error instanceof AbsentError) return null;
        throw error;
      }
    },
  };
}
