import { PAES_TESTS, type PaesTest, questionsToReach, SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import { averageMinimum, type DemandingProgram, type SchoolPlace } from './eligibility.ts';
import type { Scores } from './scores.ts';
import { type CountedElective, type WeightedScore, weightedScore } from './weighted-score.ts';

/** What one test has to be so that, with the others as they are, the target is reached. */
export interface RequiredScore {
  readonly test: PaesTest;
  /** What the student has; null when the test is the one that is not known. */
  readonly from: number | null;
  /** Smallest whole score that reaches the target and the least mean to apply; null when not even 1000 does. */
  readonly to: number | null;
  /** Points from `from` to `to`. */
  readonly points: number | null;
  /** More correct answers than now, by the official average table: an estimate. */
  readonly questions: number | null;
}

/** The smallest rise, the same in every test that counts, that reaches the target; nobody rises above 1000. */
export interface RiseTogether {
  readonly points: number;
  readonly questions: Readonly<Partial<Record<PaesTest, number>>>;
}

export type RequiredScores =
  | { readonly kind: 'reached'; readonly score: number }
  | {
      readonly kind: 'gap';
      /** Points of weighted score that lack, 0 where only the mean to apply does; null when a test is not known. */
      readonly gap: number | null;
      /** One for each test that weighs and could close the gap alone or nearly. */
      readonly tests: readonly RequiredScore[];
      /** Null when a test is not known. */
      readonly together: RiseTogether | null;
    }
  /** Not with 1000 in every test, which would be `best`: NEM and ranking do not rise any more. */
  | { readonly kind: 'unreachable'; readonly best: number }
  /** Cut-offs of programmes with a test of their own include it. */
  | { readonly kind: 'special-test' }
  /** More than one test is not known, or NEM or ranking. */
  | (WeightedScore & { readonly kind: 'missing' });

/** Smallest whole number in [min, max] for which `holds`, which once true stays true; null if none. */
function smallest(min: number, max: number, holds: (value: number) => boolean): number | null {
  if (!holds(max)) return null;
  let [low, high] = [min, max];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function completeScore(program: DemandingProgram, scores: Scores): number | null {
  const weighted = weightedScore(program, scores);
  return weighted.kind === 'complete' ? weighted.score : null;
}

/** Whether scores may apply and are enough. */
type Reaches = (scores: Scores) => boolean;

function reachesTarget(program: DemandingProgram, target: number, place: SchoolPlace): Reaches {
  const minimum = averageMinimum(program, place);
  return (scores) =>
    (completeScore(program, scores) ?? 0) >= target && ((scores.cl ?? 0) + (scores.m1 ?? 0)) / 2 >= minimum;
}

function requiredScore(scores: Scores, test: PaesTest, reaches: Reaches): RequiredScore {
  const from = scores[test] ?? null;
  const to = smallest(Math.ceil(from ?? SCORE_MIN), SCORE_MAX, (score) => reaches({ ...scores, [test]: score }));
  const climbed = to !== null && from !== null;
  return {
    test,
    from,
    to,
    points: climbed ? to - from : null,
    questions: climbed ? questionsToReach(test, from, to) : null,
  };
}

function riseTogether(
  program: DemandingProgram,
  scores: Scores,
  elective: CountedElective,
  reaches: Reaches,
): RiseTogether | null {
  const idle = elective === 'hcs' ? 'cien' : elective === 'cien' ? 'hcs' : null;
  const tests = PAES_TESTS.filter((test) => program.weights[test] > 0 && test !== idle);
  const raised = (test: PaesTest, points: number) => Math.min(SCORE_MAX, (scores[test] ?? 0) + points);
  const raisedBy = (points: number): Scores => ({
    ...scores,
    ...Object.fromEntries(tests.map((test) => [test, raised(test, points)])),
  });
  const points = smallest(0, SCORE_MAX - SCORE_MIN, (rise) => reaches(raisedBy(rise)));
  if (points === null) return null;
  const questions = tests.map((test) => [test, questionsToReach(test, scores[test] ?? 0, raised(test, points)) ?? 0]);
  return { points, questions: Object.fromEntries(questions) };
}

const BEST_TESTS: Scores = Object.fromEntries(PAES_TESTS.map((test) => [test, SCORE_MAX]));

/**
 * What has to rise so that the student may apply by the mean of Competencia Lectora and M1, and the weighted score reaches
 * `target`: a cut-off or a minimum. NEM and ranking stay as they are.
 */
export function requiredScores(
  program: DemandingProgram,
  scores: Scores,
  target: number,
  place: SchoolPlace = { bestTenth: false },
): RequiredScores {
  const weighted = weightedScore(program, scores);
  if (weighted.kind === 'special-test') return { kind: 'special-test' };
  const reaches = reachesTarget(program, target, place);
  if (weighted.kind === 'complete' && reaches(scores)) return { kind: 'reached', score: weighted.score };
  const best = completeScore(program, { ...scores, ...BEST_TESTS });
  if (best !== null && best < target) return { kind: 'unreachable', best };

  const closes = (test: PaesTest) => completeScore(program, { ...scores, [test]: SCORE_MAX }) !== null;
  const tests = PAES_TESTS.filter((test) => program.weights[test] > 0 && closes(test));
  if (weighted.kind === 'missing' && tests.length === 0) return weighted;
  return {
    kind: 'gap',
    gap: weighted.kind === 'complete' ? Math.max(0, target - weighted.score) : null,
    tests: tests.map((test) => requiredScore(scores, test, reaches)),
    together: weighted.kind === 'complete' ? riseTogether(program, scores, weighted.elective, reaches) : null,
  };
}
