import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFLINE_WORKER_PATH } from '@travesia/contracts/release';
import type { FastifyInstance } from 'fastify';

const WORKER = readFileSync(join(import.meta.dirname, 'offline-worker.js'), 'utf8');

/** The service worker, at one address for ever: browsers ask for it anew by themselves. */
export function offlineWorker(app: FastifyInstance): void {
  app.get(OFFLINE_WORKER_PATH, async (_, reply) => {
    reply.headers({ 'cache-control': 'no-cache' }).type('text/javascript; charset=utf-8');
    return WORKER;
  });
}
