import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildRemote } from '@travesia/kit-remote/build';

const PROJECT = resolve(import.meta.dirname, '../../..');

/** Inside the project: the copy finds its packages as its original does. */
const FOLDER = join(PROJECT, '.test-remotes');

export interface SourceChange {
  /** Path inside the remote. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface ChangedRemote {
  /** What is to be published. */
  readonly dist: string;
  remove(): Promise<void>;
}

/** Builds a copy of a remote in which one thing is different, as its team would the next release. */
export async function buildChanged(name: string, { file, from, to }: SourceChange): Promise<ChangedRemote> {
  await mkdir(FOLDER, { recursive: true });
  const folder = await mkdtemp(join(FOLDER, 'changed-'));
  const root = join(folder, name);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await cp(join(PROJECT, 'remotes', name), root, {
      recursive: true,
      filter: (source) => !/[\\/](?:dist|node_modules)$/.test(source),
    });
    const source = await readFile(join(root, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${name}: ${file} does not say "${from}"`);
    await writeFile(join(root, file), source.replace(from, to));
    await buildRemote(root);
    return { dist: join(root, 'dist'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
