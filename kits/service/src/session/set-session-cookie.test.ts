import { SESSION_COOKIE } from '@travesia/contracts/slices';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ServiceOptions } from '../create-service.ts';
import { createSampleService } from '../testing/sample-service.ts';
import { clearSessionCookie, setSessionCookie } from './set-session-cookie.ts';

const LOCAL = 'http://localhost:4000';

afterEach(() => vi.unstubAllEnvs());

async function ask(
  { origin = LOCAL, trustedProxyHops = 0 }: Partial<ServiceOptions>,
  { url = '/entrar', headers = {} }: { url?: string; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse['cookies']> {
  const { app } = createSampleService({ origin, trustedProxyHops });
  app.get('/entrar', async (_, reply) => setSessionCookie(reply, 'eyJ', 60));
  app.get('/api/auth/salir', async (_, reply) => clearSessionCookie(reply));
  const host = new URL(origin).host;
  const { cookies } = await app.inject({ url, headers: { host, ...headers } });
  await app.close();
  return cookies;
}

describe('the session cookie does without Secure', () => {
  test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'http://localhost'])(
    'on %s, where WebKit would keep no other',
    async (origin) => {
      const expected = { name: SESSION_COOKIE, path: '/', maxAge: 60, httpOnly: true, sameSite: 'Lax' };
      expect(await ask({ origin })).toEqual([{ ...expected, value: 'eyJ' }]);
      for (const cookie of await ask({ origin }, { url: '/api/auth/salir' }))
        expect(cookie).not.toHaveProperty('secure');
    },
  );
});

describe('the session cookie is Secure', () => {
  test.each([
    'https://travesia.cl',
    'http://travesia.cl',
    'https://localhost:4000',
    'http://192.168.1.5:4000',
    'http://127.0.0.2:4000',
    'http://0.0.0.0:4000',
    'http://localhost.travesia.cl',
    'http://app.localhost:4000',
  ])('on %s', async (origin) => {
    for (const url of ['/entrar', '/api/auth/salir']) {
      for (const cookie of await ask({ origin }, { url })) expect(cookie).toMatchObject({ secure: true });
    }
  });

  test.each(['192.168.1.5:4000', 'travesia.cl', 'localhost.travesia.cl', 'localhost@travesia.cl', 'no es'])(
    'for whoever asks a local service as «%s»',
    async (host) => {
      expect(await ask({}, { headers: { host } })).toMatchObject([{ secure: true }]);
    },
  );

  test('behind a proxy of ours that speaks https', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1' };
    expect(await ask({ trustedProxyHops: 1 }, { headers })).toMatchObject([{ secure: true }]);
  });

  test('in production, whatever the address', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await ask({})).toMatchObject([{ secure: true }]);
  });
});

describe('a session that ends takes every cookie that could have come with the request', () => {
  const places = (cookies: LightMyRequestResponse['cookies']) =>
    cookies.map(({ path, domain, maxAge, value }) => {
      expect({ maxAge, value }).toEqual({ maxAge: 0, value: '' });
      return `${domain ?? ''}${path}`;
    });

  test('of each path and domain', async () => {
    const cookies = await ask({ origin: 'https://app.travesia.cl' }, { url: '/api/auth/salir?a=/b' });
    const paths = ['/', '/api', '/api/', '/api/auth', '/api/auth/', '/api/auth/salir'];
    expect(places(cookies).sort()).toEqual(
      ['', 'app.travesia.cl', 'travesia.cl'].flatMap((domain) => paths.map((path) => domain + path)).sort(),
    );
  });

  test.each(['http://127.0.0.1:4000', 'http://[::1]:4000', 'http://localhost:4000'])(
    'of %s, which has no neighbours',
    async (origin) => {
      const found = places(await ask({ origin }, { url: '/api/auth/salir' }));
      expect(found.every((place) => place.startsWith('/'))).toBe(true);
    },
  );
});
