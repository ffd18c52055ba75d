import type { HttpClient } from '@travesia/contracts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventsBody, RunningAttempt } from '../../api/attempts.ts';
import { eventsPath, startPath, submitPath } from '../../api/paths.ts';
import { secondsLeft } from '../taking/use-countdown.ts';
import { type AttemptSession, openAttemptSession } from './attempt-session.ts';
import { type Keep, openKeep } from './keep.ts';
import type { Surroundings } from './surroundings.ts';

const ID = '01997b7a-0000-7000-8000-000000000000';
const DEVICE = crypto.randomUUID();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIMIT_MS = 2 * HOUR_MS;
const LATE_WINDOW_MS = 15_000;
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

/** A student's device and the service, of which only the service knows what time it is. */
async function openWorld(begun: number) {
  vi.setSystemTime(begun);
  const keep: Keep = await openKeep();
  let offBy = 0;
  let loadedAt = begun;
  let isOnline = true;
  let latencyMs = 0;
  let session: AttemptSession;

  const item = { stem: '<p>1</p>', options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id })) };
  const running: RunningAttempt = {
    attempt: {
      id: ID,
      request: { mode: 'simulacro', test: 'm1' },
      state: 'in_progress',
      items: 2,
      createdAt: new Date(begun).toISOString(),
      startedAt: new Date(begun).toISOString(),
      gradedAt: null,
      remainingMs: LIMIT_MS,
      answered: 0,
      result: null,
    },
    form: { items: [item, item], texts: [], sections: [{ name: 'M1', from: 0, items: 2 }] },
    responses: [0, 1].map(() => ({ option: null, flagged: false, eliminated: [] })),
    checks: {},
    lease: { epoch: 1, device: DEVICE },
    seq: 0,
  };
  const left = () => begun + LIMIT_MS - Date.now();

  const travel = async () => {
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
  };

  const http: HttpClient = async (path, { body } = {}) => {
    if (!isOnline) throw new Error('sin conexión');
    await travel();
    if (left() <= -LATE_WINDOW_MS) throw Object.assign(new Error('se acabó'), { status: 410 });
    const remainingMs = Math.max(0, left());
    await travel();
    if (path === startPath(ID)) return { ...running, attempt: { ...running.attempt, remainingMs } };
    if (path === submitPath(ID)) return { attempt: running.attempt };
    if (path !== eventsPath(ID)) throw Object.assign(new Error('no se pregunta'), { status: 404 });
    const { events } = body as EventsBody;
    return { acknowledged: Math.max(0, ...events.map(({ seq }) => seq)), remainingMs };
  };
  const surroundings: Surroundings = {
    monotonicNow: () => Date.now() - loadedAt,
    wallNow: () => Date.now() + offBy,
    random: () => 0.5,
    onWake: () => () => undefined,
    onHide: () => () => undefined,
    sendLast: () => undefined,
    hold: async () => () => undefined,
    device: DEVICE,
  };
  const open = () => openAttemptSession({ id: ID, owner: 'alumna', http, keep, surroundings });
  session = open();

  return {
    left,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    setClock(off: number) {
      offBy = off;
    },
    setOnline(online: boolean) {
      isOnline = online;
    },
    setLatency(ms: number) {
      latencyMs = ms;
    },
    answer: () => session.record({ kind: 'answer', slot: 0, option: 'a' }),
    reload() {
      session.close();
      loadedAt = Date.now();
      session = open();
    },
    close: () => session.close(),
    /** As the student sees it; `null` where no time is shown. */
    shown() {
      const view = session.view$.get();
      if (view.phase !== 'running' || !view.remaining) return null;
      return { seconds: secondsLeft(view.remaining, surroundings.monotonicNow()), ...view.remaining };
    },
    phase: () => session.view$.get().phase,
  };
}

/** Of each way. */
const LATENCY_MAX_MS = 2_500;

type World = Awaited<ReturnType<typeof openWorld>>;
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
  fc.boolean().map((online) => (world: World) => world.setOnline(online)),
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
        const world = await openWorld(Date.parse(night));
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
  const world = await openWorld(Date.parse(NIGHTS[0]));
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
  const world = await openWorld(Date.parse(NIGHTS[0]));
  await world.pass(RESYNC_MS);
  world.setOnline(false);
  world.setClock(-DAY_MS);
  const before = world.shown()?.seconds ?? 0;
  world.reload();
  await world.pass(0);
  expect(world.shown()).toMatchObject({ isConfirmed: false });
  expect(world.shown()?.seconds).toBeLessThanOrEqual(before + RESYNC_MS / 1000);
  world.close();
});

it('X-02 a clock that is ahead ends nothing on a page that is reloaded without a connection', async () => {
  const world = await openWorld(Date.parse(NIGHTS[0]));
  await world.pass(RESYNC_MS);
  world.setOnline(false);
  world.setClock(DAY_MS);
  world.reload();
  await world.pass(1000);
  expect(world.shown()).toMatchObject({ seconds: 0, isConfirmed: false });
  expect(world.phase()).toBe('running');
  world.setOnline(true);
  await world.pass(RESYNC_MS);
  expect(world.shown()).toMatchObject({ isConfirmed: true, seconds: Math.ceil(world.left() / 1000) });
  world.close();
});
