import { expect, it } from 'vitest';
import { readBirthYear } from './birth-year.ts';

it.each([
  ['2008', 2008],
  [' 1999 ', 1999],
  ['1920', 1920],
  ['2018', 2018],
])('%j is a year of birth', (text, year) => {
  expect(readBirthYear(text, 2026)).toEqual({ year });
});

it.each(['', '208', '20088', 'dos mil', '08', '2008.5', '-2008', '1919', '2019', '2026'])('%j is none', (text) => {
  expect(readBirthYear(text, 2026)).toEqual({ problem: expect.stringMatching(/año de nacimiento/) });
});
