import type { TestId } from '@travesia/contracts/temario';
import { type ScoreEstimate, scoresOf, shareAt } from './score.ts';
import { shareOfForm } from './share-model.ts';

/** What one graded test said of a student. */
export interface GradedScore {
  readonly score: ScoreEstimate;
  /** When it was graded, in milliseconds since the epoch. */
  readonly at: number;
}

/** What several said together: `low` and `high` are the ends of a band in which four of five students are. */
export interface CombinedScore extends Pick<ScoreEstimate, 'low' | 'middle' | 'high'> {
  /** Tests that it stands on, and questions that counted in them. */
  readonly results: number;
  readonly questions: number;
  readonly newestAt: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Days in which a result comes to count half as much as the newest one: the band then still holds who improves by a fifth
 * of the questions in three months (docs/decisions/0026).
 */
export const HALF_LIFE_DAYS = 21;

/** Results that count less than this beside the newest say nothing any more: those twelve weeks older. */
const WEIGHT_LEAST = 1 / 16;

const questionsOf = ({ method }: ScoreEstimate) => (method.kind === 'table' ? method.scored : method.answered);

const weightOf = (at: number, newestAt: number) => 2 ** ((at - newestAt) / (HALF_LIFE_DAYS * DAY_MS));

/** Answers to a full form that would say as much as some results do together. */
export interface PooledAnswers {
  readonly right: number;
  readonly wrong: number;
}

/**
 * Each result counts by its questions, and less the older it is beside the newest. Where results differ more than luck
 * lets the same student's differ, they are worth fewer questions (the dispersion of a quasi-binomial model, never below
 * 1): who was asked different contents, or is changing, is known less well than as many questions of one form would say.
 * So together they are never worth more questions than were answered.
 */
export function pooledAnswers(test: TestId, graded: readonly GradedScore[]): PooledAnswers {
  const newestAt = Math.max(...graded.map(({ at }) => at));
  const parts = graded.map(({ score, at }) => ({
    share: shareAt(test, score.middle),
    questions: questionsOf(score) * weightOf(at, newestAt),
  }));
  const questions = parts.reduce((sum, part) => sum + part.questions, 0);
  const share = parts.reduce((sum, part) => sum + part.share * part.questions, 0) / questions;
  const luck = share * (1 - share);
  const differences = parts.reduce((sum, part) => sum + part.questions * (part.share - share) ** 2, 0);
  const dispersion = luck > 0 && parts.length > 1 ? Math.max(1, differences / luck / (parts.length - 1)) : 1;
  return { right: (share * questions) / dispersion, wrong: ((1 - share) * questions) / dispersion };
}

/** What a student would have now, after the results of one test; `null` without any. One alone says what it said. */
export function combineScores(test: TestId, graded: readonly GradedScore[]): CombinedScore | null {
  const newestAt = Math.max(...graded.map(({ at }) => at));
  const counted = graded.filter(({ at }) => weightOf(at, newestAt) >= WEIGHT_LEAST);
  const [only] = counted;
  if (!only) return null;
  const basis = {
    results: counted.length,
    questions: counted.reduce((sum, { score }) => sum + questionsOf(score), 0),
    newestAt,
  };
  if (counted.length === 1) {
    const { low, middle, high } = only.score;
    return { low, middle, high, ...basis };
  }
  const pooled = { shift: 0, ...pooledAnswers(test, counted) };
  const { low, middle, high } = scoresOf(test, shareOfForm([pooled], [{ shift: 0, part: 1 }]));
  // Weighted answers need not be whole: near the ends of the scale the band may begin beyond the likeliest share.
  return { low: Math.min(low, middle), middle, high: Math.max(high, middle), ...basis };
}
