import type { ResolvedRelease } from '@travesia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseStore } from '../store/release-store.ts';
import { readBuildRegistry } from './build-meta.ts';
import { isAsPromoted, type LiveState, loadState } from './live-state.ts';

export interface BuildReleasesSources {
  readonly store: ReleaseStore;
  readonly log: FastifyBaseLogger;
  live(): LiveState | null;
}

/**
 * The releases of a build, as its documents had them; `null` when there was no such build, or not all of it can be had:
 * what is said of a build is kept for long.
 */
export async function readBuildReleases(
  { store, log, live }: BuildReleasesSources,
  id: string,
): Promise<readonly ResolvedRelease[] | null> {
  const current = live();
  const registry = current?.build === id ? current.registry : await readBuildRegistry(store, id);
  if (!registry) return null;
  const state = current?.build === id ? current : await loadState({ store, overrides: [], log }, registry);
  return state && isAsPromoted(state) ? state.releases.map(({ resolved }) => resolved) : null;
}
