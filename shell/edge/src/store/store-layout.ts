import type { KeptReleases, ReleaseDocument } from '@travesia/contracts/release';
import { releaseIdSchema } from '@travesia/contracts/schemas';

/** What stands where in a store, folder or bucket. */

/** Digits of a revision's file name, so that names sort as numbers do. */
const REVISION_DIGITS = 10;

const REVISION_PATH = /^registry\/(\d{10})\.json$/;

/** The newest revision, as far as its writer lived to announce it. */
export const REGISTRY_FILE = 'registry.json';

/** Begins the path of every revision that there was. */
export const REVISIONS_PREFIX = 'registry/';

/** Begins the path of every file of every release. */
export const RELEASES_PREFIX = 'releases/';

/** Begins the path of what tells by its name alone that a release was published, and when. */
export const PUBLISHED_PREFIX = 'published/';

const PUBLISHED_MARK = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d\.\d{3})Z_(.+)$/;

/** Of a release, written last: without it there is no release. */
export const RELEASE_FILE = 'release.json';

export function revisionPath(revision: number): string {
  return `${REVISIONS_PREFIX}${String(revision).padStart(REVISION_DIGITS, '0')}.json`;
}

/** The revision that is kept at `path`; `null` for any other path. */
export function revisionOf(path: string): number | null {
  const match = REVISION_PATH.exec(path);
  return match ? Number(match[1]) : null;
}

/** Where a release keeps `file`, or with `''` what the paths of all its files begin with. */
export function releasePath(name: string, id: string, file: string): string {
  return `${RELEASES_PREFIX}${name}/${id}/${file}`;
}

/** Where it stands that a release was published. Its name sorts by when, and is one that any disk takes. */
export function publishedPath({ name, id, publishedAt }: Pick<ReleaseDocument, 'name' | 'id' | 'publishedAt'>): string {
  return `${PUBLISHED_PREFIX}${name}/${new Date(publishedAt).toISOString().replaceAll(':', '')}_${id}`;
}

/** What the last part of {@link publishedPath} says; `null` for any other name. */
export function publishedOf(mark: string): KeptReleases[string][number] | null {
  const [, date, hours, minutes, seconds, id] = PUBLISHED_MARK.exec(mark) ?? [];
  if (id === undefined || !releaseIdSchema.safeParse(id).success) return null;
  return { id, version: id.slice(0, id.lastIndexOf('-')), publishedAt: `${date}T${hours}:${minutes}:${seconds}Z` };
}

/** Added to a file's name for the copy compressed at publish. */
export const ENCODED_SUFFIX = { br: '.br', gzip: '.gz' } as const;
