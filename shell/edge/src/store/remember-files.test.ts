import { expect, it } from 'vitest';
import type { BlobReader } from './blob-reader.ts';
import { rememberFiles } from './remember-files.ts';

it('asks once for a file of a release, also when many want it at once, and always for what may change', async () => {
  const asked: string[] = [];
  const there = new Set<string>();
  const blobs: BlobReader = {
    async read(path) {
      asked.push(path);
      return there.has(path) ? Buffer.from(path) : null;
    },
    tag: async () => null,
    async *list() {},
    children: async () => [],
  };
  const remembering = rememberFiles(blobs);
  const times = async (path: string) => {
    asked.length = 0;
    await Promise.all([1, 2, 3].map(() => remembering.read(path)));
    const last = await remembering.read(path);
    return [asked.length, last && Buffer.from(last).toString()];
  };

  const file = 'releases/juegos/1.0.0-01234567/entry.js';
  // What is not there yet may come.
  expect(await times(file)).toEqual([2, null]);
  there.add(file);
  expect(await times(file)).toEqual([1, file]);
  expect(await times(file)).toEqual([0, file]);
  for (const path of ['registry.json', 'registry/0000000001.json', 'releases/juegos/1.0.0-01234567/release.json']) {
    there.add(path);
    expect(await times(path), path).toEqual([4, path]);
  }
});
