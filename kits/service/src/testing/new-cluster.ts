import { execFileSync } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unprivilegedUser } from './unprivileged-user.ts';

/** Beside what npm installed, and gone with it. */
const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache');

/** Of the only user of a cluster. */
export const POSTGRES_USER = 'travesia';

const isCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

/** Copies with owners and permissions: the server takes no files that others may read. */
const copy = (from: string, to: string) => execFileSync('cp', ['-Rp', from, to]);

/** As `initdb` makes them. `folder` belongs to whom the server runs as. */
async function initialise(initdb: string, folder: string, password: string | undefined): Promise<string> {
  const data = join(folder, 'data');
  const user = unprivilegedUser();
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password ?? '', { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const access = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const initArguments = ['-D', data, '-U', POSTGRES_USER, ...access, '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(initdb, initArguments, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  return data;
}

/** A cluster in which nothing has been done, made by this version of the server once on this machine. */
async function newCluster(initdb: string): Promise<string> {
  const version = execFileSync(initdb, ['--version'], { encoding: 'utf8' }).replace(/[^\w.]+/g, '-');
  const kept = join(CACHE, `new-cluster-${version}${unprivilegedUser()?.uid ?? ''}`);
  if (isCluster(kept)) return kept;
  // Whom the server runs as need not reach the folder of the project.
  const folder = await mkdtemp(join(tmpdir(), 'travesia-initdb-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const made = await initialise(initdb, folder, undefined);
  await mkdir(CACHE, { recursive: true });
  const draft = join(await mkdtemp(`${kept}-draft-`), 'data');
  copy(made, draft);
  await rm(folder, { recursive: true });
  try {
    await rename(draft, kept);
  } catch (error) {
    // Several may have made it at once.
    if (!isCluster(kept)) throw error;
  } finally {
    await rm(resolve(draft, '..'), { recursive: true });
  }
  return kept;
}

/**
 * Puts a new cluster into `folder`. `initdb` takes half a second of the processor to make one, and copying it a tenth of
 * that; where there is a password it is made anew. Resolves with the folder of its data.
 */
export async function placeNewCluster(initdb: string, folder: string, password?: string): Promise<string> {
  if (password !== undefined) return initialise(initdb, folder, password);
  const data = join(folder, 'data');
  copy(await newCluster(initdb), data);
  return data;
}
