import { CITY_NICKNAMES, REWRITTEN_WORDS, UNIVERSITY_NICKNAMES } from '../../../admission/search/nicknames.ts';
import { createTextIndex } from '../../../admission/search/text-index.ts';

interface SearchedCareer {
  readonly name: string;
  readonly area: string;
}

interface SearchedUniversity {
  readonly code: string;
  readonly name: string;
  readonly shortName: string;
  readonly city: string;
}

/** Best first. */
export interface NamesFound<Career, University> {
  readonly careers: readonly Career[];
  readonly universities: readonly University[];
}

/** Careers and universities as a student types them: accents, misspellings, nicknames, cities. */
export function createNameSearch<Career extends SearchedCareer, University extends SearchedUniversity>(
  careers: readonly Career[],
  universities: readonly University[],
): (query: string) => NamesFound<Career, University> {
  const careerIndex = createTextIndex(
    careers.map(({ name, area }) => [
      { text: name, weight: 10, main: true },
      { text: area, weight: 2 },
    ]),
    REWRITTEN_WORDS,
  );
  const universityIndex = createTextIndex(
    universities.map(({ code, name, shortName, city }) => [
      { text: name, weight: 6, main: true },
      { text: shortName, weight: 9 },
      { text: UNIVERSITY_NICKNAMES[code] ?? '', weight: 8 },
      { text: `${city} ${CITY_NICKNAMES[city] ?? ''}`, weight: 5 },
    ]),
    REWRITTEN_WORDS,
  );
  const take = <T>(items: readonly T[], positions: readonly number[]) =>
    positions.flatMap((position) => items[position] ?? []);
  return (query) => ({
    careers: take(careers, careerIndex.find(query)),
    universities: take(universities, universityIndex.find(query)),
  });
}
