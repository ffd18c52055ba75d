import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalKeys, openStore, readNewestRevision } from '@travesia/infra-releases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishTree } from './publish-tree.ts';
import { setAsideOldStore } from './set-aside-old-store.ts';

let folder: string;
let store: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travesia-old-store-'));
  store = join(folder, 'store');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeOldStore(): Promise<void> {
  await mkdir(join(store, 'registry'), { recursive: true });
  const old = JSON.stringify({ schema: 1, revision: 1, shell: null, remotes: {} });
  await writeFile(join(store, 'registry.json'), old);
  await writeFile(join(store, 'registry/0000000001.json'), old);
}

it('moves a store of an earlier version aside, as often as there is one, and leaves any other alone', async () => {
  expect(await setAsideOldStore(store)).toBeNull();
  await writeOldStore();
  expect(await setAsideOldStore(store)).toBe(`${store}-anterior`);
  await writeOldStore();
  expect(await setAsideOldStore(store)).toBe(`${store}-anterior-2`);
  expect(JSON.parse(await readFile(join(`${store}-anterior-2`, 'registry.json'), 'utf8')).revision).toBe(1);
  await mkdir(store);
  await writeFile(join(store, 'registry.json'), JSON.stringify({ schema: 2 }));
  expect(await setAsideOldStore(store)).toBeNull();
  expect(await readdir(store)).toEqual(['registry.json']);
});

it('is said when the tree is published, which then begins anew', async () => {
  await writeOldStore();
  const opened = await openStore(store, { keys: await openLocalKeys(join(folder, 'keys')) });
  await expect(readNewestRevision(opened)).rejects.toMatchObject({ code: 'untrusted-registry' });
  const said: string[] = [];
  // Without any project there is nothing to promote.
  await expect(publishTree(opened, [], (text) => said.push(text))).rejects.toMatchObject({ code: 'usage' });
  expect(said).toEqual([expect.stringContaining(`${store}-anterior`)]);
  expect(await readNewestRevision(opened)).toBeNull();
});
