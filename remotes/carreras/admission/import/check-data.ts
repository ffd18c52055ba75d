import { slug } from '../slug.ts';
import type { University } from '../university.ts';
import type { YearRows } from './build-offer.ts';
import {
  correctionRow,
  cutoffRow,
  type DetailsRow,
  detailsRow,
  noteRow,
  type OfferRow,
  offerRow,
  successorRow,
  universityRow,
} from './data-schema.ts';
import type { DataFiles, YearFiles } from './read-data.ts';
import { type Row, readRows, repeated } from './read-rows.ts';

/** Everything or nothing: one bad row refuses the whole. A problem names file, row and reason. */
export type CheckedData =
  | { readonly kind: 'data'; readonly data: OfferData }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

/** The rows of `data/`, corrected. */
export interface OfferData {
  readonly details: readonly DetailsRow[];
  readonly universities: readonly University[];
  /** Newest first. */
  readonly years: readonly YearRows[];
  /** How many figures were put right by a person. */
  readonly corrections: number;
}

const ofCode = <T extends { readonly code: string }>(rows: readonly Row<T>[]) =>
  new Map(rows.map(({ value }) => [value.code, value]));

/** A row with all that somebody who applies has to know. */
const isWhole = (row: OfferRow) =>
  row.weights !== undefined && row.electiveChoice !== undefined && row.minWeighted !== undefined;

/** What no single field shows. The weights of a year without `electiveChoice` cannot be added up. */
function contradictions({ weights, electiveChoice, specialTestWeight = 0 }: OfferRow): readonly string[] {
  if (!weights || electiveChoice === undefined) return [];
  const { nem, ranking, cl, m1, m2, hcs, cien } = weights;
  const sum = nem + ranking + cl + m1 + m2 + (electiveChoice ? Math.max(hcs, cien) : hcs + cien) + specialTestWeight;
  const said: readonly (string | false)[] = [
    sum !== 100 && `weights: add up to ${sum}, not 100`,
    electiveChoice && hcs !== cien && 'weights: hcs and cien are alternatives and weigh differently',
  ];
  return said.filter((problem) => problem !== false);
}

interface ReadYear extends YearRows {
  readonly problems: readonly string[];
}

/** One process, with its corrections made. `before`: the offer of the year before, by code. */
function readYear(
  files: YearFiles,
  corrections: readonly Row<ReturnType<typeof correctionRow.parse>>[],
  before: ReadonlyMap<string, OfferRow>,
): ReadYear {
  const { year } = files;
  const problems: string[] = [];
  const here = corrections.filter(({ value }) => value.year === year);
  const corrected = (rows: unknown) =>
    Array.isArray(rows)
      ? rows.map((row: unknown) => {
          const own = here.filter(
            ({ value }) => typeof row === 'object' && row && 'code' in row && row.code === value.code,
          );
          return own.length === 0
            ? row
            : Object.assign({}, row, Object.fromEntries(own.map(({ value }) => [value.field, value.value])));
        })
      : rows;
  const offer = readRows(`${year}/offer.json`, corrected(files.offer), offerRow, problems);
  const optional = <T>(name: 'cutoffs' | 'successors' | 'notes', schema: Parameters<typeof readRows<T>>[2]) =>
    files[name] === undefined ? [] : readRows<T>(`${year}/${name}.json`, files[name], schema, problems);
  const cutoffs = optional('cutoffs', cutoffRow);
  const successors = optional('successors', successorRow);
  const notes = new Set(optional('notes', noteRow).map(({ value }) => value.code));

  const offered = ofCode(offer);
  problems.push(...repeated(offer, 'the code', ({ code }) => code));
  problems.push(...repeated(cutoffs, 'the code', ({ code }) => code));
  for (const { place, value } of here) {
    if (!offered.has(value.code)) problems.push(`${place}: code: ${value.code} is not in the offer of ${year}`);
  }
  for (const { place, value } of offer) {
    problems.push(...contradictions(value).map((problem) => `${place}: ${problem}`));
    const earlier = before.get(value.code)?.vacancies;
    if (earlier !== undefined && value.vacancies < earlier / 2 && !notes.has(value.code)) {
      problems.push(`${place}: vacancies: fall from ${earlier} to ${value.vacancies} without a note in notes.json`);
    }
  }
  for (const { place, value } of cutoffs) {
    const minimum = offered.get(value.code)?.minWeighted ?? null;
    if (minimum !== null && value.last < minimum) {
      problems.push(`${place}: last: ${value.last} is below the programme's own minimum ${minimum}`);
    }
  }
  for (const { place, value } of successors) {
    if (offered.has(value.code)) problems.push(`${place}: code: ${value.code} is offered in ${year}`);
    if (!offered.has(value.successor))
      problems.push(`${place}: successor: ${value.successor} is not offered in ${year}`);
  }
  return {
    year,
    offer: offered,
    cutoffs: ofCode(cutoffs),
    successors: new Map(successors.map(({ value }) => [value.code, value.successor])),
    problems,
  };
}

