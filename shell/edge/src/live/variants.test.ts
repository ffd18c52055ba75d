import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseId } from '@travesia/contracts/release';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreUnavailableError } from '../store/store-unavailable-error.ts';
import { createCanaryStore } from '../testing/sample-edge.ts';
import type { SampleStore } from '../testing/sample-store.ts';
import { type LiveSources, type LiveState, loadState } from './live-state.ts';
import type { Selection } from './selection.ts';
import { createVariants } from './variants.ts';

const { log } = Fastify({ logger: false });

let sample: SampleStore;
let next: ReleaseId;
let sources: LiveSources;
let base: LiveState;
let reads: number;

const select = (release: ReleaseId, channel: 'canary' | 'override' = 'canary'): Selection =>
  new Map([['herramientas', { release, channel }]]);
const remoteOf = ({ releases }: LiveState) => releases[1]?.resolved.id;

beforeEach(async () => {
  const made = await createCanaryStore(50);
  sample = made.sample;
  next = made.next.id;
  const store = sample.open();
  reads = 0;
  sources = {
    store: {
      ...store,
      readRelease(name, id) {
        reads += 1;
        return store.readRelease(name, id);
      },
    },
    overrides: [],
    log,
  };
  const registry = await store.readRegistry();
  const state = registry && (await loadState(sources, registry));
  if (!state) throw new Error('nothing is live');
  base = state;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await sample.remove();
});

it('is made once for all who select the same, at whatever moment they come', async () => {
  const variants = createVariants(sources);
  reads = 0;
  const states = await Promise.all(Array.from({ length: 20 }, () => variants(base, select(next))));
  expect(new Set(states).size).toBe(1);
  expect(reads).toBe(2);
  expect(remoteOf(states[0] ?? base)).toBe(next);
  expect(states[0]?.build).toBe(base.build);
  expect(await variants(base, select(next, 'override'))).not.toBe(states[0]);
  expect(await variants(base, new Map())).toBe(base);
});

it('is made anew for what is live next', async () => {
  const variants = createVariants(sources);
  const other = await loadState(sources, base.registry);
  expect(await variants(base, select(next))).not.toBe(await variants(other ?? base, select(next)));
});

it('is forgotten when it was used longest ago and there are many', async () => {
  const variants = createVariants(sources);
  const first = await variants(base, select(next));
  for (let i = 0; i < 31; i++) {
    await variants(base, select(`1.0.${i}-01234567`));
    expect(await variants(base, select(next))).toBe(first);
  }
  for (let i = 31; i < 63; i++) await variants(base, select(`1.0.${i}-01234567`));
  expect(await variants(base, select(next))).not.toBe(first);
});

it('without all that was selected is tried again', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const folder = join(sample.folder, 'releases', 'herramientas');
  await rename(join(folder, next), join(folder, 'away'));
  const variants = createVariants(sources);
  expect(remoteOf(await variants(base, select(next)))).not.toBe(next);
  await rename(join(folder, 'away'), join(folder, next));
  expect(remoteOf(await variants(base, select(next)))).not.toBe(next);
  now.mockReturnValue(11_001);
  expect(remoteOf(await variants(base, select(next)))).toBe(next);
});

it('is what everybody gets while the store does not answer, and is tried again', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { store } = sources;
  const down = async () => {
    throw new StoreUnavailableError('s3://bucket/', 'release.json', { reason: 'ECONNREFUSED', attempts: 3 });
  };
  let isDown = true;
  const variants = createVariants({
    ...sources,
    store: { ...store, readRelease: (...which) => (isDown ? down() : store.readRelease(...which)) },
  });
  expect(remoteOf(await variants(base, select(next)))).toBe(remoteOf(base));
  isDown = false;
  now.mockReturnValue(11_001);
  expect(remoteOf(await variants(base, select(next)))).toBe(next);
});
