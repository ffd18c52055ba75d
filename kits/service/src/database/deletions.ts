import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { ProblemError } from '../problem-error.ts';

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
export function createDeletions<Tables>(
  tables: Kysely<Tables>,
  slice: string,
  erase: (user: string) => Promise<void>,
): Deletions {
  const table = sql.table(`${slice}.deletion`);

  async function isDeleted({ user, signedInAtS }: Writer): Promise<boolean> {
    // Tokens tell whole seconds: who signed in within that of the deletion has to do it again.
    const { rows } = await sql`
      select 1 from ${table} where digest = ${digestOf(user)}
        and (${signedInAtS}::float8 is null or deleted_at >= to_timestamp(${signedInAtS}::float8))`.execute(tables);
    return rows.length > 0;
  }

  function refuse(): never {
    throw new ProblemError(401, 'What this session kept was deleted: sign in again.');
  }

  return {
    isDeleted,

    async delete(user) {
      // Seen by whoever writes from here on; rows that were on their way before are erased by whoever comes last.
      await sql`insert into ${table} (digest, deleted_at) values (${digestOf(user)}, now())
        on conflict (digest) do update set deleted_at = excluded.deleted_at`.execute(tables);
      await erase(user);
      await sql`delete from ${table} where deleted_at < now() - ${KEPT_DAYS} * interval '1 day'`.execute(tables);
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