export function checkData(files: DataFiles): CheckedData {
  const problems: string[] = [];
  const details = readRows('programmes.json', files.programmes, detailsRow, problems);
  const universities = readRows('universities.json', files.universities, universityRow, problems);
  const corrections = readRows('corrections.json', files.corrections, correctionRow, problems);
  problems.push(...repeated(details, 'the code', ({ code }) => code));
  problems.push(...repeated(universities, 'the code', ({ code }) => code));
  problems.push(...repeated(universities, 'the address', ({ name }) => slug(name)));

  const known = new Set(universities.map(({ value }) => value.code));
  const areas = new Map<string, string>();
  for (const { place, value } of details) {
    const { universityCode, code, career } = value;
    if (!known.has(universityCode)) problems.push(`${place}: universityCode: ${universityCode} is unknown`);
    if (!code.startsWith(universityCode)) {
      problems.push(`${place}: code: does not begin with the university's ${universityCode}`);
    }
    const area = areas.get(career);
    areas.set(career, area ?? value.area);
    if (area !== undefined && area !== value.area) {
      problems.push(`${place}: area: '${value.area}', where ${career} was in '${area}'`);
    }
  }
  const careers = [...areas.keys()].map((name) => ({ place: `career '${name}'`, value: name }));
  problems.push(...repeated(careers, 'the address', slug));

  const years: ReadYear[] = [];
  // Before the first year that has notes the figures are history, which nobody applies with: their falls need none.
  const firstNoted = files.years.findIndex(({ notes }) => notes !== undefined);
  for (const [place, year] of files.years.entries()) {
    const before = firstNoted >= 0 && place >= firstNoted ? years[0]?.offer : undefined;
    years.unshift(readYear(year, corrections, before ?? new Map()));
  }
  problems.push(...years.flatMap((year) => year.problems));
  const codes = new Set(details.map(({ value }) => value.code));
  for (const { year, offer } of years) {
    for (const code of offer.keys()) {
      if (!codes.has(code)) problems.push(`${year}/offer.json: ${code} has no row in programmes.json`);
    }
  }
  const whole = new Set(years.flatMap(({ offer }) => [...offer.values()].filter(isWhole).map(({ code }) => code)));
  for (const { place, value } of details) {
    if (!whole.has(value.code)) problems.push(`${place}: is in the whole offer of no year`);
  }
  const [newest] = years;
  if (!newest) problems.push('data: there is no folder of a year');
  for (const [code, row] of newest?.offer ?? []) {
    if (!isWhole(row) || row.vacancies === 0) {
      problems.push(`${newest?.year}/offer.json (${code}): weights, elective, vacancies or minimum are missing`);
    }
  }

  if (problems.length > 0) return { kind: 'refused', problems };
  return {
    kind: 'data',
    data: {
      details: details.map(({ value }) => value),
      universities: universities.map(({ value }) => value),
      years,
      corrections: corrections.length,
    },
  };
}
