import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['medicina', 'medicina', 0, 0],
  ['medcina', 'medicina', 1, 1],
  ['meddicina', 'medicina', 1, 1],
  ['nedicina', 'medicina', 1, 1],
  ['meidcina', 'medicina', 1, 1],
  ['medc', 'medicina', 4, 1],
  ['medi', 'medicina', 4, 0],
  ['', 'abc', 3, 0],
  ['abc', '', 3, 3],
])('%s is so many edits from %s: %i, and %i from a beginning of it', (typed, word, whole, beginning) => {
  expect(editDistance(typed, word)).toEqual({ whole, beginning });
});
