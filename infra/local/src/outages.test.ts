import { SESSION_COOKIE, SESSION_PATH } from '@travesia/contracts/slices';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import {
  createSigningKey,
  SAMPLE_PROJECT,
  samplePayload,
  startPostgresServer,
  startRedisServer,
  unsignedToken,
} from '@travesia/kit-service/testing';
import { readConfig } from '@travesia/session-service';
import { sampleAccount } from '@travesia/session-service/testing';
import { createLiveStore, SAMPLE_ORIGIN } from '@travesia/shell-edge/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createPlatform } from './create-platform.ts';
import { findSlices } from './find-slices.ts';

const BANK = '/api/ensayos/bank';
const PREFERENCES = '/api/carreras/preferences';
const RECOVERY_DEADLINE_MS = 30_000;

/** After which a provider that failed is asked again. */
const RETRY_MS = 5_000;

/** Prerendered, or the same for everybody. */
const PUBLIC = ['/', '/herramientas', '/herramientas/temarios/m1', '/sitemap.xml', '/builds/latest.json'];

/** What the emulator would give: it is believed where a platform says that there is one. */
const cookie = `${SESSION_COOKIE}=${unsignedToken(samplePayload('session-cookie', Math.floor(Date.now() / 1000)))}`;

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of close.splice(0).reverse()) await end();
});

interface Outages {
  readonly env: Record<string, string>;
  readonly database?: Database;
  readonly fetch?: () => Promise<Response>;
}

async function platform({ env, database, fetch }: Outages) {
  const config = readConfig(env);
  if (config.status === 'refused') throw new Error(config.sentences.join());
  const { settings } = config;
  const { sample } = await createLiveStore();
  close.push(() => sample.remove());
  const app = await createPlatform({
    name: 'local',
    origin: SAMPLE_ORIGIN,
    store: sample.open(),
    accounts: { settings, identity: settings.identity, close: async () => {} },
    ...(database && { database }),
    ...(fetch && { identityIo: { fetch } }),
    log: { level: 'silent' },
  });
  close.push(() => app.close());
  await app.ready();
  const get = (url: string) => app.inject({ url, headers: { cookie } });
  return {
    get,
    async statuses(paths: readonly string[]) {
      return Object.fromEntries(
        await Promise.all(paths.map(async (path) => [path, (await get(path)).statusCode] as const)),
      );
    },
  };
}

const all = (paths: readonly string[], status: number) => Object.fromEntries(paths.map((path) => [path, status]));

const EMULATOR = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9', FIREBASE_PROJECT_ID: SAMPLE_PROJECT };

it('pages are served while the database and Redis are down; what needs them says so and comes back by itself', async () => {
  const postgres = await startPostgresServer();
  close.push(() => postgres.close());
  const redis = await startRedisServer();
  let endRedis = () => redis.close();
  close.push(() => endRedis());
  const database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate(await findSlices());
  const { get, statuses } = await platform({ env: { ...EMULATOR, REDIS_URL: redis.url }, database });
  const readiness = ['/readyz', '/readyz/documents'];
  const ofSlices = ['/readyz/ensayos', '/readyz/carreras'];
  const apis = [BANK, PREFERENCES];
  const everything = [...PUBLIC, ...readiness, ...ofSlices, ...apis, SESSION_PATH];
  expect(await statuses(everything)).toEqual(all(everything, 200));

  await endRedis();
  endRedis = async () => {};
  expect(await statuses(everything)).toEqual(all(everything, 200));

  await postgres.stop();
  const unharmed = [...PUBLIC, ...readiness, SESSION_PATH];
  expect(await statuses(unharmed)).toEqual(all(unharmed, 200));
  expect(await statuses(ofSlices)).toEqual(all(ofSlices, 503));
  for (const path of apis) {
    const refused = await get(path);
    expect(refused.statusCode, path).toBe(503);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json()).toMatchObject({ detail: 'The data cannot be read or changed now.' });
  }

  await postgres.start();
  await vi.waitFor(async () => expect(await statuses(everything)).toEqual(all(everything, 200)), {
    timeout: RECOVERY_DEADLINE_MS,
    interval: 200,
  });
});

it('pages are served while the identity provider is out of reach, also to who has a session', async () => {
  let isAway = true;
  const key = createSigningKey('llave-1');
  vi.useFakeTimers({ toFake: ['Date'] });
  close.push(() => vi.useRealTimers());
  const { get, statuses } = await platform({
    env: {
      FIREBASE_PROJECT_ID: SAMPLE_PROJECT,
      FIREBASE_API_KEY: 'clave',
      FIREBASE_AUTH_DOMAIN: 'travesia.example',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(sampleAccount(SAMPLE_PROJECT)),
    },
    async fetch() {
      if (isAway) throw new TypeError('fetch failed');
      return Response.json({ [key.kid]: key.certificate });
    },
  });
  const unharmed = [...PUBLIC, '/readyz', '/readyz/documents'];
  expect(await statuses(unharmed)).toEqual(all(unharmed, 200));
  const readiness = await get('/readyz/session');
  expect(readiness.statusCode).toBe(503);
  expect(readiness.json().checks).toMatchObject({ 'certificates of session-cookies': 'failed' });

  isAway = false;
  vi.setSystemTime(Date.now() + RETRY_MS);
  expect(await statuses([...unharmed, '/readyz/session'])).toEqual(all([...unharmed, '/readyz/session'], 200));
});
