import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadRecord, RegistryDocument } from '@travesia/contracts/release';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CANARY_MIN_DOCUMENTS, CANARY_MIN_LOADS } from './canary-figures.ts';
import { DOCUMENT_GRACE_MS } from './canary-tally.ts';
import { createCanaryWatch } from './canary-watch.ts';
import { keptCounts } from './kept-counts.ts';

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
  const watch = createCanaryWatch({ registry: () => registry, onCanaryFailed, clock: Date.now, log });
  for (let load = 0; load < CANARY_MIN_LOADS; load++) watch.count(failure, STABLE, `10.0.0.${load}`);
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
  const watch = createCanaryWatch({ registry: () => registry, clock: Date.now, log });
  expect(watch.canaries()).toEqual([{ name: 'herramientas', stable: STABLE, ...CANARY }]);
  for (let load = 0; load < CANARY_MIN_LOADS; load++) watch.count(failure, STABLE, `10.0.0.${load}`);
  expect(watch.canaries()).toEqual([]);
});

describe('a canary whose code never reports', () => {
  it.each([
    ['of a remote', 'herramientas'],
    ['of the shell', 'shell'],
  ] as const)('%s is ended by the documents that nothing was heard of', async (_, name) => {
    const pointer = { stable: STABLE, canary: CANARY };
    const registry: RegistryDocument = name === 'shell' ? { ...registryWith(), shell: pointer } : registryWith(CANARY);
    const onCanaryFailed = vi.fn(async () => {});
    const watch = createCanaryWatch({ registry: () => registry, onCanaryFailed, clock: Date.now, log });
    const serve = (count: number) => {
      for (let voice = 0; voice < count; voice++) watch.served(name, CANARY.release, `10.1.0.${voice}`);
    };
    serve(CANARY_MIN_DOCUMENTS);
    expect(watch.canaries()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(DOCUMENT_GRACE_MS);
    serve(1);
    expect(watch.canaries()).toEqual([]);
    expect(onCanaryFailed).toHaveBeenCalledWith(
      name,
      CANARY.release,
      expect.objectContaining({ canary: { documents: CANARY_MIN_DOCUMENTS, loads: 0, failures: 0 } }),
    );
    watch.close();
  });
});

describe('invented reports', () => {
  it('of one address, that the stable release fails, keep no failing canary alive', () => {
    const registry = registryWith(CANARY);
    const watch = createCanaryWatch({ registry: () => registry, clock: Date.now, log });
    const stable = { ...failure, release: STABLE, channel: 'stable' } as const;
    for (let sent = 0; sent < 2000; sent++) watch.count(stable, STABLE, '203.0.113.9');
    for (let voice = 0; voice < 40; voice++) watch.count({ ...stable, outcome: 'loaded' }, STABLE, `10.2.0.${voice}`);
    for (let voice = 0; voice < CANARY_MIN_LOADS; voice++) {
      watch.count({ ...failure, outcome: voice % 5 === 0 ? 'chunk' : 'loaded' }, STABLE, `10.3.0.${voice}`);
    }
    expect(watch.canaries()).toEqual([]);
  });

  it('of as many addresses as there are visitors do not either, where two in five fail', () => {
    const registry = registryWith(CANARY);
    const watch = createCanaryWatch({ registry: () => registry, clock: Date.now, log });
    const stable = { ...failure, release: STABLE, channel: 'stable' } as const;
    for (let voice = 0; voice < 2000; voice++) watch.count(stable, STABLE, `10.4.${voice >> 8}.${voice & 255}`);
    for (let voice = 0; voice < CANARY_MIN_LOADS; voice++) {
      watch.count({ ...failure, outcome: voice % 5 < 2 ? 'chunk' : 'loaded' }, STABLE, `10.3.0.${voice}`);
    }
    expect(watch.canaries()).toEqual([]);
  });
});

describe('over a restart', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'travesia-canary-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const start = () => {
    const registry = registryWith(CANARY);
    const onCanaryFailed = vi.fn(async () => {});
    const counts = keptCounts(join(folder, 'counts.json'), log);
    const watch = createCanaryWatch({ registry: () => registry, onCanaryFailed, counts, clock: Date.now, log });
    return { watch, onCanaryFailed };
  };
  const fail = (watch: ReturnType<typeof start>['watch'], from: number, to: number) => {
    for (let voice = from; voice < to; voice++) watch.count(failure, STABLE, `10.5.0.${voice}`);
  };

  it('what was counted counts, once for each address', () => {
    const first = start();
    fail(first.watch, 0, CANARY_MIN_LOADS - 1);
    first.watch.close();
    const second = start();
    fail(second.watch, 0, CANARY_MIN_LOADS - 1);
    expect(second.watch.canaries()).toHaveLength(1);
    fail(second.watch, CANARY_MIN_LOADS, CANARY_MIN_LOADS + 1);
    expect(second.watch.canaries()).toEqual([]);
    second.watch.close();
  });

  it('a canary that failed stays away, and its end is asked for again', async () => {
    const first = start();
    fail(first.watch, 0, CANARY_MIN_LOADS);
    first.watch.close();
    const second = start();
    expect(second.watch.canaries()).toEqual([]);
    expect(second.onCanaryFailed).toHaveBeenCalledTimes(1);
    second.watch.close();
  });

  it('a process that is killed loses what it counted last, and no more', async () => {
    const { watch } = start();
    fail(watch, 0, 7);
    await vi.advanceTimersByTimeAsync(5_000);
    const kept = JSON.parse(await readFile(join(folder, 'counts.json'), 'utf8'));
    expect(kept.canaries[`herramientas/${CANARY.release}`].canary).toHaveLength(7);
    watch.close();
  });

  it('counts that cannot be read are no reason not to start', async () => {
    await writeFile(join(folder, 'counts.json'), '{"schema":1,"canaries":{"x":3}}');
    const { watch } = start();
    expect(watch.canaries()).toHaveLength(1);
    watch.close();
  });
});
