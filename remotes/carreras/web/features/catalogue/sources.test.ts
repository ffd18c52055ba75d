import { expect, it } from 'vitest';
import { CUTOFF_YEARS, OFFER_YEAR } from '../../../admission/program.ts';
import { SOURCES } from './sources.ts';

it('each kind of figure names who publishes it, its year and the day on which it was read', () => {
  for (const text of Object.values(SOURCES)) {
    expect(text).toMatch(/^[^:]+: (?:DEMRE|SIES), .* 20\d\d\. Reunido el \d+ de [a-z]+ de 20\d\d\./);
  }
});

it('the figures of the offer are of the year of the offer, and cut-offs of their own years', () => {
  expect(SOURCES.offer).toContain(`Admisión ${OFFER_YEAR},`);
  expect(SOURCES.cutoffs).toContain(`Admisión ${CUTOFF_YEARS.at(-1)} a ${CUTOFF_YEARS[0]}.`);
});
