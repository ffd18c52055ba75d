import { describe, expect, it } from 'vitest';
import { OFFER } from '../../../admission/offer.ts';
import { createNameSearch } from './name-search.ts';

const search = createNameSearch(OFFER.careers, OFFER.universities);
const careers = (query: string) => search(query).careers.map(({ name }) => name);
const universities = (query: string) => search(query).universities.map(({ shortName }) => shortName);

describe('the search of careers and universities by name', () => {
  it('counts no accents, capitals or slips', () => {
    expect(careers('PARVULOS')[0]).toBe('Pedagogía en Educación de Párvulos');
    expect(careers('párvulos')).toEqual(careers('parvulos'));
    expect(careers('medisina')).toContain('Medicina');
  });

  it('takes the beginnings of words', () => {
    expect(careers('ing civil ind')[0]).toBe('Ingeniería Civil Industrial');
  });

  it('finds a university by its short name and by its city', () => {
    expect(universities('usach')[0]).toBe('USACH');
    expect(universities('conce')).toContain('UdeC');
  });

  it('finds an area with all its careers', () => {
    const area = OFFER.careers.filter((career) => career.area === 'Agropecuaria').map(({ name }) => name);
    expect(careers('agropecuaria')).toEqual(expect.arrayContaining(area));
  });

  it('has everything where nothing is asked', () => {
    expect(search(' ').careers).toHaveLength(OFFER.careers.length);
  });
});
