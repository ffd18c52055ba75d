import { expect, it } from 'vitest';
import { COMPARED_MAX } from '../../features/search/search-state.ts';
import { EMPTY_PAGE, pageSearch, pageState, VIEWS } from './page-state.ts';

it('an explorer that asks for nothing has a bare address', () => {
  expect(pageSearch(EMPTY_PAGE)).toBe('');
  expect(pageState('')).toEqual(EMPTY_PAGE);
});

it('every view, the filters and what is compared come back from the address', () => {
  for (const view of VIEWS) {
    const state = {
      view,
      explorer: { ...EMPTY_PAGE.explorer, query: 'párvulos', regions: ['Biobío'] as const, cruch: true },
      compared: ['11001', '12045'],
      page: 3,
    };
    expect(pageState(pageSearch(state))).toEqual(state);
  }
});

it('what means nothing, what is there twice and what is too much is passed over', () => {
  const codes = ['11001', '11001', 'x', '11002', '11003', '11004', '11005'];
  const { view, compared } = pageState(`?vista=otra&${codes.map((code) => `comparar=${code}`).join('&')}`);
  expect(view).toBe('search');
  expect(compared).toEqual(['11001', '11002', '11003', '11004']);
  expect(compared).toHaveLength(COMPARED_MAX);
});
