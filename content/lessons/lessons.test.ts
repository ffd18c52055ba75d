import { expect, it } from 'vitest';
import { checkLessons } from './gates/check-lessons.ts';
import { mistakesOfBank } from './gates/mistakes-of-bank.ts';
import { loadLessons } from './load-lessons.ts';

it('every gate is open for every lesson', async () => {
  const findings = checkLessons(await loadLessons(), await mistakesOfBank());
  expect(findings.map(({ about, says }) => `${about}: ${says}`)).toEqual([]);
});
