import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@travesia/contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../store/store-unavailable-error.ts';
import {
  createCanaryStore,
  createLiveStore,
  createSampleEdge,
  nextRemote,
  type SampleEdge,
  within,
} from '../testing/sample-edge.ts';
import type { SampleStore } from '../testing/sample-store.ts';

describe('while releases cannot be read, though the registry can', () => {
  let sample: SampleStore;
  let shell: ReleaseDocument;
  let remote: ReleaseDocument;
  let edge: SampleEdge;
  let isDown: boolean;

  const get = (url: string) => edge.app.inject(url);
  const build = async (): Promise<string> => (await get('/builds/latest.json')).json().id;

  beforeEach(async () => {
    ({ sample, shell, remote } = await createLiveStore());
    const store = sample.open();
    isDown = false;
    edge = await createSampleEdge(sample, {
      store: {
        ...store,
        async readRelease(name, id) {
          const path = `releases/${name}/${id}/release.json`;
          if (isDown) throw new StoreUnavailableError('s3://bucket/', path, { reason: 'ECONNREFUSED', attempts: 3 });
          return store.readRelease(name, id);
        },
      },
    });
  });
  afterEach(async () => {
    await edge.app.close();
    await sample.remove();
  });

  it('a new revision waits, and replaces the one before as a whole', async () => {
    const before = await build();
    isDown = true;
    const next = await sample.publish(nextRemote);
    const pointer = { stable: next.id, lastGood: remote.id, prefixes: ['/herramientas'] };
    await sample.promote({ stable: shell.id }, { herramientas: pointer });
    const told = () => edge.log().filter(({ msg }) => msg === 'the registry cannot be read');
    await within(async () => told().length > 0);
    expect(told()[0]).toMatchObject({ live: before, err: { reason: 'ECONNREFUSED', store: 's3://bucket/' } });
    expect(edge.log().filter(({ msg }) => msg === 'release refused')).toEqual([]);
    expect(await build()).toBe(before);
    expect((await get('/herramientas')).body).toContain('<h1>Herramientas</h1>');
    expect((await get(`/releases/herramientas/${remote.id}/entry.js`)).statusCode).toBe(200);

    isDown = false;
    await within(async () => (await get('/herramientas')).body.includes('Otra cara'));
    expect(told()).toHaveLength(1);
  });

  it('a build is not described without its pages, and is when they can be read', async () => {
    const url = `/builds/meta/${await build()}.json`;
    isDown = true;
    const failed = await get(url);
    expect(failed.statusCode).toBe(503);
    expect(failed.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    isDown = false;
    expect((await get(url)).json().prerendered).toContain('/herramientas');
  });
});

describe('the build of a visitor', () => {
  const staff = async () => ({ status: 'signed-in', user: { uid: 'u1', staff: true } }) as const;

  it('cannot be told while the disk of the store fails, which is no error of ours', async () => {
    const { sample, next } = await createCanaryStore(100);
    const { app } = await createSampleEdge(sample);
    const folder = join(sample.folder, 'releases', 'herramientas', next.id);
    await rename(folder, `${folder}.away`);
    await symlink(folder, folder);
    const asset = await app.inject(`/releases/herramientas/${next.id}/entry.js`);
    expect([asset.statusCode, asset.headers['retry-after']]).toEqual([503, '30']);
    expect((await app.inject('/builds/mine.json')).statusCode).toBe(200);
    await app.close();
    await sample.remove();
  });

  it('is 503 while the session cannot be read', async () => {
    const { sample } = await createLiveStore();
    let isAway = true;
    const { app } = await createSampleEdge(sample, {
      async readSession() {
        if (isAway) throw new Error('no verdict');
        return staff();
      },
    });
    const refused = await app.inject('/builds/mine.json');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    isAway = false;
    expect((await app.inject('/builds/mine.json')).statusCode).toBe(200);
    await app.close();
    await sample.remove();
  });
});
