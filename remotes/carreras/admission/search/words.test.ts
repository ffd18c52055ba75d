import { expect, it } from 'vitest';
import { rootOf, soundOf, wordsOf } from './words.ts';

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

it.each([
  ['enfermería enfermero enfermera enfermeros enfermeras'],
  ['psicología psicólogo psicóloga psicólogas sicologo'],
  ['diseño diseñador diseñadora diseñadores'],
  ['construcción constructor constructora constructores'],
  ['traducción traductor traductora'],
  ['arquitectura arquitecto arquitectas'],
  ['nutrición nutricionista nutricionistas nutrisionista'],
  ['periodismo periodista periodistas'],
  ['química químico químicas'],
  ['ingeniería ingeniero ingenieras ingenierías'],
  ['minas mina'],
])('%s have one root', (words) => {
  expect(new Set(wordsOf(words).map(rootOf)).size).toBe(1);
});

it.each([
  ['santo', 'santa'],
  ['medicina', 'medica'],
  ['historia', 'historico'],
  ['publica', 'publicidad'],
])('%s and %s have not', (a, b) => {
  expect(rootOf(a)).not.toBe(rootOf(b));
});
