import { FACTORS, type Factor, SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import { parseDecimal } from '@travesia/kit-ui';
import type { Scores } from '../../admission/scores.ts';
import type { ScoreKind, ScoreProcess, StudentScore } from '../../api/scores.ts';

/** Where the score of a factor comes from. */
export interface ScoreInUse {
  readonly factor: Factor;
  readonly value: number;
  readonly kind: ScoreKind;
  readonly process?: ScoreProcess;
}

/** Of the official ones the best counts, as in an application, which takes the best of each test. */
function bestOf(scores: readonly StudentScore[], factor: Factor, kind: ScoreKind): ScoreInUse | undefined {
  return scores
    .filter((score) => score.factor === factor && score.kind === kind)
    .reduce<StudentScore | undefined>((best, score) => (best && best.value >= score.value ? best : score), undefined);
}

/**
 * The scores of the chosen kind; what it does not have is taken from what the student wrote, NEM and ranking above all,
 * which no test gives.
 */
export function scoresInUse(scores: readonly StudentScore[], kind: ScoreKind): readonly ScoreInUse[] {
  return FACTORS.flatMap((factor) => bestOf(scores, factor, kind) ?? bestOf(scores, factor, 'own') ?? []);
}

export function asScores(used: readonly ScoreInUse[]): Scores {
  return Object.fromEntries(used.map(({ factor, value }) => [factor, value]));
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
