import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  act,
  BREAK_MS,
  FOCUS_MS,
  FRESH_TIMER,
  remainingMs,
  type TimerAction,
  timerAt,
  timerText,
} from './focus-timer.ts';

it('runs 25 minutes, counts them, and waits with the break until it is wanted', () => {
  const running = act(FRESH_TIMER, 'start', 1_000);
  expect(remainingMs(running, 61_000)).toBe(FOCUS_MS - 60_000);
  const over = timerAt(running, 1_000 + FOCUS_MS);
  expect(over).toEqual({ phase: 'break', endsAt: null, leftMs: BREAK_MS, finished: 1 });
  expect(timerAt(act(over, 'start', 0), BREAK_MS)).toEqual({ ...FRESH_TIMER, finished: 1 });
});

it('keeps what is left while it is paused', () => {
  const paused = act(act(FRESH_TIMER, 'start', 0), 'pause', 60_000);
  expect(remainingMs(paused, 9_999_999)).toBe(FOCUS_MS - 60_000);
  expect(remainingMs(act(paused, 'start', 100_000), 100_000)).toBe(FOCUS_MS - 60_000);
});

it('does not count a time that was skipped', () => {
  expect(act(FRESH_TIMER, 'skip', 0)).toEqual({ phase: 'break', endsAt: null, leftMs: BREAK_MS, finished: 0 });
});

it('never has more than a phase left, whatever the clock does', () => {
  const step = fc.record({
    action: fc.constantFrom<TimerAction>('start', 'pause', 'skip', 'reset'),
    now: fc.integer({ min: 0, max: 10_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let timer = FRESH_TIMER;
      for (const { action, now } of steps) {
        timer = act(timer, action, now);
        const left = remainingMs(timer, now);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(FOCUS_MS);
        expect(timer.finished).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it('is read in minutes and seconds', () => {
  expect([FOCUS_MS, 61_000, 59_001, 0].map(timerText)).toEqual(['25:00', '01:01', '01:00', '00:00']);
});
