import { expect, it } from 'vitest';
import { EARTH_QUESTIONS } from './teacher-questions.ts';

it.each(EARTH_QUESTIONS)('answers: $question', ({ answer, expected, source }) => {
  expect(answer()).toBe(expected);
  expect(source).toMatch(/\S/);
});
