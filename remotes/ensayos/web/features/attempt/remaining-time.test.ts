import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIMIT_MS, openWorld, type World } from './testing/world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** More than the page waits between two looks at the clock of the service. */
const RESYNC_MS = 61_000;

/** Half an hour before the hour that is there twice, and before the one that is left out. */
const NIGHTS = ['2027-04-04T02:30:00Z', '2027-09-05T03:30:00Z'] as const;

const zone = process.env['TZ'];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

/** Of each way. */
const LATENCY_MAX_MS = 2_500;

const step: fc.Arbitrary<(world: World) => unknown> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.integer({ min: 0, max: HOUR_MS }).map((ms) => (world: World) => world.pass(ms)),
  },
  {
    weight: 3,
    arbitrary: fc
      .oneof(fc.constantFrom(-DAY_MS, DAY_MS, -HOUR_MS, HOUR_MS, 0), fc.integer({ min: -DAY_MS, max: DAY_MS }))
      .map((off) => (world: World) => world.setClock(off)),
  },
  fc.constantFrom('America/Santiago', 'UTC', 'Pacific/Apia').map((name) => () => {
    process.env['TZ'] = name;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(name);
  }),
  fc.boolean().map((online) => (world: World) => world.setTrouble(online ? null : {})),
  fc.nat(LATENCY_MAX_MS).map((ms) => (world: World) => world.setLatency(ms)),
  fc.constant((world: World) => world.answer()),
  fc.constant((world: World) => world.reload()),
);

it('X-12 no clock, zone, change of the hour, delay or reload makes time negative or longer than it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...NIGHTS),
      fc.array(step, { minLength: 3, maxLength: 10 }),
      async (night, steps) => {
        const world = await openWorld(vi, Date.parse(night));
        try {
          for (const take of steps) {
            await take(world);
            await world.pass(1);
            const shown = world.shown();
            if (!shown) continue;
            expect(Number.isInteger(shown.seconds)).toBe(true);
            expect(shown.seconds).toBeGreaterThanOrEqual(0);
            expect(shown.seconds).toBeLessThanOrEqual(LIMIT_MS / 1000);
            if (!shown.isConfirmed) continue;
            // What the service said is counted down as time goes by; what its answer took to arrive is not known.
            expect(shown.seconds).toBeGreaterThanOrEqual(Math.ceil(Math.max(0, world.left()) / 1000));
            expect(shown.seconds).toBeLessThanOrEqual(Math.ceil(Math.max(0, world.left() + LATENCY_MAX_MS) / 1000));
          }
        } finally {
          world.close();
        }
      },
    ),
    { numRuns: 150 },
  );
});

it.each([
  ['a day behind', -DAY_MS],
  ['an hour behind', -HOUR_MS],
  ['an hour ahead', HOUR_MS],
  ['a day ahead', DAY_MS],
])('X-02 a clock that is set %s moves nothing, not after a reload either', async (_, off) => {
  const world = await openWorld(vi, Date.parse(NIGHTS[0]));
  await world.pass(10 * 60_000);
  world.setClock(off);
  await world.pass(20 * 60_000);
  expect(world.shown()).toMatchObject({ seconds: (LIMIT_MS - 30 * 60_000) / 1000, isConfirmed: true });
  world.reload();
  await world.pass(0);
  expect(world.shown()).toMatchObject({ seconds: (LIMIT_MS - 30 * 60_000) / 1000, isConfirmed: true });
  world.close();
});

it('X-02 a clock that is behind gives no more than there was, on a page that is reloaded without a connection', async () => {
  const world = await openWorld(vi, Date.parse(NIGHTS[0]));
  await world.pass(RESYNC_MS);
  world.setTrouble({});
  world.setClock(-DAY_MS);
  const before = world.shown()?.seconds ?? 0;
  world.reload();
  await world.pass(0);
  expect(world.shown()).toMatchObject({ isConfirmed: false });
  expect(world.shown()?.seconds).toBeLessThanOrEqual(before + RESYNC_MS / 1000);
  world.close();
});

it('X-02 a clock that is ahead ends nothing on a page that is reloaded without a connection', async () => {
  const world = await openWorld(vi, Date.parse(NIGHTS[0]));
  await world.pass(RESYNC_MS);
  world.setTrouble({});
  world.setClock(DAY_MS);
  world.reload();
  await world.pass(1000);
  expect(world.shown()).toMatchObject({ seconds: 0, isConfirmed: false });
  expect(world.view().phase).toBe('running');
  world.setTrouble(null);
  await world.pass(RESYNC_MS);
  expect(world.shown()).toMatchObject({ isConfirmed: true, seconds: Math.ceil(world.left() / 1000) });
  world.close();
});
