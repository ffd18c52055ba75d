import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSampleStore, type SampleStore, sampleRemote } from '../testing/sample-store.ts';
import { openFolderBlobs } from './folder-blobs.ts';
import { createReleaseStore } from './release-store.ts';
import { rememberFiles } from './remember-files.ts';
import { releasePath } from './store-layout.ts';

let sample: SampleStore;
beforeEach(async () => {
  sample = await createSampleStore();
});
afterEach(() => sample.remove());

it('asks once for a file of a release, also when many want it at once, and keeps only what was published', async () => {
  const release = await sample.publish(sampleRemote);
  const asked: string[] = [];
  const instead = new Map<string, Uint8Array | null>();
  const blobs = openFolderBlobs(sample.folder);
  const counting = {
    ...blobs,
    async read(path: string) {
      asked.push(path);
      return instead.has(path) ? (instead.get(path) ?? null) : blobs.read(path);
    },
  };
  const store = rememberFiles(createReleaseStore(counting, sample.trust));
  const path = releasePath('herramientas', release.id, 'entry.js');
  const times = async () => {
    asked.length = 0;
    const outcome = async () => store.readFile(release, 'entry.js').catch((error: Error) => error.message);
    await Promise.all([1, 2, 3].map(outcome));
    const last = await outcome();
    return [asked.length, typeof last === 'string' || last === null ? last : Buffer.from(last).toString()];
  };

  // What is not there yet may come, and what was altered may be put right.
  instead.set(path, null);
  expect(await times()).toEqual([2, null]);
  instead.set(path, Buffer.from('altered'));
  expect(await times()).toEqual([2, `${path}: is not the file that was published`]);
  instead.delete(path);
  expect(await times()).toEqual([1, sampleRemote.files['entry.js']]);
  instead.set(path, Buffer.from('altered'));
  expect(await times()).toEqual([0, sampleRemote.files['entry.js']]);

  asked.length = 0;
  for (let time = 0; time < 3; time += 1) await store.readRelease('herramientas', release.id);
  expect(asked).toHaveLength(3);
});
