import { expect, it } from 'vitest';
import { missingScores } from './sort-name.ts';

it('says what an order stands on and is not there', () => {
  expect(missingScores('reach', {})).toBe('NEM');
  expect(missingScores('reach', { nem: 771 })).toBe('');
  expect(missingScores('distance', { nem: 771, cl: 600 })).toBe('Ranking, Matemática 1 (M1) e Historia o Ciencias');
  expect(missingScores('distance', { nem: 1, ranking: 1, cl: 1, m1: 1, cien: 1 })).toBe('');
  expect(missingScores('cutoff', {})).toBe('');
});
