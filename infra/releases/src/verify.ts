import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { RegistryDocument, ReleaseDocument, ReleaseId, ReleaseName } from '@travesia/contracts';
import {
  ENCODED_SUFFIX,
  REGISTRY_FILE,
  RELEASE_FILE,
  RELEASES_PREFIX,
  registryDigest,
  releasePath,
  revisionPath,
  StoreError,
} from '@travesia/shell-edge/store';
import { forEachBounded } from './for-each-bounded.ts';
import { GATES_FILE, readGates } from './gate-record.ts';
import { namedReleases } from './release-pointers.ts';
import type { WritableStore } from './store/writable-store.ts';

const READS_AT_ONCE = 8;

const DECOMPRESS = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

export interface Verification {
  readonly revisions: number;
  readonly releases: number;
  readonly files: number;
  /** What somebody is at, or died at: no problem, the next change or `gc` puts it right. */
  readonly unfinished: readonly string[];
  /** What is wrong, each with where it lies; empty where nothing is. */
  readonly problems: readonly string[];
}

/**
 * Whether everything in the store is what was published and promoted: signatures, the chain of
 * revisions, every file of every release against its digest, and that what is live is there.
 */
export async function verify(
  store: WritableStore,
  onProgress: (line: string) => void = () => {},
): Promise<Verification> {
  const problems: string[] = [];
  onProgress('Comprobando las revisiones…');
  const revisions = await store.releases.listRevisions();
  const newest = await verifyChain(store, revisions, problems);
  const unfinished: string[] = [];
  await verifyAnnounced(store, newest, { problems, unfinished });

  const releases: ReleaseDocument[] = [];
  for (const [name, id] of await listFolders(store)) {
    try {
      const release = await store.releases.readRelease(name, id);
      if (release) releases.push(release);
      else unfinished.push(`${name}/${id}`);
    } catch (error) {
      problems.push(reasonOf(error, releasePath(name, id, RELEASE_FILE)));
    }
  }
  let files = 0;
  for (const [index, release] of releases.entries()) {
    onProgress(`Comprobando ${release.name} ${release.id} (${index + 1} de ${releases.length})…`);
    files += await verifyFiles(store, release, problems);
  }
  for (const [name, id] of newest ? namedReleases(newest) : []) {
    const isThere = releases.some((release) => release.name === name && release.id === id);
    if (!isThere)
      problems.push(`${releasePath(name, id, RELEASE_FILE)}: la revisión ${newest?.revision} la nombra y no está`);
  }
  return {
    revisions: revisions.length,
    releases: releases.length,
    files,
    unfinished,
    problems: [...new Set(problems)],
  };
}

/** What is wrong with the store; anything else, such as a disk that cannot be read, is thrown. */
function reasonOf(error: unknown, path: string): string {
  if (error instanceof StoreError) return error.where === path ? error.message : `${path}: ${error.message}`;
  throw error;
}

/**
 * The last revision by its signature, each other because the one after it names its digest.
 * @returns the newest that is any good.
 */
async function verifyChain(
  { releases }: WritableStore,
  revisions: readonly number[],
  problems: string[],
): Promise<RegistryDocument | null> {
  let newest: RegistryDocument | null = null;
  let after: RegistryDocument | null = null;
  for (let revision = revisions.at(-1) ?? 0; revision >= 1; revision -= 1) {
    const path = revisionPath(revision);
    try {
      const read: Promise<RegistryDocument | null> = after
        ? releases.readRevision(revision, after.previous ?? '')
        : releases.readRevision(revision);
      after = await read;
      if (!after) problems.push(`${path}: falta`);
    } catch (error) {
      problems.push(reasonOf(error, path));
      after = null;
    }
    newest ??= after;
  }
  return newest;
}

async function verifyAnnounced(
  { releases }: WritableStore,
  newest: RegistryDocument | null,
  { problems, unfinished }: { readonly problems: string[]; readonly unfinished: string[] },
): Promise<void> {
  try {
    const announced = await releases.readRegistry();
    if (!newest || (announced && registryDigest(announced) === registryDigest(newest))) return;
    const found = announced ? `anuncia la revisión ${announced.revision}` : 'no está';
    const isLate = (announced?.revision ?? 0) === newest.revision - 1;
    (isLate ? unfinished : problems).push(`${REGISTRY_FILE}: ${found} y la última es la ${newest.revision}`);
  } catch (error) {
    problems.push(reasonOf(error, REGISTRY_FILE));
  }
}

async function listFolders({ blobs }: WritableStore): Promise<readonly (readonly [ReleaseName, ReleaseId])[]> {
  const folders: [ReleaseName, ReleaseId][] = [];
  for (const name of (await blobs.children(RELEASES_PREFIX)).toSorted()) {
    for (const id of (await blobs.children(`${RELEASES_PREFIX}${name}/`)).toSorted()) folders.push([name, id]);
  }
  return folders;
}

/** @returns how many files there are to serve, compressed copies among them. */
async function verifyFiles(store: WritableStore, release: ReleaseDocument, problems: string[]): Promise<number> {
  const { blobs } = store;
  const { name, id, files } = release;
  const gates = releasePath(name, id, GATES_FILE);
  await readGates(store, name, id).catch((error: unknown) => problems.push(reasonOf(error, gates)));
  const expected = new Set([releasePath(name, id, RELEASE_FILE)]);
  await forEachBounded(Object.entries(files), READS_AT_ONCE, async ([file, { integrity, brotli, gzip }]) => {
    const path = releasePath(name, id, file);
    expected.add(path);
    await check(path, async (content) => digestOf(content) === integrity);
    for (const encoding of ['br', 'gzip'] as const) {
      if ((encoding === 'br' ? brotli : gzip) === undefined) continue;
      const copy = path + ENCODED_SUFFIX[encoding];
      expected.add(copy);
      await check(copy, async (content) => {
        const plain = await DECOMPRESS[encoding](content).catch(() => null);
        return plain !== null && digestOf(plain) === integrity;
      });
    }
  });
  for await (const { path } of blobs.list(releasePath(name, id, ''))) {
    if (!expected.has(path) && path !== gates) problems.push(`${path}: no es de la publicación`);
  }
  return expected.size;

  async function check(path: string, isRight: (content: Uint8Array) => Promise<boolean>): Promise<void> {
    const content = await blobs.read(path);
    if (!content) problems.push(`${path}: falta`);
    else if (!(await isRight(content))) problems.push(`${path}: no es el archivo que se publicó`);
  }
}

function digestOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
