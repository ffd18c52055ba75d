import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFLINE_WORKER_PATH } from '@travesia/contracts/release';
import type { FastifyInstance } from 'fastify';
import { createInlineContent } from '../documents/inline.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The page for when there is neither a network nor a copy, with the policy under which the worker answers with it. */
function offlinePage() {
  const inline = createInlineContent();
  const html = read('offline-page.html').replace('<!--style-->', () => inline.style(read('offline-page.css'), ''));
  const styles = inline.content().styles.join(' ');
  const policy = `default-src 'none';style-src ${styles};base-uri 'none';form-action 'none';frame-ancestors 'none'`;
  return { html, policy };
}

/** It carries its page in itself: a cache could be emptied before it is needed. */
const WORKER = `self.offlinePage = ${JSON.stringify(offlinePage())};\n${read('offline-worker.js')}`;

/** The service worker, at one address for ever: browsers ask for it anew by themselves. */
export function offlineWorker(app: FastifyInstance): void {
  app.get(OFFLINE_WORKER_PATH, async (_, reply) => {
    reply.headers({ 'cache-control': 'no-cache' }).type('text/javascript; charset=utf-8');
    return WORKER;
  });
}
