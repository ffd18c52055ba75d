import type { OwnScoresAnswer } from '@travesia/contracts/slices';
import { FACTORS } from '@travesia/kit-paes';
import { userTransaction } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import {
  SCORE_ROUNDS,
  type ScoreKind,
  type ScoreProcess,
  type ScoresAnswer,
  type ScoresBody,
  type StudentScore,
} from '../api/scores.ts';
import type { StudentTables } from './tables.ts';

export interface ScoreStore {
  read(uid: string): Promise<ScoresAnswer>;
  readOwn(uid: string): Promise<OwnScoresAnswer>;
  change(uid: string, kind: ScoreKind, body: ScoresBody): Promise<ScoresAnswer>;
}

const keyOf = (process: ScoreProcess | undefined) => (process ? `${process.year}-${process.round}` : '');

function processOf(key: string): { readonly process?: ScoreProcess } {
  const [year, name] = key.split('-');
  const round = SCORE_ROUNDS.find((known) => known === name);
  return round ? { process: { year: Number(year), round } } : {};
}

export function createScoreStore(tables: StudentTables): ScoreStore {
  async function readFrom(source: StudentTables, uid: string): Promise<ScoresAnswer> {
    const rows = await source
      .selectFrom('carreras.score')
      .select(['kind', 'process', 'factor', 'value', 'updated_at'])
      .where('user_id', '=', uid)
      .orderBy('kind')
      .orderBy('process')
      .orderBy('factor')
      .execute();
    const scores = rows.map(
      ({ kind, process, factor, value, updated_at }): StudentScore => ({
        kind,
        ...processOf(process),
        factor,
        value,
        updatedAt: updated_at.toISOString(),
      }),
    );
    return { scores };
  }

  return {
    read: (uid) => readFrom(tables, uid),

    async readOwn(uid) {
      const { scores } = await readFrom(tables, uid);
      return {
        scores: Object.fromEntries(scores.flatMap((one) => (one.kind === 'own' ? [[one.factor, one.value]] : []))),
      };
    },

    change: (uid, kind, body) =>
      userTransaction(tables, async (transaction) => {
        const process = keyOf(body.process);
        const named = FACTORS.flatMap((factor) => {
          const value = body.scores[factor];
          return value === undefined ? [] : [{ factor, value }];
        });
        const taken = named.filter(({ value }) => value === null).map(({ factor }) => factor);
        // In the order of the factors, so that two devices never wait for each other.
        const set = named.flatMap(({ factor, value }) =>
          value === null ? [] : [{ user_id: uid, kind, process, factor, value }],
        );
        if (taken.length > 0) {
          await transaction
            .deleteFrom('carreras.score')
            .where('user_id', '=', uid)
            .where('kind', '=', kind)
            .where('process', '=', process)
            .where(sql<boolean>`factor = any(${taken}::text[])`)
            .execute();
        }
        if (set.length > 0) {
          await transaction
            .insertInto('carreras.score')
            .values(set)
            .onConflict((conflict) =>
              conflict
                .columns(['user_id', 'kind', 'process', 'factor'])
                .doUpdateSet(({ ref }) => ({ value: ref('excluded.value'), updated_at: sql<Date>`now()` }))
                // Sent twice it is as old as the first: of two values the one that was written last is newer.
                .where('carreras.score.value', '!=', ({ ref }) => ref('excluded.value')),
            )
            .execute();
        }
        return readFrom(transaction, uid);
      }),
  };
}
