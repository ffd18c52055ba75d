import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESSION_LOGOUT_PATH } from '@travesia/contracts/slices';
import { openLocalKeys, openStore } from '@travesia/infra-releases';
import { startRedisServer } from '@travesia/kit-service/testing';
import { readConfig } from '@travesia/session-service';
import { Redis } from 'ioredis';
import { afterEach, expect, it, vi } from 'vitest';
import { createPlatform } from './create-platform.ts';

const PORT = 4000;
const DEADLINE_MS = 30_000;

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of close.splice(0).reverse()) await end();
});

async function platform(env: Record<string, string> = {}) {
  const config = readConfig({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9', ...env });
  if (config.status === 'refused') throw new Error(config.sentences.join());
  const { settings } = config;
  const folder = await mkdtemp(join(tmpdir(), 'travesia-store-'));
  close.push(() => rm(folder, { recursive: true }));
  const { releases: store } = await openStore(folder, { keys: await openLocalKeys(join(folder, 'keys')) });
  const app = await createPlatform({
    name: 'local',
    origin: `http://localhost:${PORT}`,
    store,
    accounts: { settings, identity: settings.identity, close: async () => {} },
    log: { level: 'silent' },
  });
  close.push(() => app.close());
  await app.ready();
  return (origin: string) => app.inject({ method: 'POST', url: SESSION_LOGOUT_PATH, headers: { origin } });
}

it('counts in Redis where there is one', { timeout: DEADLINE_MS }, async () => {
  const redis = await startRedisServer();
  close.push(redis.close);
  const look = new Redis(redis.url);
  close.push(() => look.disconnect());
  const signOut = await platform({ REDIS_URL: redis.url });
  await vi.waitFor(async () => {
    expect((await signOut(`http://localhost:${PORT}`)).statusCode).toBe(204);
    expect(await look.keys('session-service:limit:*')).not.toEqual([]);
  }, DEADLINE_MS / 2);
});

it.each([
  [`http://localhost:${PORT}`, 204],
  [`http://127.0.0.1:${PORT}`, 204],
  [`http://localhost:${PORT + 1}`, 403],
  ['https://evil.example', 403],
])('a page that was opened at %s gets %i', async (origin, status) => {
  const signOut = await platform();
  expect((await signOut(origin)).statusCode).toBe(status);
});
