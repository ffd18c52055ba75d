import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseDocument } from '@travesia/contracts/release';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSampleStore, type SampleStore, sampleRemote } from '../testing/sample-store.ts';
import { openFolderBlobs } from './folder-blobs.ts';
import { createReleaseStore, integrityOf, type ReleaseStore } from './release-store.ts';

describe('the release store', () => {
  let sample: SampleStore;
  let store: ReleaseStore;
  let release: ReleaseDocument;

  beforeAll(async () => {
    sample = await createSampleStore();
    store = sample.open();
    release = await sample.publish(sampleRemote);
  });
  afterAll(() => sample.remove());

  it('has nothing while its folder does not exist', async () => {
    const empty = createReleaseStore(openFolderBlobs(join(sample.folder, 'missing')), sample.trust);
    expect(await empty.readRegistryTag()).toBeNull();
    expect(await empty.readRegistry()).toBeNull();
    expect(await empty.readRevision(1)).toBeNull();
    expect(await empty.listRevisions()).toEqual([]);
    expect(await empty.readRelease('herramientas', release.id)).toBeNull();
  });

  it('reads what was published, and the copies compressed at publish', async () => {
    expect(await store.readRelease('herramientas', release.id)).toEqual(release);
    const read = async (encoding?: 'br' | 'gzip') => {
      const bytes = await store.readFile(release, 'entry.js', encoding);
      return Buffer.from(bytes ?? []);
    };
    const plain = (await read()).toString();
    expect(plain).toBe(sampleRemote.files['entry.js']);
    expect(brotliDecompressSync(await read('br')).toString()).toBe(plain);
    expect(gunzipSync(await read('gzip')).toString()).toBe(plain);
    expect(await store.readFile(release, 'foto.5555.webp', 'br')).toBeNull();
  });

  it('tells a new revision by its tag and keeps the old ones', async () => {
    const first = await sample.promote(null);
    const tag = await store.readRegistryTag();
    const second = await sample.promote(null, { herramientas: { stable: release.id, prefixes: ['/herramientas'] } });
    expect(await store.readRegistryTag()).not.toBe(tag);
    expect(await store.readRegistry()).toEqual(second);
    expect(await store.readRevision(first.revision)).toEqual(first);
    for (const revision of [0, -1, 1.5, Number.NaN, 99]) expect(await store.readRevision(revision)).toBeNull();
  });

  it('names the file and the field of a document it refuses', async () => {
    const other = await sample.publish({ ...sampleRemote, version: '1.0.1' });
    const file = join(sample.folder, 'releases', 'herramientas', other.id, 'release.json');
    await writeFile(file, JSON.stringify({ ...other, entry: '../../registry.json' }));
    await expect(store.readRelease('herramientas', other.id)).rejects.toThrow(/release\.json: .*entry: not the name/);
    await writeFile(file, '{"schema":');
    await expect(store.readRelease('herramientas', other.id)).rejects.toThrow(/is not JSON/);
    await writeFile(file, JSON.stringify(release));
    await expect(store.readRelease('herramientas', other.id)).rejects.toThrow(/says it is herramientas\/1\.0\.0-/);
  });

  /** A document that says there is such a file. */
  const pretending = (changed: Partial<ReleaseDocument>, file = 'entry.js'): ReleaseDocument => ({
    ...release,
    ...changed,
    files: Object.fromEntries([[file, { integrity: integrityOf(Buffer.from('secret')), bytes: 6 }]]),
  });

  it('never reads outside a release, whatever the names', async () => {
    await writeFile(join(sample.folder, 'secret'), 'secret');
    const waysOut = [
      '../secret',
      '../../../secret',
      '/etc/passwd',
      'a/../../secret',
      '.',
      '..',
      '',
      'a\0b',
      '..\\..\\secret',
    ];
    for (const wayOut of waysOut) {
      expect(await store.readFile(pretending({}, wayOut), wayOut)).toBeNull();
      expect(await store.readFile(pretending({ name: wayOut }), 'entry.js')).toBeNull();
      expect(await store.readFile(pretending({ id: wayOut }), 'entry.js')).toBeNull();
      expect(await store.readRelease(wayOut, release.id)).toBeNull();
    }
    const known = Object.keys(release.files);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('..', '.', '', 'secret', 'entry.js', '%2e%2e', '\\')),
        async (parts) => {
          const file = parts.join('/');
          if (known.includes(file)) return;
          expect(await store.readFile(pretending({}, file), file)).toBeNull();
        },
      ),
    );
  });
});
