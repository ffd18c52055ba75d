import type { ReleaseId, ReleaseName } from '@travesia/contracts/release';
import {
  type BlobEntry,
  PUBLISHED_PREFIX,
  publishedOf,
  RELEASE_FILE,
  RELEASES_PREFIX,
  releasePath,
} from '@travesia/shell-edge/store';
import { readNewestRevision } from './change-registry.ts';
import { forEachBounded } from './for-each-bounded.ts';
import { walkHistory } from './history.ts';
import { namedReleases } from './release-pointers.ts';
import { DRAFTS_PREFIX } from './store/folder-blob-store.ts';
import type { WritableStore } from './store/writable-store.ts';

/** Open tabs go on with the releases of their document for so long. */
export const KEEP_DAYS_DEFAULT = 30;

/** Of every name, whether or not they were ever live. */
const KEEP_NEWEST = 5;

/** Whoever publishes takes minutes; what is unfinished for longer belongs to nobody. */
const UNFINISHED_MAX_AGE_MS = 24 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;
const REMOVALS_AT_ONCE = 8;

export interface GcOptions {
  /** {@link KEEP_DAYS_DEFAULT} where absent. */
  readonly days?: number;
  /** Only says what would be removed. */
  readonly dryRun?: boolean;
  /** Milliseconds since the epoch. */
  readonly now?: number;
  readonly onProgress?: (line: string) => void;
}

export interface Removed {
  readonly name: ReleaseName;
  readonly id: ReleaseId;
  /** What a publisher left that never came to its end. */
  readonly unfinished: boolean;
  readonly files: number;
  readonly bytes: number;
}

export interface GcResult {
  readonly removed: readonly Removed[];
  readonly drafts: number;
  readonly bytes: number;
}

/** A release's folder. */
interface Folder {
  readonly name: ReleaseName;
  readonly id: ReleaseId;
  readonly entries: BlobEntry[];
}

const key = (name: ReleaseName, id: ReleaseId) => `${name}/${id}`;
const total = (entries: readonly BlobEntry[]) => entries.reduce((sum, { bytes }) => sum + bytes, 0);
const isOld = (entries: readonly BlobEntry[], now: number) =>
  entries.every(({ modifiedAt }) => now - modifiedAt > UNFINISHED_MAX_AGE_MS);

/**
 * Removes the releases that nobody needs. Kept are those that any revision names that was live in
 * the last `days`, the newest of every name, and what was begun within a day. Revisions are kept
 * for good: they are the history.
 */
export async function gc(store: WritableStore, options: GcOptions = {}): Promise<GcResult> {
  const { days = KEEP_DAYS_DEFAULT, dryRun = false, now = Date.now(), onProgress = () => {} } = options;
  onProgress('Mirando qué se guarda…');
  const folders = await listFolders(store);
  const kept = await keptByHistory(store, now - days * DAY_MS);
  for (const [name, releases] of Object.entries(await store.releases.listReleases())) {
    for (const { id } of releases.slice(0, KEEP_NEWEST)) kept.add(key(name, id));
  }
  const removed: Removed[] = [];
  for (const { name, id, entries } of folders) {
    const unfinished = !entries.some(({ path }) => path === releasePath(name, id, RELEASE_FILE));
    if (kept.has(key(name, id)) || !isOld(entries, now)) continue;
    onProgress(`${dryRun ? 'Se borraría' : 'Borrando'} ${name} ${id}…`);
    if (!dryRun && !(await removeRelease(store, name, id, now))) continue;
    removed.push({ name, id, unfinished, files: entries.length, bytes: total(entries) });
  }
  const drafts = await oldDrafts(store, now);
  if (!dryRun) await forEachBounded(drafts, REMOVALS_AT_ONCE, ({ path }) => store.blobs.remove(path));
  const bytes = total(drafts) + removed.reduce((sum, release) => sum + release.bytes, 0);
  return { removed, drafts: drafts.length, bytes };
}

async function listFolders({ blobs }: WritableStore): Promise<readonly Folder[]> {
  const folders = new Map<string, Folder>();
  for await (const entry of blobs.list(RELEASES_PREFIX)) {
    const [name, id, ...file] = entry.path.slice(RELEASES_PREFIX.length).split('/');
    if (name === undefined || id === undefined || file.length === 0) continue;
    const folder = folders.get(key(name, id)) ?? { name, id, entries: [] };
    folder.entries.push(entry);
    folders.set(key(name, id), folder);
  }
  return [...folders.values()].sort((a, b) => (key(a.name, a.id) < key(b.name, b.id) ? -1 : 1));
}

/** Whatever was live at some time since `since`: a revision is, until the one after it. */
async function keptByHistory(store: WritableStore, since: number): Promise<Set<string>> {
  const kept = new Set<string>();
  for await (const document of walkHistory(store)) {
    for (const [name, id] of namedReleases(document)) kept.add(key(name, id));
    if (Date.parse(document.issuedAt) < since) break;
  }
  return kept;
}

async function oldDrafts({ blobs }: WritableStore, now: number): Promise<readonly BlobEntry[]> {
  const drafts: BlobEntry[] = [];
  for await (const entry of blobs.list(DRAFTS_PREFIX)) if (isOld([entry], now)) drafts.push(entry);
  return drafts;
}

/** Where it stands that the release was published. */
async function marksOf({ blobs }: WritableStore, name: ReleaseName, id: ReleaseId): Promise<readonly string[]> {
  const prefix = `${PUBLISHED_PREFIX}${name}/`;
  return (await blobs.children(prefix)).filter((mark) => publishedOf(mark)?.id === id).map((mark) => prefix + mark);
}

/**
 * `release.json` first: from then on nobody can promote it. Whoever did so just before is found by
 * looking at the registry again, and then it is put back.
 * @returns false where it has to stay.
 */
async function removeRelease(store: WritableStore, name: ReleaseName, id: ReleaseId, now: number): Promise<boolean> {
  const { blobs } = store;
  const document = releasePath(name, id, RELEASE_FILE);
  const content = await blobs.read(document);
  await blobs.remove(document);
  const newest = await readNewestRevision(store);
  const isNamed = newest && namedReleases(newest).some(([other, named]) => other === name && named === id);
  if (isNamed) {
    if (content) await blobs.create(document, content, { afterAll: true });
    return false;
  }
  const entries: BlobEntry[] = [];
  for await (const entry of blobs.list(releasePath(name, id, ''))) entries.push(entry);
  // Somebody publishes it anew.
  if (!isOld(entries, now)) return false;
  await forEachBounded(entries, REMOVALS_AT_ONCE, async ({ path }) => {
    if ((await blobs.tag(document)) === null) await blobs.remove(path);
  });
  for (const mark of await marksOf(store, name, id)) {
    if ((await blobs.tag(document)) === null) await blobs.remove(mark);
  }
  return true;
}
