import { mistakesOfBank } from '@travesia/content-lessons/gates/mistakes-of-bank.ts';
import { expect, it } from 'vitest';
import { checkCards } from './gates/check-cards.ts';
import { loadCards } from './load-cards.ts';

it('every gate is open for every card', async () => {
  const findings = checkCards(await loadCards(), new Set((await mistakesOfBank()).names.keys()));
  expect(findings.map(({ about, says }) => `${about}: ${says}`)).toEqual([]);
});
