import { SESSION_COOKIE } from '@travesia/contracts/slices';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ProblemError } from '../problem-error.ts';
import { type CertificateServer, startCertificateServer } from '../testing/certificate-server.ts';
import { SAMPLE_PROJECT, samplePayload } from '../testing/sample-claims.ts';
import { createSampleService } from '../testing/sample-service.ts';
import { createSigningKey, signToken } from '../testing/signing-key.ts';
import { createCertificateSource, RETRY_AFTER_MS } from './certificate-source.ts';
import { type RevocationCheck, sessionGuard } from './session-guard.ts';
import { createSessionReader, type SessionReader } from './session-reader.ts';
import { createTokenVerifier } from './token-verifier.ts';

const key = createSigningKey('llave-1');
const good = signToken(key, samplePayload('session-cookie', Math.floor(Date.now() / 1000)));
const user = { uid: 'estudiante-1', email: 'estudiante@ejemplo.cl' };

let server: CertificateServer;
let app: FastifyInstance;

beforeAll(async () => {
  server = await startCertificateServer(key);
});

afterEach(() => app.close());
afterAll(() => server.close());

function sampleReader(url = server.url, clock = Date.now): SessionReader {
  const certificates = createCertificateSource({ url, clock });
  return createSessionReader({
    verifier: createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, certificates }),
  });
}

function serve(reader = sampleReader(), checkRevoked?: RevocationCheck, routes = sampleRoutes) {
  const service = createSampleService();
  app = service.app;
  app.register(async (scope) => {
    sessionGuard(scope, { reader, ...(checkRevoked && { checkRevoked }) });
    routes(scope);
  });
  return service;
}

function sampleRoutes(scope: FastifyInstance) {
  scope.get('/public', { config: { access: 'public' } }, async ({ session }) => session);
  scope.get('/own', { config: { access: 'signed-in' } }, async ({ signedInUser }) => signedInUser);
  scope.post('/own', { config: { access: 'signed-in' } }, async ({ body }) => body);
}

function sensitiveRoute(scope: FastifyInstance) {
  scope.get('/own', { config: { access: 'signed-in', checkRevoked: true } }, async ({ signedInUser }) => signedInUser);
}

const get = (url: string, token = good) => app.inject({ url, headers: { cookie: `${SESSION_COOKIE}=${token}` } });

