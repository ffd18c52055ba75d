import { expect, it } from 'vitest';
import { EMPTY_EXPLORER } from '../../../admission/filters/explorer-state.ts';
import { OFFER } from '../../../admission/offer.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';

const ASKED = {
  ...EMPTY_EXPLORER,
  query: 'medicina',
  sort: 'cutoff',
  regions: ['Biobío', 'Ñuble'],
  universities: ['universidad-de-chile'],
  maxTuition: 5_000_000,
  m2: 'required',
  cruch: true,
} as const;

it('names everything that is asked for beside the words, each with the change that takes it back', () => {
  const filters = activeFilters(ASKED, OFFER);
  expect(filters.map(({ text }) => text)).toEqual([
    'Biobío',
    'Ñuble',
    'UCH',
    'Hasta $5.000.000',
    'Pide M2',
    'Solo CRUCH',
  ]);
  for (const { text, without } of filters) {
    const left = activeFilters({ ...ASKED, ...without }, OFFER).map((filter) => filter.text);
    expect(left).toEqual(filters.map((filter) => filter.text).filter((other) => other !== text));
  }
  expect(filters[0]?.without).toEqual({ regions: ['Ñuble'] });
});

it('without filters the words and the order stay', () => {
  expect(withoutFilters(ASKED)).toEqual({ ...EMPTY_EXPLORER, query: 'medicina', sort: 'cutoff' });
});
