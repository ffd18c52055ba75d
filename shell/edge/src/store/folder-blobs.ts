import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobEntry, BlobReader } from './blob-reader.ts';
import { StoreUnavailableError } from './store-unavailable-error.ts';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** The blobs in `folder`, which need not exist yet. */
export function openFolderBlobs(folder: string): BlobReader {
  /**
   * `null` where there is no such file.
   * @throws {StoreUnavailableError} for other failures of the disk.
   */
  async function orNull<T>(path: string, work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error)) throw error;
      if (ABSENT.has(String(error.code))) return null;
      throw new StoreUnavailableError(folder, path, { reason: String(error.code), attempts: 1 });
    }
  }

  const fileOf = (path: string) => join(folder, ...path.split('/'));

  async function* listFolder(parent: string, prefix: string): AsyncGenerator<BlobEntry> {
    for (const entry of (await orNull(parent, readdir(join(folder, parent), { withFileTypes: true }))) ?? []) {
      const path = parent + entry.name;
      if (entry.isDirectory()) {
        if (path.startsWith(prefix) || prefix.startsWith(`${path}/`)) yield* listFolder(`${path}/`, prefix);
      } else if (path.startsWith(prefix)) {
        // It may be gone since it was listed.
        const stats = await orNull(path, stat(fileOf(path)));
        if (stats) yield { path, bytes: stats.size, modifiedAt: stats.mtimeMs };
      }
    }
  }

  return {
    read: (path) => orNull(path, readFile(fileOf(path))),
    async tag(path) {
      const stats = await orNull(path, stat(fileOf(path), { bigint: true }));
      return stats && `${stats.ino}-${stats.size}-${stats.mtimeNs}`;
    },
    list: (prefix) => listFolder(prefix.slice(0, prefix.lastIndexOf('/') + 1), prefix),
    children: async (prefix) => (await orNull(prefix, readdir(fileOf(prefix)))) ?? [],
  };
}
