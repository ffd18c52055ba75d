import { expect, it } from 'vitest';
import { EMPTY_EXPLORER } from '../../../admission/filters/explorer-state.ts';
import { OFFER } from '../../../admission/offer.ts';
import { createSearch } from '../../../admission/search.ts';
import { createResultSteps } from './results.ts';

const offer = { catalogue: OFFER, search: createSearch(OFFER) };
const PLACE = { bestTenth: false };
const scores = { nem: 700, ranking: 720, cl: 650, m1: 640, cien: 630 };

it('finds what is misspelt, and counts what each filter would leave', () => {
  const { programs, counts } = createResultSteps(offer).results({ ...EMPTY_EXPLORER, query: 'medisina' }, {}, PLACE);
  expect(programs[0]?.career).toBe('Medicina');
  expect(counts().areas.get('Salud')).toBeGreaterThan(20);
  expect([...counts().regions.values()].reduce((sum, count) => sum + count, 0)).toBe(programs.length);
});

it('does of the three steps only those that a change asks for', () => {
  const steps: string[] = [];
  const { results } = createResultSteps(offer, (step) => steps.push(step));
  const did = (explorer: Partial<typeof EMPTY_EXPLORER>, own = scores, place = PLACE) => {
    steps.length = 0;
    results({ ...EMPTY_EXPLORER, ...explorer }, own, place);
    return steps.join();
  };
  expect(did({})).toBe('search,filter,sort');
  expect(did({})).toBe('');
  expect(did({ sort: 'cutoff' })).toBe('sort');
  expect(did({ sort: 'cutoff' }, { ...scores, m1: 700 })).toBe('');
  expect(did({ sort: 'distance' })).toBe('sort');
  expect(did({ sort: 'distance' }, { ...scores, m1: 700 })).toBe('sort');
  expect(did({ sort: 'distance' }, scores, { bestTenth: true })).toBe('sort');
  expect(did({ sort: 'distance', cruch: true })).toBe('filter,sort');
  expect(did({ query: 'usach', sort: 'distance', cruch: true })).toBe('search,filter,sort');
});
