import { createService } from '@travesia/kit-service';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { edge } from '../edge.ts';
import { createLiveStore, SAMPLE_ORIGIN } from '../testing/sample-edge.ts';
import type { SampleStore } from '../testing/sample-store.ts';
import { MISSES_A_MINUTE } from './lookups.ts';

const REQUESTS = 200;

let sample: SampleStore;
let remoteId: string;
let reads: number;
let now: number;
let app: ReturnType<typeof createService>;

beforeEach(async () => {
  const made = await createLiveStore();
  sample = made.sample;
  remoteId = made.remote.id;
  const store = sample.open();
  now = Date.parse('2026-03-02T12:00:00Z');
  app = createService({ name: 'edge', origin: SAMPLE_ORIGIN, trustedProxyHops: 1, log: { level: 'silent' } });
  const counted = <A extends unknown[], R>(read: (...given: A) => R) => {
    return (...given: A) => {
      reads += 1;
      return read(...given);
    };
  };
  app.register(edge, {
    store: { ...store, readRelease: counted(store.readRelease), readRevision: counted(store.readRevision) },
    origin: SAMPLE_ORIGIN,
    clock: () => now,
  });
  await app.ready();
  reads = 0;
});
afterEach(async () => {
  await app.close();
  await sample.remove();
});

const hex = (number: number) => number.toString(16).padStart(8, '0');
const get = (url: string, from = '2001:db8::1') => app.inject({ url, headers: { 'x-forwarded-for': from } });

const madeUp = {
  'files of releases': (at: number) => `/releases/herramientas/1.0.0-${hex(at)}/entry.js`,
  'resolved releases': (at: number) => `/builds/releases/herramientas/1.0.0-${hex(at)}.json`,
  builds: (at: number) => `/builds/meta/r1-${hex(at)}.json`,
  'releases of builds': (at: number) => `/builds/releases/r1-${hex(at)}.json`,
};

it.each(Object.entries(madeUp))('made-up %s reach the store a few times a minute and network', async (_, url) => {
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, (_, at) => get(url(at), `2001:db8::${hex(at).slice(-4)}`)),
  );
  expect(reads).toBeLessThanOrEqual(MISSES_A_MINUTE);
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(MISSES_A_MINUTE);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(REQUESTS - MISSES_A_MINUTE);
  expect(refused[0]?.headers).toMatchObject({
    'retry-after': '60',
    'content-type': expect.stringContaining('application/problem+json'),
  });
  // What is at hand is for them too, and the others are not theirs.
  expect((await get(`/releases/herramientas/${remoteId}/entry.js`)).statusCode).toBe(200);
  expect((await get(url(REQUESTS), '2001:db8:0:1::1')).statusCode).toBe(404);
  now += 60_000;
  expect((await get(url(REQUESTS + 1))).statusCode).toBe(404);
});

it('what is not there is not looked for again for a while, whoever asks', async () => {
  const url = madeUp['files of releases'](1);
  for (let at = 0; at < REQUESTS; at += 1) expect((await get(url, `203.0.113.${at}`)).statusCode).toBe(404);
  expect(reads).toBe(1);
  now += 10_000;
  expect((await get(url)).statusCode).toBe(404);
  expect(reads).toBe(2);
});
