import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { createSameOriginCheck } from './same-origin.ts';
import { createSampleService } from './testing/sample-service.ts';

function guarded(origin: string): FastifyInstance {
  const { app } = createSampleService({ origin });
  const check = createSameOriginCheck(origin);
  app.addHook('preParsing', async (request) => check(request));
  app.route({ method: ['GET', 'POST'], url: '/cambio', handler: async () => 'hecho' });
  return app;
}

const post = async (app: FastifyInstance, headers: Record<string, string>) =>
  (await app.inject({ method: 'POST', url: '/cambio', headers })).statusCode;

it('takes changes from our own pages alone', async () => {
  const app = guarded('https://travesia.example');
  expect(await post(app, { origin: 'https://travesia.example', 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await post(app, { origin: 'https://travesia.example' })).toBe(200);
  expect(await post(app, {})).toBe(403);
  expect(await post(app, { origin: 'https://otra.example' })).toBe(403);
  expect(await post(app, { origin: 'http://127.0.0.1' })).toBe(403);
  expect(await post(app, { origin: 'https://travesia.example', 'sec-fetch-site': 'cross-site' })).toBe(403);
});

it('answers questions from anywhere', async () => {
  const app = guarded('https://travesia.example');
  expect((await app.inject({ url: '/cambio', headers: { origin: 'https://otra.example' } })).statusCode).toBe(200);
});

it('knows this machine by each of its names, at the same port', async () => {
  const app = guarded('http://127.0.0.1:4000');
  expect(await post(app, { origin: 'http://localhost:4000' })).toBe(200);
  expect(await post(app, { origin: 'http://127.0.0.1:4000' })).toBe(200);
  expect(await post(app, { origin: 'http://localhost:4001' })).toBe(403);
});
