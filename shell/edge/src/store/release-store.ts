import type { KeptReleases, RegistryDocument, ReleaseDocument, ReleaseId, ReleaseName } from '@travesia/contracts';
import {
  fileNameSchema,
  registryDocumentSchema,
  releaseDocumentSchema,
  releaseIdSchema,
  releaseNameSchema,
} from '@travesia/contracts/schemas';
import type { BlobReader } from './blob-reader.ts';
import { type RegistryTrust, registryDigest } from './registry-signature.ts';
import { nullWhereBroken, parseDocument, StoreError } from './store-error.ts';
import {
  ENCODED_SUFFIX,
  REGISTRY_FILE,
  RELEASE_FILE,
  RELEASES_PREFIX,
  REVISIONS_PREFIX,
  releasePath,
  revisionOf,
  revisionPath,
} from './store-layout.ts';

/** Encodings in which publishing keeps a copy of a file. */
export type StoredEncoding = keyof typeof ENCODED_SUFFIX;

/**
 * Reads what was published and promoted. Every method gives `null` for what is not there or
 * cannot have a name like that, and throws {@link StoreError} for a document that is broken or,
 * of a registry, that nobody signed who is trusted.
 */
export interface ReleaseStore {
  /** Differs whenever the newest revision does; cheap enough to ask twice a second. */
  readRegistryTag(): Promise<string | null>;
  readRegistry(): Promise<RegistryDocument | null>;
  /**
   * One of the revisions that were ever live.
   * @param digest what the revision after it, which is trusted, names: then that vouches for this
   *   one, whatever became of the key that signed it.
   */
  readRevision(revision: number, digest?: string): Promise<RegistryDocument | null>;
  /** Every revision that is kept, the oldest first. Reads a long list: not for every request. */
  listRevisions(): Promise<readonly number[]>;
  /**
   * Every release that could be made live, the newest first; those whose document is broken are
   * left out. Reads every `release.json`.
   */
  listReleases(): Promise<KeptReleases>;
  readRelease(name: ReleaseName, id: ReleaseId): Promise<ReleaseDocument | null>;
  /** `file` as `release.json` names it; with `encoding`, the copy compressed at publish. */
  readFile(name: ReleaseName, id: ReleaseId, file: string, encoding?: StoredEncoding): Promise<Uint8Array | null>;
}

/** Names are checked letter by letter before they become a path, so no path leads outside. */
function checkedPath(name: string, id: string, file: string): string | null {
  const checked = [releaseNameSchema.safeParse(name), releaseIdSchema.safeParse(id), fileNameSchema.safeParse(file)];
  return checked.every(({ success }) => success) ? releasePath(name, id, file) : null;
}

/** The releases that are kept in `blobs`, with the registry that `trust` vouches for. */
export function createReleaseStore(blobs: BlobReader, trust: RegistryTrust): ReleaseStore {
  async function readText(path: string): Promise<string | null> {
    const bytes = await blobs.read(path);
    return bytes && new TextDecoder().decode(bytes);
  }

  async function readRegistryAt(path: string, digest?: string): Promise<RegistryDocument | null> {
    const text = await readText(path);
    if (text === null) return null;
    const document = parseDocument(registryDocumentSchema, text, path);
    if (digest === undefined) trust.verify(document);
    else if (registryDigest(document) !== digest) throw new StoreError(path, 'is not what the revision after it names');
    return document;
  }

  async function readRelease(name: ReleaseName, id: ReleaseId): Promise<ReleaseDocument | null> {
    const path = checkedPath(name, id, RELEASE_FILE);
    const text = path === null ? null : await readText(path);
    if (path === null || text === null) return null;
    const release = parseDocument(releaseDocumentSchema, text, path);
    if (release.name !== name || release.id !== id) {
      throw new StoreError(path, `says it is ${release.name}/${release.id}`);
    }
    return release;
  }

  async function keptOf(name: ReleaseName): Promise<KeptReleases[ReleaseName]> {
    const ids = await blobs.children(`${RELEASES_PREFIX}${name}/`);
    const documents = await Promise.all(ids.map((id) => readRelease(name, id).catch(nullWhereBroken)));
    return documents
      .filter((document) => document !== null)
      .map(({ id, version, publishedAt }) => ({ id, version, publishedAt }))
      .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
  }

  return {
    readRegistryTag: () => blobs.tag(REGISTRY_FILE),

    readRegistry: () => readRegistryAt(REGISTRY_FILE),

    async readRevision(revision, digest) {
      if (!Number.isSafeInteger(revision) || revision < 1) return null;
      const path = revisionPath(revision);
      const document = await readRegistryAt(path, digest);
      if (document && document.revision !== revision) {
        throw new StoreError(path, `says it is revision ${document.revision}`);
      }
      return document;
    },

    async listRevisions() {
      const revisions: number[] = [];
      for await (const { path } of blobs.list(REVISIONS_PREFIX)) {
        const revision = revisionOf(path);
        if (revision !== null) revisions.push(revision);
      }
      return revisions.sort((a, b) => a - b);
    },

    async listReleases() {
      const names = (await blobs.children(RELEASES_PREFIX)).toSorted();
      const kept = await Promise.all(names.map(async (name) => [name, await keptOf(name)] as const));
      return Object.fromEntries(kept.filter(([, releases]) => releases.length > 0));
    },

    readRelease,

    async readFile(name, id, file, encoding) {
      const path = checkedPath(name, id, file);
      return path === null ? null : blobs.read(encoding ? path + ENCODED_SUFFIX[encoding] : path);
    },
  };
}
