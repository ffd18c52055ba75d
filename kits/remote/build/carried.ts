import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NormalModuleReplacementPlugin, type RspackPluginInstance } from '@rspack/core';
import { carriedFile } from '../src/carried/carried-file.ts';

const CONTENTS = join(import.meta.dirname, '../../../content');

/** Inside the folder of a content that is carried: `files` are published, `index` is what scripts may read of it. */
const COMPILED = 'dist/carried';

/** Of a module: an index that a content compiled for whoever carries it. */
export const CARRIED_INDEX = /[\\/]content[\\/][^\\/]+[\\/]dist[\\/]carried[\\/]index[\\/]/;

const folderOf = (content: string, part: 'files' | 'index') => join(CONTENTS, content, COMPILED, part);

/** Contents that the releases of the remote in `root` carry: `carries` in its package.json, by their folders. */
export function carriedContents(root: string): readonly string[] {
  const { carries = [] }: { carries?: readonly string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const missing = carries.filter((content) => !existsSync(folderOf(content, 'index')));
  if (missing.length > 0) {
    throw new Error(`content/${missing.join(', content/')}: compile it first, with npm run build in its folder`);
  }
  return carries;
}

/** Writes the module that imports their indexes into the folder `work`. @returns the module. */
export async function writeCarriedIndex(contents: readonly string[], work: string): Promise<string> {
  const lists = await Promise.all(
    contents.map(async (content) => {
      const folder = folderOf(content, 'index');
      const names = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
      const imports = names.map(
        (file) =>
          `${JSON.stringify(file.slice(0, -'.json'.length))}: () => import(${JSON.stringify(join(folder, file))})`,
      );
      return `${JSON.stringify(content)}: { ${imports.join(', ')} }`;
    }),
  );
  const file = join(work, 'carried-index.js');
  await mkdir(work, { recursive: true });
  await writeFile(file, `export const CARRIED = { ${lists.join(', ')} };\n`);
  return file;
}

/** Puts `index` in the place of the one that the kit has for whoever carries nothing. */
export const carriedIndexPlugin = (index: string): RspackPluginInstance =>
  new NormalModuleReplacementPlugin(/^\.\/carried-index\.ts$/, index);

/** Copies the files of these contents into the folder `release`. */
export async function writeCarried(contents: readonly string[], release: string): Promise<void> {
  for (const content of contents) {
    const target = join(release, dirname(carriedFile(content, '')));
    await mkdir(target, { recursive: true });
    await cp(folderOf(content, 'files'), target, { recursive: true });
  }
}

/** What {@link writeCarried} would write as `file` of a release; `null` where it is none of its files. */
export async function readCarried(contents: readonly string[], file: string): Promise<string | null> {
  const [, content = '', name = ''] = /^carried\/([\w-]+)\/([\w.-]+\.json)$/.exec(file) ?? [];
  if (!contents.includes(content)) return null;
  return readFile(join(folderOf(content, 'files'), name), 'utf8').catch(() => null);
}

/** The files of a content that is among `contents`, by name. @throws where the remote does not carry it. */
export async function readCarriedFiles(contents: readonly string[], content: string): Promise<Record<string, unknown>> {
  if (!contents.includes(content)) throw new Error(`nothing is carried of ${content}: "carries" does not name it`);
  const folder = folderOf(content, 'files');
  const names = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const files = names.map(async (file) => {
    return [file.slice(0, -'.json'.length), JSON.parse(await readFile(join(folder, file), 'utf8'))] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
