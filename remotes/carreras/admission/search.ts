import type { Career } from './career.ts';
import type { Catalogue } from './catalogue.ts';
import type { Program } from './program.ts';
import { CITY_NICKNAMES, REWRITTEN_WORDS, UNIVERSITY_NICKNAMES } from './search/nicknames.ts';
import { createTextIndex, type SearchField } from './search/text-index.ts';
import { wordsOf } from './search/words.ts';
import type { University } from './university.ts';

/** Search over the offer as a student types: accents, case, misspellings, unfinished words, nicknames. */
export interface Search {
  /** Best first; all of them, in their order, for a query without words. */
  programs(query: string): readonly Program[];
  careers(query: string): readonly Career[];
  universities(query: string): readonly University[];
}

const nicknamesOfCity = (city: string) => CITY_NICKNAMES[city] ?? '';

/** The texts by which a university is known, wherever it appears. */
function universityFields({ code, name, shortName }: University, main: boolean): readonly SearchField[] {
  return [
    { text: name, weight: 6, ...(main && { main }) },
    { text: shortName, weight: 9 },
    { text: UNIVERSITY_NICKNAMES[code] ?? '', weight: 8 },
  ];
}

function programFields(program: Program, university: University): readonly SearchField[] {
  return [
    { text: program.name, weight: 10, main: true },
    { text: program.career, weight: 9, main: true },
    ...universityFields(university, false),
    { text: `${program.city} ${nicknamesOfCity(program.city)}`, weight: 7 },
    { text: program.campus, weight: 3 },
    { text: program.region, weight: 4 },
    { text: `${program.area} ${program.schedule}`, weight: 2 },
    { text: program.code, weight: 10 },
  ];
}

/** Part of a career's programmes that have a word in their name for it to be a name of the career. */
const COMMON_WORD_SHARE = 0.2;

/** Words that many programmes of a career have in their name: `auditoria` of Contador Auditor. */
function commonWords(programs: readonly Program[]): readonly string[] {
  const words = programs.flatMap(({ name, city }) => {
    const places = wordsOf(city);
    return [...new Set(wordsOf(name))].filter((word) => !places.includes(word));
  });
  return [...Map.groupBy(words, (word) => word)]
    .filter(([, found]) => found.length >= COMMON_WORD_SHARE * programs.length)
    .map(([word]) => word);
}

function careerFields({ name, area, programs }: Career): readonly SearchField[] {
  return [
    { text: name, weight: 10, main: true },
    { text: commonWords(programs).join(' '), weight: 4 },
    { text: area, weight: 2 },
  ];
}

/** Reads the whole catalogue once; a query then takes about a millisecond. */
export function createSearch(catalogue: Catalogue): Search {
  const { programs, careers, universities } = catalogue;
  const programIndex = createTextIndex(
    programs.map((program) => programFields(program, catalogue.universityOf(program))),
    REWRITTEN_WORDS,
  );
  const careerIndex = createTextIndex(careers.map(careerFields), REWRITTEN_WORDS);
  const universityIndex = createTextIndex(
    universities.map((university) => [
      ...universityFields(university, true),
      { text: `${university.city} ${nicknamesOfCity(university.city)}`, weight: 5 },
      { text: university.region, weight: 3 },
    ]),
    REWRITTEN_WORDS,
  );
  const take = <T>(items: readonly T[], positions: readonly number[]) =>
    positions.map((position) => items[position]).filter((item) => item !== undefined);
  return {
    programs: (query) => take(programs, programIndex.find(query)),
    careers: (query) => take(careers, careerIndex.find(query)),
    universities: (query) => take(universities, universityIndex.find(query)),
  };
}
