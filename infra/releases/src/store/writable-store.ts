import { hostname, userInfo } from 'node:os';
import process from 'node:process';
import { createReleaseStore, type DocumentSigner, type ReleaseStore, rememberFiles } from '@travesia/shell-edge/store';
import { ReleaseError } from '../release-error.ts';
import type { BlobStore } from './blob-store.ts';
import { isBucketAddress, readBucketAddress } from './bucket-address.ts';
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
  readonly signer: () => DocumentSigner;
  /** In whose name the history records what is changed. */
  readonly by: string;
}

export interface OpenStoreOptions {
  readonly keys: ReleaseKeys;
  /** The user and machine where absent; a service says its own name. */
  readonly by?: string;
}

/**
 * @param address a folder, or `s3://bucket/prefix`.
 * @throws {ReleaseError} for an address that is neither.
 */
export async function openStore(address: string, { keys, by = here() }: OpenStoreOptions): Promise<WritableStore> {
  const isBucket = isBucketAddress(address);
  const blobs = isBucket ? await openBucketAt(address) : openFolderBlobStore(address);
  const releases = createReleaseStore(blobs, keys.trust);
  return {
    address,
    blobs,
    // What is read of a folder, the system keeps at hand.
    releases: isBucket ? rememberFiles(releases) : releases,
    by,
    signer() {
      if (keys.signer) return keys.signer;
      throw new ReleaseError('keys', 'Para publicar o cambiar lo que está en vivo hace falta RELEASES_SIGNING_KEY.');
    },
  };
}

/** The SDK is large: loaded where it is needed. */
async function openBucketAt(address: string): Promise<BlobStore> {
  const location = readBucketAddress(address, process.env);
  const { openBucketBlobStore } = await import('./bucket-blob-store.ts');
  return openBucketBlobStore(location);
}

function here(): string {
  return `${userInfo().username}@${hostname()}`;
}
