import { AREAS } from '../area.ts';
import type { Catalogue } from '../catalogue.ts';
import { REGIONS } from '../region.ts';
import { CITY_NICKNAMES, FACULTIES, REGION_NICKNAMES, UNIVERSITY_NICKNAMES } from './nicknames.ts';
import { NOT_OFFERED, type NotOffered } from './not-offered.ts';
import { PROFESSIONS, PROGRAM_NAMES } from './professions.ts';
import type { Named, SearchField } from './text-index.ts';
import { wordsOf } from './words.ts';

const WEIGHTS = {
  name: 10,
  /** Of a family of what is in no other: its name is nobody's. */
  otherName: 4,
  profession: 10,
  universityName: 6,
  shortName: 9,
  nickname: 7,
  city: 7,
  region: 5,
  area: 8,
  campus: 3,
  schedule: 2,
} as const;

/** A phrase for what is not in the offer. */
export interface AbsentName {
  readonly item: number;
  readonly phrase: string;
  readonly notOffered: NotOffered;
}

/**
 * What programmes have in common and a query may mean: each is one item of the index, however many programmes have it.
 * Items are numbered from 0.
 */
export interface Facets {
  readonly items: readonly (readonly SearchField[])[];
  /** By career, in the catalogue's order. */
  readonly careers: readonly number[];
  /** By university, in the catalogue's order. */
  readonly universities: readonly number[];
  readonly cities: ReadonlyMap<string, number>;
  readonly regions: ReadonlyMap<string, number>;
  readonly areas: ReadonlyMap<string, number>;
  readonly absent: readonly AbsentName[];
  /** Items of each programme, in the catalogue's order, but those of its career, place and area. */
  readonly ofProgram: readonly (readonly number[])[];
}

const fields = (weight: number, texts: readonly string[] = [], names: Named = 'other'): readonly SearchField[] =>
  texts.map((text) => ({ text, weight, names }));

/** Names by which programmes are called beside their own, where it has all words of the key. */
function otherNames(name: string): readonly string[] {
  const words = wordsOf(name);
  return Object.entries(PROGRAM_NAMES).flatMap(([part, names]) =>
    wordsOf(part).every((word) => words.includes(word)) ? names : [],
  );
}

export function createFacets(catalogue: Catalogue): Facets {
  const items: (readonly SearchField[])[] = [];
  const add = (item: readonly SearchField[]) => items.push(item) - 1;
  const addAll = <Key>(keys: Iterable<Key>, fieldsOf: (key: Key) => readonly SearchField[]): ReadonlyMap<Key, number> =>
    new Map([...new Set(keys)].map((key) => [key, add(fieldsOf(key))]));

  const { programs, careers, universities } = catalogue;
  const ofCareer = addAll(
    careers.map(({ name }) => name),
    (name) => [
      ...fields(/^Otr[ao]s /.test(name) ? WEIGHTS.otherName : WEIGHTS.name, [name], 'career'),
      ...fields(WEIGHTS.profession, PROFESSIONS[name], 'career'),
    ],
  );
  const ofUniversity = addAll(
    universities.map(({ code }) => code),
    (code) => {
      const { name = '', shortName = '' } = catalogue.universityByCode(code) ?? {};
      return [
        ...fields(WEIGHTS.universityName, [name.replace('Universidad', '')]),
        ...fields(WEIGHTS.shortName, [shortName]),
        ...fields(WEIGHTS.nickname, UNIVERSITY_NICKNAMES[code]),
      ];
    },
  );
  const names = addAll(
    programs.map(({ name }) => name),
    (name) => [...fields(WEIGHTS.name, [name], 'program'), ...fields(WEIGHTS.profession, otherNames(name), 'program')],
  );
  const cities = addAll(
    [...programs, ...universities].map(({ city }) => city),
    (city) => fields(WEIGHTS.city, [city, ...(CITY_NICKNAMES[city] ?? [])]),
  );
  const regions = addAll(REGIONS, (region) => fields(WEIGHTS.region, [region, ...(REGION_NICKNAMES[region] ?? [])]));
  const areas = addAll(AREAS, (area) => fields(WEIGHTS.area, [area]));
  const campuses = addAll(
    programs.map(({ campus }) => campus),
    (campus) => fields(WEIGHTS.campus, [campus.replace(/\b(?:Sub-)?(?:Campus|Sede)\b/g, '')], 'detail'),
  );
  const schedules = addAll(
    programs.map(({ schedule }) => schedule),
    (schedule) => fields(WEIGHTS.schedule, schedule === null ? [] : [schedule], 'detail'),
  );
  const faculties = FACULTIES.map((faculty) => ({ ...faculty, item: add(fields(WEIGHTS.nickname, faculty.names)) }));
  return {
    items,
    careers: [...ofCareer.values()],
    universities: [...ofUniversity.values()],
    cities,
    regions,
    areas,
    absent: NOT_OFFERED.flatMap((notOffered) =>
      notOffered.names.map((phrase) => ({ item: add(fields(WEIGHTS.name, [phrase])), phrase, notOffered })),
    ),
    ofProgram: programs.map(({ name, career, universityCode, campus, schedule }) =>
      [
        names.get(name),
        ofUniversity.get(universityCode),
        campuses.get(campus),
        schedules.get(schedule),
        ...faculties
          .filter((faculty) => faculty.universityCode === universityCode && faculty.careers.includes(career))
          .map(({ item }) => item),
      ].filter((item) => item !== undefined),
    ),
  };
}
