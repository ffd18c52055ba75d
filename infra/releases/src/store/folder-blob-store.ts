import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openFolderBlobs } from '@travesia/shell-edge/store';
import { hasCode } from '../has-code.ts';
import type { BlobStore } from './blob-store.ts';
import { diskFailure } from './disk-failure.ts';
import { syncFolder, writeDurably } from './durable.ts';

/** Begins the path of what is being written; in the store, so that moving it into place is a rename. */
export const DRAFTS_PREFIX = 'workshop/';

/**
 * The blobs in `folder`, which is made when it is needed. A file is written under another name
 * and reaches the disk before it gets its own; killed writers leave drafts, which `gc` removes.
 */
export function openFolderBlobStore(folder: string): BlobStore {
  const fileOf = (path: string) => join(folder, ...path.split('/'));
  /** Folders with new names that a power cut could still take away. */
  const unsynced = new Set<string>();

  /** Notes `file`'s folder, and those above it that may be new. */
  function note(file: string): void {
    for (let parent = dirname(file); parent.startsWith(folder); parent = dirname(parent)) unsynced.add(parent);
  }

  async function settle(): Promise<void> {
    const folders = [...unsynced];
    unsynced.clear();
    for (const one of folders) {
      await syncFolder(one).catch((error: unknown) => {
        if (!hasCode(error, 'ENOENT')) throw error;
      });
    }
  }

  /** Has `place` put a draft of `content` where it belongs. */
  async function write<T>(path: string, content: Uint8Array, place: (draft: string, file: string) => Promise<T>) {
    const draft = fileOf(`${DRAFTS_PREFIX}${randomUUID()}`);
    const file = fileOf(path);
    try {
      await writeDurably(draft, content);
      await mkdir(dirname(file), { recursive: true });
      const result = await place(draft, file);
      note(file);
      return result;
    } catch (error) {
      throw diskFailure(error, folder) ?? error;
    } finally {
      // What went wrong before matters more than what cannot be tidied up.
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  return {
    ...openFolderBlobs(folder),

    async create(path, content, { afterAll = false } = {}) {
      if (afterAll) await settle();
      // A link, not a rename: it refuses to replace.
      const isFirst = await write(path, content, (draft, file) =>
        link(draft, file).then(
          () => true,
          (error: unknown) => {
            if (hasCode(error, 'EEXIST')) return false;
            throw error;
          },
        ),
      );
      if (afterAll) await settle();
      return isFirst;
    },

    replace: (path, content) => write(path, content, rename),

    async remove(path) {
      await rm(fileOf(path), { force: true }).catch((error: unknown) => {
        throw diskFailure(error, folder) ?? error;
      });
      // The folders that it leaves empty, up to the store itself.
      for (let parent = dirname(fileOf(path)); parent.length > folder.length; parent = dirname(parent)) {
        const isGone = await rmdir(parent).then(
          () => true,
          () => false,
        );
        if (!isGone) break;
      }
    },
  };
}
