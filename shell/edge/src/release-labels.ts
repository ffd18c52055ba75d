import { type RegistryDocument, type ReleaseId, type ReleaseName, SHELL_NAME } from '@travesia/contracts/release';

/** What metrics call releases of open tabs and of inventive callers: labels are from a closed set. */
export const OTHER = 'other';

export interface ReleaseLabels {
  readonly remote: string;
  readonly release: string;
}

/** Labels of a release that visitors get now, or got before and may fall back to; `null` for any other. */
export function releaseLabels(
  registry: RegistryDocument | undefined,
  remote: ReleaseName,
  release: ReleaseId,
): ReleaseLabels | null {
  if (!registry) return null;
  const { shell, remotes } = registry;
  const pointer = remote === SHELL_NAME ? shell : Object.hasOwn(remotes, remote) ? remotes[remote] : null;
  const isLive = [pointer?.stable, pointer?.lastGood, pointer?.canary?.release].includes(release);
  return isLive ? { remote, release } : null;
}

export const OTHER_RELEASE: ReleaseLabels = { remote: OTHER, release: OTHER };
