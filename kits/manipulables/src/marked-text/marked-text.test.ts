import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeSeen, splitByMarks } from './marked-text.ts';

it('cuts a text at its marks, in order of the text', () => {
  const marks = [
    { words: 'no llovía', note: '' },
    { words: 'con paraguas', note: '' },
  ];
  expect(splitByMarks('Salió con paraguas, aunque no llovía.', marks)).toEqual([
    { text: 'Salió ', mark: null },
    { text: 'con paraguas', mark: 1 },
    { text: ', aunque ', mark: null },
    { text: 'no llovía', mark: 0 },
    { text: '.', mark: null },
  ]);
});

it('gives marks of the same words a place each', () => {
  const twice = splitByMarks('ni ayer ni hoy', [
    { words: 'ni', note: 'a' },
    { words: 'ni', note: 'b' },
  ]);
  expect(twice.map(({ mark }) => mark)).toEqual([0, null, 1, null]);
});

it('loses no letter, whatever is marked', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 20 });
  fc.assert(
    fc.property(texts, fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 3 })), (text, words) => {
      const segments = splitByMarks(
        text,
        words.map((one) => ({ words: one, note: '' })),
      );
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
      const marks = segments.flatMap(({ mark }) => (mark === null ? [] : [mark]));
      expect(new Set(marks).size).toBe(marks.length);
    }),
  );
});

it('counts the notes that were read', () => {
  expect(describeSeen(0, 4)).toBe('Hay 4 marcas. Toca una para leer su nota.');
  expect(describeSeen(1, 4)).toBe('Leíste 1 nota de 4.');
  expect(describeSeen(4, 4)).toBe('Leíste todas las notas: 4.');
});
