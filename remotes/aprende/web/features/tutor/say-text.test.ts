import { expect, it } from 'vitest';
import type { Turn, TutorSay } from '../../../api/tutor.ts';
import { saidText } from './say-text.ts';

const AT = '2026-11-28T15:00:00.000Z';
const QUESTION = {
  id: 'q1',
  content: 'm1.numeros.porcentaje.calculo',
  stem: '<p>¿Cuánto?</p>',
  options: [
    { id: 'o1', text: '3' },
    { id: 'o2', text: '<em>4</em>' },
  ],
};
const step = (entry: object) => ({
  kind: 'step' as const,
  step: { statement: '', step: 1, steps: 2, prompt: '', entry, isDone: false } as never,
});
const told = (...parts: NonNullable<Turn['parts']>): Turn => ({
  id: 't1',
  seq: 1,
  by: 'tutor',
  at: AT,
  parts,
  state: 'done',
});
const said = (say: TutorSay, before: readonly Turn[] = [], question: typeof QUESTION | null = null) =>
  saidText({ id: 's1', seq: 2, by: 'student', at: AT, say, state: 'done' }, before, question);

it('says what the student did in words: options by their letter, choices by their text', () => {
  expect(said({ kind: 'hint' }).text).toBe('Una pista, por favor');
  expect(said({ kind: 'hint' }, [told()]).text).toBe('Otra pista, por favor');
  expect(said({ kind: 'answer', option: 'o2' }, [], QUESTION)).toEqual({ text: 'B)', html: '<em>4</em>' });
  expect(said({ kind: 'answer', option: 'o1' }, [told({ kind: 'question', question: QUESTION })])).toEqual({
    text: 'A)',
    html: '3',
  });
  expect(said({ kind: 'answer', option: 'elsewhere' }, [], QUESTION).text).toBe('Respondí');
  expect(said({ kind: 'answer', option: null }).text).toBe('No lo sé');
  expect(said({ kind: 'step', step: 0, entered: '2x' }).text).toBe('Paso 1: 2x');
  const choice = told(step({ kind: 'choice', options: ['<p>sumar</p>', 'restar'] }));
  expect(said({ kind: 'step', step: 1, entered: '1' }, [choice])).toEqual({ text: 'Paso 2:', html: 'restar' });
  const contents = told({ kind: 'contents', contents: [{ id: 'c1', name: 'Raíces' }] });
  expect(said({ kind: 'content', content: 'c1' }, [contents]).text).toBe('Raíces');
});
