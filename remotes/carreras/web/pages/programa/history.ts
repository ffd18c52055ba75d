import { FACTOR_NAMES, FACTORS, type Factor } from '@travesia/kit-paes';
import type { EarlierTerms, Program } from '../../../admission/program.ts';
import { plainScoreText } from '../../features/catalogue/score-text.ts';

/** What changed from one process to the next, a figure a row. */
export interface History {
  /** Newest first: those of which anything is known. */
  readonly years: readonly number[];
  /** A cell a year. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

const NOT_KNOWN = 'sin dato';

const isElective = (factor: Factor) => factor === 'hcs' || factor === 'cien';

/** Of a year in which Historia and Ciencias were alternatives each weighs what the better one of them did. */
function weightText({ weights, electiveChoice }: EarlierTerms, factor: Factor): string {
  if (weights[factor] === 0) return '—';
  return electiveChoice && isElective(factor) ? `${weights[factor]} % (una de las dos)` : `${weights[factor]} %`;
}

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
  const years = [...new Set([...terms.keys(), ...vacancies.keys()])].sort((a, b) => b - a);
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
    rows: [
      { name: 'Vacantes', cells: years.map((year) => String(vacancies.get(year) ?? NOT_KNOWN)) },
      ...weighing.map((factor) => row(FACTOR_NAMES[factor], (known) => weightText(known, factor))),
      row('Ponderado mínimo', minWeightedText),
      row('Promedio mínimo de Lectora y M1', ({ minAverageClM1 }) =>
        minAverageClM1 === null ? NOT_KNOWN : plainScoreText(minAverageClM1),
      ),
    ],
  };
}
