import { createHash } from 'node:crypto';
import type {
  KeptReleases,
  RegistryDocument,
  ReleaseDocument,
  ReleaseId,
  ReleaseName,
  TrustDocument,
} from '@travesia/contracts/release';
import {
  fileNameSchema,
  registryDocumentSchema,
  releaseDocumentSchema,
  releaseIdSchema,
  releaseNameSchema,
} from '@travesia/contracts/schemas';
import type { BlobReader } from './blob-reader.ts';
import { mapBounded } from './map-bounded.ts';
import { registryDigest } from './registry-digest.ts';
import type { RegistryTrust } from './registry-trust.ts';
import { parseDocument, StoreError } from './store-error.ts';
import {
  ENCODED_SUFFIX,
  PUBLISHED_PREFIX,
  publishedOf,
  REGISTRY_FILE,
  RELEASE_FILE,
  REVISIONS_PREFIX,
  releasePath,
  revisionOf,
  revisionPath,
} from './store-layout.ts';

/** Encodings in which publishing keeps a copy of a file. */
export type StoredEncoding = keyof typeof ENCODED_SUFFIX;

const LISTS_AT_ONCE = 8;

/**
 * Reads what was published and promoted, and gives nothing that does not follow from a signature: a registry by the
 * keys of its trust, a `release.json` by the registry or by whoever published it, a file by its `release.json`. Every
 * method gives `null` for what is not there or cannot have a name like that, and throws {@link StoreError} for what is
 * broken or altered.
 */
export interface ReleaseStore {
  /** Whose word counts here. */
  readonly trust: RegistryTrust;
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
  /** Every release that was published and is kept, the newest first. Reads names only. */
  listReleases(): Promise<KeptReleases>;
  /**
   * @param digest of `release.json`, as a registry names it: then that vouches for it, whatever became of the key of
   *   whoever published it.
   */
  readRelease(name: ReleaseName, id: ReleaseId, digest?: string): Promise<ReleaseDocument | null>;
  /** With the SHA-256, in hex, of its `release.json`, which whoever published it signed. */
  readSignedRelease(
    name: ReleaseName,
    id: ReleaseId,
  ): Promise<{ readonly document: ReleaseDocument; readonly digest: string } | null>;
  /** `file` as `release` names it; with `encoding`, the copy compressed at publish. */
  readFile(release: ReleaseDocument, file: string, encoding?: StoredEncoding): Promise<Uint8Array | null>;
}

/** Names are checked letter by letter before they become a path, so no path leads outside. */
function checkedPath(name: string, id: string, file: string): string | null {
  const checked = [releaseNameSchema.safeParse(name), releaseIdSchema.safeParse(id), fileNameSchema.safeParse(file)];
  return checked.every(({ success }) => success) ? releasePath(name, id, file) : null;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** In the form of `release.json`. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** The digest of `file`, or of its copy; `null` where `release` has none. */
function expectedIntegrity({ files }: ReleaseDocument, file: string, encoding?: StoredEncoding): string | null {
  const described = Object.hasOwn(files, file) ? files[file] : undefined;
  if (!described) return null;
  if (encoding === undefined) return described.integrity;
  return (encoding === 'br' ? described.brotliIntegrity : described.gzipIntegrity) ?? null;
}

/** The releases that are kept in `blobs`, with the registry that `trust` vouches for. */
export function createReleaseStore(blobs: BlobReader, trust: RegistryTrust): ReleaseStore {
  /** Of all registries that were read: whose releases count that no registry names any more. */
  let newestTrust: TrustDocument | null = null;

  function verify(document: RegistryDocument): void {
    try {
      trust.verify(document);
    } catch (error) {
      throw error instanceof StoreError ? error.about(document.revision) : error;
    }
  }

  async function readRegistryAt(path: string, digest?: string): Promise<RegistryDocument | null> {
    const bytes = await blobs.read(path);
    if (!bytes) return null;
    const document = parseDocument(registryDocumentSchema, bytes, path);
    if (digest === undefined) {
      verify(document);
      if (document.trust.version > (newestTrust?.version ?? 0)) newestTrust = document.trust;
    } else if (registryDigest(document) !== digest) {
      throw new StoreError(path, 'is not what the revision after it names');
    }
    return document;
  }

  async function readReleaseAt(name: ReleaseName, id: ReleaseId, digest?: string) {
    const path = checkedPath(name, id, RELEASE_FILE);
    const bytes = path === null ? null : await blobs.read(path);
    if (path === null || !bytes) return null;
    const found = sha256(bytes);
    if (digest !== undefined && found !== digest) throw new StoreError(path, 'is not the one that was promoted');
    const document = parseDocument(releaseDocumentSchema, bytes, path);
    if (document.name !== name || document.id !== id) {
      throw new StoreError(path, `says it is ${document.name}/${document.id}`);
    }
    if (digest === undefined) trust.verifyRelease(document, newestTrust, path);
    return { document, digest: found };
  }

  return {
    trust,

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
      const names = (await blobs.children(PUBLISHED_PREFIX)).toSorted();
      const kept = await mapBounded(names, LISTS_AT_ONCE, async (name) => {
        const marks = (await blobs.children(`${PUBLISHED_PREFIX}${name}/`)).flatMap((mark) => publishedOf(mark) ?? []);
        return [name, marks.sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))] as const;
      });
      return Object.fromEntries(kept.filter(([, releases]) => releases.length > 0));
    },

    readRelease: async (name, id, digest) => (await readReleaseAt(name, id, digest))?.document ?? null,

    readSignedRelease: (name, id) => readReleaseAt(name, id),

    async readFile(release, file, encoding) {
      const path = checkedPath(release.name, release.id, file);
      const integrity = expectedIntegrity(release, file, encoding);
      if (path === null || integrity === null) return null;
      const stored = encoding ? path + ENCODED_SUFFIX[encoding] : path;
      const bytes = await blobs.read(stored);
      if (bytes && integrityOf(bytes) !== integrity) throw new StoreError(stored, 'is not the file that was published');
      return bytes;
    },
  };
}
