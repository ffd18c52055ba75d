import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../area.ts';
import { OFFER } from '../offer.ts';
import { REGIONS } from '../region.ts';
import { explorerParams, explorerState } from './explorer-params.ts';
import { EMPTY_EXPLORER, type ExplorerState, M2_CHOICES, SORTS } from './explorer-state.ts';

const some = <T extends string>(values: readonly T[]) => fc.subarray([...values]).map((chosen) => chosen.toSorted());
const limit = fc.option(fc.integer({ min: 1, max: 99_999_999 }));

const states: fc.Arbitrary<ExplorerState> = fc.record({
  query: fc.string({ unit: 'grapheme' }),
  areas: some(AREAS),
  regions: some(REGIONS),
  universities: some(OFFER.universities.map(({ id }) => id)),
  careers: some(OFFER.careers.map(({ id }) => id)),
  maxDuration: limit,
  minVacancies: limit,
  m2: fc.constantFrom(...M2_CHOICES),
  cruch: fc.boolean(),
  evening: fc.boolean(),
  maxTuition: limit,
  sort: fc.constantFrom(...SORTS),
});

describe('the address of the explorer', () => {
  it('brings back every state, also through text', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(explorerState(explorerParams(state))).toEqual(state);
        expect(explorerState(new URLSearchParams(explorerParams(state).toString()))).toEqual(state);
      }),
    );
  });

  it('is bare when nothing is asked for', () => {
    expect(explorerParams(EMPTY_EXPLORER).toString()).toBe('');
    expect(explorerState(new URLSearchParams())).toEqual(EMPTY_EXPLORER);
  });

  it('can be read', () => {
    const state: ExplorerState = {
      ...EMPTY_EXPLORER,
      query: 'ing civil',
      areas: ['Tecnología'],
      regions: ['La Araucanía', "O'Higgins"],
      universities: ['universidad-de-ohiggins'],
      maxDuration: 12,
      m2: 'required',
      cruch: true,
      sort: 'distance',
    };
    expect(explorerParams(state).toString()).toBe(
      'q=ing+civil&area=tecnologia&region=la-araucania&region=ohiggins&universidad=universidad-de-ohiggins&semestres=12&m2=con&cruch=si&orden=distancia',
    );
  });

  it('passes over what means nothing, and takes nothing twice', () => {
    const text =
      'area=astrologia&area=salud&area=salud&region=atlantida&universidad=../x&universidad=b&universidad=a&universidad=b&semestres=-3&vacantes=1e9&arancel=&m2=quizas&cruch=no&orden=azar&otro=1';
    expect(explorerState(new URLSearchParams(text))).toEqual({
      ...EMPTY_EXPLORER,
      areas: ['Salud'],
      universities: ['a', 'b'],
    });
  });
});
