import { FACTORS } from '@travesia/kit-paes';
import type { EarlierTerms, Program } from '../../../admission/program.ts';
import { plainScoreText } from '../../features/catalogue/score-text.ts';
import { WEIGHED_FACTOR_SHORT_NAMES } from '../../features/catalogue/weight-ranges.ts';

/** What changed from one process to the next, a figure a row. */
export interface History {
  /** Newest first: those from 2024 on of which anything is known. */
  readonly years: readonly number[];
  /** A cell a year. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
  /** Years in which the better of Historia and Ciencias counted. */
  readonly choice: readonly number[];
  /** Years that weighed Historia and Ciencias, of which it is not known whether both counted or the better one. */
  readonly unknownChoice: readonly number[];
}

const NOT_KNOWN = 'sin dato';

/** The first year with cut-offs; before it only vacancies are known, and a phone has no room for them. */
const FIRST_YEAR = 2024;

function minWeightedText({ minWeighted }: EarlierTerms): string {
  if (minWeighted === undefined) return NOT_KNOWN;
  return minWeighted === null ? 'no pide' : plainScoreText(minWeighted);
}

export function historyOf(program: Program): History {
  const { offeredIn, vacanciesByYear, earlierTerms } = program;
  const terms = new Map<number, EarlierTerms>([
    [offeredIn, { ...program, year: offeredIn }],
    ...earlierTerms.map((earlier) => [earlier.year, earlier] as const),
  ]);
  const vacancies = new Map([
    ...vacanciesByYear.map(({ year, vacancies }) => [year, vacancies] as const),
    [offeredIn, program.vacancies] as const,
  ]);
  const years = [...new Set([...terms.keys(), ...vacancies.keys()])]
    .filter((year) => year >= FIRST_YEAR)
    .sort((a, b) => b - a);
  const row = (name: string, of: (earlier: EarlierTerms) => string) => ({
    name,
    cells: years.map((year) => {
      const known = terms.get(year);
      return known ? of(known) : NOT_KNOWN;
    }),
  });
  const weighing = FACTORS.filter((factor) => [...terms.values()].some(({ weights }) => weights[factor] > 0));
  return {
    years,
    choice: years.filter((year) => terms.get(year)?.electiveChoice === true),
    unknownChoice: years.filter((year) => {
      const known = terms.get(year);
      return known?.electiveChoice === null && known.weights.hcs > 0 && known.weights.cien > 0;
    }),
    rows: [
      { name: 'Vacantes', cells: years.map((year) => String(vacancies.get(year) ?? NOT_KNOWN)) },
      ...weighing.map((factor) =>
        row(WEIGHED_FACTOR_SHORT_NAMES[factor], ({ weights }) =>
          weights[factor] === 0 ? '—' : `${weights[factor]} %`,
        ),
      ),
      row('Ponderado mínimo', minWeightedText),
      row('Promedio mínimo', ({ minAverageClM1 }) =>
        minAverageClM1 === null ? NOT_KNOWN : plainScoreText(minAverageClM1),
      ),
    ],
  };
}
