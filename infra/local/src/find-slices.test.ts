import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@travesia/infra-releases';
import { readDeclarations } from '@travesia/kit-remote/build';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSlicePackages, findSlices } from './find-slices.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'travesia-slices-'));
});
afterEach(() => rm(root, { recursive: true }));

async function remote(name: string, files: Readonly<Record<string, string>>) {
  await mkdir(join(root, 'remotes', name), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, 'remotes', name, file), text);
}

const manifest = (exports?: object) => JSON.stringify({ name: 'x', type: 'module', ...(exports && { exports }) });
const slice = (name: string) =>
  `export const slice = { name: '${name}', migrations: '/nowhere', open: async () => {} };`;

it('a package that exports ./slice is a slice, without being named anywhere else', async () => {
  await remote('biblioteca', {
    'package.json': manifest({ './slice': './slice.mjs' }),
    'slice.mjs': slice('biblioteca'),
  });
  await remote('avisos', { 'package.json': manifest({ './slice': './slice.mjs' }), 'slice.mjs': slice('avisos') });
  await remote('juegos', { 'package.json': manifest() });
  await remote('paseos', { 'package.json': manifest({ './otra': './otra.mjs' }) });
  await remote('restos', { 'de-otra-rama.txt': '' });
  expect((await findSlices(root)).map(({ name }) => name)).toEqual(['avisos', 'biblioteca']);
});

it('those of the tree have their schema, their tables and their service', async () => {
  for (const { name, migrations, open } of await findSlices()) {
    expect(name).toMatch(/^[a-z]+$/);
    expect(migrations).toContain(join('remotes', name, 'service', 'migrations'));
    expect(open).toBeInstanceOf(Function);
  }
});

it('one that is there and that its package does not export is named', async () => {
  await remote('biblioteca', { 'package.json': manifest() });
  await mkdir(join(root, 'remotes/biblioteca/service'));
  await writeFile(join(root, 'remotes/biblioteca/service/slice.ts'), slice('biblioteca'));
  await expect(findSlices(root)).rejects.toThrow(
    'biblioteca has service/slice.ts, and its package.json does not export it',
  );
});

it('those that keep rows of students have a remote that says where an account finds them', async () => {
  for (const { folder, slice } of await findSlicePackages()) {
    const files = await readdir(slice.migrations);
    const texts = await Promise.all(files.map((file) => readFile(join(slice.migrations, file), 'utf8')));
    if (!texts.some((text) => /\buser_id\b/.test(text))) continue;
    const { studentData } = await readDeclarations(join(PROJECT_ROOT, folder));
    expect(studentData?.path).toBe(`/api/${slice.name}/data`);
  }
});
