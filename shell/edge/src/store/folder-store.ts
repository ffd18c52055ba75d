import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryDocument } from '@travesia/contracts';
import {
  fileNameSchema,
  registryDocumentSchema,
  releaseDocumentSchema,
  releaseIdSchema,
  releaseNameSchema,
} from '@travesia/contracts/schemas';
import type { ReleaseStore } from './release-store.ts';
import { parseDocument, StoreError } from './store-error.ts';

const ENCODED_SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Digits of a revision's file name, so that names sort as numbers do. */
const REVISION_DIGITS = 10;

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** `null` where there is no such file; other failures of the disk are thrown. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return null;
    throw error;
  }
}

/** The store in `folder`, as the release tool lays it out. The folder need not exist yet. */
export function openFolderStore(folder: string): ReleaseStore {
  const registryFile = join(folder, 'registry.json');

  /** Names are checked letter by letter before they become a path, so no path leads outside. */
  function pathOf(name: string, id: string, file: string): string | null {
    const checked = [releaseNameSchema.safeParse(name), releaseIdSchema.safeParse(id), fileNameSchema.safeParse(file)];
    return checked.every(({ success }) => success) ? join(folder, 'releases', name, id, ...file.split('/')) : null;
  }

  async function readRegistryAt(file: string): Promise<RegistryDocument | null> {
    const text = await orNull(readFile(file, 'utf8'));
    return text === null ? null : parseDocument(registryDocumentSchema, text, file);
  }

  return {
    async readRegistryTag() {
      const stats = await orNull(stat(registryFile, { bigint: true }));
      return stats && `${stats.ino}-${stats.size}-${stats.mtimeNs}`;
    },

    readRegistry: () => readRegistryAt(registryFile),

    async readRevision(revision) {
      if (!Number.isSafeInteger(revision) || revision < 1) return null;
      return readRegistryAt(join(folder, 'registry', `${String(revision).padStart(REVISION_DIGITS, '0')}.json`));
    },

    async readRelease(name, id) {
      const path = pathOf(name, id, 'release.json');
      if (path === null) return null;
      const text = await orNull(readFile(path, 'utf8'));
      if (text === null) return null;
      const release = parseDocument(releaseDocumentSchema, text, path);
      if (release.name !== name || release.id !== id) {
        throw new StoreError(path, `says it is ${release.name}/${release.id}`);
      }
      return release;
    },

    async readFile(name, id, file, encoding) {
      const path = pathOf(name, id, file);
      return path === null ? null : orNull(readFile(encoding ? path + ENCODED_SUFFIX[encoding] : path));
    },
  };
}
