import type { ResolvedRelease } from '@travesia/contracts/release';
import { readBuildRegistry } from './build-meta.ts';
import { isAsPromoted, type LiveSources, type LiveState, loadState } from './live-state.ts';

export interface BuildReleasesSources extends Omit<LiveSources, 'overrides'> {
  live(): LiveState | null;
}

/**
 * The releases of a build, as its documents had them; `null` when there was no such build, or not all of it can be had:
 * what is said of a build is kept for long.
 */
export async function readBuildReleases(
  { live, ...sources }: BuildReleasesSources,
  id: string,
): Promise<readonly ResolvedRelease[] | null> {
  const current = live();
  const registry = current?.build === id ? current.registry : await readBuildRegistry(sources.store, id);
  if (!registry) return null;
  const state = current?.build === id ? current : await loadState({ ...sources, overrides: [] }, registry);
  return state && isAsPromoted(state) ? state.releases.map(({ resolved }) => resolved) : null;
}
