import { expect, it } from 'vitest';
import type { ScoreEstimate } from '../../practice/scoring/score.ts';
import { distanceText } from './distance-text.ts';

const score: ScoreEstimate = { low: 560, middle: 601, high: 640, method: { kind: 'posterior', answered: 10 } };
const cutoff = { year: 2026, score: 745.5, unfilled: false };

it('says between how many points the estimate is below a cut-off, and how many questions that is', () => {
  expect(distanceText(cutoff, 'm1', score)).toBe(
    'Último corte (2026): 745,5 puntos. Tu estimación en esta prueba queda entre 106 y 186 puntos por debajo; en la prueba completa son unas 13 correctas más.',
  );
});

it('says of a cut-off inside the range that it is inside, and of one below that it is below', () => {
  expect(distanceText({ ...cutoff, score: 640 }, 'm1', score)).toContain('Cae dentro del rango');
  expect(distanceText({ ...cutoff, score: 560 }, 'm1', score)).toContain('queda por encima');
});

it('takes the score of a programme with vacancies left for no bar', () => {
  expect(distanceText({ ...cutoff, unfilled: true }, 'm1', score)).toContain('no fue una barrera');
});
