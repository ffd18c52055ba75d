import { expect, it } from 'vitest';
import type { ScoreEstimate } from '../../../practice/scoring/score.ts';
import { distanceText } from './distance-text.ts';

const score: ScoreEstimate = { low: 560, middle: 601, high: 640, method: { kind: 'posterior', answered: 30 } };
const cutoff = { year: 2026, score: 745.55, unfilled: false };

it('says that a test below a weighted cut-off has to be made up for, and takes neither from the other', () => {
  expect(distanceText(cutoff, score)).toBe(
    'Último corte (Admisión 2026): 745,55 puntos ponderados. Tu rango en esta prueba queda por debajo: para llegar, otra prueba, tus notas o tu ranking tienen que compensarlo.',
  );
});

it('says of a cut-off inside the range that it is inside, and of one below that the test helps', () => {
  expect(distanceText({ ...cutoff, score: 640 }, score)).toContain('Cae dentro de tu rango');
  expect(distanceText({ ...cutoff, score: 560 }, score)).toContain('queda por encima: te ayuda');
});

it('takes the score of a programme with vacancies left for no bar', () => {
  expect(distanceText({ ...cutoff, unfilled: true }, score)).toContain('no fue una barrera');
});
