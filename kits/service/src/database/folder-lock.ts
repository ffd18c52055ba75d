import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** A lock that nobody refers to any more would be collected, and would end with that. */
const HELD = new Set<DatabaseSync>();

export interface FolderLock {
  release(): void;
}

/** Somebody else has the folder open. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/**
 * Takes `folder` for this process alone. The embedded engine does not: a second one on the same folder opens and
 * overwrites, with no error, what the first one acknowledged. SQLite's lock of a file is the operating system's own,
 * which Node has no other way to: it holds between containers too, and ends with the process however that ends.
 * @throws {FolderInUse}
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (isBusy(error)) throw new FolderInUse(`${folder} is in use by another process`, { cause: error });
    throw error;
  }
  HELD.add(file);
  return {
    release() {
      HELD.delete(file);
      file.close();
    },
  };
}
