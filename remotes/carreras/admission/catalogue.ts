import type { Career } from './career.ts';
import type { Program } from './program.ts';
import { slug } from './slug.ts';
import type { University } from './university.ts';

/** The whole offer, with what finds one thing in it. */
export interface Catalogue {
  /** By code. */
  readonly programs: readonly Program[];
  /** By code. */
  readonly universities: readonly University[];
  /** By name, as Spanish sorts. */
  readonly careers: readonly Career[];
  program(code: string): Program | undefined;
  university(id: string): University | undefined;
  universityByCode(code: string): University | undefined;
  career(id: string): Career | undefined;
  /** The career that a programme belongs to. */
  careerOf(program: Program): Career;
  /** The university that offers a programme. */
  universityOf(program: Program): University;
  /** What a university offers, by code. */
  programsOf(university: University): readonly Program[];
}

const SPANISH = new Intl.Collator('es');

function indexBy<T>(items: readonly T[], what: string, keyOf: (item: T) => string): ReadonlyMap<string, T> {
  const index = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    if (index.has(key)) throw new Error(`catalogue: two ${what} have the key '${key}'`);
    index.set(key, item);
  }
  return index;
}

function found<T>(item: T | undefined, what: string): T {
  if (item === undefined) throw new Error(`catalogue: ${what} is not in it`);
  return item;
}

function careersOf(programs: readonly Program[]): readonly Career[] {
  return [...Map.groupBy(programs, ({ career }) => career)]
    .flatMap(([name, ofCareer]) => {
      const [first] = ofCareer;
      return first ? [{ id: slug(name), name, area: first.area, programs: ofCareer }] : [];
    })
    .sort((a, b) => SPANISH.compare(a.name, b.name));
}

/** @throws Error where two things have one code or one slug. */
export function openCatalogue(programs: readonly Program[], universities: readonly University[]): Catalogue {
  const careers = careersOf(programs);
  const programByCode = indexBy(programs, 'programmes', ({ code }) => code);
  const universityById = indexBy(universities, 'universities', ({ id }) => id);
  const universityByCode = indexBy(universities, 'universities', ({ code }) => code);
  const careerById = indexBy(careers, 'careers', ({ id }) => id);
  const careerByName = new Map(careers.map((career) => [career.name, career]));
  const programsByUniversity = Map.groupBy(programs, (program) => program.universityCode);
  return {
    programs,
    universities,
    careers,
    program: (code) => programByCode.get(code),
    university: (id) => universityById.get(id),
    universityByCode: (code) => universityByCode.get(code),
    career: (id) => careerById.get(id),
    careerOf: (program) => found(careerByName.get(program.career), `career '${program.career}'`),
    universityOf: (program) =>
      found(universityByCode.get(program.universityCode), `university '${program.universityCode}'`),
    programsOf: (university) => programsByUniversity.get(university.code) ?? [],
  };
}
