import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Beside what npm installed, and gone with it. */
const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache');

function engineVersion(): string {
  const manifest = findPackageJSON('@electric-sql/pglite', import.meta.url);
  if (manifest === undefined) throw new Error('the embedded engine is not installed');
  const { version }: { readonly version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}

const isDatabase = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

/** Files of a database in which nothing has been done, made by this version of the engine once on this machine. */
async function newFiles(): Promise<string> {
  const folder = join(CACHE, `new-database-${engineVersion()}`);
  if (isDatabase(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  const engine = await PGlite.create({ dataDir: draft });
  await engine.close();
  try {
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true });
    // Several may have made it at once.
    if (!isDatabase(folder)) throw error;
  }
  return folder;
}

/**
 * Puts the files of a new database into `folder` where there is nothing: the engine takes seconds to make them, and copying
 * them takes a tenth of one. Whoever calls it has the folder alone, and the thread too: one after the other they take a fifth
 * of what copies side by side take.
 */
export async function placeNewFiles(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const files = await newFiles().catch(() => null);
  // Where nothing can be kept beside what is installed, the engine makes them itself.
  if (files === null) return;
  const draft = `${folder}-new`;
  await rm(draft, { recursive: true, force: true });
  cpSync(files, draft, { recursive: true });
  await rename(draft, folder);
}
