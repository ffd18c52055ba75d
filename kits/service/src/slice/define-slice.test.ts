import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createServiceKeys, SERVICE_CALL_HEADER } from '../calls/service-keys.ts';
import { createService } from '../create-service.ts';
import type { Database } from '../database/database.ts';
import { createSessionReader } from '../session/session-reader.ts';
import { createTokenVerifier } from '../session/token-verifier.ts';
import { defineSlice, type SliceContext } from './define-slice.ts';
import { guardStudentRoutes } from './guard-student-routes.ts';

const ORIGIN = 'http://localhost:4000';

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of close.splice(0).reverse()) await end();
});

const context: SliceContext = {
  origin: ORIGIN,
  reader: createSessionReader({
    verifier: createTokenVerifier({ kind: 'session-cookie', projectId: 'x', emulator: true }),
  }),
  checkRevoked: async () => 'good',
  // None of these routes asks it.
  database: {} as Database,
};

let opened = 0;
const slice = defineSlice({
  name: 'biblioteca',
  migrations: '/nowhere',
  async open() {
    opened += 1;
    return { books: ['Altazor'] };
  },
  async service(app, { books, ...rest }) {
    const { limits } = await guardStudentRoutes(app, { ...rest, name: 'biblioteca', ownDataPerUserAMinute: 6 });
    expect(limits).toBeDefined();
    app.get('/api/biblioteca/books', { config: { access: 'public', rateLimit: { max: 2 } } }, async () => books);
    const shelf = { access: 'signed-in', services: true, rateLimit: { max: 2 } } as const;
    app.get('/api/biblioteca/shelf', { config: shelf }, async () => books);
    app.post('/api/biblioteca/books', { config: { access: 'signed-in' } }, async () => books);
  },
});

it('a slice reads what it needs once, and then serves routes with guard, limits and problem answers', async () => {
  const app = createService({ name: 'x', origin: ORIGIN, log: { level: 'silent' } });
  close.push(() => app.close());
  await app.register(await slice.open(), context);
  const get = () => app.inject('/api/biblioteca/books');
  expect((await get()).json()).toEqual(['Altazor']);
  await get();
  expect((await get()).statusCode).toBe(429);
  expect(opened).toBe(1);
  const post = (origin: string) => app.inject({ method: 'POST', url: '/api/biblioteca/books', headers: { origin } });
  expect((await post('https://evil.example')).statusCode).toBe(403);
  const refused = await post(ORIGIN);
  expect(refused.statusCode).toBe(401);
  expect(refused.headers['content-type']).toContain('application/problem+json');
});

it('our own services, which come from few addresses, are counted at none of them', async () => {
  const keys = createServiceKeys(['k'.repeat(32)]);
  const unused = async () => {
    throw new Error('nobody is asked here');
  };
  const app = createService({ name: 'x', origin: ORIGIN, log: { level: 'silent' } });
  close.push(() => app.close());
  await app.register(await slice.open(), { ...context, services: { keys, call: unused, stream: unused } });
  const url = '/api/biblioteca/shelf';
  const get = (secret: string) =>
    app.inject({ url, headers: { [SERVICE_CALL_HEADER]: createServiceKeys([secret]).sign('GET', url, 'ana') } });
  for (let time = 0; time < 4; time += 1) expect((await get('k'.repeat(32))).statusCode).toBe(200);
  const forged: number[] = [];
  for (let time = 0; time < 3; time += 1) forged.push((await get('x'.repeat(32))).statusCode);
  expect(forged).toEqual([403, 403, 429]);
});

it('one slice’s hooks are not another’s, nor of whoever composes them', async () => {
  const app = createService({ name: 'x', origin: ORIGIN, log: { level: 'silent' } });
  close.push(() => app.close());
  await app.register(await slice.open(), context);
  app.post('/libre', async () => 'libre');
  const answer = await app.inject({ method: 'POST', url: '/libre', headers: { origin: 'https://otra.example' } });
  expect(answer.statusCode).toBe(200);
});

it('on an instance that is no service of ours it says what is missing', async () => {
  const app = Fastify();
  close.push(() => app.close());
  app.register(await slice.open(), context);
  await expect(app.ready()).rejects.toThrow(/publicOrigin.*slice-biblioteca/);
});
