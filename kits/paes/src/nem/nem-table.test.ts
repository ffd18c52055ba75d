import { describe, expect, it } from 'vitest';
import { NEM_GROUPS } from './nem-group.ts';
import { nemScoreInTable } from './nem-score.ts';
import { NEM_UNCERTAIN_CELLS, nemScores } from './nem-table.ts';

/** Of the lines `A:100,103,…`, `B:…`, `C:…`; made once from the transcription, cell by cell. */
const TABLE_SHA256 = 'c11a6d8098da68ef12f32aa881e845dbfd55ac9ac27509efd3ae3cca2495f666';

/** Published values, every tenth: average, then A, B and C. */
const PUBLISHED: readonly (readonly [number, number, number, number])[] = [
  [400, 100, 100, 100],
  [410, 131, 131, 131],
  [420, 163, 163, 163],
  [430, 194, 195, 195],
  [440, 226, 227, 226],
  [450, 257, 259, 258],
  [460, 289, 292, 290],
  [470, 321, 324, 322],
  [480, 352, 356, 353],
  [490, 384, 387, 385],
  [500, 415, 419, 418],
  [510, 447, 451, 450],
  [520, 479, 483, 481],
  [530, 510, 515, 513],
  [540, 542, 547, 545],
  [550, 572, 577, 574],
  [560, 599, 604, 601],
  [570, 628, 632, 630],
  [580, 657, 661, 658],
  [590, 685, 689, 686],
  [600, 713, 717, 715],
  [610, 742, 745, 743],
  [620, 771, 774, 771],
  [630, 799, 802, 801],
  [640, 828, 830, 829],
  [650, 856, 859, 857],
  [660, 886, 887, 886],
  [670, 914, 915, 914],
  [680, 942, 943, 942],
  [690, 970, 972, 970],
  [700, 1000, 1000, 1000],
];

describe('the NEM table', () => {
  it.each(NEM_GROUPS)('of group %s has 301 rows that rise from 100 to 1000 without a pause', (group) => {
    const scores = nemScores(group);
    expect(scores).toHaveLength(301);
    expect(scores[0]).toBe(100);
    expect(scores[300]).toBe(1000);
    for (const [index, score] of scores.entries()) {
      if (index > 0) expect(score).toBeGreaterThan(scores[index - 1] ?? Number.NaN);
    }
  });

  it('is the transcription that was checked, in each of its 903 cells', async () => {
    const text = NEM_GROUPS.map((group) => `${group}:${nemScores(group).join()}`).join('\n');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(hex).toBe(TABLE_SHA256);
  });

  it.each(PUBLISHED)('gives the published values for %i hundredths', (average, a, b, c) => {
    expect(NEM_GROUPS.map((group) => nemScoreInTable(group, average))).toEqual([a, b, c]);
  });

  it('gives the values that the press printed in 2022 for group A', () => {
    const printed = [
      [400, 100],
      [450, 257],
      [500, 415],
      [677, 933],
      [678, 937],
    ] as const;
    for (const [average, score] of printed) expect(nemScoreInTable('A', average)).toBe(score);
  });

  it('differs between groups by at most 7 points for one average, as the pages say', () => {
    const gaps = nemScores('A').map((a, index) => {
      const scores = [a, nemScores('B')[index] ?? Number.NaN, nemScores('C')[index] ?? Number.NaN];
      return Math.max(...scores) - Math.min(...scores);
    });
    expect(Math.max(...gaps)).toBe(7);
  });

  it('holds the value that it says it uses where sources disagree, by one point', () => {
    for (const { group, average, used, otherSource } of NEM_UNCERTAIN_CELLS) {
      expect(nemScoreInTable(group, average)).toBe(used);
      expect(Math.abs(used - otherSource)).toBe(1);
    }
  });
});
