import { expect, it } from 'vitest';
import { soundOf, wordsOf } from './words.ts';

it.each([
  ['Pedagogía en Educación de Párvulos', ['pedagogia', 'educacion', 'parvulos']],
  ["O'Higgins", ['higgins']],
  ['Biología/Química (Concepción)', ['biologia', 'quimica', 'concepcion']],
  ['de la', ['de', 'la']],
  ['', []],
])('the words of "%s" are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['medisina', 'medicina'],
  ['sicologia', 'psicologia'],
  ['parbulos', 'parvulos'],
  ['jeografia', 'geografia'],
  ['quinesiologia', 'kinesiologia'],
  ['umanidades', 'humanidades'],
  ['arquitectura', 'arkitectura'],
  ['beyo', 'bello'],
  ['dizeno', 'diseno'],
])('%s sounds like %s', (a, b) => {
  expect(soundOf(a)).toBe(soundOf(b));
});

it('keeps apart what sounds apart', () => {
  expect(soundOf('chile')).not.toBe(soundOf('cile'));
  expect(soundOf('casa')).not.toBe(soundOf('gasa'));
});
