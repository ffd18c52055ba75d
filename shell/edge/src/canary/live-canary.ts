import { type RegistryDocument, type ReleaseId, type ReleaseName, SHELL_NAME } from '@travesia/contracts/release';

/** A release that a share of the visitors gets, and the one that the others get. */
export interface LiveCanary {
  readonly name: ReleaseName;
  readonly release: ReleaseId;
  /** Above 0, at most 100. */
  readonly percent: number;
  readonly stable: ReleaseId;
}

/** The canaries that `registry` names, by name. */
export function canariesOf({ shell, remotes }: RegistryDocument): readonly LiveCanary[] {
  const pointers = Object.entries({ ...(shell && { [SHELL_NAME]: shell }), ...remotes });
  return pointers
    .flatMap(([name, { stable, canary }]) => (canary && canary.release !== stable ? [{ name, stable, ...canary }] : []))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
