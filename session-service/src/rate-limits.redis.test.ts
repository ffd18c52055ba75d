import { SESSION_LOGIN_PATH, SESSION_LOGOUT_PATH } from '@travesia/contracts/slices';
import { LIMIT_WINDOW_MS } from '@travesia/kit-service';
import { type RedisServer, startRedisServer } from '@travesia/kit-service/testing';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CHANGES_PER_ADDRESS_A_MINUTE, LOGINS_PER_USER_A_MINUTE } from './limits.ts';
import { type GoogleStub, startGoogleStub } from './testing/google-stub.ts';
import { cookieHeader, createTestApp, ORIGIN, type SessionApp } from './testing/session-app.ts';

/** For floods of a thousand requests on a busy machine. */
const DEADLINE_MS = 60_000;

let google: GoogleStub;
let redis: RedisServer;
let look: Redis;
const services: SessionApp[] = [];

beforeAll(async () => {
  google = await startGoogleStub();
  google.addUser('ana');
  redis = await startRedisServer();
  look = new Redis(redis.url);
}, DEADLINE_MS);
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()));
  await look.flushall();
});
afterAll(async () => {
  look.disconnect();
  await redis.close();
  await google.close();
});

/** Processes that count together, once each of them has reached Redis. */
async function start(count: number): Promise<SessionApp[]> {
  const before = await connections();
  for (let index = 0; index < count; index += 1) services.push(createTestApp(google, { redisUrl: redis.url }));
  await Promise.all(services.map(({ app }) => app.ready()));
  await vi.waitFor(async () => expect(await connections()).toBe(before + count), DEADLINE_MS / 2);
  return services;
}

const connections = async () =>
  String(await look.client('LIST'))
    .trim()
    .split('\n').length;

const logout = ({ inject }: SessionApp) =>
  inject({ method: 'POST', url: SESSION_LOGOUT_PATH, headers: { origin: ORIGIN }, remoteAddress: '192.0.2.1' });

it('all processes count an address together, for as long as the window', { timeout: DEADLINE_MS }, async () => {
  const [one, two] = await start(2);
  if (!one || !two) throw new Error('two were started');
  for (let index = 0; index < CHANGES_PER_ADDRESS_A_MINUTE; index += 1) {
    expect((await logout(index % 2 ? one : two)).statusCode).toBe(204);
  }
  for (const service of [one, two]) expect((await logout(service)).statusCode).toBe(429);

  const keys = await look.keys('*');
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    expect(key).toMatch(/^session-service:limit:/);
    expect(await look.pttl(key)).toBeGreaterThan(0);
    expect(await look.pttl(key)).toBeLessThanOrEqual(LIMIT_WINDOW_MS);
    await look.del(key);
  }
  expect((await logout(two)).statusCode).toBe(204);
});

it('all processes count a user together, whatever the addresses', { timeout: DEADLINE_MS }, async () => {
  const apps = await start(2);
  const signIn = { auth_time: 1_700_000_000 };
  const headers = { origin: ORIGIN, ...cookieHeader(google.sessionCookie('ana', signIn)) };
  const payload = { idToken: google.idToken('ana', signIn) };
  const statuses: (number | undefined)[] = [];
  for (let index = 0; index <= LOGINS_PER_USER_A_MINUTE; index += 1) {
    const remoteAddress = `192.0.2.${index + 1}`;
    const answer = apps[index % 2]?.inject({
      method: 'POST',
      url: SESSION_LOGIN_PATH,
      headers,
      payload,
      remoteAddress,
    });
    statuses.push((await answer)?.statusCode);
  }
  expect(statuses.slice(0, -1)).toEqual(Array(LOGINS_PER_USER_A_MINUTE).fill(200));
  expect(statuses.at(-1)).toBe(429);
});
