import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID_HEADER = 'x-request-id';

/** An id from outside goes into logs and answers, so only harmless ones are kept. */
const SAFE_REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The caller's id where it is harmless, our own otherwise. */
export function requestId(incoming: string | readonly string[] | undefined): string {
  return typeof incoming === 'string' && SAFE_REQUEST_ID.test(incoming) ? incoming : randomUUID();
}

/** Every answer names its request. */
export function requestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
