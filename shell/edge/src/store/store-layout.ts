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

/** Added to a file's name for the copy compressed at publish. */
export const ENCODED_SUFFIX = { br: '.br', gzip: '.gz' } as const;
