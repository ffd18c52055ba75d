import type { RegistryDocument } from '@travesia/contracts';
import { readNewestRevision } from './change-registry.ts';
import { forEachBounded } from './for-each-bounded.ts';
import { ReleaseError } from './release-error.ts';
import type { WritableStore } from './store/writable-store.ts';

const READS_AT_ONCE = 16;

/**
 * Every revision there was, the oldest first.
 * @throws {ReleaseError} when one is missing.
 */
export async function readHistory(store: WritableStore): Promise<readonly RegistryDocument[]> {
  const newest = await readNewestRevision(store);
  const revisions = Array.from({ length: newest?.revision ?? 0 }, (_, index) => index + 1);
  const history: RegistryDocument[] = [];
  await forEachBounded(revisions, READS_AT_ONCE, async (revision) => {
    const document = await store.releases.readRevision(revision);
    if (!document) {
      throw new ReleaseError(
        'untrusted-registry',
        `Falta la revisión ${revision} en ${store.address}: mira qué más está mal con npm run release -- verify.`,
      );
    }
    history[revision - 1] = document;
  });
  return history;
}
