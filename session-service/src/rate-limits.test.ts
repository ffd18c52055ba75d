import { SESSION_LOGIN_PATH, SESSION_LOGOUT_PATH, SESSION_PATH } from '@travesia/contracts/slices';
import { LIMIT_WINDOW_MS } from '@travesia/kit-service';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHANGES_PER_ADDRESS_A_MINUTE, LOGINS_PER_USER_A_MINUTE, QUESTIONS_PER_ADDRESS_A_MINUTE } from './limits.ts';
import { type GoogleStub, startGoogleStub } from './testing/google-stub.ts';
import { type RedisStub, startRedisStub } from './testing/redis-stub.ts';
import { cookieHeader, createTestApp, ORIGIN, type SessionApp } from './testing/session-app.ts';

/** For floods of a thousand requests on a busy machine. */
const DEADLINE_MS = 60_000;

let google: GoogleStub;
const services: SessionApp[] = [];

beforeAll(async () => {
  google = await startGoogleStub();
  google.addUser('ana');
});
afterAll(() => google.close());
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()));
});

function start(changes: Parameters<typeof createTestApp>[1] = {}): SessionApp {
  const service = createTestApp(google, changes);
  services.push(service);
  return service;
}

type Headers = Record<string, string>;

function logout(service: SessionApp, headers: Headers = { origin: ORIGIN }, remoteAddress = '192.0.2.1') {
  return service.inject({ method: 'POST', url: SESSION_LOGOUT_PATH, headers, remoteAddress });
}

async function flood(times: number, ask: () => ReturnType<typeof logout>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await ask()).statusCode);
  return statuses;
}

describe('a flood from one address', { timeout: DEADLINE_MS }, () => {
  it('is answered 429 with a problem and a time to wait, and others go on', async () => {
    const service = start();
    const statuses = await flood(CHANGES_PER_ADDRESS_A_MINUTE, () => logout(service));
    expect(new Set(statuses)).toEqual(new Set([204]));
    const response = await logout(service);
    expect(response.statusCode).toBe(429);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({ status: 429 });
    const wait = Number(response.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(LIMIT_WINDOW_MS / 1000);
    expect(response.cookies).toEqual([]);
    expect((await logout(service, { origin: ORIGIN }, '192.0.2.2')).statusCode).toBe(204);
  });

  it('counts what is refused for its origin', async () => {
    const service = start();
    const foreign = { origin: 'https://evil.example' };
    const statuses = await flood(CHANGES_PER_ADDRESS_A_MINUTE + 3, () => logout(service, foreign));
    expect(new Set(statuses.slice(0, -3))).toEqual(new Set([403]));
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  });

  it('does not hide behind invented addresses', async () => {
    const service = start();
    let index = 0;
    const statuses = await flood(CHANGES_PER_ADDRESS_A_MINUTE + 1, () => {
      index += 1;
      return logout(service, {
        origin: ORIGIN,
        'x-forwarded-for': `198.51.100.${index % 250}`,
        forwarded: `for=10.0.0.${index}`,
      });
    });
    expect(statuses.at(-1)).toBe(429);
  });

  it('behind a proxy of ours is told from others by the address that the proxy saw, and no other', async () => {
    const service = start({ trustedProxyHops: 1 });
    let index = 0;
    const statuses = await flood(CHANGES_PER_ADDRESS_A_MINUTE + 1, () => {
      index += 1;
      return logout(service, { origin: ORIGIN, 'x-forwarded-for': `10.0.${index}.1, 198.51.100.7` });
    });
    expect(statuses.at(-1)).toBe(429);
    expect((await logout(service, { origin: ORIGIN, 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(204);
  });

  it('of questions ends too', async () => {
    const service = start();
    const statuses = await flood(QUESTIONS_PER_ADDRESS_A_MINUTE + 1, () => service.inject({ url: SESSION_PATH }));
    expect(statuses.filter((status) => status !== 200)).toEqual([429]);
  });
});

describe('a user', { timeout: DEADLINE_MS }, () => {
  it('who signs in in a loop from many addresses gets 429', async () => {
    const service = start();
    const signIn = { auth_time: 1_700_000_000 };
    const headers = { origin: ORIGIN, ...cookieHeader(google.sessionCookie('ana', signIn)) };
    const payload = { idToken: google.idToken('ana', signIn) };
    let index = 0;
    const statuses = await flood(LOGINS_PER_USER_A_MINUTE + 1, () => {
      index += 1;
      return service.inject({
        method: 'POST',
        url: SESSION_LOGIN_PATH,
        headers,
        payload,
        remoteAddress: `192.0.2.${index}`,
      });
    });
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('with Redis', { timeout: DEADLINE_MS }, () => {
  let redis: RedisStub | undefined;
  afterEach(() => redis?.close());

  it('all processes count together', async () => {
    redis = await startRedisStub();
    const [one, two] = [start({ redisUrl: redis.url }), start({ redisUrl: redis.url })];
    await Promise.all([one.app.ready(), two.app.ready(), redis.clients(2)]);
    await flood(CHANGES_PER_ADDRESS_A_MINUTE, () => logout(one));
    expect((await logout(two)).statusCode).toBe(429);
    expect(redis.keys().every((key) => key.startsWith('session-service:limit:'))).toBe(true);
  });

  it('that is out of reach everybody is served', async () => {
    redis = await startRedisStub();
    const service = start({ redisUrl: redis.url });
    await service.app.ready();
    await redis.clients(1);
    await redis.close();
    redis = undefined;
    expect((await logout(service)).statusCode).toBe(204);
    await vi.waitFor(() => expect(service.log()).toContain('Redis is out of reach'));
  });
});
