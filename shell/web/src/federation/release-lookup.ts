import { type ReleaseId, type ReleaseName, resolvedReleasePath } from '@travesia/contracts/release';
import { isBuildMeta, isLatestBuild, isResolvedRelease } from '../boundary/documents.ts';
import { type Guard, read } from '../boundary/guards.ts';

/** Both questions below stand between the student and their page, or its failure. */
export const LOOKUP_DEADLINE_MS = 2_000;

async function readJson<T>(is: Guard<T>, path: string, signal: AbortSignal, cache: RequestCache): Promise<T> {
  const response = await fetch(path, { cache, signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return read(is, await response.json(), path);
}

async function within<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const abortion = new AbortController();
  const timer = setTimeout(() => abortion.abort(), LOOKUP_DEADLINE_MS);
  try {
    return await work(abortion.signal);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Any kept release of a remote; `undefined` when there is no answer. */
export const resolveRelease = (name: ReleaseName, id: ReleaseId) =>
  within((signal) => readJson(isResolvedRelease, resolvedReleasePath(name, id), signal, 'default'));

/** The id of the build that a new tab would get; `undefined` when there is no answer. */
export const latestBuild = () =>
  within(async (signal) => (await readJson(isLatestBuild, '/builds/latest.json', signal, 'no-store')).id);

/** What a new tab would get of a remote. */
export const liveRelease = (name: ReleaseName): Promise<ReleaseId | undefined> =>
  within(async (signal) => {
    const { id } = await readJson(isLatestBuild, '/builds/latest.json', signal, 'no-store');
    const meta = await readJson(isBuildMeta, `/builds/meta/${id}.json`, signal, 'default');
    return meta.releases[name];
  });
