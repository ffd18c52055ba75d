import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DIAGNOSIS_DEADLINE_MS, type DiagnosisIo, diagnose } from './diagnose.ts';

const ADDRESS = 'https://cdn.example/a.js';

const io = (more: Partial<DiagnosisIo> = {}): DiagnosisIo => ({
  fetch: async () => new Response('code', { headers: { 'content-type': 'text/javascript' } }),
  onLine: () => true,
  digest: async () => 'good',
  ...more,
});
const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const cutOff = new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('why a file did not come', () => {
  it.each([
    ['sound', 'is whole', io()],
    ['integrity', 'is another', io({ digest: async () => 'bad' })],
    ['integrity', 'cannot be told from another', io({ digest: async () => undefined })],
    ['http', 'is gone', io({ fetch: async () => new Response('', { status: 404 }) })],
    ['http', 'is a web page', io({ fetch: async () => new Response('<h1>', html) })],
    ['http', 'is cut off', io({ fetch: async () => cutOff })],
    ['http', 'has a server that is down', io({ fetch: (url) => (url === ADDRESS ? refused() : io().fetch(url, {})) })],
    ['offline', 'is as far as everything else', io({ fetch: refused })],
    ['offline', 'is asked for without a network', io({ onLine: () => false })],
  ] as const)('%s: it %s', async (diagnosis, _, world) => {
    expect(await diagnose(ADDRESS, 'sha384-good', world)).toBe(diagnosis);
  });

  it('timeout: it is silent', async () => {
    const silent = io({
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    });
    const diagnosis = diagnose(ADDRESS, 'sha384-good', silent);
    await vi.advanceTimersByTimeAsync(DIAGNOSIS_DEADLINE_MS);
    expect(await diagnosis).toBe('timeout');
  });

  it('is asked past every cache', async () => {
    const asked: unknown[] = [];
    const noting = io({
      async fetch(...call) {
        asked.push(call);
        return new Response('');
      },
    });
    await diagnose(ADDRESS, 'sha384-good', noting);
    expect(asked).toMatchObject([[ADDRESS, { cache: 'no-store', credentials: 'omit' }]]);
  });
});
