import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuildDocument, ReleaseDocument, ReleasedFile } from '@travesia/contracts';
import { openFolderStore } from '@travesia/shell-edge/store';
import { readNewestRevision } from './change-registry.ts';
import { checkComposition } from './check-composition.ts';
import { compress } from './compress.ts';
import { diskFailure } from './disk-failure.ts';
import { syncFolder, writeDurably } from './durable.ts';
import { forEachBounded } from './for-each-bounded.ts';
import { hasCode } from './has-code.ts';
import { liveMembers } from './live-members.ts';
import { readBuild, releaseId } from './read-build.ts';
import { ReleaseError } from './release-error.ts';
import { releaseFolder, releasesFolder, workshopFolder } from './store-layout.ts';
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
export async function publish(store: string, dist: string, options: PublishOptions = {}): Promise<Published> {
  const build = await readBuild(dist);
  const id = releaseId(build);
  await checkFits(store, build, options);
  const reader = openFolderStore(store);
  const before = await reader.readRelease(build.name, id);
  if (before) return { release: before, isNew: false };

  const workshop = join(workshopFolder(store), `${build.name}-${id}-${randomUUID()}`);
  try {
    const release = await writeRelease(workshop, join(dist, 'release'), build, id, options);
    const isNew = await moveIntoPlace(workshop, store, release);
    return { release: isNew ? release : ((await reader.readRelease(build.name, id)) ?? release), isNew };
  } catch (error) {
    throw diskFailure(error, store) ?? error;
  } finally {
    // What went wrong before matters more than what cannot be tidied up.
    await rm(workshop, { recursive: true, force: true }).catch(() => {});
  }
}

async function checkFits(store: string, build: BuildDocument, options: PublishOptions): Promise<void> {
  const teams = options.teams ?? (await readTeams());
  const prefixes = build.kind === 'shell' ? [] : teams[build.name];
  if (!prefixes) throw withoutTeam(build.name);
  const live = options.compareWithLive === false ? null : await readNewestRevision(store);
  const others = live ? await liveMembers(store, live) : [];
  checkComposition([...others.filter(({ document }) => document.name !== build.name), { document: build, prefixes }]);
}

/** Files that the edge reads and composes: they never travel as they are. */
function composedFiles({ prerendered, shell }: BuildDocument): ReadonlySet<string> {
  return new Set([
    ...Object.values(prerendered),
    ...Object.values(shell?.layouts ?? {}),
    ...Object.values(shell?.errors ?? {}),
  ]);
}

async function writeRelease(
  workshop: string,
  source: string,
  build: BuildDocument,
  id: string,
  { compressedCopies = true }: PublishOptions,
): Promise<ReleaseDocument> {
  const composed = composedFiles(build);
  const names = Object.keys(build.files);
  const files: Record<string, ReleasedFile> = {};
  const folders = new Set([workshop]);
  await mkdir(workshop, { recursive: true });
  await forEachBounded(names, availableParallelism() * 2, async (file) => {
    const declared = build.files[file];
    if (!declared) return;
    const content = await readVerified(source, file, declared, build.name);
    const copies = compressedCopies && !composed.has(file) ? await compress(file, content) : {};
    const target = join(workshop, file);
    await writeDurably(target, content);
    if (copies.brotli) await writeDurably(`${target}.br`, copies.brotli);
    if (copies.gzip) await writeDurably(`${target}.gz`, copies.gzip);
    for (let folder = dirname(target); folder.startsWith(workshop); folder = dirname(folder)) folders.add(folder);
    files[file] = {
      integrity: declared.integrity,
      bytes: declared.bytes,
      ...(copies.brotli && { brotli: copies.brotli.length }),
      ...(copies.gzip && { gzip: copies.gzip.length }),
    };
  });
  const inOrder = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  const release: ReleaseDocument = { ...build, id, publishedAt: new Date().toISOString(), files: inOrder };
  await writeDurably(join(workshop, 'release.json'), JSON.stringify(release));
  for (const folder of folders) await syncFolder(folder);
  return release;
}

async function readVerified(source: string, file: string, declared: ReleasedFile, name: string): Promise<Uint8Array> {
  const content = await readFile(join(source, file)).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) throw error;
    throw new ReleaseError('file-missing', `A ${name} le falta ${file}: vuelve a construirlo.`, { cause: error });
  });
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (integrity === declared.integrity && content.length === declared.bytes) return content;
  throw new ReleaseError('file-altered', `${file}, de ${name}, no es el que se construyó: vuelve a construirlo.`);
}

/** @returns false when somebody else put the same release there first. */
async function moveIntoPlace(workshop: string, store: string, { name, id }: ReleaseDocument): Promise<boolean> {
  await mkdir(releasesFolder(store, name), { recursive: true });
  try {
    await rename(workshop, releaseFolder(store, name, id));
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  }
  await syncFolder(releasesFolder(store, name));
  return true;
}
