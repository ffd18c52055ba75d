import { describe, expect, it } from 'vitest';
import { compareStudents, quantile } from './testing/compare-policies.ts';

/** A whole run, with its figures: `npm run aprende:plan`. */
const STUDENTS = process.env['SOAK'] ? 100 : 10;

describe('simulated students', () => {
  it('gain what others gain in fewer hours', () => {
    const all = compareStudents(STUDENTS, 20261125);
    const median = (policy: 'topic' | 'random' | 'whole-topic') =>
      quantile(
        all.map(({ hoursRatio }) => hoursRatio[policy]),
        0.5,
      );
    expect(median('topic')).toBeLessThan(0.9);
    expect(median('random')).toBeLessThan(0.95);
    expect(median('whole-topic')).toBeLessThan(1);
  });
});
