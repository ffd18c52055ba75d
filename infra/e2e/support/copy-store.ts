import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { preparedStore, type StoreKind } from './stores-folder.ts';

/**
 * A prepared store for a test that may break it, at `to`. Its files are links: there are four thousand, and a store never
 * writes into one that is there. What a test takes away, or puts in its place, is of its copy alone.
 */
export async function copyStore(kind: StoreKind, to: string): Promise<void> {
  const from = preparedStore(kind);
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const pathsOf = ({ parentPath, name }: (typeof entries)[number]) => {
    const path = join(parentPath, name);
    return [path, join(to, path.slice(from.length))] as const;
  };
  await mkdir(to, { recursive: true });
  // A folder comes after the one that it is in.
  for (const folder of folders) await mkdir(pathsOf(folder)[1], { recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map(pathsOf);
  await Promise.all(files.map(([path, copy]) => linkOrCopy(path, copy)));
}

/** Another file system takes no link. */
const linkOrCopy = (path: string, copy: string) =>
  link(path, copy).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    return copyFile(path, copy);
  });
