import type { RegistryDocument } from '@travesia/contracts/release';
import { registryDigest } from './registry-digest.ts';
import type { RegistryStanding } from './registry-standing.ts';
import type { ReleaseStore } from './release-store.ts';
import { forgetfulMemory, type RevisionMemory, type ServedRevision } from './revision-memory.ts';
import { StoreError } from './store-error.ts';
import { REGISTRY_FILE, revisionPath } from './store-layout.ts';
import { whyNoSuccessor } from './successor.ts';

/** Whoever starts where the newest revision is refused looks at so many: an older edge is then some promotes behind. */
const REVISIONS_TRIED = 5;

/** Whoever starts checks each step since what it served last, where there are no more. */
const STEPS_WALKED = 1_000;

export interface RegistryFollower {
  /** The newest revision that can be trusted; `null` while there is none. */
  read(): Promise<RegistryDocument | null>;
  standing(): RegistryStanding;
}

export interface FollowerOptions {
  /** Where absent, what was served before the start is not known. */
  readonly memory?: RevisionMemory | undefined;
}

/**
 * Goes from revision to revision and never back. `registry.json` only says where to look: what
 * counts is that a revision is signed, newer than the one that was read last and its successor.
 * Whatever else the store says is refused, and the last revision goes on counting.
 * @param refuse is told why, once until something good was read again.
 */
export function followRegistry(
  store: ReleaseStore,
  refuse: (reason: StoreError) => void,
  { memory = forgetfulMemory() }: FollowerOptions = {},
): RegistryFollower {
  let last: RegistryDocument | null = null;
  let served: ServedRevision | null = null;
  let remembered = false;
  let newestSeen: number | null = null;
  let refusal: StoreError | null = null;
  const told = new Set<string>();

  function see(revision: number | undefined): void {
    if (revision !== undefined) newestSeen = Math.max(newestSeen ?? 0, revision);
  }

  function refuseOnce(reason: StoreError): void {
    refusal ??= reason;
    see(reason.revision);
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

  /** Whether whoever signed a revision may take the step to it from the one before. */
  async function mayBegin(document: RegistryDocument): Promise<boolean> {
    if (document.revision === 1) return true;
    const before = await trusted(store.readRevision(document.revision - 1, document.previous ?? ''));
    // Where the one before is lost there is no step to look at: it stands by its own signatures.
    const reason = before && whyNoSuccessor(before, document);
    if (reason) refuseOnce(new StoreError(revisionPath(document.revision), reason));
    return !reason;
  }

  /** Where to begin without any memory: what is announced, or one of the newest revisions. */
  async function beginAnywhere(): Promise<RegistryDocument | null> {
    const announced = await trusted(store.readRegistry());
    if (announced) see(announced.revision);
    if (announced && (await mayBegin(announced))) return announced;
    const revisions = await store.listRevisions();
    see(revisions.at(-1));
    let newestRefusal: StoreError | null = null;
    const note = (reason: StoreError) => {
      newestRefusal ??= reason;
    };
    for (const revision of revisions.slice(-REVISIONS_TRIED).reverse()) {
      const document = await trusted(store.readRevision(revision), note);
      if (!document || !(await mayBegin(document))) continue;
      if (newestRefusal) refuseOnce(newestRefusal);
      return document;
    }
    if (newestRefusal) refuseOnce(newestRefusal);
    return null;
  }

  /** Where this edge was, or something that may come after it: never what was there before. */
  async function beginAgain(mark: ServedRevision): Promise<RegistryDocument | null> {
    const announced = await trusted(store.readRegistry());
    if (announced) see(announced.revision);
    const known = await trusted(store.readRevision(mark.revision));
    if (known && registryDigest(known) === mark.digest) {
      const gap = (announced?.revision ?? mark.revision) - mark.revision;
      if (announced && gap > STEPS_WALKED && (await mayBegin(announced))) return announced;
      return known;
    }
    if (known) {
      refuseOnce(new StoreError(revisionPath(mark.revision), 'is another than the one that was served here'));
    } else if (announced && announced.revision < mark.revision) {
      refuseOnce(
        new StoreError(REGISTRY_FILE, `goes back to revision ${announced.revision} from ${mark.revision}, served here`),
      );
    } else {
      refuseOnce(new StoreError(revisionPath(mark.revision), 'was served here and cannot be read'));
    }
    return null;
  }

  async function begin(): Promise<RegistryDocument | null> {
    if (!remembered) served = await memory.read();
    remembered = true;
    return served ? beginAgain(served) : beginAnywhere();
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
    see(announced.revision);
    const reason = setBack(announced, before);
    if (reason) refuseOnce(new StoreError(REGISTRY_FILE, reason));
    else told.clear();
  }

  async function successor(document: RegistryDocument): Promise<RegistryDocument | null> {
    const revision = document.revision + 1;
    const next = await trusted(store.readRevision(revision), (reason) => {
      see(revision);
      refuseOnce(reason);
    });
    if (!next) return null;
    see(revision);
    const reason = whyNoSuccessor(document, next);
    if (!reason) return next;
    refuseOnce(new StoreError(`revision ${revision}`, reason));
    return null;
  }

  async function remember(document: RegistryDocument): Promise<void> {
    if (document.revision <= (served?.revision ?? 0)) return;
    const next = { revision: document.revision, digest: registryDigest(document) };
    await memory.write(next);
    served = next;
  }

  return {
    async read() {
      refusal = null;
      if (last) await checkAnnounced(last);
      else last = await begin();
      for (let next = last && (await successor(last)); next; next = await successor(next)) last = next;
      if (last) {
        see(last.revision);
        await remember(last);
      }
      return last;
    },
    standing: () => ({
      accepted: last?.revision ?? null,
      newestSeen,
      highestServed: served?.revision ?? null,
      refusal: refusal && { where: refusal.where, reason: refusal.message },
    }),
  };
}
