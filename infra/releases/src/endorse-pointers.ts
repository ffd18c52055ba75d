import type { Endorsement, PointerEndorsements, RegistryDocument, ReleaseName } from '@travesia/contracts/release';
import {
  canonicalJson,
  type DocumentSigner,
  digestsOf,
  endorseCanary,
  endorseStable,
  liveNames,
  type Pointers,
  pointerOf,
} from '@travesia/shell-edge/store';
import { ReleaseError } from './release-error.ts';
import type { ReleaseReader } from './release-reader.ts';

export interface EndorseOptions {
  readonly newest: RegistryDocument | null;
  readonly revision: number;
  readonly signer: DocumentSigner;
  readonly reader: ReleaseReader;
  /** Whether `signer` is a root: then the word of another root is replaced, for it may be one no more. */
  readonly isRoot: boolean;
  /** Whose signatures are replaced: of keys that sign no more. */
  readonly instead?: readonly string[];
}

/** What everybody gets, without the canary. */
function stablePart(pointers: Pointers | null, name: ReleaseName): string {
  const { canary: _, ...stable } = pointerOf(pointers, name) ?? {};
  return canonicalJson(stable);
}

/** Signs for what `next` changes, and keeps what others said of the rest. */
export async function endorsePointers(
  next: Pointers,
  { newest, revision, signer, reader, isRoot, instead = [] }: EndorseOptions,
): Promise<RegistryDocument['endorsements']> {
  const isListed = (key: string) => newest?.trust.keys[key] && newest.trust.keys[key].retiredAt === undefined;
  const isOtherRoot = (key: string) => isRoot && key !== signer.key && !isListed(key);
  const isKept = (endorsement: Endorsement | undefined): endorsement is Endorsement =>
    endorsement !== undefined &&
    !instead.includes(endorsement.signature.key) &&
    !isOtherRoot(endorsement.signature.key);

  async function endorse(name: ReleaseName): Promise<PointerEndorsements> {
    const pointer = pointerOf(next, name);
    if (!pointer) throw new Error(`nothing of ${name} is live`);
    const { stable, lastGood, canary } = pointer;
    const before = newest?.endorsements[name];
    const keepsStable = isKept(before?.stable) && stablePart(newest, name) === stablePart(next, name);
    const canaryBefore = pointerOf(newest, name)?.canary;
    const keepsCanary = isKept(before?.canary) && canonicalJson(canaryBefore ?? {}) === canonicalJson(canary ?? {});

    const digests = new Map(digestsOf(before));
    const unsaid = [...(keepsStable ? [] : [stable, lastGood]), ...(keepsCanary ? [] : [canary?.release])];
    for (const id of unsaid) {
      if (id === undefined || digests.has(id)) continue;
      const release = await reader.read(name, id);
      if (!release) throw new ReleaseError('unknown-release', `${name} ${id} ya no se guarda: nada se cambió.`);
      digests.set(id, release.digest);
    }
    return {
      stable: keepsStable && before ? before.stable : endorseStable(signer, name, pointer, revision, digests),
      ...(canary && {
        canary: keepsCanary && before?.canary ? before.canary : endorseCanary(signer, name, canary, revision, digests),
      }),
    };
  }

  const endorsed: [ReleaseName, PointerEndorsements][] = [];
  for (const name of liveNames(next)) endorsed.push([name, await endorse(name)]);
  return Object.fromEntries(endorsed);
}
