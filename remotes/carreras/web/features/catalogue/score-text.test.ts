import { expect, test } from 'vitest';
import { scoreText } from './score-text.ts';

test.each([
  [931.15, '931,15'],
  [741, '741,0'],
  [746.8, '746,8'],
  [1000, '1.000,0'],
  [600.05, '600,05'],
  [931.15 - 924.75, '6,4'],
  [723.755, '723,76'],
])('%d points are written %s', (score, text) => {
  expect(scoreText(score)).toBe(text);
});
