import type { TestScoreEstimate } from '@travesia/contracts/slices';
import { FACTORS, type Factor, SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import { parseDecimal } from '@travesia/kit-ui';
import type { ScoreRanges, Scores } from '../../../admission/scores.ts';
import { SCORE_KINDS, type ScoreKind, type ScoreProcess, type StudentScore } from '../../../api/scores.ts';
import { TEST_FACTORS } from './test-factors.ts';

/** `estimated`: from tests that were graded in Travesía. */
export const SCORE_SOURCES = [...SCORE_KINDS, 'estimated'] as const;

export type ScoreSource = (typeof SCORE_SOURCES)[number];

/** A score that is reckoned with, and where it comes from. */
export interface ScoreInUse {
  readonly factor: Factor;
  readonly value: number;
  readonly source: ScoreSource;
  readonly process?: ScoreProcess;
  /** What it is an estimate from, with its range. */
  readonly estimate?: TestScoreEstimate;
}

/** Of the official ones the best counts, as in an application, which takes the best of each test. */
function bestOf(scores: readonly StudentScore[], factor: Factor, kind: ScoreKind): ScoreInUse | undefined {
  const best = scores
    .filter((score) => score.factor === factor && score.kind === kind)
    .reduce<StudentScore | undefined>(
      (found, score) => (found && found.value >= score.value ? found : score),
      undefined,
    );
  return best && { factor, value: best.value, source: kind, ...(best.process && { process: best.process }) };
}

function estimateOf(estimates: readonly TestScoreEstimate[], factor: Factor): ScoreInUse | undefined {
  const estimate = estimates.find(({ test }) => TEST_FACTORS[test] === factor);
  return estimate && { factor, value: estimate.middle, source: 'estimated', estimate };
}

/**
 * The scores of the chosen source; what it does not have is taken from what the student wrote, NEM and ranking above all,
 * which no test gives.
 */
export function scoresInUse(
  scores: readonly StudentScore[],
  estimates: readonly TestScoreEstimate[],
  source: ScoreSource,
): readonly ScoreInUse[] {
  const chosen = (factor: Factor) =>
    source === 'estimated' ? estimateOf(estimates, factor) : bestOf(scores, factor, source);
  return FACTORS.flatMap((factor) => chosen(factor) ?? bestOf(scores, factor, 'own') ?? []);
}

export function asScores(used: readonly ScoreInUse[]): Scores {
  return Object.fromEntries(used.map(({ factor, value }) => [factor, value]));
}

export function asRanges(used: readonly ScoreInUse[]): ScoreRanges {
  return Object.fromEntries(used.flatMap(({ factor, estimate }) => (estimate ? [[factor, estimate] as const] : [])));
}

export type ScoreText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'score'; readonly value: number }
  | { readonly kind: 'wrong'; readonly message: string };

/** `1.000` is a thousand, as Chile writes it. */
const THOUSAND = /^1\.000(?:,0+)?$/;
const GRADE_MAX = 7;

/** A score as a student types it: whole, because that is how every official one is. */
export function readScoreText(text: string): ScoreText {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const value = THOUSAND.test(typed) ? SCORE_MAX : parseDecimal(typed);
  if (value === null) return { kind: 'wrong', message: 'Escribe solo el puntaje, por ejemplo 652.' };
  if (value >= 1 && value <= GRADE_MAX) {
    return { kind: 'wrong', message: 'Eso parece una nota. Aquí va el puntaje, de 100 a 1.000.' };
  }
  if (value < SCORE_MIN || value > SCORE_MAX) return { kind: 'wrong', message: 'Debe estar entre 100 y 1.000.' };
  if (!Number.isInteger(value)) return { kind: 'wrong', message: 'Los puntajes son enteros, sin decimales.' };
  return { kind: 'score', value };
}
