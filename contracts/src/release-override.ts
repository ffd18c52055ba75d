import type { ReleaseId, ReleaseName } from './release.ts';

/**
 * `GET`: {@link KeptReleases}. `PUT` with {@link ReleaseOverride}: this browser gets these releases for a while.
 * `DELETE`: what everybody gets. For staff; outside production for everybody.
 */
export const RELEASE_OVERRIDE_PATH = '/api/releases/override';

export interface ReleaseOverride {
  readonly releases: Readonly<Record<ReleaseName, ReleaseId>>;
}

/** What could be pinned: every kept release of every name, the newest first. */
export type KeptReleases = Readonly<
  Record<ReleaseName, readonly { readonly id: ReleaseId; readonly version: string; readonly publishedAt: string }[]>
>;
