import { hostname, userInfo } from 'node:os';
import { createReleaseStore, type RegistrySigner, type ReleaseStore } from '@travesia/shell-edge/store';
import { ReleaseError } from '../release-error.ts';
import type { BlobStore } from './blob-store.ts';
import { openFolderBlobStore } from './folder-blob-store.ts';
import type { ReleaseKeys } from './release-keys.ts';

/** A store that releases are published into, and whose registry changes. */
export interface WritableStore {
  /** Where it is, for people. */
  readonly address: string;
  readonly blobs: BlobStore;
  /** What is in it, as the edge reads it. */
  readonly releases: ReleaseStore;
  /** @throws {ReleaseError} where this process may only read. */
  readonly signer: () => RegistrySigner;
  /** In whose name the history records what is changed. */
  readonly by: string;
}

export interface OpenStoreOptions {
  readonly keys: ReleaseKeys;
  /** The user and machine where absent; a service says its own name. */
  readonly by?: string;
}

/** @param address a folder. */
export async function openStore(address: string, { keys, by = here() }: OpenStoreOptions): Promise<WritableStore> {
  const blobs = openFolderBlobStore(address);
  return {
    address,
    blobs,
    releases: createReleaseStore(blobs, keys.trust),
    by,
    signer() {
      if (keys.signer) return keys.signer;
      throw new ReleaseError('keys', 'Para cambiar lo que está en vivo hace falta RELEASES_SIGNING_KEY.');
    },
  };
}

function here(): string {
  return `${userInfo().username}@${hostname()}`;
}
