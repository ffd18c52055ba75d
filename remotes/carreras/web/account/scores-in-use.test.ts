import { expect, it } from 'vitest';
import type { StudentScore } from '../../api/scores.ts';
import { asScores, readScoreText, scoresInUse } from './scores-in-use.ts';

const OFFICIAL_2026 = { kind: 'official', process: { year: 2026, round: 'regular' } } as const;
const OFFICIAL_WINTER = { kind: 'official', process: { year: 2026, round: 'winter' } } as const;

const ALL: readonly StudentScore[] = [
  { kind: 'own', factor: 'nem', value: 700 },
  { kind: 'own', factor: 'm1', value: 600 },
  { kind: 'estimated', factor: 'm1', value: 640 },
  { ...OFFICIAL_2026, factor: 'm1', value: 610 },
  { ...OFFICIAL_WINTER, factor: 'm1', value: 655 },
  { ...OFFICIAL_2026, factor: 'cl', value: 580 },
];

it('takes the chosen kind, and what the student wrote where it has nothing', () => {
  expect(asScores(scoresInUse(ALL, 'own'))).toEqual({ nem: 700, m1: 600 });
  expect(asScores(scoresInUse(ALL, 'estimated'))).toEqual({ nem: 700, m1: 640 });
});

it('takes the best of the official ones, and says of which process it is', () => {
  const used = scoresInUse(ALL, 'official');
  expect(asScores(used)).toEqual({ nem: 700, m1: 655, cl: 580 });
  expect(used.find(({ factor }) => factor === 'm1')).toMatchObject(OFFICIAL_WINTER);
});

it('reads whole scores from 100 to 1000, as they are typed', () => {
  expect(readScoreText(' 652 ')).toEqual({ kind: 'score', value: 652 });
  expect(readScoreText('1.000')).toEqual({ kind: 'score', value: 1000 });
  expect(readScoreText('')).toEqual({ kind: 'empty' });
  for (const text of ['99', '1001', '652,5', 'seis', '6,2', '-5']) expect(readScoreText(text).kind, text).toBe('wrong');
});
