import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createService } from '../create-service.ts';
import { SAMPLE_PROJECT, samplePayload } from '../testing/sample-claims.ts';
import { unsignedToken } from '../testing/signing-key.ts';
import { askStanding } from './ask-standing.ts';
import { sessionGuard } from './session-guard.ts';
import { createSessionReader } from './session-reader.ts';
import { STANDING_PATH } from './standing-path.ts';
import { createTokenVerifier } from './token-verifier.ts';

const cookie = `__session=${unsignedToken(samplePayload('session-cookie', Math.floor(Date.now() / 1000)))}`;

const close: FastifyInstance[] = [];
afterEach(() => Promise.all(close.splice(0).map((app) => app.close())));

/** A session service that answers so. */
async function sessionService(status: number) {
  const asked: Record<string, unknown>[] = [];
  const app = Fastify();
  close.push(app);
  app.get(STANDING_PATH, (request, reply) => {
    asked.push(request.headers);
    reply.code(status).header('retry-after', 7).send();
  });
  return { address: await app.listen({ host: '127.0.0.1', port: 0 }), asked };
}

/** A route that wants to know, of a service that asks at `address`. */
async function ask(address: string) {
  const app = createService({ name: 'x', origin: 'http://localhost:4000', log: { level: 'silent' } });
  close.push(app);
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
  app.register(async (scope) => {
    sessionGuard(scope, { reader: createSessionReader({ verifier }), checkRevoked: askStanding(address) });
    scope.get('/data', { config: { access: 'signed-in', checkRevoked: true } }, async () => 'data');
  });
  return app.inject({ url: '/data', headers: { cookie }, remoteAddress: '192.0.2.7' });
}

it('a student whose session stands is let in; the session service hears who asks, and for which request', async () => {
  const { address, asked } = await sessionService(204);
  const answer = await ask(address);
  expect(answer.statusCode).toBe(200);
  expect(asked).toMatchObject([
    { cookie, 'x-forwarded-for': '192.0.2.7', 'x-request-id': answer.headers['x-request-id'] },
  ]);
});

it.each([
  [401, 401, true],
  [403, 403, true],
  [429, 429, false],
  [404, 503, false],
  [500, 503, false],
  [503, 503, false],
])('where it answers %i the student gets %i, and the cookie goes: %s', async (status, answered, cleared) => {
  const answer = await ask((await sessionService(status)).address);
  expect(answer.statusCode).toBe(answered);
  expect(answer.headers['set-cookie'] !== undefined).toBe(cleared);
  if (status === 429) expect(answer.headers['retry-after']).toBe('7');
});

it('where it is not there nobody is let in, and nobody loses the cookie', async () => {
  const answer = await ask('http://127.0.0.1:9');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).not.toHaveProperty('set-cookie');
});
