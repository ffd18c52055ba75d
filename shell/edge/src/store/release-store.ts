import type { RegistryDocument, ReleaseDocument, ReleaseId, ReleaseName } from '@travesia/contracts';

/** Encodings in which publishing keeps a copy of a file. */
export type StoredEncoding = 'br' | 'gzip';

/**
 * Reads what was published and promoted. Every method gives `null` for what is not there or
 * cannot have a name like that, and throws {@link StoreError} for a document that is broken.
 */
export interface ReleaseStore {
  /** Differs whenever the newest revision does; cheap enough to ask twice a second. */
  readRegistryTag(): Promise<string | null>;
  readRegistry(): Promise<RegistryDocument | null>;
  /** One of the revisions that were ever live. */
  readRevision(revision: number): Promise<RegistryDocument | null>;
  readRelease(name: ReleaseName, id: ReleaseId): Promise<ReleaseDocument | null>;
  /** `file` as `release.json` names it; with `encoding`, the copy compressed at publish. */
  readFile(name: ReleaseName, id: ReleaseId, file: string, encoding?: StoredEncoding): Promise<Uint8Array | null>;
}
