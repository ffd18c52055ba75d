import { FACTORS } from '@travesia/kit-paes';
import { AREAS } from './area.ts';
import {
  type ColumnReader,
  readFlags,
  readNullableNumbers,
  readNumbers,
  readOptions,
  readTexts,
  writeFlags,
  writeNumbers,
  writeTexts,
} from './columns.ts';
import type { EarlierTerms, Program, Weights } from './program.ts';
import { REGIONS } from './region.ts';
import { UNIVERSITY_TYPES, type University } from './university.ts';

/** The offer as it travels to a browser: {@link decodeOffer} gives back, to the last field, what was encoded. */
export interface EncodedOffer {
  readonly programs: EncodedTable;
  readonly universities: EncodedTable;
}

export interface EncodedTable {
  readonly rows: number;
  readonly columns: Readonly<Record<string, string>>;
}

export interface Offer {
  /** By code; also those that are not offered any more. */
  readonly programs: readonly Program[];
  readonly universities: readonly University[];
}

const TEXTS = [
  'code',
  'universityCode',
  'name',
  'campus',
  'city',
  'region',
  'area',
  'career',
] as const satisfies readonly (keyof Program)[];
/** Null is an empty text. */
const NULLABLE_TEXTS = ['schedule', 'likelySuccessor'] as const satisfies readonly (keyof Program)[];
const FLAGS = [
  'campusUncertain',
  'careerByName',
  'isNew',
  'electiveChoice',
  'requiresM2',
  'specialTestRequired',
] as const satisfies readonly (keyof Program)[];
const NUMBERS = ['offeredIn', 'specialTestWeight', 'vacancies'] as const satisfies readonly (keyof Program)[];
const NULLABLE_NUMBERS = [
  'durationSemesters',
  'tuition2026Clp',
  'tuition2026Uf',
  'enrolled2026',
] as const satisfies readonly (keyof Program)[];

const SCORES = ['minWeighted', 'minAverageClM1', 'avgPaesEnrolled2025'] as const satisfies readonly (keyof Program)[];

const SCORE_DECIMALS = 2;

/** A minimum that is known to be none, beside those that are not known, which are empty. */
const NONE_ASKED = 0;

/** Every year that some row has, newest first. */
function yearsOf(rows: readonly (readonly { readonly year: number }[])[]): readonly number[] {
  return [...new Set(rows.flatMap((row) => row.map(({ year }) => year)))].sort((a, b) => b - a);
}

function inYear<T extends { readonly year: number }>(values: readonly T[], year: number): T | undefined {
  return values.find((value) => value.year === year);
}

function encodePrograms(programs: readonly Program[]): EncodedTable {
  const columns: Record<string, string> = {};
  for (const name of TEXTS) columns[name] = writeTexts(programs.map((program) => program[name]));
  for (const name of NULLABLE_TEXTS) columns[name] = writeTexts(programs.map((program) => program[name] ?? ''));
  for (const name of FLAGS) columns[name] = writeFlags(programs.map((program) => program[name]));
  for (const name of [...NUMBERS, ...NULLABLE_NUMBERS]) {
    columns[name] = writeNumbers(programs.map((program) => program[name]));
  }
  const scores = (values: readonly (number | null)[]) => writeNumbers(values, SCORE_DECIMALS);
  for (const name of SCORES) columns[name] = scores(programs.map((program) => program[name]));
  for (const factor of FACTORS) {
    columns[`weights/${factor}`] = writeNumbers(programs.map(({ weights }) => weights[factor]));
  }
  for (const year of yearsOf(programs.map(({ earlierTerms }) => earlierTerms))) {
    const terms = programs.map((program) => inYear(program.earlierTerms, year));
    const write = (name: string, of: (earlier: EarlierTerms) => number | null, decimals = 0) => {
      columns[`terms/${year}/${name}`] = writeNumbers(
        terms.map((earlier) => (earlier ? of(earlier) : null)),
        decimals,
      );
    };
    for (const factor of FACTORS) write(factor, ({ weights }) => weights[factor]);
    write('electiveChoice', ({ electiveChoice }) => (electiveChoice === null ? null : Number(electiveChoice)));
    write('specialTestWeight', ({ specialTestWeight }) => specialTestWeight);
    write(
      'minWeighted',
      ({ minWeighted }) => (minWeighted === null ? NONE_ASKED : (minWeighted ?? null)),
      SCORE_DECIMALS,
    );
    write('minAverageClM1', ({ minAverageClM1 }) => minAverageClM1, SCORE_DECIMALS);
  }
  for (const year of yearsOf(programs.map(({ vacanciesByYear }) => vacanciesByYear))) {
    const vacancies = programs.map((program) => inYear(program.vacanciesByYear, year)?.vacancies ?? null);
    columns[`vacanciesOf/${year}`] = writeNumbers(vacancies);
  }
  for (const year of yearsOf(programs.map(({ cutoffs }) => cutoffs))) {
    const cutoffs = programs.map((program) => inYear(program.cutoffs, year));
    columns[`cutoff/${year}`] = scores(cutoffs.map((cutoff) => cutoff?.last ?? null));
    columns[`unfilled/${year}`] = writeFlags(cutoffs.map((cutoff) => cutoff?.unfilled ?? false));
  }
  columns['lastEnrolled/year'] = writeNumbers(programs.map(({ lastEnrolled }) => lastEnrolled?.year ?? null));
  columns['lastEnrolled/last'] = scores(programs.map(({ lastEnrolled }) => lastEnrolled?.last ?? null));
  return { rows: programs.length, columns };
}

