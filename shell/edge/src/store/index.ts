export type { BlobEntry, BlobReader } from './blob-reader.ts';
export { canonicalJson } from './canonical-json.ts';
export { openFolderBlobs } from './folder-blobs.ts';
export { followRegistry, type RegistryFollower } from './follow-registry.ts';
export {
  createSigner,
  type RegistrySigner,
  type RegistryTrust,
  registryDigest,
  trustKeys,
  type UnsignedRegistry,
} from './registry-signature.ts';
export { createReleaseStore, type ReleaseStore, type StoredEncoding } from './release-store.ts';
export { rememberFiles } from './remember-files.ts';
export { parseDocument, StoreError } from './store-error.ts';
export * from './store-layout.ts';
export { StoreUnavailableError } from './store-unavailable-error.ts';
