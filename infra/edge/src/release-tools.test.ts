import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryDocument } from '@travesia/contracts/release';
import { openLocalKeys, openStore, type WritableStore } from '@travesia/infra-releases';
import { StartError } from '@travesia/kit-service';
import { endorseCanary, endorseStable, REGISTRY_FILE, revisionPath, signDocument } from '@travesia/shell-edge/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReleaseTools } from './release-tools.ts';

const LOCAL = 'http://127.0.0.1:4000';
const CANARY = '1.1.0-0123abcd';
const pointer = { stable: '1.0.0-0123abcd', prefixes: ['/juegos'] };

let folder: string;
let store: WritableStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travesia-tools-'));
  store = await openStore(join(folder, 'store'), { keys: await openLocalKeys(join(folder, 'keys')) });
  const signer = store.signer();
  const canary = { release: CANARY, percent: 10 };
  const digests = new Map([pointer.stable, CANARY].map((id) => [id, '0'.repeat(64)]));
  const issuedAt = '2026-03-01T12:00:00.000Z';
  const first = signDocument(signer, 'registry', {
    schema: 2,
    minor: 0,
    revision: 1,
    issuedAt,
    previous: null,
    by: 'prueba',
    changes: [{ action: 'canary', name: 'juegos', ...canary }],
    trust: signDocument(signer, 'trust', {
      schema: 1,
      version: 1,
      issuedAt,
      teams: { juegos: pointer.prefixes },
      keys: {},
    }),
    shell: null,
    remotes: { juegos: { ...pointer, canary } },
    endorsements: {
      juegos: {
        stable: endorseStable(signer, 'juegos', pointer, 1, digests),
        canary: endorseCanary(signer, 'juegos', canary, 1, digests),
      },
    },
    timelines: {},
  });
  for (const path of [revisionPath(1), REGISTRY_FILE])
    await store.blobs.create(path, Buffer.from(JSON.stringify(first)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const tools = (env: NodeJS.ProcessEnv, origin = LOCAL) => openReleaseTools({ env, origin, store, dataFolder: folder });

describe('looking at other releases', () => {
  it('is for everybody on this machine alone, and never in production', () => {
    expect(tools({}).tools).toBe('development');
    expect(tools({}, 'https://travesia.example')).not.toHaveProperty('tools');
    expect(tools({ NODE_ENV: 'production' })).not.toHaveProperty('tools');
  });

  it('remembers the revision that was served where others write the store', () => {
    expect(tools({})).not.toHaveProperty('revisionMemory');
    const bucket = { ...store, address: 's3://publicaciones/produccion' };
    expect(openReleaseTools({ env: {}, origin: LOCAL, store: bucket, dataFolder: folder })).toHaveProperty(
      'revisionMemory',
    );
  });

  it('is signed with a secret that cannot be guessed', () => {
    expect(tools({ RELEASES_OVERRIDE_SECRET: 'x'.repeat(32) }).overrideSecret).toBe('x'.repeat(32));
    expect(tools({ RELEASES_OVERRIDE_SECRET: '' })).not.toHaveProperty('overrideSecret');
    expect(() => tools({ RELEASES_OVERRIDE_SECRET: 'corto' })).toThrow(StartError);
  });
});

it('a canary that failed ends in the registry once, with its figures', async () => {
  const { onCanaryFailed } = tools({});
  const figures = {
    canary: { documents: 60, loads: 50, failures: 7 },
    stable: { documents: 0, loads: 400, failures: 3 },
  };
  const fail = () => onCanaryFailed?.('juegos', CANARY, figures);
  await Promise.all([fail(), fail()]);
  await fail();
  expect(await store.releases.readRegistry()).toMatchObject({
    revision: 2,
    by: 'edge',
    changes: [
      {
        action: 'abort',
        name: 'juegos',
        release: CANARY,
        reason: 'visitantes a los que falló: 7 de 50 (14 %); con la estable, 3 de 400 (0,8 %)',
      },
    ],
    remotes: { juegos: pointer },
  } satisfies Partial<RegistryDocument>);
});
