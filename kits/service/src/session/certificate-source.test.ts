import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CertificateServer, startCertificateServer } from '../testing/certificate-server.ts';
import { selfSignedCertificate } from '../testing/self-signed-certificate.ts';
import { createSigningKey } from '../testing/signing-key.ts';
import {
  type CertificateSource,
  createCertificateSource,
  RETRY_AFTER_MS,
  STALE_LIMIT_MS,
  UNKNOWN_KEY_REFETCH_MS,
} from './certificate-source.ts';

const LIFETIME_MS = 3_600_000;
const first = createSigningKey('primera');
const second = createSigningKey('segunda');

let now: number;
let server: CertificateServer;
let source: CertificateSource;

beforeEach(async () => {
  now = 1_790_000_000_000;
  server = await startCertificateServer(first);
  source = createCertificateSource({ url: server.url, clock: () => now });
});

afterEach(() => server.close());

const statusOf = async (kid: string) => (await source.key(kid)).status;
const requests = (count: number) => expect.poll(() => server.requests).toBe(count);

test('fifty verifications at a cold start are one fetch', async () => {
  const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf('primera')));
  expect(new Set(statuses)).toEqual(new Set(['found']));
  expect(server.requests).toBe(1);
});

test('the same parsed key is given each time', async () => {
  const [one, two] = [await source.key('primera'), await source.key('primera')];
  expect(one.status === 'found' && two.status === 'found' && one.key === two.key).toBe(true);
});

test('warming fails while there is nothing, and says which source', async () => {
  server.answer = 'down';
  await expect(source.warm()).rejects.toThrow(server.url);
  server.answer = 'certificates';
  now += RETRY_AFTER_MS;
  await source.warm();
  expect(await statusOf('primera')).toBe('found');
});

test.each(['down', 'garbage'] as const)(
  'a source that is %s at a cold start is unavailable, and is not asked again at once',
  async (answer) => {
    server.answer = answer;
    expect(await statusOf('primera')).toBe('unavailable');
    expect(await statusOf('primera')).toBe('unavailable');
    expect(server.requests).toBe(1);
    now += RETRY_AFTER_MS;
    expect(await statusOf('primera')).toBe('unavailable');
    expect(server.requests).toBe(2);
  },
);

test('keys too weak for RS256 are none', async () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const certificate = selfSignedCertificate('localhost', pair);
  server.keys = [{ kid: 'corta', certificate, privateKey: pair.privateKey }];
  expect(await statusOf('corta')).toBe('unavailable');
});

test('a source that says nothing is given up', async () => {
  server.answer = 'hanging';
  expect(await statusOf('primera')).toBe('unavailable');
});

test('keys are fetched anew ahead of their end, and nobody waits for it', async () => {
  await source.warm();
  now += LIFETIME_MS * 0.75 - 1;
  expect(await statusOf('primera')).toBe('found');
  expect(server.requests).toBe(1);
  server.answer = 'hanging';
  now += 1;
  expect(await statusOf('primera')).toBe('found');
  await requests(2);
});

test('a key that the provider withdrew is gone with the end of its set', async () => {
  await source.warm();
  server.keys = [second];
  now += LIFETIME_MS;
  expect(await statusOf('primera')).toBe('unknown');
  expect(await statusOf('segunda')).toBe('found');
});

test('while the source is down, keys are used past their end, up to a bound', async () => {
  await source.warm();
  server.answer = 'down';
  now += LIFETIME_MS + STALE_LIMIT_MS - RETRY_AFTER_MS;
  expect(await statusOf('primera')).toBe('found');
  now += RETRY_AFTER_MS;
  expect(await statusOf('primera')).toBe('unavailable');
  server.answer = 'certificates';
  now += RETRY_AFTER_MS;
  expect(await statusOf('primera')).toBe('found');
});

test('a source known to be down keeps nobody waiting', async () => {
  await source.warm();
  server.answer = 'down';
  now += LIFETIME_MS;
  expect(await statusOf('primera')).toBe('found');
  server.answer = 'hanging';
  now += RETRY_AFTER_MS;
  const started = performance.now();
  expect(await statusOf('primera')).toBe('found');
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('a key that old keys do not have may be a new one: unavailable, not unknown', async () => {
  await source.warm();
  server.answer = 'down';
  now += LIFETIME_MS;
  expect(await statusOf('segunda')).toBe('unavailable');
});

test('a new key is found before the old set ends', async () => {
  await source.warm();
  server.keys = [first, second];
  expect(await statusOf('segunda')).toBe('unknown');
  now += UNKNOWN_KEY_REFETCH_MS;
  expect(await statusOf('segunda')).toBe('found');
});

test('a flood of unknown keys is one fetch in a minute', async () => {
  await source.warm();
  const flood = () => Promise.all(Array.from({ length: 200 }, (_, index) => statusOf(`falsa-${index}`)));
  expect(new Set(await flood())).toEqual(new Set(['unknown']));
  expect(server.requests).toBe(1);
  now += UNKNOWN_KEY_REFETCH_MS;
  expect(new Set(await flood())).toEqual(new Set(['unknown']));
  await flood();
  expect(server.requests).toBe(2);
});

test.each([0, 1, Number.NaN])('a source that says max-age=%s is not asked at every request', async (maxAgeS) => {
  server.maxAgeS = maxAgeS;
  await source.warm();
  now += 2_000;
  expect(await statusOf('primera')).toBe('found');
  expect(server.requests).toBe(1);
});
