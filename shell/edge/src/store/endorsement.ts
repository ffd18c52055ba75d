import {
  type CanaryPointer,
  type Endorsement,
  type PointerEndorsements,
  type RegistryDocument,
  type ReleaseId,
  type ReleaseName,
  type ReleasePointer,
  type RemotePointer,
  SHELL_NAME,
} from '@travesia/contracts/release';
import type { DocumentSigner } from './document-signature.ts';

/** Everything that is live, of a registry. */
export type Pointers = Pick<RegistryDocument, 'shell' | 'remotes'>;

/** What is live of `name`; `null` where nothing is. */
export function pointerOf(pointers: Pointers | null, name: ReleaseName): ReleasePointer | RemotePointer | null {
  if (name === SHELL_NAME) return pointers?.shell ?? null;
  return pointers && Object.hasOwn(pointers.remotes, name) ? (pointers.remotes[name] ?? null) : null;
}

/** The names of which something is live. */
export function liveNames({ shell, remotes }: Pointers): readonly ReleaseName[] {
  return [...(shell ? [SHELL_NAME] : []), ...Object.keys(remotes)];
}

type Digests = Readonly<Record<ReleaseId, string>>;

/** What the owner of a name says of what everybody gets. */
export function stableBody(name: ReleaseName, pointer: ReleasePointer, revision: number, releases: Digests): object {
  const { canary: _, ...stable } = pointer;
  return { name, revision, releases, ...stable };
}

/** What the owner of a name says of what a share gets. */
export function canaryBody(name: ReleaseName, canary: CanaryPointer, revision: number, releases: Digests): object {
  return { name, revision, releases, ...canary };
}

function pick(ids: readonly (ReleaseId | undefined)[], digests: ReadonlyMap<ReleaseId, string>): Digests {
  const named = ids.flatMap((id) => {
    const digest = id === undefined ? undefined : digests.get(id);
    return id === undefined || digest === undefined ? [] : [[id, digest] as const];
  });
  return Object.fromEntries(named);
}

/** @param digests of the `release.json` of each release that `pointer` names. */
export function endorseStable(
  signer: DocumentSigner,
  name: ReleaseName,
  pointer: ReleasePointer,
  revision: number,
  digests: ReadonlyMap<ReleaseId, string>,
): Endorsement {
  const releases = pick([pointer.stable, pointer.lastGood], digests);
  return { revision, releases, signature: signer.sign('stable', stableBody(name, pointer, revision, releases)) };
}

/** @param digests that of the `release.json` of its release among them. */
export function endorseCanary(
  signer: DocumentSigner,
  name: ReleaseName,
  canary: CanaryPointer,
  revision: number,
  digests: ReadonlyMap<ReleaseId, string>,
): Endorsement {
  const releases = pick([canary.release], digests);
  return { revision, releases, signature: signer.sign('canary', canaryBody(name, canary, revision, releases)) };
}

/** The digest of every release that stands behind a pointer. */
export function digestsOf(endorsements: PointerEndorsements | undefined): ReadonlyMap<ReleaseId, string> {
  return new Map(Object.entries({ ...endorsements?.canary?.releases, ...endorsements?.stable.releases }));
}

/** SHA-256, in hex, of the `release.json` that `registry` means; absent where it names no such release. */
export function endorsedDigest(registry: RegistryDocument, name: ReleaseName, id: ReleaseId): string | undefined {
  return Object.hasOwn(registry.endorsements, name) ? digestsOf(registry.endorsements[name]).get(id) : undefined;
}
