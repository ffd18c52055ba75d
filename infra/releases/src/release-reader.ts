import type { RegistryDocument, ReleaseDocument, ReleaseId, ReleaseName } from '@travesia/contracts/release';
import { endorsedDigest, type ReleaseStore, StoreError } from '@travesia/shell-edge/store';
import { ReleaseError } from './release-error.ts';

/** A release with the SHA-256 of its `release.json`, in hex. */
export interface SignedRelease {
  readonly document: ReleaseDocument;
  readonly digest: string;
}

/** Reads releases for one change of the registry, each once. */
export interface ReleaseReader {
  /**
   * `null` where it is not kept.
   * @throws {ReleaseError} where neither the registry nor whoever published it vouches for it.
   */
  read(name: ReleaseName, id: ReleaseId): Promise<SignedRelease | null>;
}

/** @param newest vouches for the releases that it names. */
export function createReleaseReader(releases: ReleaseStore, newest: RegistryDocument | null): ReleaseReader {
  const known = new Map<string, Promise<SignedRelease | null>>();

  async function readOnce(name: ReleaseName, id: ReleaseId): Promise<SignedRelease | null> {
    try {
      const digest = newest ? endorsedDigest(newest, name, id) : undefined;
      if (digest === undefined) return await releases.readSignedRelease(name, id);
      const document = await releases.readRelease(name, id, digest);
      return document && { document, digest };
    } catch (error) {
      throw altered(name, id, error) ?? error;
    }
  }

  return {
    read(name, id) {
      const key = `${name}/${id}`;
      const reading = known.get(key) ?? readOnce(name, id);
      known.set(key, reading);
      return reading;
    },
  };
}

/** The refusal of a release that nobody vouches for; `null` for any other error. */
export function altered(name: ReleaseName, id: ReleaseId, error: unknown): ReleaseError | null {
  if (!(error instanceof StoreError)) return null;
  return new ReleaseError(
    'altered',
    `${name} ${id} no es lo que publicó quien puede (${error.message}). Mira qué más está mal con ` +
      'npm run release -- verify; para publicarla otra vez, quita antes su release.json del almacén.',
    { cause: error },
  );
}