describe('a route for signed-in users', () => {
  test('knows who calls it, and no cache keeps the answer', async () => {
    serve();
    const response = await get('/own');
    expect(response.json()).toEqual(user);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each(['', 'hola', '..', `${good}x`, 'x'.repeat(9_000), `hola; ${SESSION_COOKIE}=${good}x`])(
    'answers 401 as a problem to the cookie %.20s',
    async (token) => {
      serve();
      const response = await get('/own', token);
      expect(response.statusCode).toBe(401);
      expect(response.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'www-authenticate': expect.stringContaining('Cookie'),
      });
    },
  );

  test('is nobody’s with the cookies of two students, and takes both', async () => {
    serve();
    const other = signToken(key, { ...samplePayload('session-cookie', Math.floor(Date.now() / 1000)), sub: 'otra' });
    const response = await get('/own', `${good}; ${SESSION_COOKIE}=${other}`);
    expect(response.statusCode).toBe(401);
    expect(response.cookies.map(({ path, maxAge }) => ({ path, maxAge }))).toEqual([
      { path: '/', maxAge: 0 },
      { path: '/own', maxAge: 0 },
    ]);
    expect((await get('/public', `${good}; ${SESSION_COOKIE}=${other}`)).json()).toEqual({ status: 'anonymous' });
  });

  test('answers 401 without a cookie, to HEAD too', async () => {
    serve();
    expect((await app.inject('/own')).statusCode).toBe(401);
    expect((await app.inject({ url: '/own', method: 'HEAD' })).statusCode).toBe(401);
  });

  test('refuses before it reads a body', async () => {
    serve();
    const response = await app.inject({
      url: '/own',
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(401);
  });

  test('answers 503, never 401, while the certificates are out of reach', async () => {
    const stub = await startCertificateServer(key);
    stub.answer = 'down';
    serve(sampleReader(stub.url));
    const response = await get('/own');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ status: 503 });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/public')).json()).toEqual({ status: 'pending' });
    expect((await app.inject('/own')).statusCode).toBe(401);
    await stub.close();
  });

  test('answers again by itself once the certificates are back', async () => {
    const stub = await startCertificateServer(key);
    stub.answer = 'down';
    let now = Date.now();
    serve(sampleReader(stub.url, () => now));
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const ask = async () =>
      (await fetch(`${address}/own`, { headers: { cookie: `${SESSION_COOKIE}=${good}` } })).status;
    expect(await ask()).toBe(503);
    stub.answer = 'certificates';
    expect(await ask()).toBe(503);
    now += RETRY_AFTER_MS;
    expect(await ask()).toBe(200);
    await stub.close();
  });
});

test('a public route gets everybody, with the session they have', async () => {
  serve();
  expect((await get('/public')).json()).toEqual({ status: 'signed-in', user });
  expect((await get('/public', 'hola')).json()).toEqual({ status: 'anonymous' });
  expect((await app.inject('/public')).json()).toEqual({ status: 'anonymous' });
});

test('what is refused was counted by limits of rate before', async () => {
  let counted = 0;
  serve(sampleReader(), undefined, (scope) => {
    scope.addHook('onRequest', async () => {
      counted += 1;
    });
    sampleRoutes(scope);
  });
  await app.inject('/own');
  expect(counted).toBe(1);
});

describe('a route that has revoked sessions refused', () => {
  test('asks at each request, with what the cookie says', async () => {
    const asked: string[] = [];
    serve(sampleReader(), async ({ uid }) => (asked.push(uid) > 1 ? 'revoked' : 'good'), sensitiveRoute);
    expect((await get('/own')).statusCode).toBe(200);
    expect((await get('/own')).statusCode).toBe(401);
    expect(asked).toEqual([user.uid, user.uid]);
  });

  test.each([
    ['revoked', 401],
    ['disabled', 403],
  ] as const)('takes the cookie of a session that is %s, and answers %i', async (verdict, status) => {
    serve(sampleReader(), async () => verdict, sensitiveRoute);
    const response = await get('/own');
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.cookies[0]).toEqual({
      name: SESSION_COOKIE,
      value: '',
      path: '/',
      maxAge: 0,
      httpOnly: true,
      sameSite: 'Lax',
    });
  });

  test('answers as the check says where it refuses to ask, and leaves the cookie', async () => {
    serve(sampleReader(), () => Promise.reject(new ProblemError(429, 'Too many.')), sensitiveRoute);
    const response = await get('/own');
    expect(response.statusCode).toBe(429);
    expect(response.cookies).toEqual([]);
  });

  test('answers 503 when nobody can say', async () => {
    const { log } = serve(sampleReader(), () => Promise.reject(new Error('sin red')), sensitiveRoute);
    const response = await get('/own');
    expect(response.statusCode).toBe(503);
    expect(response.cookies).toEqual([]);
    expect(log.text()).toContain('sin red');
    expect(log.text()).not.toContain(good.slice(0, 40));
  });

  test('does not ask for whom the guard refuses anyway', async () => {
    serve(sampleReader(), () => Promise.reject(new Error('sin red')), sensitiveRoute);
    expect((await get('/own', 'hola')).statusCode).toBe(401);
  });
});

describe('the service does not start', () => {
  test('with a route that says nothing of its access', async () => {
    serve(sampleReader(), undefined, (scope) => scope.get('/olvidada', async () => 'secreto'));
    await expect(app.ready()).rejects.toThrow('GET /olvidada does not say who may call it');
  });

  test('with a route in a plugin below that says nothing', async () => {
    serve(sampleReader(), undefined, (scope) => {
      sampleRoutes(scope);
      scope.register(async (child) => child.delete('/olvidada', async () => 'secreto'), { prefix: '/dentro' });
    });
    await expect(app.ready()).rejects.toThrow('DELETE /dentro/olvidada does not say');
  });

  test('with a route that wants revoked sessions refused where nobody can be asked', async () => {
    serve(sampleReader(), undefined, sensitiveRoute);
    await expect(app.ready()).rejects.toThrow('GET /own wants revoked sessions refused');
  });

  test('with a public route that wants revoked sessions refused', async () => {
    serve(
      sampleReader(),
      async () => 'good',
      (scope) => scope.get('/rara', { config: { access: 'public', checkRevoked: true } }, async () => ''),
    );
    await expect(app.ready()).rejects.toThrow('GET /rara is public');
  });

  test('with a guard that guards nothing, as when it is registered', async () => {
    app = createSampleService().app;
    app.register(async (scope) => {
      sessionGuard(scope, { reader: sampleReader() });
    });
    app.get('/suelta', async () => 'secreto');
    await expect(app.ready()).rejects.toThrow('guards nothing');
  });
});

test('a route from before the guard is for nobody', async () => {
  app = createSampleService().app;
  app.register(async (scope) => {
    scope.get('/antes', async () => 'secreto');
    sessionGuard(scope, { reader: sampleReader() });
    sampleRoutes(scope);
  });
  expect((await get('/antes')).statusCode).toBe(500);
  expect((await get('/own')).statusCode).toBe(200);
  expect((await get('/no-existe')).statusCode).toBe(404);
});
