import { describe, expect, it } from 'vitest';
import { OFFER } from '../offer.ts';
import { createSearch } from '../search.ts';

const search = createSearch(OFFER);

const gone = (query: string) =>
  search.answer(query).discontinued.map((program) => `${program.name}, ${OFFER.universityOf(program).shortName}`);

describe('what is not offered any more', () => {
  it.each(OFFER.discontinued.map((program) => [program.name, OFFER.universityOf(program).shortName, program] as const))(
    '%s of %s is found by its code and by its name with its university, and is no programme of the list',
    (name, university, program) => {
      for (const query of [program.code, `${name} ${university}`]) {
        const { programs, discontinued } = search.answer(query);
        expect(discontinued, query).toContain(program);
        expect(programs, query).not.toContain(program);
      }
    },
  );

  it.each(OFFER.discontinuedCareers.map((career) => [career.name, career] as const))(
    '%s, a career of which nothing is left, is found by its name',
    (name, { discontinued }) => {
      expect(search.answer(name).discontinued).toEqual(expect.arrayContaining([...discontinued]));
    },
  );

  it.each([
    ['fotografia', ['Fotografía Profesional, PUCV']],
    ['sociologia silva henriquez', ['Sociología, UCSH']],
    ['ing civil industrial gabriela mistral', ['Ingeniería Civil Industrial, UGM']],
  ])('%s names %j', (query, names) => {
    expect(gone(query)).toEqual(names);
  });

  it.each(['', 'f', 'sociologia', 'sociología santiago', 'ucsh', 'arquitecta', 'plan comun', 'quiero estudiar'])(
    '"%s" names none: it is about what is offered',
    (query) => {
      expect(gone(query)).toEqual([]);
    },
  );
});