function weightsReader(column: (name: string) => string, prefix: string): ColumnReader<Weights | null> {
  const read = (factor: string) => readNullableNumbers(column(`${prefix}/${factor}`));
  const [nem, ranking, cl, m1, m2, hcs, cien] = [
    read('nem'),
    read('ranking'),
    read('cl'),
    read('m1'),
    read('m2'),
    read('hcs'),
    read('cien'),
  ];
  return (row) =>
    nem(row) === null
      ? null
      : {
          nem: nem(row) ?? 0,
          ranking: ranking(row) ?? 0,
          cl: cl(row) ?? 0,
          m1: m1(row) ?? 0,
          m2: m2(row) ?? 0,
          hcs: hcs(row) ?? 0,
          cien: cien(row) ?? 0,
        };
}

/** What a programme asked for in a year, where its weights are known. */
function termsReader(column: (name: string) => string, year: number): ColumnReader<EarlierTerms | null> {
  const prefix = `terms/${year}`;
  const number = (name: string, decimals = 0) => readNullableNumbers(column(`${prefix}/${name}`), decimals);
  const weights = weightsReader(column, prefix);
  const [elective, special] = [number('electiveChoice'), number('specialTestWeight')];
  const [minWeighted, minAverageClM1] = [
    number('minWeighted', SCORE_DECIMALS),
    number('minAverageClM1', SCORE_DECIMALS),
  ];
  return (row) => {
    const found = weights(row);
    if (!found) return null;
    const [choice, minimum] = [elective(row), minWeighted(row)];
    return {
      year,
      weights: found,
      electiveChoice: choice === null ? null : choice === 1,
      specialTestWeight: special(row),
      ...(minimum !== null && { minWeighted: minimum === NONE_ASKED ? null : minimum }),
      minAverageClM1: minAverageClM1(row),
    };
  };
}

/** What the years of a family of columns (`cutoff/2026`, `cutoff/2025`…) say of a row, newest first. */
function byYear<T>(names: readonly string[], family: string, readYear: (year: number) => ColumnReader<T | null>) {
  const years = names.filter((name) => name.startsWith(`${family}/`)).map((name) => Number(name.split('/')[1]));
  const readers = [...new Set(years)].sort((a, b) => b - a).map(readYear);
  return (row: number): readonly T[] => readers.map((read) => read(row)).filter((value) => value !== null);
}

function columnFinder({ columns }: EncodedTable): (name: string) => string {
  return (name) => {
    const column = columns[name];
    if (column === undefined) throw new Error(`offer: there is no column '${name}'`);
    return column;
  };
}

