import { generateKeyPairSync } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryDocument } from '@travesia/contracts/release';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSampleStore, type SampleStore } from '../testing/sample-store.ts';
import { createSigner, signDocument } from './document-signature.ts';
import { openFolderBlobs } from './folder-blobs.ts';
import { followRegistry, type RegistryFollower } from './follow-registry.ts';
import { registryDigest } from './registry-digest.ts';
import { judgeStanding } from './registry-standing.ts';
import { trustKeys } from './registry-trust.ts';
import { createReleaseStore } from './release-store.ts';
import { openRevisionMemory } from './revision-memory.ts';
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

  it('takes what a newer tool wrote: fields that it does not know are signed, digested and ignored', async () => {
    const first = await promote('00000001');
    const { signature: _, ...unsigned } = first;
    const newer = { ...unsigned, revision: 2, minor: 9, previous: registryDigest(first), next: { share: [1, 2] } };
    const second = signDocument(sample.signer, 'registry', newer);
    await put(revisionPath(2), second);
    await put(REGISTRY_FILE, second);
    expect(await follower.read()).toEqual(second);
    const third = signDocument(sample.signer, 'registry', {
      ...newer,
      revision: 3,
      previous: registryDigest(second),
    });
    await put(revisionPath(3), third);
    expect((await follow().read())?.revision).toBe(3);
    const altered = { ...third, next: { share: [1, 3] } };
    await put(revisionPath(3), altered);
    expect((await follow().read())?.revision).toBe(2);
    expect(refused.at(-1)).toMatch(/^revision 3: is not what key [0-9a-f]{16} signed$/);
  });

  it('tells how far it is, and why not further', async () => {
    expect(follower.standing()).toEqual({ accepted: null, newestSeen: null, highestServed: null, refusal: null });
    const first = await promote('00000001');
    await follower.read();
    const good = { accepted: 1, newestSeen: 1, highestServed: 1, refusal: null };
    expect(follower.standing()).toEqual(good);
    expect(judgeStanding(follower.standing()).state).toBe('ok');
    const other = { ...first, schema: 3, revision: 7 };
    await writeFile(join(sample.folder, REGISTRY_FILE), JSON.stringify(other));
    await writeFile(join(sample.folder, revisionPath(2)), JSON.stringify({ ...other, revision: 2 }));
    expect(await follower.read()).toEqual(first);
    expect(follower.standing()).toMatchObject({
      accepted: 1,
      newestSeen: 7,
      refusal: { where: REGISTRY_FILE, reason: expect.stringContaining('schema') },
    });
    expect(judgeStanding(follower.standing())).toEqual({
      state: 'degraded',
      detail: 'degraded: revision 1 is served, 7 was refused',
    });
    await put(REGISTRY_FILE, first);
    await rm(join(sample.folder, revisionPath(2)));
    await follower.read();
    expect(follower.standing()).toMatchObject({ accepted: 1, refusal: null });
  });

  it('looks at a few of the newest revisions where it starts and refuses the last, and says so', async () => {
    const revisions: RegistryDocument[] = [];
    for (let at = 1; at <= 9; at += 1) revisions.push(await promote(`0000000${at}`));
    const read: number[] = [];
    const opened = sample.open();
    const counting = {
      ...opened,
      readRevision: (revision: number, digest?: string) => {
        read.push(revision);
        return opened.readRevision(revision, digest);
      },
    };
    const alter = (revision: number) =>
      put(revisionPath(revision), { ...(revisions[revision - 1] as RegistryDocument), by: 'x' });
    await alter(9);
    await put(REGISTRY_FILE, { ...(revisions[8] as RegistryDocument), by: 'x' });
    const behind = followRegistry(counting, ({ message }) => refused.push(message));
    expect((await behind.read())?.revision).toBe(8);
    expect(behind.standing()).toMatchObject({ accepted: 8, newestSeen: 9, refusal: { where: 'revision 9' } });
    for (const revision of [4, 5, 6, 7, 8]) await alter(revision);
    read.length = 0;
    const lost = followRegistry(counting, ({ message }) => refused.push(message));
    expect(await lost.read()).toBeNull();
    expect(Math.min(...read)).toBe(5);
    expect(judgeStanding(lost.standing()).state).toBe('failed');
  });

  it('serves nothing older than what it served before its start, and goes on once the store has it again', async () => {
    const file = join(sample.folder, 'edge', 'served.json');
    const start = () => {
      const memory = openRevisionMemory(file);
      return followRegistry(sample.open(), ({ message }) => refused.push(message), { memory });
    };
    await promote('00000001');
    const old = await readFile(join(sample.folder, REGISTRY_FILE));
    await promote('00000002');
    const kept = await readFile(join(sample.folder, REGISTRY_FILE));
    expect((await start().read())?.revision).toBe(2);

    await writeFile(join(sample.folder, REGISTRY_FILE), old);
    await rm(join(sample.folder, revisionPath(2)));
    const restarted = start();
    expect(await restarted.read()).toBeNull();
    expect(refused).toEqual(['registry.json: goes back to revision 1 from 2, served here']);
    expect(restarted.standing()).toMatchObject({ accepted: null, newestSeen: 1, highestServed: 2 });
    expect(judgeStanding(restarted.standing()).state).toBe('failed');

    const { signature: _, ...unsigned } = JSON.parse(String(kept));
    await put(revisionPath(2), signDocument(sample.signer, 'registry', { ...unsigned, by: 'another' }));
    expect(await restarted.read()).toBeNull();
    await writeFile(join(sample.folder, revisionPath(2)), kept);
    expect((await restarted.read())?.revision).toBe(2);
    await promote('00000003');
    expect((await restarted.read())?.revision).toBe(3);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ revision: 3 });
  });
});
