export type { BlobEntry, BlobReader } from './blob-reader.ts';
export { canonicalJson } from './canonical-json.ts';
export {
  createSigner,
  type DocumentSigner,
  encodePublicKey,
  keyId,
  readPublicKey,
  type SignatureUse,
  signDocument,
} from './document-signature.ts';
export {
  digestsOf,
  endorseCanary,
  endorsedDigest,
  endorseStable,
  liveNames,
  type Pointers,
  pointerOf,
} from './endorsement.ts';
export { openFolderBlobs } from './folder-blobs.ts';
export { type FollowerOptions, followRegistry, type RegistryFollower } from './follow-registry.ts';
export { mapBounded } from './map-bounded.ts';
export { registryDigest } from './registry-digest.ts';
export { judgeStanding, type RegistryStanding } from './registry-standing.ts';
export { type RegistryTrust, trustKeys } from './registry-trust.ts';
export { createReleaseStore, integrityOf, type ReleaseStore, type StoredEncoding } from './release-store.ts';
export { rememberFiles } from './remember-files.ts';
export { openRevisionMemory, type RevisionMemory, type ServedRevision } from './revision-memory.ts';
export { mayChange, type Rights } from './rights.ts';
export { nullWhereBroken, parseDocument, StoreError } from './store-error.ts';
export * from './store-layout.ts';
export { StoreUnavailableError } from './store-unavailable-error.ts';
export { whyNoSuccessor } from './successor.ts';
