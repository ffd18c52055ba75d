import type { RegistryDocument } from '@travesia/contracts/release';
import { StoreError } from '@travesia/shell-edge/store';
import { readNewestRevision, untrusted } from './change-registry.ts';
import type { WritableStore } from './store/writable-store.ts';

/**
 * Every revision there was, the newest first: that one by its signatures, each other because the one after it names its
 * digest. So the history outlives the keys that it was signed with. Whoever has seen enough may stop.
 * @param newest where the walk begins, for whoever has read it already.
 * @throws {ReleaseError} when one is missing or is another.
 */
export async function* walkHistory(
  store: WritableStore,
  newest?: RegistryDocument | null,
): AsyncGenerator<RegistryDocument, void> {
  try {
    let document = newest === undefined ? await readNewestRevision(store) : newest;
    while (document) {
      yield document;
      document = await readBefore(store, document);
    }
  } catch (error) {
    throw untrusted(store, error) ?? error;
  }
}

/**
 * Every revision there was, the oldest first.
 * @throws {ReleaseError} when one is missing or is another.
 */
export async function readHistory(store: WritableStore): Promise<readonly RegistryDocument[]> {
  const history: RegistryDocument[] = [];
  for await (const document of walkHistory(store)) history.push(document);
  return history.reverse();
}

async function readBefore({ releases }: WritableStore, { revision, previous }: RegistryDocument) {
  if (revision === 1) return null;
  const before = await releases.readRevision(revision - 1, previous ?? '');
  if (before) return before;
  throw new StoreError(`revision ${revision - 1}`, 'is missing');
}
