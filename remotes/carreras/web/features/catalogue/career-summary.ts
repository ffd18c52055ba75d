import { CUTOFF_YEAR, OFFER_YEAR, type Program, SHORT_PLAN_SEMESTERS_MAX } from '../../../admission/program.ts';
import { type CutoffRange, summariseCutoffs } from './cutoff-summary.ts';
import { type WeightRange, weightRanges } from './weight-ranges.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What several programmes have in common, in figures of {@link OFFER_YEAR}. */
export interface CareerSummary {
  readonly programs: number;
  readonly universities: number;
  readonly vacancies: number;
  /** Cut-offs of the programmes that filled: those of the others are no bar. Null where none did. */
  readonly cutoff: CutoffRange | null;
  /** Programmes with a cut-off of {@link CUTOFF_YEAR}, filled or not, also those that are not offered any more. */
  readonly cutoffs: number;
  readonly filled: number;
  readonly unfilled: number;
  readonly tuitionClp: Range | null;
  readonly tuitionUf: Range | null;
  /** Duration that most programmes declare; null where none does. */
  readonly usualSemesters: number | null;
  /** Bachilleratos and planes comunes, after which the career goes on elsewhere. */
  readonly shortPlans: number;
  readonly weights: readonly WeightRange[];
  readonly requireM2: number;
  /** Programmes where Historia or Ciencias counts, the better one. */
  readonly eitherElective: number;
  /** Programmes that ask for Ciencias, whatever the result in Historia, and the other way round. */
  readonly requireCien: number;
  readonly requireHcs: number;
  /** Programmes with a test of their own. */
  readonly specialTest: number;
}

const rangeOf = (values: readonly number[]): Range | null =>
  values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };

/** The value that stands most often; of several, the lowest. */
export function mode(values: readonly number[]): number {
  const counts = [...Map.groupBy(values, (value) => value)].sort(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || a - b,
  );
  const first = counts[0];
  if (!first) throw new RangeError('mode: of no values');
  return first[0];
}

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/** Semesters that most programmes declare; null where none does. */
export function usualDuration(programs: readonly Program[]): number | null {
  const durations = known(programs.map(({ durationSemesters }) => durationSemesters));
  return durations.length === 0 ? null : mode(durations);
}

/** Whether a programme is the beginning of a career that most of its like teach whole. */
export const isShortPlan = (semesters: number | null, usual: number | null): boolean =>
  semesters !== null && usual !== null && semesters <= SHORT_PLAN_SEMESTERS_MAX && usual > SHORT_PLAN_SEMESTERS_MAX;

/** `discontinued`: not offered any more; they count where it is told whom a process selected. */
export function careerSummary(programs: readonly Program[], discontinued: readonly Program[] = []): CareerSummary {
  const usualSemesters = usualDuration(programs);
  const cutoffs = summariseCutoffs(
    [...programs, ...discontinued].map((program) => program.cutoffs),
    CUTOFF_YEAR,
  );
  const filled = cutoffs.filled ?? 0;
  const count = (test: (program: Program) => boolean) => programs.filter(test).length;
  return {
    programs: programs.length,
    universities: new Set(programs.map(({ universityCode }) => universityCode)).size,
    vacancies: programs.reduce((sum, { vacancies }) => sum + vacancies, 0),
    cutoff: cutoffs.range,
    cutoffs: cutoffs.programs,
    filled,
    unfilled: cutoffs.programs - filled,
    tuitionClp: rangeOf(known(programs.map(({ tuition2026Clp }) => tuition2026Clp))),
    tuitionUf: rangeOf(known(programs.map(({ tuition2026Uf }) => tuition2026Uf))),
    usualSemesters,
    shortPlans: count(({ durationSemesters }) => isShortPlan(durationSemesters, usualSemesters)),
    weights: weightRanges(programs),
    requireM2: count(({ requiresM2 }) => requiresM2),
    eitherElective: count(({ electiveChoice }) => electiveChoice),
    requireCien: count(({ electiveChoice, weights }) => !electiveChoice && weights.cien > 0),
    requireHcs: count(({ electiveChoice, weights }) => !electiveChoice && weights.hcs > 0),
    specialTest: count(({ specialTestWeight }) => specialTestWeight > 0),
  };
}
