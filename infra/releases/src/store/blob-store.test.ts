import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forEachBounded } from '../for-each-bounded.ts';
import { onEachStore } from '../testing/on-each-store.ts';
import type { SampleWorkplace } from '../testing/sample-workplace.ts';
import type { BlobStore } from './blob-store.ts';

onEachStore('blobs', ({ kind, createWorkplace }) => {
  let work: SampleWorkplace;
  let blobs: BlobStore;

  const bytes = (text: string) => new TextEncoder().encode(text);
  const text = async (path: string) => {
    const content = await blobs.read(path);
    return content && new TextDecoder().decode(content);
  };
  const listed = async (prefix: string) => {
    const paths: string[] = [];
    for await (const { path } of blobs.list(prefix)) paths.push(path);
    return paths.sort();
  };

  beforeEach(async () => {
    work = await createWorkplace();
    blobs = work.store.blobs;
  });
  afterEach(() => work.remove());

  it('are nothing before the first is written', async () => {
    expect(await blobs.read('a/b')).toBeNull();
    expect(await blobs.tag('a/b')).toBeNull();
    expect(await listed('')).toEqual([]);
    expect(await blobs.children('a/')).toEqual([]);
    await blobs.remove('a/b');
  });

  it('are created by one of many, whole, and never replaced by creating', async () => {
    const contents = Array.from({ length: 20 }, (_, index) => `${index}-${'x'.repeat(100_000)}`);
    const created = await Promise.all(contents.map((content) => blobs.create('a/b.json', bytes(content))));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await text('a/b.json')).toBe(contents[created.indexOf(true)]);
    expect(await blobs.create('a/b.json', bytes('late'), { afterAll: true })).toBe(false);
    expect(await text('a/b.json')).toBe(contents[created.indexOf(true)]);
  });

  it('hold whatever bytes they are given, none or many, under names of every letter', async () => {
    const large = createHash('shake256', { outputLength: 5_000_000 }).digest();
    const path = "releases/a/1.0.0-01234567/página (1) & 'más'+~.js";
    await blobs.replace(path, large);
    expect(large.equals((await blobs.read(path)) ?? Buffer.alloc(0))).toBe(true);
    expect(await listed('releases/')).toEqual([path]);
    expect(await blobs.create('empty', new Uint8Array())).toBe(true);
    expect(await blobs.read('empty')).toHaveLength(0);
  });

  it('are replaced at once: a reader sees the old or the new, and the tag tells', async () => {
    const versions = ['a', 'b'].map((letter) => letter.repeat(200_000));
    await blobs.replace('file', bytes(versions[0] ?? ''));
    const tag = await blobs.tag('file');
    expect(await blobs.tag('file')).toBe(tag);
    let writing = true;
    const writer = (async () => {
      for (let round = 1; round <= 41; round += 1) await blobs.replace('file', bytes(versions[round % 2] ?? ''));
      writing = false;
    })();
    while (writing) expect(versions).toContain(await text('file'));
    await writer;
    expect(await blobs.tag('file')).not.toBe(tag);
  });

  it('are listed by the beginning of their path, with size and age', async () => {
    const before = Date.now() - 1_000;
    for (const path of ['a/b/1', 'a/b/22', 'a/c', 'ab/d', 'e']) await blobs.replace(path, bytes(path));
    expect(await listed('')).toEqual(['a/b/1', 'a/b/22', 'a/c', 'ab/d', 'e']);
    expect(await listed('a/')).toEqual(['a/b/1', 'a/b/22', 'a/c']);
    expect(await listed('a/b/2')).toEqual(['a/b/22']);
    expect(await listed('a')).toEqual(['a/b/1', 'a/b/22', 'a/c', 'ab/d']);
    expect((await blobs.children('a/')).toSorted()).toEqual(['b', 'c']);
    for await (const { path, bytes: size, modifiedAt } of blobs.list('a/')) {
      expect(size).toBe(path.length);
      expect(modifiedAt).toBeGreaterThan(before);
    }
  });

  it.runIf(kind === 'bucket')('are listed beyond what one answer holds', async () => {
    const paths = Array.from({ length: 1_005 }, (_, index) => `a/${String(index).padStart(4, '0')}`);
    await forEachBounded(paths, 16, (path) => blobs.replace(path, bytes('x')));
    expect(await listed('a/')).toEqual(paths);
    expect((await blobs.children('a/')).toSorted()).toEqual(paths.map((path) => path.slice(2)));
  });

  it('leave nothing behind when they are removed, nor drafts when they are written', async () => {
    await blobs.create('a/b/c', bytes('1'));
    await blobs.replace('a/d', bytes('2'));
    expect(await listed('workshop/')).toEqual([]);
    await blobs.remove('a/b/c');
    expect(await blobs.children('a/')).toEqual(['d']);
    await blobs.remove('a/d');
    expect(await blobs.children('a/')).toEqual([]);
  });
});
