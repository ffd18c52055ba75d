import { createHash } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { ProblemError } from '../problem-error.ts';
import type { Database } from './database.ts';

/**
 * Longer than any cookie of a user lives: 14 days of the identity provider's session cookies, 60 days of a guest's. What
 * was deleted before then nobody can write to any more.
 */
const KEPT_DAYS = 70;

/** Who asks for something to be kept. */
export interface Writer {
  readonly user: string;
  /** When they signed in, in seconds since 1970; `null` for who never does, whose deletion is for good. */
  readonly signedInAtS: number | null;
}

/**
 * Deleting what a slice keeps of a user, so that it stays done: whoever signed in before it makes no new rows. Needs a
 * table `<slice>.deletion (digest text primary key, deleted_at timestamptz not null)`, which names nobody.
 */
export interface Deletions {
  /** Deletes everything, and what comes in meanwhile. Done twice it changes nothing. */
  delete(user: string): Promise<void>;
  /** Runs `work`, which makes rows of the writer; 401 where what they had was deleted since they signed in. */
  whileKept<T>(writer: Writer, work: () => Promise<T>): Promise<T>;
  isDeleted(writer: Writer): Promise<boolean>;
}

const digestOf = (user: string) => createHash('sha256').update(user).digest('hex');

/** `erase`: takes away every row of a user. */
export function createDeletions(
  { kysely, pipelined }: Pick<Database, 'kysely' | 'pipelined'>,
  slice: string,
  erase: (user: string) => Promise<void>,
): Deletions {
  const table = sql.table(`${slice}.deletion`);
  // Asked twice by whatever makes rows: its text is written once. Tokens tell whole seconds: who signed in within that of
  // the deletion has to do it again.
  const isDeletedText = `select 1 from "${slice}"."deletion" where digest = $1
    and ($2::float8 is null or deleted_at >= to_timestamp($2::float8))`;

  const isDeleted = async ({ user, signedInAtS }: Writer) =>
    (await pipelined(CompiledQuery.raw(isDeletedText, [digestOf(user), signedInAtS]))).length > 0;

  function refuse(): never {
    throw new ProblemError(401, 'What this session kept was deleted: sign in again.');
  }

  return {
    isDeleted,

    async delete(user) {
      // Seen by whoever writes from here on; rows that were on their way before are erased by whoever comes last.
      await sql`insert into ${table} (digest, deleted_at) values (${digestOf(user)}, now())
        on conflict (digest) do update set deleted_at = excluded.deleted_at`.execute(kysely);
      await erase(user);
      await sql`delete from ${table} where deleted_at < now() - ${KEPT_DAYS} * interval '1 day'`.execute(kysely);
    },

    async whileKept(writer, work) {
      if (await isDeleted(writer)) refuse();
      const done = await work();
      if (!(await isDeleted(writer))) return done;
      await erase(writer.user);
      return refuse();
    },
  };
}
