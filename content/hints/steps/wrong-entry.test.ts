import type { EnteredStep } from '@travesia/content-item-model';
import { expect, it } from 'vitest';
import { wrongFeedback } from './wrong-entry.ts';

const step = (answer: EnteredStep['answer']): EnteredStep => ({
  title: 'Un paso',
  prompt: '<p>¿Cuánto es?</p>',
  answer,
  slips: [],
  done: '<p>Bien.</p>',
});

/** `0,5 : (2/3 − 3/5)`. */
const steps = [
  step({ kind: 'number', value: '1/15' }),
  step({ kind: 'number', value: '15', form: 'simplified' }),
  step({ kind: 'number', value: '15/2', form: 'simplified' }),
  step({ kind: 'choice', options: ['Sí', 'No'], right: 0 }),
];
const said = (at: number, entered: string, isOfSibling = false) =>
  wrongFeedback({ steps, at, entered, isOfSibling, result: { value: '15/2' } });

it('says of a value of the same solution where it belongs', () => {
  expect(said(1, '7,5')).toMatch(/ya es el resultado final/);
  expect(said(1, '30/4')).toMatch(/ya es el resultado final/);
  expect(said(0, '15')).toMatch(/se pide en el paso 2/);
  expect(said(1, '1/15')).toMatch(/ya lo encontraste en el paso 1/);
});

it('takes the last step for the result where the key is no number', () => {
  const all = [step({ kind: 'number', value: '3' }), step({ kind: 'expression', value: '3x', variables: ['x'] })];
  const about = { steps: all, at: 0, isOfSibling: false };
  expect(wrongFeedback({ ...about, entered: '3*x' })).toMatch(/resultado final/);
  expect(wrongFeedback({ ...about, entered: '4' })).toMatch(/Vuelve a leer/);
});

it('sends to what is asked where it is nothing of the solution, and of choices whatever it is', () => {
  expect(said(1, '8')).toMatch(/^<p>Vuelve a leer qué pide este paso/);
  expect(said(3, '1')).toMatch(/cada una de las otras opciones/);
  for (const wrong of ['8', '7,5', '<b>', '1/0', 'x'.repeat(400)]) expect(said(1, wrong)).not.toContain(wrong);
});

it('says of which question the data are where they are not of the own one', () => {
  expect(said(1, '8', true)).toMatch(/los datos de esta pregunta parecida, no los de la tuya/);
  expect(said(1, '8')).not.toContain('parecida');
});
