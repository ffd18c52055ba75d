import type { TestScoreEstimate } from '@travesia/contracts/slices';
import { expect, it } from 'vitest';
import type { StudentScore } from '../../../api/scores.ts';
import { asRanges, asScores, readScoreText, scoresInUse } from './scores-in-use.ts';

const OFFICIAL_2026 = { kind: 'official', process: { year: 2026, round: 'regular' } } as const;
const OFFICIAL_WINTER = { kind: 'official', process: { year: 2026, round: 'winter' } } as const;

const ALL: readonly StudentScore[] = [
  { kind: 'own', factor: 'nem', value: 700 },
  { kind: 'own', factor: 'm1', value: 600 },
  { ...OFFICIAL_2026, factor: 'm1', value: 610 },
  { ...OFFICIAL_WINTER, factor: 'm1', value: 655 },
  { ...OFFICIAL_2026, factor: 'cl', value: 580 },
];

const estimate = (test: TestScoreEstimate['test'], low: number, middle: number, high: number): TestScoreEstimate => ({
  test,
  low,
  middle,
  high,
  results: 1,
  questions: 20,
  newestAt: '2026-11-12T18:00:00.000Z',
});
const ESTIMATES = [estimate('m1', 612, 640, 655), estimate('ciencias', 480, 520, 560)];

it('takes the chosen source, and what the student wrote where it has nothing', () => {
  expect(asScores(scoresInUse(ALL, ESTIMATES, 'own'))).toEqual({ nem: 700, m1: 600 });
  const estimated = scoresInUse(ALL, ESTIMATES, 'estimated');
  expect(asScores(estimated)).toEqual({ nem: 700, m1: 640, cien: 520 });
  expect(asScores(scoresInUse(ALL, [], 'estimated'))).toEqual({ nem: 700, m1: 600 });
});

it('knows the ranges of what is an estimate, and of nothing else', () => {
  expect(asRanges(scoresInUse(ALL, ESTIMATES, 'estimated'))).toMatchObject({
    m1: { low: 612, high: 655 },
    cien: { low: 480, high: 560 },
  });
  expect(Object.keys(asRanges(scoresInUse(ALL, ESTIMATES, 'estimated')))).toEqual(['m1', 'cien']);
  expect(asRanges(scoresInUse(ALL, ESTIMATES, 'official'))).toEqual({});
});

it('takes the best of the official ones, and says of which process it is', () => {
  const used = scoresInUse(ALL, ESTIMATES, 'official');
  expect(asScores(used)).toEqual({ nem: 700, m1: 655, cl: 580 });
  expect(used.find(({ factor }) => factor === 'm1')).toMatchObject({
    source: 'official',
    process: OFFICIAL_WINTER.process,
  });
});

it('reads whole scores from 100 to 1000, as they are typed', () => {
  expect(readScoreText(' 652 ')).toEqual({ kind: 'score', value: 652 });
  expect(readScoreText('1.000')).toEqual({ kind: 'score', value: 1000 });
  expect(readScoreText('')).toEqual({ kind: 'empty' });
  for (const text of ['99', '1001', '652,5', 'seis', '6,2', '-5']) expect(readScoreText(text).kind, text).toBe('wrong');
});
