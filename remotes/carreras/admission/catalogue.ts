import type { Career } from './career.ts';
import { isOffered, type Program } from './program.ts';
import { slug } from './slug.ts';
import type { University } from './university.ts';

/** The whole offer, with what finds one thing in it. */
export interface Catalogue {
  /** What is offered, by code. */
  readonly programs: readonly Program[];
  /** What is not offered any more, by code. */
  readonly discontinued: readonly Program[];
  /** By code. */
  readonly universities: readonly University[];
  /** With something offered; by name, as Spanish sorts. */
  readonly careers: readonly Career[];
  /** Of which nothing is offered any more; by name, as Spanish sorts. */
  readonly discontinuedCareers: readonly Career[];
  /** Offered or not any more. */
  program(code: string): Program | undefined;
  university(id: string): University | undefined;
  universityByCode(code: string): University | undefined;
  /** With something offered, or not any more. */
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

/** What is offered, and what is not any more. */
const divide = (programs: readonly Program[]) =>
  [programs.filter(isOffered), programs.filter((program) => !isOffered(program))] as const;

function careersOf(programs: readonly Program[]): readonly Career[] {
  return [...Map.groupBy(programs, ({ career }) => career)]
    .flatMap(([name, ofCareer]) => {
      const [first] = ofCareer;
      if (!first) return [];
      const [offered, discontinued] = divide(ofCareer);
      return [{ id: slug(name), name, area: first.area, programs: offered, discontinued }];
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
  const [offered, discontinued] = divide(programs);
  const programsByUniversity = Map.groupBy(offered, (program) => program.universityCode);
  return {
    programs: offered,
    discontinued,
    universities,
    careers: careers.filter((career) => career.programs.length > 0),
    discontinuedCareers: careers.filter((career) => career.programs.length === 0),
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
