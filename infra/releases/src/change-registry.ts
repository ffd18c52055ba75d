import { setTimeout as wait } from 'node:timers/promises';
import { REGISTRY_MINOR, type RegistryChange, type RegistryDocument } from '@travesia/contracts/release';
import { registryDocumentSchema } from '@travesia/contracts/schemas';
import {
  type Pointers,
  pointerOf,
  REGISTRY_FILE,
  registryDigest,
  revisionPath,
  StoreError,
  signDocument,
  whyNoSuccessor,
} from '@travesia/shell-edge/store';
import { z } from 'zod';
import { endorsePointers } from './endorse-pointers.ts';
import { nextTrust, type TrustContent } from './next-trust.ts';
import { ReleaseError } from './release-error.ts';
import { createReleaseReader, type ReleaseReader } from './release-reader.ts';
import { nextTimeline } from './stable-timeline.ts';
import type { WritableStore } from './store/writable-store.ts';

/** What the next revision says, and what that is for the history. */
export interface NextRevision extends Pointers {
  /** At least one. */
  readonly changes: readonly RegistryChange[];
  /** As it is, where absent. */
  readonly trust?: TrustContent;
  /** Ids of keys whose signatures are replaced, where the signer may. */
  readonly instead?: readonly string[];
}

/**
 * How long the revision before gets to appear in `registry.json` before its writer counts as
 * dead. A writer needs milliseconds; one that is stopped for longer at the worst moment can put
 * its older revision there once more, until the next change. Readers look for newer ones anyway.
 */
const PREDECESSOR_DEADLINE_MS = 1_000;
const PREDECESSOR_POLL_MS = 5;

/**
 * The newest revision that was ever made, whether or not its writer lived to announce it.
 * @throws {ReleaseError} when it is not what a trusted key signed, after the one before it.
 */
export async function readNewestRevision(store: WritableStore): Promise<RegistryDocument | null> {
  const { releases } = store;
  try {
    // A broken pointer is no reason to stop: the revisions are what counts.
    let newest = await releases.readRegistry().catch(() => null);
    newest ??= await releases.readRevision((await releases.listRevisions()).at(-1) ?? 0);
    if (newest) await checkStep(store, newest);
    for (;;) {
      const next = await releases.readRevision((newest?.revision ?? 0) + 1);
      if (!next) return newest;
      const reason = newest ? whyNoSuccessor(newest, next) : next.previous && 'follows nothing';
      if (reason) throw new StoreError(`revision ${next.revision}`, reason);
      newest = next;
    }
  } catch (error) {
    throw untrusted(store, error) ?? error;
  }
}

/**
 * Whether who signed a revision might take the step to it: of whoever may everything there is nothing to look at.
 * @throws {StoreError} where not.
 */
async function checkStep({ releases }: WritableStore, document: RegistryDocument): Promise<void> {
  const { revision, previous, trust, signature } = document;
  if (previous === null || releases.trust.rightsOf(trust, signature.key)?.role === 'platform') return;
  const before = await releases.readRevision(revision - 1, previous);
  const reason = before ? whyNoSuccessor(before, document) : 'follows a revision that is missing';
  if (reason) throw new StoreError(`revision ${revision}`, reason);
}

/** The refusal to build on what is not to be trusted; `null` for any other error. */
export function untrusted({ address }: WritableStore, error: unknown): ReleaseError | null {
  if (!(error instanceof StoreError)) return null;
  return new ReleaseError(
    'untrusted-registry',
    `El registro de ${address} no es de fiar (${error.message}): nada se cambió. ` +
      'Mira qué está mal con npm run release -- verify. Si es el almacén de esta máquina y de nadie más, ' +
      'bórralo: npm start lo rehace.',
    { cause: error },
  );
}

/**
 * Makes the next revision from the newest one. Creating a revision is the compare-and-swap: one
 * of several writers succeeds, the others start again from its result.
 * @param change gives the next revision, or `null` to leave everything as it is; called again
 *   after a lost race, so its checks always hold for what really precedes.
 */
