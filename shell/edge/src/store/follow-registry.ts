import type { RegistryDocument } from '@travesia/contracts';
import { registryDigest } from './registry-signature.ts';
import type { ReleaseStore } from './release-store.ts';
import { StoreError } from './store-error.ts';
import { REGISTRY_FILE } from './store-layout.ts';

export interface RegistryFollower {
  /** The newest revision that can be trusted; `null` while there is none. */
  read(): Promise<RegistryDocument | null>;
}

/**
 * Goes from revision to revision and never back. `registry.json` only says where to look: what
 * counts is that a revision is signed, newer than the one that was read last and its successor.
 * Whatever else the store says is refused, and the last revision goes on counting.
 * @param refuse is told why, once until something good was read again.
 */
export function followRegistry(store: ReleaseStore, refuse: (reason: StoreError) => void): RegistryFollower {
  let last: RegistryDocument | null = null;
  const told = new Set<string>();

  function refuseOnce(reason: StoreError): void {
    if (told.has(reason.message)) return;
    told.add(reason.message);
    refuse(reason);
  }

  /** What `work` reads; `null` where it is nothing to be trusted. */
  async function trusted<T>(work: Promise<T | null>, tell = refuseOnce): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      tell(error);
      return null;
    }
  }

  /** Where to begin: what is announced, or the newest revision that is any good. */
  async function begin(): Promise<RegistryDocument | null> {
    const announced = await trusted(store.readRegistry());
    if (announced) return announced;
    let newestRefusal: StoreError | null = null;
    const note = (reason: StoreError) => {
      newestRefusal ??= reason;
    };
    for (const revision of (await store.listRevisions()).toReversed()) {
      const document = await trusted(store.readRevision(revision), note);
      if (document) return document;
    }
    if (newestRefusal) refuseOnce(newestRefusal);
    return null;
  }

  /** Why the announced revision is not the one that was read last, nor a later one. */
  function setBack(announced: RegistryDocument, before: RegistryDocument): string | null {
    if (announced.revision > before.revision) return null;
    if (announced.revision < before.revision) {
      return `goes back to revision ${announced.revision} from ${before.revision}`;
    }
    return registryDigest(announced) === registryDigest(before) ? null : `has another revision ${before.revision}`;
  }

  /** Looks at what is announced, for what it tells of the store. */
  async function checkAnnounced(before: RegistryDocument): Promise<void> {
    const announced = await trusted(store.readRegistry());
    if (!announced) return;
    const reason = setBack(announced, before);
    if (reason) refuseOnce(new StoreError(REGISTRY_FILE, reason));
    else told.clear();
  }

  async function successor(document: RegistryDocument): Promise<RegistryDocument | null> {
    const next = await trusted(store.readRevision(document.revision + 1));
    if (!next || next.previous === registryDigest(document)) return next;
    refuseOnce(new StoreError(`revision ${next.revision}`, `does not follow revision ${document.revision}`));
    return null;
  }

  return {
    async read() {
      if (last) await checkAnnounced(last);
      else last = await begin();
      for (let next = last && (await successor(last)); next; next = await successor(next)) last = next;
      return last;
    },
  };
}
