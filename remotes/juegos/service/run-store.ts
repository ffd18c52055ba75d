import type { DoneChallenge } from '@travesia/contracts/slices';
import { sql } from 'kysely';
import type { DoneAnswer } from '../api/challenges.ts';
import type { GameId } from '../models/simulation.ts';
import { RUNS_OF_A_STUDENT_MAX } from './limits.ts';
import type { StudentTables } from './tables.ts';

export interface DoneRun {
  readonly id: string;
  readonly game: GameId;
  readonly challenge: string;
  readonly contents: readonly string[];
  readonly explained: boolean;
  readonly doneAt: Date;
}

export interface RunStore {
  /** Whether a run that is kept was explained; `undefined` where none is. */
  explained(uid: string, id: string): Promise<boolean | undefined>;
  /** Keeps it once. */
  add(uid: string, run: DoneRun): Promise<void>;
  done(uid: string): Promise<DoneAnswer['challenges']>;
  /** Of each challenge the first one that was explained. */
  evidence(uid: string): Promise<readonly DoneChallenge[]>;
  all(uid: string): Promise<readonly (Omit<DoneRun, 'doneAt'> & { readonly doneAt: string })[]>;
  delete(uid: string): Promise<void>;
}

export function createRunStore(tables: StudentTables): RunStore {
  const ofStudent = (uid: string) => tables.selectFrom('juegos.challenge_run').where('user_id', '=', uid);
  return {
    async explained(uid, id) {
      return (await ofStudent(uid).where('id', '=', id).select('explained').executeTakeFirst())?.explained;
    },

    async add(uid, { id, game, challenge, contents, explained, doneAt }) {
      await sql`
        insert into juegos.challenge_run (user_id, id, game, challenge, contents, explained, done_at)
        select ${uid}, ${id}, ${game}, ${challenge}, ${[...contents]}, ${explained}, ${doneAt}
        where (select count(*) from juegos.challenge_run where user_id = ${uid}) < ${RUNS_OF_A_STUDENT_MAX}
        on conflict do nothing`.execute(tables);
    },

    done: (uid) =>
      ofStudent(uid).select(['game', 'challenge']).distinct().orderBy('game').orderBy('challenge').execute(),

    async evidence(uid) {
      const rows = await ofStudent(uid)
        .where('explained', '=', true)
        .select(['id', 'contents', 'done_at'])
        .distinctOn(['game', 'challenge'])
        .orderBy('game')
        .orderBy('challenge')
        .orderBy('done_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, contents, done_at }) => ({ id, contents, at: done_at.toISOString() }));
    },

    async all(uid) {
      const rows = await ofStudent(uid)
        .select(['id', 'game', 'challenge', 'contents', 'explained', 'done_at'])
        .orderBy('id')
        .execute();
      return rows.map(({ done_at, ...row }) => ({ ...row, doneAt: done_at.toISOString() }));
    },

    async delete(uid) {
      await tables.deleteFrom('juegos.challenge_run').where('user_id', '=', uid).execute();
    },
  };
}
