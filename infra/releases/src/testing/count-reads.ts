import { createReleaseStore } from '@travesia/shell-edge/store';
import type { WritableStore } from '../store/writable-store.ts';

export interface CountedStore {
  readonly store: WritableStore;
  /** The path of every object that was read, in order. */
  readonly read: string[];
  /** How many were being read at once, at most. */
  atOnce(): number;
}

/** `store`, with each read noted. */
export function countReads(store: WritableStore): CountedStore {
  const read: string[] = [];
  let running = 0;
  let most = 0;
  const noted = async <T>(work: () => Promise<T>): Promise<T> => {
    running += 1;
    most = Math.max(most, running);
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
  const blobs = {
    ...store.blobs,
    async read(path: string) {
      const content = await noted(() => store.blobs.read(path));
      if (content) read.push(path);
      return content;
    },
    tag: (path: string) => noted(() => store.blobs.tag(path)),
    children: (prefix: string) => noted(() => store.blobs.children(prefix)),
  };
  const counted = { ...store, blobs, releases: createReleaseStore(blobs, store.releases.trust) };
  return { store: counted, read, atOnce: () => most };
}
