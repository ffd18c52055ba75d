import type { RegistryDocument } from '@travesia/contracts';
import { StoreError } from '@travesia/shell-edge/store';
import { readNewestRevision, untrusted } from './change-registry.ts';
import type { WritableStore } from './store/writable-store.ts';

/**
 * Every revision there was, the oldest first: the newest by its signature, each other because the
 * one after it names its digest. So the history outlives the keys that it was signed with.
 * @throws {ReleaseError} when one is missing or is another.
 */
export async function readHistory(store: WritableStore): Promise<readonly RegistryDocument[]> {
  const history: RegistryDocument[] = [];
  try {
    let document = await readNewestRevision(store);
    while (document) {
      history.push(document);
      document = await readBefore(store, document);
    }
  } catch (error) {
    throw untrusted(store, error) ?? error;
  }
  return history.reverse();
}

async function readBefore({ releases }: WritableStore, { revision, previous }: RegistryDocument) {
  if (revision === 1) return null;
  const before = await releases.readRevision(revision - 1, previous ?? '');
  if (before) return before;
  throw new StoreError(`revision ${revision - 1}`, 'is missing');
}
