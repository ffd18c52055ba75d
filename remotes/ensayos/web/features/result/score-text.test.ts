import { expect, it } from 'vitest';
import type { ScoreEstimate } from '../../../practice/scoring/score.ts';
import { methodText } from './score-text.ts';

const range = { low: 563, middle: 618, high: 674 };
const byTable = (correct: number, scored: number): ScoreEstimate => ({
  ...range,
  method: { kind: 'table', sitting: 'PAES Regular, Admisión 2026', correct, scored },
});

it('says of a whole test which table was read, and how sure the range is', () => {
  expect(methodText(byTable(36, 60), undefined, 60)).toBe(
    'Con 36 correctas de 60, según la tabla promedio de la PAES Regular, Admisión 2026. Cuatro de cada cinco veces tu nivel está dentro del rango. Es una estimación, no un puntaje oficial.',
  );
});

it('says of a simulacro that lost questions how many those were, and how the table was read', () => {
  expect(methodText(byTable(34, 58), 2, 60)).toContain(
    'Retiramos 2 preguntas porque estaban malas: no cuentan para nadie, así que tus 34 correctas de 58 se leen en la tabla promedio de la PAES Regular, Admisión 2026 como 35,2 de 60.',
  );
  expect(methodText(byTable(30, 59), 1, 60)).toContain('Retiramos 1 pregunta porque estaba mala');
  expect(methodText(byTable(30, 59), undefined, 60)).toContain('A este simulacro le falta 1 pregunta, así que');
  expect(methodText(byTable(30, 57), 1, 60)).toContain('A este simulacro le faltan 3 preguntas, así que');
});

it('says of a practice that it is told from its questions', () => {
  const score: ScoreEstimate = { ...range, method: { kind: 'posterior', answered: 30 } };
  expect(methodText(score, undefined, 60)).toMatch(/estas 30 preguntas.*Con más preguntas se hace más angosto\.$/);
});