function decodePrograms(table: EncodedTable): readonly Program[] {
  const { rows, columns } = table;
  const column = columnFinder(table);
  const names = Object.keys(columns);
  const text = (name: (typeof TEXTS)[number]) => readTexts(column(name));
  const nullableText = (name: (typeof NULLABLE_TEXTS)[number]): ColumnReader<string | null> => {
    const read = readTexts(column(name));
    return (row) => read(row) || null;
  };
  const flag = (name: (typeof FLAGS)[number]) => readFlags(column(name));
  const number = (name: (typeof NUMBERS)[number]) => readNumbers(column(name));
  const nullable = (name: (typeof NULLABLE_NUMBERS)[number]) => readNullableNumbers(column(name));
  const scores = (name: string) => readNullableNumbers(column(name), SCORE_DECIMALS);

  const vacanciesByYear = byYear(names, 'vacanciesOf', (year) => {
    const read = readNullableNumbers(column(`vacanciesOf/${year}`));
    return (row) => {
      const vacancies = read(row);
      return vacancies === null ? null : { year, vacancies };
    };
  });
  const cutoffs = byYear(names, 'cutoff', (year) => {
    const [read, unfilled] = [scores(`cutoff/${year}`), readFlags(column(`unfilled/${year}`))];
    return (row) => {
      const last = read(row);
      return last === null ? null : { year, last, unfilled: unfilled(row) };
    };
  });
  const [enrolledYear, enrolledLast] = [readNullableNumbers(column('lastEnrolled/year')), scores('lastEnrolled/last')];
  const weights = weightsReader(column, 'weights');
  const fields = {
    code: text('code'),
    universityCode: text('universityCode'),
    name: text('name'),
    campus: text('campus'),
    campusUncertain: flag('campusUncertain'),
    city: text('city'),
    region: readOptions(column('region'), REGIONS),
    area: readOptions(column('area'), AREAS),
    career: text('career'),
    careerByName: flag('careerByName'),
    schedule: nullableText('schedule'),
    durationSemesters: nullable('durationSemesters'),
    offeredIn: number('offeredIn'),
    isNew: flag('isNew'),
    likelySuccessor: nullableText('likelySuccessor'),
    weights: (row: number) => {
      const found = weights(row);
      if (!found) throw new Error(`offer: row ${row} has no weights`);
      return found;
    },
    electiveChoice: flag('electiveChoice'),
    requiresM2: flag('requiresM2'),
    specialTestWeight: number('specialTestWeight'),
    specialTestRequired: flag('specialTestRequired'),
    vacancies: number('vacancies'),
    vacanciesByYear,
    minWeighted: scores('minWeighted'),
    minAverageClM1: scores('minAverageClM1'),
    cutoffs,
    tuition2026Clp: nullable('tuition2026Clp'),
    tuition2026Uf: nullable('tuition2026Uf'),
    enrolled2026: nullable('enrolled2026'),
    avgPaesEnrolled2025: scores('avgPaesEnrolled2025'),
    lastEnrolled: (row: number) => {
      const [year, last] = [enrolledYear(row), enrolledLast(row)];
      return year === null || last === null ? null : { year, last };
    },
    earlierTerms: byYear(names, 'terms', (year) => termsReader(column, year)),
  } satisfies { readonly [Field in keyof Program]: ColumnReader<Program[Field]> };

  return Array.from(
    { length: rows },
    (_, row): Program => ({
      code: fields.code(row),
      universityCode: fields.universityCode(row),
      name: fields.name(row),
      campus: fields.campus(row),
      campusUncertain: fields.campusUncertain(row),
      city: fields.city(row),
      region: fields.region(row),
      area: fields.area(row),
      career: fields.career(row),
      careerByName: fields.careerByName(row),
      schedule: fields.schedule(row),
      durationSemesters: fields.durationSemesters(row),
      offeredIn: fields.offeredIn(row),
      isNew: fields.isNew(row),
      likelySuccessor: fields.likelySuccessor(row),
      weights: fields.weights(row),
      electiveChoice: fields.electiveChoice(row),
      requiresM2: fields.requiresM2(row),
      specialTestWeight: fields.specialTestWeight(row),
      specialTestRequired: fields.specialTestRequired(row),
      vacancies: fields.vacancies(row),
      vacanciesByYear: fields.vacanciesByYear(row),
      minWeighted: fields.minWeighted(row),
      minAverageClM1: fields.minAverageClM1(row),
      cutoffs: fields.cutoffs(row),
      tuition2026Clp: fields.tuition2026Clp(row),
      tuition2026Uf: fields.tuition2026Uf(row),
      enrolled2026: fields.enrolled2026(row),
      avgPaesEnrolled2025: fields.avgPaesEnrolled2025(row),
      lastEnrolled: fields.lastEnrolled(row),
      earlierTerms: fields.earlierTerms(row),
    }),
  );
}

const UNIVERSITY_TEXTS = [
  'code',
  'id',
  'name',
  'shortName',
  'city',
  'region',
  'type',
  'website',
  'accreditationAsOf',
] as const satisfies readonly (keyof University)[];

function encodeUniversities(universities: readonly University[]): EncodedTable {
  const columns: Record<string, string> = {};
  for (const name of UNIVERSITY_TEXTS) columns[name] = writeTexts(universities.map((university) => university[name]));
  columns['cruch'] = writeFlags(universities.map(({ cruch }) => cruch));
  columns['accreditationYears'] = writeNumbers(universities.map(({ accreditationYears }) => accreditationYears));
  return { rows: universities.length, columns };
}

function decodeUniversities(table: EncodedTable): readonly University[] {
  const column = columnFinder(table);
  const text = (name: (typeof UNIVERSITY_TEXTS)[number]) => readTexts(column(name));
  const [code, id, name, shortName, city] = [text('code'), text('id'), text('name'), text('shortName'), text('city')];
  const [website, accreditationAsOf] = [text('website'), text('accreditationAsOf')];
  const region = readOptions(column('region'), REGIONS);
  const type = readOptions(column('type'), UNIVERSITY_TYPES);
  const cruch = readFlags(column('cruch'));
  const accreditationYears = readNullableNumbers(column('accreditationYears'));
  return Array.from({ length: table.rows }, (_, row) => ({
    code: code(row),
    id: id(row),
    name: name(row),
    shortName: shortName(row),
    city: city(row),
    region: region(row),
    type: type(row),
    cruch: cruch(row),
    website: website(row),
    accreditationYears: accreditationYears(row),
    accreditationAsOf: accreditationAsOf(row),
  }));
}

export function encodeOffer({ programs, universities }: Offer): EncodedOffer {
  return { programs: encodePrograms(programs), universities: encodeUniversities(universities) };
}

export function decodeOffer({ programs, universities }: EncodedOffer): Offer {
  return { programs: decodePrograms(programs), universities: decodeUniversities(universities) };
}
