import { describe, expect, it } from 'vitest';
import { OFFER } from '../offer.ts';
import { createSearch } from '../search.ts';
import { CITY_NICKNAMES, FACULTIES, REGION_NICKNAMES, UNIVERSITY_NICKNAMES } from './nicknames.ts';
import { NOT_OFFERED } from './not-offered.ts';
import { PROFESSIONS, PROGRAM_NAMES } from './professions.ts';
import { wordsOf } from './words.ts';

const careers = OFFER.careers.map(({ name }) => name);
const search = createSearch(OFFER);

describe('what students say', () => {
  it('is of careers that the offer has', () => {
    expect(careers).toEqual(expect.arrayContaining(Object.keys(PROFESSIONS)));
    expect(careers).toEqual(expect.arrayContaining(FACULTIES.flatMap((faculty) => faculty.careers)));
    expect(careers).toEqual(expect.arrayContaining(NOT_OFFERED.flatMap((absent) => absent.careers)));
  });

  it('is of universities and places that the offer has', () => {
    const codes = OFFER.universities.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(Object.keys(UNIVERSITY_NICKNAMES)));
    expect(codes).toEqual(expect.arrayContaining(NOT_OFFERED.flatMap(({ universities }) => universities ?? [])));
    expect(OFFER.programs.map(({ city }) => city)).toEqual(expect.arrayContaining(Object.keys(CITY_NICKNAMES)));
    expect(OFFER.programs.map(({ region }) => region)).toEqual(expect.arrayContaining(Object.keys(REGION_NICKNAMES)));
  });

  it('is of words that some programme has in its name', () => {
    for (const part of Object.keys(PROGRAM_NAMES)) {
      const words = wordsOf(part);
      expect(
        OFFER.programs.some(({ name }) => words.every((word) => wordsOf(name).includes(word))),
        part,
      ).toBe(true);
    }
  });

  it.each(Object.entries(PROFESSIONS).flatMap(([career, names]) => names.map((name) => [name, career] as const)))(
    '%s may be %s',
    (name, career) => {
      expect(search.answer(name).programs.some((program) => program.career === career)).toBe(true);
    },
  );

  it('does not hide a career from its own name', () => {
    const missed = OFFER.careers.filter(({ name }) => {
      const { best } = search.answer(name);
      return best?.kind !== 'career' || best.career.name !== name;
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it('does not hide a university from its own names', () => {
    const missed = OFFER.universities.filter(({ name, shortName, code }) =>
      [name, shortName].some((text) => {
        const { best } = search.answer(text);
        return best?.kind !== 'university' || best.university.code !== code;
      }),
    );
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it('of what is not offered is nothing that the offer has', () => {
    for (const { names } of NOT_OFFERED) {
      for (const name of names) {
        const { absence, best } = search.answer(name);
        expect(absence !== null || best !== null, name).toBe(true);
      }
    }
  });
});
