import type { z } from 'zod';
import type { Offer } from '../encoded-offer.ts';
import type { Weights } from '../program.ts';
import { OFFER_YEAR } from '../program.ts';
import { slug } from '../slug.ts';
import { normaliseProgram, normaliseUniversity } from './normalise.ts';
import { type SourceProgram, sourceProgram, sourceUniversity } from './source-schema.ts';

/** Everything or nothing: one bad row refuses the whole. A problem names file, row and reason. */
export type CheckedOffer =
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

interface Row<T> {
  /** `programs.json row 12 (11001)`: counted from 1, with the code where there is one. */
  readonly place: string;
  readonly value: T;
}

function codeIn(row: unknown): string {
  return typeof row === 'object' && row !== null && 'code' in row ? ` (${String(row.code)})` : '';
}

function readRows<T>(file: string, rows: unknown, schema: z.ZodType<T>, problems: string[]): readonly Row<T>[] {
  if (!Array.isArray(rows)) {
    problems.push(`${file}: is not a list of rows`);
    return [];
  }
  return rows.flatMap((row: unknown, index) => {
    const place = `${file} row ${index + 1}${codeIn(row)}`;
    const result = schema.safeParse(row);
    if (result.success) return [{ place, value: result.data }];
    problems.push(
      ...result.error.issues.map(({ path, message }) => `${place}: ${path.join('.') || 'row'}: ${message}`),
    );
    return [];
  });
}

/** Says which rows have a key that an earlier one had. */
function repeated<T>(rows: readonly Row<T>[], what: string, keyOf: (value: T) => string): readonly string[] {
  const first = new Map<string, string>();
  return rows.flatMap(({ place, value }) => {
    const key = keyOf(value);
    const earlier = first.get(key);
    first.set(key, earlier ?? place);
    return earlier === undefined ? [] : [`${place}: ${what} '${key}' is that of ${earlier} already`];
  });
}

function sumOfWeights(weights: Weights, electiveChoice: boolean): number {
  const { nem, ranking, cl, m1, m2, hcs, cien } = weights;
  return nem + ranking + cl + m1 + m2 + (electiveChoice ? Math.max(hcs, cien) : hcs + cien);
}

/** What no single field shows. */
function contradictions(row: SourceProgram): readonly string[] {
  const { weights, electiveChoice, specialTestWeight = 0, cutoffs, minWeighted } = row;
  const sum = sumOfWeights(weights, electiveChoice) + specialTestWeight;
  const years = cutoffs.map(({ year }) => year);
  const said: readonly (string | false)[] = [
    sum !== 100 && `weights: add up to ${sum}, not 100`,
    electiveChoice && weights.hcs !== weights.cien && 'weights: hcs and cien are alternatives and weigh differently',
    row.requiresM2 !== weights.m2 > 0 && `requiresM2: is ${row.requiresM2} and M2 weighs ${weights.m2}`,
    row.offerYear !== OFFER_YEAR && `offerYear: is ${row.offerYear}, not ${OFFER_YEAR}`,
    !row.code.startsWith(row.universityCode) && `code: does not begin with the university's ${row.universityCode}`,
    row.vacanciesByYear[OFFER_YEAR] !== row.vacancies && `vacanciesByYear: ${OFFER_YEAR} is not the vacancies`,
    new Set(years).size !== years.length && 'cutoffs: a year is there twice',
  ];
  const below = cutoffs.filter(({ year, last }) => year === OFFER_YEAR && minWeighted !== null && last < minWeighted);
  return [
    ...said.filter((problem) => problem !== false),
    ...below.map(({ year, last }) => `cutoffs: ${last} in ${year} is below the programme's own minimum ${minWeighted}`),
  ];
}

export function checkOffer(programRows: unknown, universityRows: unknown): CheckedOffer {
  const problems: string[] = [];
  const programs = readRows('programs.json', programRows, sourceProgram, problems);
  const universities = readRows('universities.json', universityRows, sourceUniversity, problems);
  const known = new Set(universities.map(({ value }) => value.code));
  const areas = new Map<string, string>();

  problems.push(...repeated(programs, 'the code', ({ code }) => code));
  problems.push(...repeated(universities, 'the code', ({ code }) => code));
  problems.push(...repeated(universities, 'the address', ({ name }) => slug(name)));
  for (const { place, value } of programs) {
    problems.push(...contradictions(value).map((problem) => `${place}: ${problem}`));
    if (!known.has(value.universityCode)) problems.push(`${place}: universityCode: ${value.universityCode} is unknown`);
    const area = areas.get(value.genericCareer);
    areas.set(value.genericCareer, area ?? value.area);
    if (area !== undefined && area !== value.area) {
      problems.push(`${place}: area: '${value.area}', where ${value.genericCareer} was in '${area}'`);
    }
  }
  const careers = [...areas.keys()].map((name) => ({ place: `career '${name}'`, value: name }));
  problems.push(...repeated(careers, 'the address', slug));

  if (problems.length > 0) return { kind: 'refused', problems };
  const byCode = (a: { readonly code: string }, b: { readonly code: string }) => (a.code < b.code ? -1 : 1);
  return {
    kind: 'offer',
    offer: {
      programs: programs.map(({ value }) => normaliseProgram(value)).sort(byCode),
      universities: universities.map(({ value }) => normaliseUniversity(value)).sort(byCode),
    },
  };
}
