import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  type BuildDocument,
  isPrerenderedFile,
  type RegistryDocument,
  type ReleaseDocument,
  type ReleasedFile,
  type ReleaseId,
  type ReleaseName,
} from '@travesia/contracts/release';
import { prerenderedPageSchema } from '@travesia/contracts/schemas';
import {
  ENCODED_SUFFIX,
  integrityOf,
  mayChange,
  nullWhereBroken,
  publishedPath,
  RELEASE_FILE,
  releasePath,
  StoreError,
  signDocument,
} from '@travesia/shell-edge/store';
import { readNewestRevision } from './change-registry.ts';
import { checkComposition, type Member } from './check-composition.ts';
import { checkCrumbs } from './check-crumbs.ts';
import { checkIcons, checkPlaces } from './check-navigation.ts';
import { checkSearch } from './check-search.ts';
import { checkStudentData } from './check-student-data.ts';
import { compress } from './compress.ts';
import { forEachBounded } from './for-each-bounded.ts';
import { openContentGate } from './gates/check-contents.ts';
import { hasCode } from './has-code.ts';
import { liveMembers } from './live-members.ts';
import { readBuild, releaseId } from './read-build.ts';
import { ReleaseError } from './release-error.ts';
import { altered, createReleaseReader } from './release-reader.ts';
import type { WritableStore } from './store/writable-store.ts';
import { readTeams, type Teams, withoutTeam } from './teams.ts';

export interface PublishOptions {
  /** `infra/releases/teams.json` where absent. */
  readonly teams?: Teams;
  /**
   * False where everything that is live is about to be replaced in one revision: then promoting
   * checks what fits with what.
   */
  readonly compareWithLive?: boolean;
  /**
   * False for a store that only this machine reads: the compressed copies of a development
   * build take half a minute.
   */
  readonly compressedCopies?: boolean;
  /**
   * True for a store that only this machine reads: of what is compressed, two thirds of the time are of data, which no
   * budget counts.
   */
  readonly quickData?: boolean;
  /** False for a store that only this machine reads: a development build is made of its sources. */
  readonly checkContents?: boolean;
  /** Told after each file how many are in the store, of how many. */
  readonly onProgress?: (done: number, total: number) => void;
}

export interface Published {
  readonly release: ReleaseDocument;
  /** False when this very content had been published before. */
  readonly isNew: boolean;
}

/**
 * Makes an immutable release of the build in `dist`. What is published is live for nobody until
 * it is promoted.
 * @throws {ReleaseError} with the reason of a refusal; the store is then as it was.
 */
export async function publish(store: WritableStore, dist: string, options: PublishOptions = {}): Promise<Published> {
  const build = await readBuild(dist);
  const id = releaseId(build);
  const signer = store.signer();
  const newest = await readNewestRevision(store);
  checkPublisher(store, newest, build.name);
  const others = await checkFits(store, newest, build, options);
  const before = await readBefore(store, build, id);
  if (before) return { release: before, isNew: false };

  // All of it before any of it is written: what is refused leaves nothing behind.
  await checkFiles(dist, build, others, options);
  const release = signDocument(signer, 'release', await writeFiles(store, join(dist, 'release'), build, id, options));
  const path = releasePath(build.name, id, RELEASE_FILE);
  const isNew = await store.blobs.create(path, Buffer.from(JSON.stringify(release)), { afterAll: true });
  if (!isNew) return { release: (await readBefore(store, build, id)) ?? release, isNew };
  await mark(store, release);
  return { release, isNew };
}

/** Notes that there is such a release, where it can be found without reading any. */
async function mark({ blobs }: WritableStore, release: ReleaseDocument): Promise<void> {
  await blobs.create(publishedPath(release), new Uint8Array(), { afterAll: true });
}

/** @throws {ReleaseError} where what this process signs would count for nobody. */
function checkPublisher(store: WritableStore, newest: RegistryDocument | null, name: ReleaseName): void {
  const { key } = store.signer();
  const { trust } = store.releases;
  const rights = newest ? trust.rightsOf(newest.trust, key) : null;
  if (trust.isRoot(key) || (rights && mayChange(rights, name))) return;
  throw new ReleaseError(
    'keys',
    `La llave ${key} no puede publicar ${name}. Qué puede cada llave: npm run release -- keys.`,
  );
}

/**
 * The release that was published of this very build, if any. Whoever published it may have died before it was noted.
 * @throws {ReleaseError} where something else stands in its place.
 */
async function readBefore(store: WritableStore, build: BuildDocument, id: ReleaseId): Promise<ReleaseDocument | null> {
  try {
    const before = await store.releases.readRelease(build.name, id);
    if (!before) return null;
    const files = Object.entries(build.files);
    const isSame = files.every(([file, { integrity }]) => before.files[file]?.integrity === integrity);
    if (!isSame) throw new StoreError(releasePath(build.name, id, RELEASE_FILE), 'is of another build');
    await mark(store, before);
    return before;
  } catch (error) {
    throw altered(build.name, id, error) ?? error;
  }
}

/**
 * What {@link publish} would refuse the build in `dist` for. Asked before a browser opens its pages:
 * one of another team's address, say, does not open either, and that would be the wrong reason.
 * @throws {ReleaseError} with the reason of a refusal.
 */
export async function checkBuild(
  store: WritableStore,
  dist: string,
  options: Pick<PublishOptions, 'teams'> = {},
): Promise<void> {
  const build = await readBuild(dist);
  const others = await checkFits(store, await readNewestRevision(store), build, options);
  await checkFiles(dist, build, others, options);
}

