import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ID, openWorld, type World } from './testing/world.ts';

const BEGUN = Date.parse('2027-04-04T15:00:00Z');
const MINUTE_MS = 60_000;
/** */
const RECOVERED_MS = 10_000;

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  world.close();
  vi.useRealTimers();
});

const savingOf = () => {
  const view = world.view();
  return view.phase === 'running' ? view.saving : null;
};

async function begun(): Promise<void> {
  world = await openWorld(vi, BEGUN);
  await world.pass(1_000);
  expect(savingOf()).toMatchObject({ state: 'saved' });
}

describe('a start that fails', () => {
  it.each([
    ['offline', {}],
    ['failing', { status: 429 }],
    ['failing', { status: 503 }],
  ] as const)('is tried again by itself: %s', async (reason, trouble) => {
    world = await openWorld(vi, BEGUN, trouble);
    await world.pass(5 * MINUTE_MS);
    expect(world.view()).toMatchObject({ phase: 'unavailable', reason });
    world.setTrouble(null);
    await world.pass(RECOVERED_MS);
    expect(savingOf()).toMatchObject({ state: 'saved' });
  });

  it('is tried again at once where the student asks for it', async () => {
    world = await openWorld(vi, BEGUN, { status: 503, retryAfterMs: MINUTE_MS });
    await world.pass(1_000);
    world.setTrouble(null);
    world.retry();
    await world.pass(0);
    expect(world.view().phase).toBe('running');
  });
});

it.each([
  ['no answer', {}],
  ['503', { status: 503 }],
] as const)(
  'X-09 however long the service was away, answers are with it 10 s after it is back: %s',
  async (_, trouble) => {
    await begun();
    world.setTrouble(trouble);
    world.answer();
    await world.pass(30 * MINUTE_MS);
    expect(savingOf()).toEqual({
      state: 'status' in trouble ? 'failing' : 'offline',
      unsent: { answers: 1, changes: 1 },
    });
    world.setTrouble(null);
    await world.pass(RECOVERED_MS);
    expect(savingOf()).toMatchObject({ state: 'saved', unsent: { changes: 0 } });
  },
);

describe('a service that asks to wait', () => {
  /** When something was asked after the answer that asked to wait, in milliseconds since. */
  async function askedAfter(retryAfterMs: number, passMs: number): Promise<readonly number[]> {
    await begun();
    world.setTrouble({ status: 429, retryAfterMs });
    world.answer();
    await world.pass(1_000);
    const [before] = world.asked.slice(-1);
    const count = world.asked.length;
    // Another answer is no reason to ask sooner.
    world.answer();
    await world.pass(passMs);
    return world.asked.slice(count).map((at) => at - (before ?? 0));
  }

  it('is not asked before', async () => {
    const [first] = await askedAfter(20_000, 25_000);
    expect(first).toBeGreaterThanOrEqual(20_000);
  });

  it('is asked after a minute at the latest', async () => {
    const [first] = await askedAfter(24 * 60 * MINUTE_MS, 2 * MINUTE_MS);
    expect(first).toBeGreaterThanOrEqual(MINUTE_MS);
    expect(first).toBeLessThan(MINUTE_MS + RECOVERED_MS);
  });
});

it.each([
  [400, 'refused'],
  [403, 'refused'],
  [404, 'missing'],
  [413, 'refused'],
] as const)('what is refused with %i is not sent without end, and stays on the device', async (status, reason) => {
  await begun();
  world.setTrouble({ status });
  world.answer();
  await world.pass(1_000);
  expect(world.view()).toEqual({ phase: 'unavailable', reason, unsent: { answers: 1, changes: 1 } });
  const asked = world.asked.length;
  await world.pass(10 * MINUTE_MS);
  expect(world.asked).toHaveLength(asked);
  expect(await world.storage.events(ID)).toHaveLength(1);
  world.setTrouble(null);
  world.retry();
  await world.pass(1_000);
  expect(savingOf()).toMatchObject({ state: 'saved' });
  expect(await world.storage.events(ID)).toEqual([]);
});
