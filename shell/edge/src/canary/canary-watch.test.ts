import type { LoadRecord, RegistryDocument } from '@travesia/contracts';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CANARY_MIN_LOADS } from './canary-figures.ts';
import { createCanaryWatch } from './canary-watch.ts';

const CANARY = { release: '1.1.0-0123abcd', percent: 10 };
const STABLE = '1.0.0-0123abcd';
const { log } = Fastify({ logger: false });

const signature = { algorithm: 'ed25519', key: '0123456789abcdef', value: '' } as const;

const registryWith = (canary?: typeof CANARY): RegistryDocument => ({
  schema: 2,
  minor: 0,
  revision: 1,
  issuedAt: '2026-03-01T12:00:00.000Z',
  previous: null,
  by: 'sample',
  changes: [],
  shell: null,
  remotes: { herramientas: { stable: STABLE, prefixes: ['/herramientas'], ...(canary && { canary }) } },
  trust: { schema: 1, version: 1, issuedAt: '2026-03-01T12:00:00.000Z', teams: {}, keys: {}, signature },
  endorsements: {},
  timelines: {},
  signature,
});

const failure: LoadRecord = {
  remote: 'herramientas',
  release: CANARY.release,
  channel: 'canary',
  page: 'indice',
  outcome: 'chunk',
  ms: 5,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watchFailing(end: () => Promise<void>) {
  let registry = registryWith(CANARY);
  const onCanaryFailed = vi.fn(end);
  const watch = createCanaryWatch({ registry: () => registry, onCanaryFailed, log });
  for (let load = 0; load < CANARY_MIN_LOADS; load++) watch.count(failure, STABLE);
  return { watch, onCanaryFailed, endCanary: () => (registry = registryWith()) };
}

it('asks again until the end of the canary is in the registry', async () => {
  let attempts = 0;
  const { watch, onCanaryFailed } = watchFailing(async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('the store is away');
  });
  expect(watch.canaries()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onCanaryFailed).toHaveBeenCalledTimes(3);
  expect(watch.canaries()).toEqual([]);
});

it('asks no more once somebody else ended it, or the edge stops', async () => {
  const down = async () => {
    throw new Error('the store is away');
  };
  const ended = watchFailing(down);
  await vi.advanceTimersByTimeAsync(0);
  ended.endCanary();
  const stopped = watchFailing(down);
  await vi.advanceTimersByTimeAsync(0);
  stopped.watch.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended.onCanaryFailed).toHaveBeenCalledTimes(1);
  expect(stopped.onCanaryFailed).toHaveBeenCalledTimes(1);
});

it('ends it at this edge where nobody is to be told', () => {
  const registry = registryWith(CANARY);
  const watch = createCanaryWatch({ registry: () => registry, log });
  expect(watch.canaries()).toEqual([{ name: 'herramientas', stable: STABLE, ...CANARY }]);
  for (let load = 0; load < CANARY_MIN_LOADS; load++) watch.count(failure, STABLE);
  expect(watch.canaries()).toEqual([]);
});
