import type { ReleaseDocument, ReleaseId, ReleaseName } from '@travesia/contracts/release';
import { ProblemError } from '@travesia/kit-service';
import { ByteCache } from '../http/byte-cache.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Lookups } from './lookups.ts';

/** Release documents at hand, by the number of files they name: those of open tabs and of the builds before. */
const RELEASE_CACHE_FILES = 200_000;

/** Reads releases that were published, and remembers them: they never change. */
export function createReleaseCache(store: ReleaseStore, lookups: Lookups) {
  const releases = new ByteCache<ReleaseDocument>(RELEASE_CACHE_FILES, ({ files }) => Object.keys(files).length);

  /**
   * @param address of whoever named it.
   * @throws {ProblemError} 404 when there is none, 429 where the address asked for too many of those.
   */
  return (name: ReleaseName, id: ReleaseId, address?: string): Promise<ReleaseDocument> =>
    releases.get(`${name}/${id}`, async () => {
      const release = await lookups.find(`release ${name}/${id}`, address, () => store.readRelease(name, id));
      if (!release) throw new ProblemError(404, 'There is no such release.');
      return release;
    });
}
