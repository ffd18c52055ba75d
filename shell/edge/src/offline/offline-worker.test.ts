import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { offlineWorker } from './offline-worker.ts';

/** The script as a browser gets it. */
async function served() {
  const app = Fastify();
  offlineWorker(app);
  const answer = await app.inject('/offline-worker.js');
  await app.close();
  return answer;
}

interface OfflinePage {
  readonly html: string;
  readonly policy: string;
}

/** What the script has once it has run as the first thing in a worker. */
function pageOf(script: string): OfflinePage {
  const self: { offlinePage?: OfflinePage; addEventListener(): void } = { addEventListener() {} };
  runInContext(script, createContext({ self }));
  if (!self.offlinePage) throw new Error('the worker has no page');
  return self.offlinePage;
}

it('is asked for anew each time, as a script', async () => {
  const { headers } = await served();
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

it('carries a page that needs no file and no script, under a policy that allows its own styles alone', async () => {
  const { html, policy } = pageOf((await served()).body);
  expect(html).not.toMatch(/<script|\sstyle=|\son[a-z]+=|src=|<link|@import|url\(/);
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = '']) => text);
  expect(styles).toHaveLength(1);
  const sources = styles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(policy.split(';')).toEqual([
    "default-src 'none'",
    `style-src ${sources.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});

it('leads back to the address that is filled in, and to nothing else', async () => {
  const { html } = pageOf((await served()).body);
  expect([...html.matchAll(/<a [^>]*>[^<]*<\/a>/g)].map(([link]) => link)).toEqual([
    '<a class="retry" href="/__address">Reintentar</a>',
  ]);
});
