import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreAxis, shareOf } from './score-axis.ts';

describe('the axis of a picture of scores', () => {
  it('ends on ticks around the scores it is given', () => {
    expect(scoreAxis([858.2, 958.4])).toEqual({ from: 850, to: 1000, ticks: [850, 900, 950, 1000] });
    expect(scoreAxis([345.1, 872.4])).toMatchObject({ from: 300, to: 900 });
    expect(scoreAxis([380.5, 931.15])).toMatchObject({ ticks: [200, 400, 600, 800, 1000] });
  });

  it('holds every score and has no more ticks than labels fit at 360 px', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 100, max: 1000, noNaN: true }), { maxLength: 30 }), (scores) => {
        const axis = scoreAxis(scores);
        for (const score of scores) {
          expect(shareOf(axis, score)).toBeGreaterThanOrEqual(0);
          expect(shareOf(axis, score)).toBeLessThanOrEqual(1);
        }
        expect(axis.ticks.length).toBeGreaterThanOrEqual(2);
        expect(axis.ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
