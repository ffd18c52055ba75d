import type { RegistryDocument, ReleaseDocument, ReleaseId, ReleaseName } from '@travesia/contracts/release';
import {
  digestsOf,
  ENCODED_SUFFIX,
  integrityOf,
  liveNames,
  REGISTRY_FILE,
  RELEASE_FILE,
  RELEASES_PREFIX,
  registryDigest,
  releasePath,
  revisionPath,
  StoreError,
  whyNoSuccessor,
} from '@travesia/shell-edge/store';
import { forEachBounded } from './for-each-bounded.ts';
import { GATES_FILE, readGates } from './gate-record.ts';
import { namedReleases } from './release-pointers.ts';
import type { WritableStore } from './store/writable-store.ts';

const READS_AT_ONCE = 8;

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
 * revisions and who signed each step, every file of every release against its digest, and that what is live is there.
 */
export async function verify(
  store: WritableStore,
  onProgress: (line: string) => void = () => {},
): Promise<Verification> {
  const problems: string[] = [];
  onProgress('Comprobando las revisiones…');
  const revisions = await store.releases.listRevisions();
  const { newest, digests } = await verifyChain(store, revisions, problems);
  const unfinished: string[] = [];
  await verifyAnnounced(store, newest, { problems, unfinished });

  const releases: ReleaseDocument[] = [];
  for (const [name, id] of await listFolders(store)) {
    try {
      const release = await store.releases.readRelease(name, id, digests.get(`${name}/${id}`));
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

/** What the revisions say, as far as they are any good. */
interface Chain {
  readonly newest: RegistryDocument | null;
  /** Of `release.json`, by name and id of each release that was ever promoted. */
  readonly digests: ReadonlyMap<string, string>;
}

/** The last revision by its signatures, each other because the one after it names its digest; and each step by its key. */
async function verifyChain(
  { releases }: WritableStore,
  revisions: readonly number[],
  problems: string[],
): Promise<Chain> {
  const digests = new Map<string, string>();
  let newest: RegistryDocument | null = null;
  let after: RegistryDocument | null = null;
  for (let revision = revisions.at(-1) ?? 0; revision >= 1; revision -= 1) {
    const path = revisionPath(revision);
    const successor: RegistryDocument | null = after;
    try {
      after = await releases.readRevision(revision, successor?.previous ?? undefined);
      if (!after) problems.push(`${path}: falta`);
    } catch (error) {
      problems.push(reasonOf(error, path));
      after = null;
    }
    if (!after) continue;
    const reason = successor && whyNoSuccessor(after, successor);
    if (reason) problems.push(`${revisionPath(successor.revision)}: ${reason}`);
    newest ??= after;
    for (const name of liveNames(after)) {
      for (const [id, digest] of digestsOf(after.endorsements[name])) {
        if (!digests.has(`${name}/${id}`)) digests.set(`${name}/${id}`, digest);
      }
    }
  }
  return { newest, digests };
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
  await forEachBounded(Object.entries(files), READS_AT_ONCE, async ([file, described]) => {
    const path = releasePath(name, id, file);
    await check(path, described.integrity);
    await check(path + ENCODED_SUFFIX.br, described.brotliIntegrity);
    await check(path + ENCODED_SUFFIX.gzip, described.gzipIntegrity);
  });
  for await (const { path } of blobs.list(releasePath(name, id, ''))) {
    if (!expected.has(path) && path !== gates) problems.push(`${path}: no es de la publicación`);
  }
  return expected.size;

  async function check(path: string, integrity: string | undefined): Promise<void> {
    if (integrity === undefined) return;
    expected.add(path);
    const content = await blobs.read(path);
    if (!content) problems.push(`${path}: falta`);
    else if (integrityOf(content) !== integrity) problems.push(`${path}: no es el archivo que se publicó`);
  }
}
