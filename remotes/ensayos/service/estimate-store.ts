import type { ScoreEstimatesAnswer } from '@travesia/contracts/slices';
import { TEMARIO } from '@travesia/contracts/temario';
import { combineScores, type GradedScore } from '../practice/scoring/combine-scores.ts';
import { newestResults } from './attempt-store.ts';
import { ESTIMATED_ATTEMPTS_MAX } from './limits.ts';
import type { PracticeTables } from './tables.ts';

export interface EstimateStore {
  /** Without what waits for a simulacro to end, and without scores on an older scale. */
  read(uid: string): Promise<ScoreEstimatesAnswer>;
}

export function createEstimateStore(tables: PracticeTables): EstimateStore {
  return {
    async read(uid) {
      const attempts = await tables
        .selectFrom('ensayos.attempt')
        .select(['id', 'test', 'graded_at'])
        .where('user_id', '=', uid)
        .where('state', '=', 'graded')
        .where('mode', 'in', ['simulacro', 'practica'])
        .orderBy('created_at', 'desc')
        .limit(ESTIMATED_ATTEMPTS_MAX)
        .execute();
      const results = await newestResults(
        tables,
        uid,
        attempts.map(({ id }) => id),
      );
      const estimates = TEMARIO.flatMap(({ id: test }) => {
        const graded = attempts.flatMap((attempt): readonly GradedScore[] => {
          const score = attempt.test === test ? results.get(attempt.id)?.score : undefined;
          return score && attempt.graded_at ? [{ score, at: attempt.graded_at.getTime() }] : [];
        });
        const combined = combineScores(test, graded);
        if (!combined) return [];
        const { newestAt, ...estimate } = combined;
        return [{ test, ...estimate, newestAt: new Date(newestAt).toISOString() }];
      });
      return { estimates };
    },
  };
}