export async function changeRegistry(
  store: WritableStore,
  change: (newest: RegistryDocument | null, reader: ReleaseReader) => Promise<NextRevision | null>,
): Promise<RegistryDocument> {
  for (;;) {
    const newest = await readNewestRevision(store);
    if (newest && newest.minor > REGISTRY_MINOR) {
      throw new ReleaseError(
        'usage',
        'Lo que está en vivo lo puso una versión más nueva de esta herramienta: actualízala.',
      );
    }
    const reader = createReleaseReader(store.releases, newest);
    const wanted = await change(newest, reader);
    if (!wanted) {
      if (!newest) throw new ReleaseError('usage', 'Nada está en vivo y nada se puso.');
      await announce(store, newest);
      return newest;
    }
    const next = await makeRevision(store, newest, wanted, reader);
    // What readers would refuse must not become a revision: nothing could follow it.
    const checked = registryDocumentSchema.safeParse(next);
    if (!checked.success) throw new ReleaseError('usage', `No se puede guardar: ${z.prettifyError(checked.error)}`);
    checkRights(store, newest, next);
    if (!(await store.blobs.create(revisionPath(next.revision), bytesOf(next), { afterAll: true }))) continue;
    await announce(store, next);
    return next;
  }
}

async function makeRevision(
  store: WritableStore,
  newest: RegistryDocument | null,
  { shell, remotes, changes, trust, instead }: NextRevision,
  reader: ReleaseReader,
): Promise<RegistryDocument> {
  const signer = store.signer();
  const pointers = { shell, remotes };
  const revision = (newest?.revision ?? 0) + 1;
  const timelines = { ...newest?.timelines };
  for (const name of new Set(changes.filter(({ action }) => action !== 'trust').map((change) => change.name))) {
    const own = changes.filter((change) => change.name === name);
    timelines[name] = nextTimeline(timelines[name], pointerOf(pointers, name)?.stable, own);
  }
  return signDocument(signer, 'registry', {
    schema: 2 as const,
    minor: REGISTRY_MINOR,
    revision,
    issuedAt: new Date().toISOString(),
    previous: newest && registryDigest(newest),
    by: store.by,
    changes,
    trust: nextTrust(store, newest?.trust ?? null, pointers, trust),
    shell,
    remotes,
    endorsements: await endorsePointers(pointers, {
      newest,
      revision,
      signer,
      reader,
      isRoot: store.releases.trust.isRoot(signer.key),
      ...(instead && { instead }),
    }),
    timelines,
  });
}

/** @throws {ReleaseError} where every reader would refuse what this key signed. */
function checkRights({ releases }: WritableStore, newest: RegistryDocument | null, next: RegistryDocument): void {
  const denied = (why: string, cause?: unknown) =>
    new ReleaseError(
      'keys',
      `Tu llave (${next.signature.key}) no puede hacer este cambio: ${why}. Qué puede cada llave: npm run release -- keys.`,
      { cause },
    );
  try {
    releases.trust.verify(next);
  } catch (error) {
    throw error instanceof StoreError ? denied(error.message, error) : error;
  }
  const reason = newest && whyNoSuccessor(newest, next);
  if (reason) throw denied(reason);
}

const bytesOf = (document: RegistryDocument) => Buffer.from(JSON.stringify(document));

/**
 * Puts a revision into `registry.json`, after the one before it: in order, so that readers never
 * see an older one. Where that one's writer died, this also repairs what it left.
 */
async function announce({ blobs, releases }: WritableStore, document: RegistryDocument): Promise<void> {
  // A broken pointer is replaced like an old one.
  const announced = async () => (await releases.readRegistry().catch(() => null))?.revision ?? 0;
  const deadline = performance.now() + PREDECESSOR_DEADLINE_MS;
  let newest = await announced();
  while (newest < document.revision - 1 && performance.now() < deadline) {
    await wait(PREDECESSOR_POLL_MS);
    newest = await announced();
  }
  if (newest < document.revision) await blobs.replace(REGISTRY_FILE, bytesOf(document));
}
