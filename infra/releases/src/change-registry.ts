import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RegistryDocument } from '@travesia/contracts';
import { openFolderStore } from '@travesia/shell-edge/store';
import { diskFailure } from './disk-failure.ts';
import { syncFolder, writeDurably } from './durable.ts';
import { hasCode } from './has-code.ts';
import { registryFile, revisionFile, revisionOf, revisionsFolder, workshopFolder } from './store-layout.ts';

export type Pointers = Pick<RegistryDocument, 'shell' | 'remotes'>;

/**
 * How long the revision before gets to appear in `registry.json` before its writer counts as
 * dead. A writer needs milliseconds; one that is stopped for longer at the worst moment can put
 * its older revision there once more, until the next change.
 */
const PREDECESSOR_DEADLINE_MS = 1_000;
const PREDECESSOR_POLL_MS = 5;

/** The newest revision that was ever made, whether or not its writer lived to announce it. */
export async function readNewestRevision(store: string): Promise<RegistryDocument | null> {
  const files = await readdir(revisionsFolder(store)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const newest = files.reduce((highest, file) => Math.max(highest, revisionOf(file) ?? 0), 0);
  return newest === 0 ? null : openFolderStore(store).readRevision(newest);
}

/**
 * Makes the next revision from the newest one. Creating a revision's file is the
 * compare-and-swap: one of several writers succeeds, the others start again from its result.
 * @param change gives the pointers of the next revision, or `null` to leave everything as it is;
 *   called again after a lost race, so its checks always hold for what really precedes.
 */
export async function changeRegistry(
  store: string,
  change: (newest: RegistryDocument | null) => Promise<Pointers | null>,
): Promise<RegistryDocument | null> {
  for (;;) {
    const newest = await readNewestRevision(store);
    const pointers = await change(newest);
    if (!pointers) {
      if (newest) await announce(store, newest);
      return newest;
    }
    const revision = (newest?.revision ?? 0) + 1;
    const next: RegistryDocument = { schema: 1, revision, issuedAt: new Date().toISOString(), ...pointers };
    if (!(await create(store, next))) continue;
    await announce(store, next);
    return next;
  }
}

/** @returns false when this revision exists already. */
async function create(store: string, document: RegistryDocument): Promise<boolean> {
  const draft = join(workshopFolder(store), `revision-${randomUUID()}`);
  try {
    await mkdir(revisionsFolder(store), { recursive: true });
    await writeDurably(draft, JSON.stringify(document));
    const isFirst = await linkNew(draft, revisionFile(store, document.revision));
    if (isFirst) await syncFolder(revisionsFolder(store));
    return isFirst;
  } catch (error) {
    throw diskFailure(error, store) ?? error;
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

/** A link, not a rename: it refuses to replace, and readers never see half a document. */
async function linkNew(existing: string, name: string): Promise<boolean> {
  try {
    await link(existing, name);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Puts a revision into `registry.json`, after the one before it: in order, so that readers never
 * see an older one. Where that one's writer died, this also repairs what it left.
 */
async function announce(store: string, { revision }: RegistryDocument): Promise<void> {
  const deadline = performance.now() + PREDECESSOR_DEADLINE_MS;
  let announced = await announcedRevision(store);
  while (announced < revision - 1 && performance.now() < deadline) {
    await wait(PREDECESSOR_POLL_MS);
    announced = await announcedRevision(store);
  }
  if (announced >= revision) return;
  const draft = join(workshopFolder(store), `announced-${randomUUID()}`);
  try {
    await mkdir(workshopFolder(store), { recursive: true });
    await link(revisionFile(store, revision), draft);
    await rename(draft, registryFile(store));
    await syncFolder(store);
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

async function announcedRevision(store: string): Promise<number> {
  try {
    return (await openFolderStore(store).readRegistry())?.revision ?? 0;
  } catch {
    // A broken pointer is replaced like an old one.
    return 0;
  }
}
