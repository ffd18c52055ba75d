import { describe, expect, it } from 'vitest';
import { PAES_TESTS, type PaesTest } from '../paes-test.ts';
import { correctToScore, ESTIMATE_GAP_MAX, ESTIMATE_MARGIN, SITTINGS } from './correct-to-score.ts';

/** Questions that score; of M2 the tables count one less than its syllabus announces. */
const SCORED: Readonly<Record<PaesTest, number>> = { cl: 60, m1: 60, m2: 49, hcs: 60, cien: 75 };

/** Points of the published tables of Regular 2026, read apart from the transcription. */
const PUBLISHED: readonly (readonly [PaesTest, Readonly<Record<number, number>>])[] = [
  ['cl', { 10: 333, 20: 467, 30: 576, 40: 682, 50: 808, 55: 896 }],
  ['m1', { 10: 334, 20: 460, 30: 567, 40: 672, 50: 793, 55: 880 }],
  ['m2', { 10: 382, 20: 511, 30: 631, 40: 759 }],
  ['hcs', { 10: 300, 20: 432, 30: 545, 40: 659, 50: 790, 55: 874 }],
  ['cien', { 10: 278, 25: 427, 40: 557, 50: 632, 60: 724, 70: 849 }],
];

describe.each(SITTINGS)('the tables of %s', (sitting) => {
  it.each(PAES_TESTS)('%s: every correct answer adds, from 100 for none to 1000 for all', (test) => {
    const scores = correctToScore(test, sitting);
    expect(scores).toHaveLength(SCORED[test] + 1);
    expect(scores[0]).toBe(100);
    expect(scores.at(-1)).toBe(1000);
    for (const [index, score] of scores.entries()) {
      if (index > 0) expect(score).toBeGreaterThan(scores[index - 1] ?? Number.NaN);
    }
  });
});

it.each(PUBLISHED)('%s gives the published values of Regular 2026', (test, published) => {
  const scores = correctToScore(test);
  for (const [correct, score] of Object.entries(published)) expect(scores[Number(correct)]).toBe(score);
});

it.each(PAES_TESTS)(
  '%s: half of the answers stand apart between sittings by less than the margin, on average',
  (test) => {
    const tables = SITTINGS.map((sitting) => correctToScore(test, sitting));
    const gaps = (tables[0] ?? []).flatMap((_, correct) => {
      const scores = tables.map((table) => table[correct] ?? Number.NaN);
      return correct < SCORED[test] / 4 ? [] : [Math.max(...scores) - Math.min(...scores)];
    });
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    expect(mean / 2).toBeLessThan(ESTIMATE_MARGIN[test]);
  },
);

it('the tables stand apart the farthest in Competencia Lectora', () => {
  const gaps = PAES_TESTS.map((test) => {
    const tables = SITTINGS.map((sitting) => correctToScore(test, sitting));
    const apart = (tables[0] ?? []).flatMap((_, correct) => {
      const scores = tables.flatMap((table) => table[correct] ?? []);
      return scores.length === SITTINGS.length ? [Math.max(...scores) - Math.min(...scores)] : [];
    });
    return [test, Math.max(...apart)] as const;
  });
  const [cl, ...others] = gaps;
  expect(cl).toEqual(['cl', ESTIMATE_GAP_MAX]);
  for (const [test, gap] of others) expect(gap, test).toBeLessThanOrEqual(ESTIMATE_GAP_MAX);
});
