import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GROUPS, isInCanary } from './is-in-canary.ts';

const group = fc.integer({ min: 0, max: GROUPS - 1 });
const percent = fc.double({ min: 0.01, max: 100, noNaN: true });
const canary = fc.record({
  name: fc.constantFrom('herramientas', 'carreras', 'shell'),
  release: fc.stringMatching(/^[1-9]\.\d\.\d-[0-9a-f]{8}$/),
});

/** Five standard deviations of a share of {@link GROUPS} independent groups: one sample in a million is outside. */
const TOLERANCE = 5 * Math.sqrt(0.25 / GROUPS);

function shareOf(percentage: number, of: { readonly name: string; readonly release: string }): number {
  let inside = 0;
  for (let one = 0; one < GROUPS; one++) if (isInCanary(one, { ...of, percent: percentage })) inside++;
  return inside / GROUPS;
}

describe('the share of a canary', () => {
  it('grows without taking anybody out', () => {
    fc.assert(
      fc.property(group, canary, percent, percent, (one, of, a, b) => {
        const isIn = (share: number) => isInCanary(one, { ...of, percent: share });
        expect(!isIn(Math.min(a, b)) || isIn(Math.max(a, b))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is what was asked for, of all groups', () => {
    fc.assert(
      fc.property(canary, percent, (of, share) => {
        expect(Math.abs(shareOf(share, of) - share / 100)).toBeLessThan(TOLERANCE);
      }),
      { numRuns: 6 },
    );
  });

  it('is everybody at 100, and nobody at next to nothing', () => {
    fc.assert(
      fc.property(group, canary, (one, of) => {
        expect(isInCanary(one, { ...of, percent: 100 })).toBe(true);
      }),
    );
    expect(shareOf(0.01, { name: 'herramientas', release: '1.0.0-00000000' })).toBeLessThan(0.001);
  });

  it('is made of other visitors for another release', () => {
    const both = Array.from({ length: GROUPS }, (_, one) =>
      ['1.0.0-00000000', '1.0.0-00000001'].every((release) =>
        isInCanary(one, { name: 'aprende', release, percent: 50 }),
      ),
    ).filter(Boolean).length;
    expect(Math.abs(both / GROUPS - 0.25)).toBeLessThan(TOLERANCE);
  });
});
