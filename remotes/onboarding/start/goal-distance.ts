import type { GoalProgram } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';

/** What is known of a score, and from where: nobody guesses one. */
export interface KnownScore {
  readonly low: number;
  readonly high: number;
  /** The student's own word, graded practice tests, or the diagnostic. */
  readonly from: 'typed' | 'practice' | 'diagnostic';
}

export interface KnownScores {
  readonly tests: { readonly [T in TestId]?: KnownScore };
  readonly nem?: number | undefined;
  readonly ranking?: number | undefined;
  /** Among the best tenth of their school's leavers, by their own word. */
  readonly bestTenth: boolean;
}

export const GOAL_KINDS = ['safe', 'realistic', 'reach'] as const;

export type GoalKind = (typeof GOAL_KINDS)[number];

/** Why a goal that looks near is not called safe, or is out of reach whatever its cut-off. */
export type Reservation =
  | { readonly kind: 'average'; readonly score: number; readonly isCertain: boolean }
  | { readonly kind: 'weighted-minimum'; readonly score: number }
  | { readonly kind: 'school-scores' | 'teaching' | 'special-test' | 'other-weights' };

/** How far a test is from what the programme takes, with everything else at the same level. */
export interface TestDistance {
  readonly test: TestId;
  /** Percent that it weighs. */
  readonly weight: number;
  readonly needed: number;
  /** `null` where nothing is known of the test. */
  readonly known: KnownScore | null;
}

export type GoalDistance =
  | { readonly kind: 'not-offered' | 'no-terms' | 'no-cutoff' }
  | {
      readonly kind: 'measured';
      readonly cutoff: { readonly year: number; readonly score: number };
      /** That count, in the order of the temario; the elective that the student is better in. */
      readonly tests: readonly TestDistance[];
      /** Tests of which nothing is known: until then nobody says how near it is. */
      readonly missing: readonly TestId[];
      readonly verdict: GoalKind | null;
      readonly reservations: readonly Reservation[];
      /** Among tests below what is needed, the one whose points change the weighted score most. */
      readonly lever: TestDistance | null;
    };

/** The middle move of a cut-off from one year to the next, of the official offer. */
export const CUTOFF_MOVES = 24;

const SCORE_LEAST = 100;
const SCORE_MOST = 1000;

const middleOf = ({ low, high }: Pick<KnownScore, 'low' | 'high'>) => (low + high) / 2;

/** Where Historia and Ciencias are alternatives the better one counts; while neither is known, the first. */
function countedTests(
  { weighedTests, requiredEither }: NonNullable<GoalProgram['terms']>,
  { tests }: KnownScores,
): readonly TestId[] {
  const either = weighedTests.filter((test) => requiredEither.includes(test));
  if (either.length < 2) return weighedTests;
  const known = (test: TestId) => tests[test];
  const [better] = [...either].sort((one, other) => {
    const [a, b] = [known(one), known(other)];
    return (b ? middleOf(b) : 0) - (a ? middleOf(a) : 0);
  });
  return weighedTests.filter((test) => test === better || !either.includes(test));
}

/** Points that every test has to have, so that the weighted score is `cutoff`: with the school's scores where they are known. */
function neededInTests(
  cutoff: number,
  weight: number,
  school: NonNullable<GoalProgram['terms']>['schoolWeights'],
  { nem, ranking }: KnownScores,
): number {
  if (!school || nem === undefined || ranking === undefined || weight === 0) return cutoff;
  const left = cutoff - (school.nem * nem + school.ranking * ranking) / 100;
  return Math.min(SCORE_MOST, Math.max(SCORE_LEAST, (100 * left) / weight));
}

function reservationsOf(
  terms: NonNullable<GoalProgram['terms']>,
  known: KnownScores,
  counted: readonly TestDistance[],
): readonly Reservation[] {
  const reservations: Reservation[] = [];
  const { minAverage, minWeighted, schoolWeights } = terms;
  const [cl, m1] = [known.tests.cl, known.tests.m1];
  const isExempt = minAverage.bestTenthExempt && known.bestTenth;
  const lowest = cl && m1 ? (cl.low + m1.low) / 2 : 0;
  const highest = cl && m1 ? (cl.high + m1.high) / 2 : SCORE_MOST;
  if (!isExempt && lowest < minAverage.score) {
    reservations.push({ kind: 'average', score: minAverage.score, isCertain: highest < minAverage.score });
  }
  const { nem, ranking } = known;
  const hasSchool = schoolWeights !== undefined && nem !== undefined && ranking !== undefined;
  if (!hasSchool) reservations.push({ kind: 'school-scores' });
  if (minWeighted !== null) {
    const school = hasSchool ? schoolWeights.nem * nem + schoolWeights.ranking * ranking : 0;
    const weighted = counted.reduce((sum, one) => sum + one.weight * (one.known?.low ?? 0), school) / 100;
    if (weighted < minWeighted) reservations.push({ kind: 'weighted-minimum', score: minWeighted });
  }
  if (terms.teaching) reservations.push({ kind: 'teaching' });
  if (terms.specialTest) reservations.push({ kind: 'special-test' });
  if (terms.otherWeights) reservations.push({ kind: 'other-weights' });
  return reservations;
}

/** How far a programme is, of what is known: what it asks for comes before any word on how near it is. */
export function goalDistance({ terms, lastCutoff }: GoalProgram, known: KnownScores): GoalDistance {
  if (!terms?.weights) return { kind: 'no-terms' };
  if (!terms.offered) return { kind: 'not-offered' };
  // Where fewer were selected than there were vacancies, the score is no bar.
  if (!lastCutoff || lastCutoff.unfilled) return { kind: 'no-cutoff' };
  const { weights } = terms;
  const counted = countedTests(terms, known);
  const weight = counted.reduce((sum, test) => sum + (weights[test] ?? 0), 0);
  const needed = Math.round(neededInTests(lastCutoff.score, weight, terms.schoolWeights, known));
  const tests = counted.map((test) => ({
    ...{ test, needed, weight: weights[test] ?? 0 },
    known: known.tests[test] ?? null,
  }));
  const missing = tests.flatMap(({ test, known: score }) => (score === null ? [test] : []));
  const reservations = reservationsOf(terms, known, tests);
  const isOut = reservations.some((one) => one.kind === 'average' && one.isCertain);
  const mean = (score: (of: KnownScore) => number) =>
    tests.reduce((sum, one) => sum + (one.known ? score(one.known) * one.weight : 0), 0) / weight;

  function verdict(): GoalKind | null {
    if (missing.length > 0 || weight === 0) return null;
    if (isOut || mean(({ high }) => high) < needed) return 'reach';
    const isAbove = mean(({ low }) => low) >= needed + CUTOFF_MOVES;
    return isAbove && reservations.length === 0 ? 'safe' : 'realistic';
  }

  const below = tests.filter(({ known: score }) => score === null || score.low < needed);
  const [lever = null] = [...below].sort((one, other) => other.weight - one.weight);
  return {
    kind: 'measured',
    cutoff: { year: lastCutoff.year, score: lastCutoff.score },
    ...{ tests, missing, reservations, lever },
    verdict: verdict(),
  };
}

/** Of each kind the first: what the student chose stands before what is proposed. */
export function threeGoals<Candidate extends { readonly distance: GoalDistance }>(
  candidates: readonly Candidate[],
): Readonly<Record<GoalKind, Candidate | null>> {
  const first = (kind: GoalKind) =>
    candidates.find(({ distance }) => distance.kind === 'measured' && distance.verdict === kind) ?? null;
  return { safe: first('safe'), realistic: first('realistic'), reach: first('reach') };
}
