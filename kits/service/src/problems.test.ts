import { PROBLEM_MEDIA_TYPE } from '@travesia/contracts/slices';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';
import { ProblemError } from './problem-error.ts';
import { createSampleService } from './testing/sample-service.ts';

function createFailing() {
  const sample = createSampleService();
  const { app } = sample;
  app.get('/api/broken', async () => {
    throw new Error('la base de ana@ejemplo.cl no responde');
  });
  app.get('/api/refused', async () => {
    throw new ProblemError(409, 'El intento ya terminó.');
  });
  app.get('/api/extended', async () => {
    throw new ProblemError(409, 'Otro intento está en curso.', undefined, { attempt: { id: 'a' }, status: 200 });
  });
  app.get('/api/private', async () => {
    throw Object.assign(new Error('del usuario u1'), { statusCode: 403 });
  });
  app.get('/api/odd', async () => {
    throw Object.assign(new Error('raro'), { statusCode: 200 });
  });
  app.post('/api/parsed', async ({ body }) => parseInput(z.strictObject({ uid: z.string() }), body));
  app.post(
    '/api/checked',
    { schema: { body: { type: 'object', required: ['uid'], properties: { age: { type: 'integer' } } } } },
    async () => 'ok',
  );
  return sample;
}

describe('errors of a service', () => {
  it('say more where they have more to say, and nothing else than they mean', async () => {
    const { app } = createFailing();
    const answer = await app.inject('/api/extended');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ status: 409, title: 'Conflict', attempt: { id: 'a' } });
  });

  it('are problem documents that name their request', async () => {
    const { app } = createFailing();
    const answer = await app.inject({ url: '/api/refused', headers: { 'x-request-id': 'peticion-1' } });
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['content-type']).toBe(`${PROBLEM_MEDIA_TYPE}; charset=utf-8`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-request-id']).toBe('peticion-1');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail: 'El intento ya terminó.',
      instance: 'peticion-1',
    });
  });

  it('say nothing of what broke inside; the log does, without the address of mail', async () => {
    const { app, log } = createFailing();
    const answer = await app.inject('/api/broken');
    const { instance, ...rest } = answer.json();
    expect(rest).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500 });
    const entry = log.entries().find(({ level }) => level === 'error');
    expect(entry).toMatchObject({ reqId: instance, err: { message: 'la base de [redacted] no responde' } });
    expect(log.text()).toContain('problems.test');
  });

  it('keep to themselves what an error of the application says of a refusal', async () => {
    const { app } = createFailing();
    expect((await app.inject('/api/private')).json()).toMatchObject({ status: 403, title: 'Forbidden' });
    expect((await app.inject('/api/private')).body).not.toContain('u1');
    expect((await app.inject('/api/odd')).statusCode).toBe(500);
  });

  it('point at the fields that were refused', async () => {
    const { app } = createFailing();
    const parsed = await app.inject({ method: 'POST', url: '/api/parsed', payload: { uid: 1 } });
    expect(parsed.json()).toMatchObject({ status: 400, errors: [{ pointer: '/uid' }] });
    const missing = await app.inject({ method: 'POST', url: '/api/checked', payload: {} });
    expect(missing.json()).toMatchObject({ status: 400, errors: [{ pointer: '/uid' }] });
    const wrong = await app.inject({ method: 'POST', url: '/api/checked', payload: { uid: 'u', age: 'x' } });
    expect(wrong.json()).toMatchObject({ status: 400, errors: [{ pointer: '/age' }] });
  });

  it.each([
    ['GET', '/api/nada', 404],
    ['GET', '/%E0%A4%A', 404],
    ['GET', '//', 404],
    ['GET', `/${'a'.repeat(5000)}`, 414],
    ['POST', '/api/nada', 404],
  ] as const)('%s %s is a problem', async (method, url, status) => {
    const { app } = createFailing();
    const answer = await app.inject({ method, url });
    expect(answer.json()).toMatchObject({ type: 'about:blank', status });
    expect(answer.statusCode).toBe(status);
  });

  it('are problems too for bodies that are broken, too large or of another kind', async () => {
    const { app } = createFailing();
    const post = (payload: string, type = 'application/json') =>
      app.inject({ method: 'POST', url: '/api/parsed', payload, headers: { 'content-type': type } });
    expect((await post('{"uid":')).json()).toMatchObject({ status: 400 });
    expect((await post(JSON.stringify({ uid: 'a'.repeat(70_000) }))).json()).toMatchObject({ status: 413 });
    expect((await post('<uid/>', 'application/xml')).json()).toMatchObject({ status: 415 });
    expect((await post('{"__proto__":{"admin":true}}')).json()).toMatchObject({ status: 400 });
  });
});
