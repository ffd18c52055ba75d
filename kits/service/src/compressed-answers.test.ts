import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressedAnswers } from './compressed-answers.ts';
import { createService } from './create-service.ts';

const LONG = { text: 'Una pregunta con su enunciado. '.repeat(200) };

let app: FastifyInstance;

beforeAll(async () => {
  app = createService({ name: 'sample', origin: 'http://localhost:4000', log: { level: 'silent' } });
  await compressedAnswers(app);
  app.get('/long', { config: { access: 'public' } }, async () => LONG);
  app.get('/short', { config: { access: 'public' } }, async () => ({ kept: true }));
  app.post('/body', { config: { access: 'public' } }, async ({ body }) => ({ body }));
});

afterAll(() => app.close());

const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

it('come as the client accepts them', async () => {
  const brotli = await get('/long', 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(LONG);

  const gzip = await get('/long', 'gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(LONG);

  const plain = await get('/long', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual(LONG);
});

it('come as they are where nothing would be saved', async () => {
  const { headers } = await get('/short', 'br');
  expect(headers['content-encoding']).toBeUndefined();
});

it('does not unpack what it is sent', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/body',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ a: 'b'.repeat(50_000) })),
  });
  expect(answer.statusCode).toBe(400);
});
