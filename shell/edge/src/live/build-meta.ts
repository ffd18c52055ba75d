import { type BuildMeta, type RegistryDocument, SHELL_NAME } from '@travesia/contracts/release';
import { endorsedDigest } from '../store/endorsement.ts';
import { registryDigest } from '../store/registry-digest.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { nullWhereBroken } from '../store/store-error.ts';

const BUILD_ID = /^r([1-9]\d{0,9})-[0-9a-f]{8}$/;

/** Names what a revision made live: `r12-0123abcd`, the digits from the revision's content. */
export function buildId(registry: RegistryDocument): string {
  return `r${registry.revision}-${registryDigest(registry).slice(0, 8)}`;
}

/** What `registry` made live. Releases that are no longer kept count for nothing. */
export async function describeBuild(store: ReleaseStore, registry: RegistryDocument): Promise<BuildMeta> {
  const pointers = Object.entries({ ...(registry.shell && { [SHELL_NAME]: registry.shell }), ...registry.remotes });
  const releases = pointers.map(([name, { stable }]) => [name, stable] as const);
  const documents = await Promise.all(
    releases.map(([name, id]) =>
      store.readRelease(name, id, endorsedDigest(registry, name, id)).catch(nullWhereBroken),
    ),
  );
  const prerendered = documents.flatMap((document) => Object.keys(document?.prerendered ?? {}));
  return {
    id: buildId(registry),
    timestamp: Date.parse(registry.issuedAt),
    revision: registry.revision,
    releases: Object.fromEntries(releases),
    prerendered: [...new Set(prerendered)].sort(),
  };
}

/** What made the build with this id live, now or before; `null` when there was none. */
export async function readBuildRegistry(store: ReleaseStore, id: string): Promise<RegistryDocument | null> {
  const revision = BUILD_ID.exec(id)?.[1];
  const registry = revision === undefined ? null : await store.readRevision(Number(revision));
  return registry && buildId(registry) === id ? registry : null;
}

/** The build with this id, live now or before; `null` when there was none. */
export async function readBuild(store: ReleaseStore, id: string): Promise<BuildMeta | null> {
  const registry = await readBuildRegistry(store, id);
  return registry && describeBuild(store, registry);
}
