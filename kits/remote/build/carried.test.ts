import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carriedContents, readCarried, writeCarried, writeCarriedIndex } from './carried.ts';

let root: string;

const declare = (carries?: readonly string[]) =>
  writeFile(join(root, 'package.json'), JSON.stringify({ name: 'x', ...(carries && { carries }) }));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'carried-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('a remote that carries nothing has an index without anything', async () => {
  await declare();
  expect(carriedContents(root)).toEqual([]);
  expect(await readFile(await writeCarriedIndex([], join(root, 'work')), 'utf8')).toContain('CARRIED = {  }');
  await writeCarried([], join(root, 'release'));
  expect(await readdir(root)).not.toContain('release');
});

it('a content that was not compiled ends the build, and says what to do', async () => {
  await declare(['nothing-of-this-name']);
  expect(() => carriedContents(root)).toThrow('content/nothing-of-this-name: compile it first');
});

it('the server of a remote under development gives out what is carried, and no other file', async () => {
  for (const file of [
    'carried/lessons/../package.json',
    'carried/bank/x.json',
    'carried/lessons/a/b.json',
    'search.json',
  ]) {
    expect(await readCarried(['lessons'], file), file).toBeNull();
  }
});
