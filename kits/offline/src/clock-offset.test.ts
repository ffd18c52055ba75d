import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beganAt, guessTimeLeft, sinceBegan, timeLeft } from './clock-offset.ts';

const DAY_MS = 24 * 3_600_000;
const moment = fc.integer({ min: 0, max: 3_000 * DAY_MS });
const duration = fc.integer({ min: 0, max: DAY_MS });

it('two devices whose clocks differ say the same of when something was done', () => {
  fc.assert(
    fc.property(moment, moment, duration, duration, (one, other, elapsed, later) => {
      const since = (clock: number) => sinceBegan(beganAt(elapsed, clock), clock + later);
      expect(since(one)).toBe(elapsed + later);
      expect(since(other)).toBe(since(one));
    }),
  );
});

it('no clock that is set gives time, nor takes more than there is', () => {
  fc.assert(
    fc.property(duration, moment, moment, (ms, then, now) => {
      for (const left of [guessTimeLeft(ms, then, now), timeLeft({ ms, at: then }, now)]) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(ms);
      }
      expect(sinceBegan(then, now)).toBeGreaterThanOrEqual(0);
    }),
  );
});
