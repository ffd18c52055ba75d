import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SHELL_NAME } from '@travesia/contracts/release';
import { z } from 'zod';
import { hasCode } from './has-code.ts';

export const PROJECT_ROOT = resolve(import.meta.dirname, '../../..');

/** Something in the tree that is built by itself. */
export interface Project {
  /** Under which the shell or a remote is released. */
  readonly name: string;
  readonly folder: string;
  readonly packageName: string;
  readonly dist: string;
}

const manifestSchema = z.object({ name: z.string(), scripts: z.record(z.string(), z.string()).optional() });

/** The shell and every remote in the tree, the shell first. */
export async function findProjects(root = PROJECT_ROOT): Promise<readonly Project[]> {
  const remotes = (await readdir(join(root, 'remotes'))).sort();
  const places = [
    { name: SHELL_NAME, folder: join(root, 'shell/web') },
    ...remotes.map((name) => ({ name, folder: join(root, 'remotes', name) })),
  ];
  const projects = await Promise.all(places.map(readProject));
  return projects.filter((project) => project !== null);
}

/** What services read beside their code, each compiled by itself: every package of `content` that builds. */
export async function findContents(root = PROJECT_ROOT): Promise<readonly Project[]> {
  const names = (await readdir(join(root, 'content'))).sort();
  const contents = await Promise.all(names.map((name) => readProject({ name, folder: join(root, 'content', name) })));
  return contents.filter((content) => content !== null);
}

async function readProject({ name, folder }: { name: string; folder: string }): Promise<Project | null> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch((error: unknown) => {
    // A folder that another branch left its ignored files in is no project.
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  });
  if (text === null) return null;
  const manifest = manifestSchema.parse(JSON.parse(text));
  return manifest.scripts?.['build'] ? { name, folder, packageName: manifest.name, dist: join(folder, 'dist') } : null;
}
