import { generateKeyPairSync } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryDocument } from '@travesia/contracts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSampleStore, type SampleStore } from '../testing/sample-store.ts';
import { createSigner, signDocument } from './document-signature.ts';
import { openFolderBlobs } from './folder-blobs.ts';
import { followRegistry, type RegistryFollower } from './follow-registry.ts';
import { registryDigest } from './registry-digest.ts';
import { trustKeys } from './registry-trust.ts';
import { createReleaseStore } from './release-store.ts';
import { REGISTRY_FILE, revisionPath } from './store-layout.ts';

describe('following the registry', () => {
  let sample: SampleStore;
  let follower: RegistryFollower;
  let refused: string[];

  const follow = () => followRegistry(sample.open(), ({ message }) => refused.push(message));
  const put = (path: string, document: RegistryDocument) =>
    writeFile(join(sample.folder, path), JSON.stringify(document));
  const promote = (release: string) => sample.promote({ stable: `1.0.0-${release}` });

  beforeEach(async () => {
    refused = [];
    sample = await createSampleStore();
    follower = follow();
  });
  afterEach(() => sample.remove());

  it('goes from revision to revision', async () => {
    expect(await follower.read()).toBeNull();
    const first = await promote('00000001');
    expect(await follower.read()).toEqual(first);
    await promote('00000002');
    const third = await promote('00000003');
    expect(await follower.read()).toEqual(third);
    expect(await follow().read()).toEqual(third);
    expect(refused).toEqual([]);
  });

  it('refuses what was changed after it was signed, whatever was changed, and says so once', async () => {
    const first = await promote('00000001');
    expect(await follower.read()).toEqual(first);
    const forgeries: Partial<RegistryDocument>[] = [
      { revision: 2 },
      { issuedAt: '2027-01-01T00:00:00.000Z' },
      { previous: '0'.repeat(64) },
      { by: 'nobody' },
      { changes: [{ action: 'withdraw', name: 'shell' }] },
      { shell: { stable: '6.6.6-66666666' } },
      { remotes: { juegos: { stable: '6.6.6-66666666', prefixes: ['/juegos'] } } },
      { signature: { ...first.signature, key: '0123456789abcdef' } },
      { signature: { ...first.signature, value: Buffer.alloc(64).toString('base64') } },
    ];
    for (const forgery of forgeries) {
      refused = [];
      await put(REGISTRY_FILE, { ...first, ...forgery });
      follower = follow();
      expect(await follower.read(), JSON.stringify(forgery)).toEqual(first);
      expect(await follower.read()).toEqual(first);
      expect(refused, JSON.stringify(forgery)).toHaveLength(1);
    }
    await put(REGISTRY_FILE, first);
    await put(revisionPath(1), { ...first, by: 'nobody' });
    await rm(join(sample.folder, REGISTRY_FILE));
    expect(await follow().read()).toBeNull();
  });

  it('takes nothing but what was signed, whichever byte of the announcement is another', async () => {
    await promote('00000001');
    const second = await promote('00000002');
    const path = join(sample.folder, REGISTRY_FILE);
    const announced = await readFile(path);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: announced.length - 1 }), fc.nat({ max: 255 }), async (place, byte) => {
        const altered = Buffer.from(announced);
        altered[place] = byte;
        await writeFile(path, altered);
        expect(await follow().read()).toEqual(second);
      }),
    );
  });

  it('says once that there is nothing to be trusted, however much there is', async () => {
    for (const release of ['00000001', '00000002', '00000003']) await promote(release);
    const { privateKey } = generateKeyPairSync('ed25519');
    const stranger = createSigner(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    const store = createReleaseStore(openFolderBlobs(sample.folder), trustKeys([stranger.publicKey]));
    expect(await followRegistry(store, ({ message }) => refused.push(message)).read()).toBeNull();
    expect(refused).toEqual([expect.stringMatching(/^revision 3: is signed with key/)]);
  });

  it('refuses what another key signed', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const stranger = createSigner(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    const first = await promote('00000001');
    const { signature: _, ...unsigned } = first;
    const next = { ...unsigned, revision: 2, previous: registryDigest(first) };
    await put(revisionPath(2), signDocument(stranger, 'registry', next));
    expect(await follower.read()).toEqual(first);
    expect(refused).toEqual([
      expect.stringMatching(/^revision 2: is signed with key [0-9a-f]{16}, which is not trusted/),
    ]);
    await put(revisionPath(2), signDocument(sample.signer, 'registry', next));
    expect(await follower.read()).toMatchObject({ revision: 2 });
  });

  it('never goes back, and goes on from where it was', async () => {
    await promote('00000001');
    const old = await readFile(join(sample.folder, REGISTRY_FILE));
    const second = await promote('00000002');
    expect(await follower.read()).toEqual(second);
    await writeFile(join(sample.folder, REGISTRY_FILE), old);
    expect(await follower.read()).toEqual(second);
    expect(await follower.read()).toEqual(second);
    expect(refused).toEqual(['registry.json: goes back to revision 1 from 2']);
    // Whoever starts now finds what came after it.
    expect(await follow().read()).toEqual(second);
    const third = await promote('00000003');
    expect(await follower.read()).toEqual(third);
  });

  it('refuses a revision that does not follow the one it read', async () => {
    const first = await promote('00000001');
    expect(await follower.read()).toEqual(first);
    const { signature: _, ...unsigned } = first;
    const stray = signDocument(sample.signer, 'registry', { ...unsigned, revision: 2, previous: '0'.repeat(64) });
    await put(revisionPath(2), stray);
    await put(REGISTRY_FILE, stray);
    expect(await follower.read()).toEqual(first);
    expect(refused).toEqual(['revision 2: does not follow revision 1']);
    await put(REGISTRY_FILE, signDocument(sample.signer, 'registry', { ...unsigned, by: 'another' }));
    expect(await follower.read()).toEqual(first);
    expect(refused.at(-1)).toBe('registry.json: has another revision 1');
  });

  it('finds a revision whose writer died before announcing it, and the newest without an announcement', async () => {
    const first = await promote('00000001');
    const announced = await readFile(join(sample.folder, REGISTRY_FILE));
    const second = await promote('00000002');
    await writeFile(join(sample.folder, REGISTRY_FILE), announced);
    expect(await follower.read()).toEqual(second);
    for (const broken of ['', '{', 'null', JSON.stringify({ ...first, schema: 3 })]) {
      await writeFile(join(sample.folder, REGISTRY_FILE), broken);
      expect(await follow().read()).toEqual(second);
    }
  });
});