/** @param others what is live beside it. */
async function checkFiles(
  dist: string,
  build: BuildDocument,
  others: readonly Member[],
  { checkContents }: PublishOptions,
): Promise<void> {
  await checkStudentData(dist, build);
  await checkSearch(
    dist,
    build,
    others.map(({ document }) => document),
  );
  const gate = checkContents === false ? null : await openContentGate(build);
  const prerendered = new Set(Object.values(build.prerendered));
  await eachFile(build, async (file, declared) => {
    const content = await readVerified(join(dist, 'release'), file, declared, build.name);
    gate?.look(file, content);
    if (prerendered.has(file)) checkCrumbs(build, file, readHtml(content));
  });
  gate?.pass();
}

function readHtml(content: Uint8Array): string {
  return prerenderedPageSchema.parse(JSON.parse(new TextDecoder().decode(content))).html;
}

/** @returns what is live beside it; nothing where that is not looked at. */
async function checkFits(
  store: WritableStore,
  newest: RegistryDocument | null,
  build: BuildDocument,
  options: PublishOptions,
): Promise<readonly Member[]> {
  const teams = options.teams ?? (await readTeams());
  const prefixes = build.kind === 'shell' ? [] : teams[build.name];
  if (!prefixes) throw withoutTeam(build.name);
  const live = options.compareWithLive === false ? null : newest;
  const members = live ? await liveMembers(createReleaseReader(store.releases, live), live) : [];
  const others = members.filter(({ document }) => document.name !== build.name);
  const together = [...others, { document: build, prefixes }];
  checkComposition(together);
  checkIcons(build);
  checkPlaces(together.map(({ document }) => document));
  return others;
}

/** Files that the edge reads and composes: they never travel as they are. */
function composedFiles({ files, prerendered, shell }: BuildDocument): ReadonlySet<string> {
  return new Set([
    ...Object.values(prerendered),
    ...Object.keys(files).filter(isPrerenderedFile),
    ...Object.values(shell?.layouts ?? {}),
    ...Object.values(shell?.errors ?? {}),
    ...[shell?.starter, shell?.navigation].filter((file) => file !== undefined),
  ]);
}

function eachFile(build: BuildDocument, work: (file: string, declared: ReleasedFile) => Promise<void>): Promise<void> {
  return forEachBounded(Object.entries(build.files), availableParallelism() * 2, ([file, declared]) =>
    work(file, declared),
  );
}

/**
 * Everything but `release.json`. What a publisher left that died before that is written again:
 * `gc` sees by its age that somebody is at work.
 */
async function writeFiles(
  store: WritableStore,
  source: string,
  build: BuildDocument,
  id: string,
  { compressedCopies = true, quickData = false, onProgress }: PublishOptions,
): Promise<Omit<ReleaseDocument, 'signature'>> {
  const { blobs } = store;
  const composed = composedFiles(build);
  const files: Record<string, ReleasedFile> = {};
  await eachFile(build, async (file, declared) => {
    const content = await readVerified(source, file, declared, build.name);
    const quality = quickData && file.endsWith('.json') ? 'quick' : 'highest';
    const copies = compressedCopies && !composed.has(file) ? await compress(file, content, quality) : {};
    const path = releasePath(build.name, id, file);
    await blobs.replace(path, content);
    if (copies.brotli) await blobs.replace(path + ENCODED_SUFFIX.br, copies.brotli);
    if (copies.gzip) await blobs.replace(path + ENCODED_SUFFIX.gzip, copies.gzip);
    files[file] = {
      integrity: declared.integrity,
      bytes: declared.bytes,
      ...(copies.brotli && { brotli: copies.brotli.length, brotliIntegrity: integrityOf(copies.brotli) }),
      ...(copies.gzip && { gzip: copies.gzip.length, gzipIntegrity: integrityOf(copies.gzip) }),
    };
    onProgress?.(Object.keys(files).length, Object.keys(build.files).length);
  });
  const inOrder = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  const changed = await changedBefore(store, build);
  return {
    ...build,
    id,
    publishedAt: new Date().toISOString(),
    files: inOrder,
    ...(Object.keys(changed).length > 0 && { changed }),
  };
}

/** Since when the prerendered pages are as they are that the newest release of the same name has too. */
async function changedBefore({ releases }: WritableStore, build: BuildDocument): Promise<Record<string, string>> {
  const newest = (await releases.listReleases())[build.name]?.[0]?.id;
  const before = newest === undefined ? null : await releases.readRelease(build.name, newest).catch(nullWhereBroken);
  if (!before) return {};
  const integrityIn = ({ files, prerendered }: BuildDocument, path: string) =>
    files[prerendered[path] ?? '']?.integrity;
  return Object.fromEntries(
    Object.keys(build.prerendered)
      .filter((path) => integrityIn(before, path) === integrityIn(build, path))
      .map((path) => [path, before.changed?.[path] ?? before.publishedAt]),
  );
}

async function readVerified(source: string, file: string, declared: ReleasedFile, name: string): Promise<Uint8Array> {
  const content = await readFile(join(source, file)).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) throw error;
    throw new ReleaseError('file-missing', `A ${name} le falta ${file}: vuelve a construirlo.`, { cause: error });
  });
  if (integrityOf(content) === declared.integrity && content.length === declared.bytes) return content;
  throw new ReleaseError('file-altered', `${file}, de ${name}, no es el que se construyó: vuelve a construirlo.`);
}
