import { expect, it } from 'vitest';
import { formatNumber, formatPercent, formatPoint } from './format-number.ts';
import { formatSum, superscript } from './format-polynomial.ts';
import { formatRatio } from './format-ratio.ts';
import { linearScale, niceStep, snap, ticks } from './steps.ts';
import { joinWords, wrapWords } from './words.ts';

it('writes numbers as Chile does', () => {
  expect([1234.5, -0.5, -0.001, 0.126, 18_480_432].map((value) => formatNumber(value))).toEqual([
    '1.234,5',
    '−0,5',
    '0',
    '0,13',
    '18.480.432',
  ]);
  expect(formatPercent(0.375)).toBe('37,5\u00a0%');
  expect([formatPoint(2, -1), formatPoint(0.5, 2)]).toEqual(['(2, −1)', '(0,5; 2)']);
});

it('writes a quotient exactly', () => {
  expect([formatRatio(-6, 3), formatRatio(1, 4), formatRatio(4, 6), formatRatio(2, -3)]).toEqual([
    '−2',
    '0,25',
    '2/3',
    '−2/3',
  ]);
});

it('writes sums without what is not said', () => {
  const sum = (a: number, b: number, c: number) =>
    formatSum([
      [a, 'x²'],
      [b, 'x'],
      [c, ''],
    ]);
  expect([sum(1, -2, 0), sum(-1, 0, 3), sum(0, 0, 0), sum(0, 1, -1)]).toEqual(['x² − 2x', '−x² + 3', '0', 'x − 1']);
  expect([superscript(12), superscript(-1)]).toEqual(['¹²', '⁻¹']);
});

it('finds round steps, and what lies on them', () => {
  expect([0.0476, 0.2, 1, 3, 7].map(niceStep)).toEqual([0.05, 0.2, 1, 5, 10]);
  expect(ticks(-0.9, -0.6, 0.1)).toEqual([-0.9, -0.8, -0.7, -0.6]);
  expect(snap(-0.04, 0.1)).toBe(0);
  const scale = linearScale([-10, 10], [20, 220]);
  expect([scale(0), scale.invert(20)]).toEqual([120, -10]);
});

it('joins and breaks words', () => {
  expect([joinWords(['a']), joinWords(['a', 'b', 'c']), joinWords(['padre', 'hijo'])]).toEqual([
    'a',
    'a, b y c',
    'padre e hijo',
  ]);
  expect(wrapWords('Darwin recorre todo Chile', 12)).toEqual(['Darwin', 'recorre todo', 'Chile']);
});
