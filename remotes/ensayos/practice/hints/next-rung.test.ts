import { HINT_RUNGS, type HintRung } from '@travesia/contracts/slices';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextRung, RUNG_AFTER_MS, type Told } from './next-rung.ts';

const ALL: readonly HintRung[] = [0, 1, 2, 3, 4];
const rungs = fc.subarray([...ALL], { minLength: 1 }).filter((some) => some.some((rung) => rung <= 1));

it('begins with the idea, at once', () => {
  expect(nextRung(ALL, null)).toEqual({ rung: 1, nextMs: RUNG_AFTER_MS });
  expect(nextRung([0, 3], null)).toEqual({ rung: 0, nextMs: RUNG_AFTER_MS });
});

it.each<[string, Told, HintRung, number | null]>([
  ['too soon', { rung: 1, tries: 0, ms: 3_000 }, 1, 5_000],
  ['after some seconds', { rung: 1, tries: 0, ms: 8_000 }, 2, RUNG_AFTER_MS],
  ['after a try', { rung: 2, tries: 1, ms: 0 }, 3, 2 * RUNG_AFTER_MS],
  ['how another one is done, after one reason', { rung: 3, tries: 1, ms: 0 }, 3, RUNG_AFTER_MS],
  ['how another one is done, after a try and time', { rung: 3, tries: 1, ms: 8_000 }, 4, null],
  ['how another one is done, after two tries', { rung: 3, tries: 2, ms: 0 }, 4, null],
  ['at its end', { rung: 4, tries: 9, ms: 99_000 }, 4, null],
])('%s', (_, told, rung, nextMs) => {
  expect(nextRung(ALL, told)).toEqual({ rung, nextMs });
});

it('goes on by one rung at most, never back, and to none that the question lacks', () => {
  const told = fc.record({ rung: fc.constantFrom(...ALL), tries: fc.nat(5), ms: fc.nat(60_000) });
  fc.assert(
    fc.property(rungs, fc.option(told), (some, before) => {
      const { rung, nextMs } = nextRung(some, before);
      const next = some.find((one) => one > (before?.rung ?? -1));
      if (before) expect([before.rung, next ?? before.rung]).toContain(rung);
      else expect(some).toContain(rung);
      expect(nextMs === null).toBe(!some.some((one) => one > rung));
      expect(HINT_RUNGS).toContain(rung);
    }),
  );
});

it('is moved by nothing but tries and time, however often it is asked', () => {
  let told: Told = { rung: 1, tries: 0, ms: 0 };
  for (let asked = 0; asked < 50; asked += 1) told = { ...told, rung: nextRung(ALL, told).rung, ms: asked * 100 };
  expect(told.rung).toBe(1);
});
