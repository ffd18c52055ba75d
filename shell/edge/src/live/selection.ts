import type { ReleaseId, ReleaseName } from '@travesia/contracts/release';

/** A release that a visitor gets in place of the stable one, and why. */
export interface Choice {
  readonly release: ReleaseId;
  readonly channel: 'canary' | 'override';
}

/** What is not as for everybody; empty for who gets the stable release of everything. */
export type Selection = ReadonlyMap<ReleaseName, Choice>;

/** Equal for selections that lead to the same documents. */
export function selectionKey(selection: Selection): string {
  const choices = [...selection].map(([name, { release, channel }]) => `${name}/${release}/${channel}`);
  return choices.sort().join(' ');
}
