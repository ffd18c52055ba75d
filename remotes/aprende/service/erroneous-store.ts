import { sql } from 'kysely';
import type { MadeMistake } from '../erroneous/choose-erroneous.ts';
import { SOURCE_WEIGHTS, VERIFIES_FROM_WEIGHT } from '../mastery/constants.ts';
import { EVIDENCE_SOURCES } from '../mastery/evidence.ts';
import { isContentId } from './is-content-id.ts';
import type { StudentTables } from './tables.ts';

export interface ErroneousStore {
  /** Named mistakes that were made last from `since` to `until`, in milliseconds since 1970. */
  made(uid: string, since: number, until: number): Promise<readonly MadeMistake[]>;
  /** Examples that were answered since. */
  answered(uid: string, since: number): Promise<number>;
}

/** What says that a content is known: no game, and no check right after its explanation. */
const TELLING = EVIDENCE_SOURCES.filter((source) => SOURCE_WEIGHTS[source] >= VERIFIES_FROM_WEIGHT);

export function createErroneousStore(tables: StudentTables): ErroneousStore {
  return {
    async made(uid, since, until) {
      // The mistake of an example that was answered right stands in its id alone: there it was nobody's.
      const { rows } = await sql<Omit<MadeMistake, 'content' | 'at'> & { content: string; at: Date }>`
        with made as (
          select content, mistake, max(at) as at from aprende.evidence
          where user_id = ${uid} and mistake is not null and at >= ${new Date(since)}
          group by content, mistake having max(at) <= ${new Date(until)}
        )
        select made.content, made.mistake, made.at,
          (count(*) filter (where later.help = 'none' and later.source in (${sql.join(TELLING)})))::int as "rightSince",
          coalesce(bool_or(later.source = 'erroneous' and split_part(later.id, ':', 3) = made.mistake), false) as "isFound"
        from made left join aprende.evidence as later on later.user_id = ${uid} and later.at >= ${new Date(since)}
          and later.content = made.content and later.at > made.at and later.correct
        group by made.content, made.mistake, made.at`.execute(tables);
      return rows.flatMap(({ content, at, ...row }) =>
        isContentId(content) ? [{ ...row, content, at: at.getTime() }] : [],
      );
    },

    async answered(uid, since) {
      const { count } = await tables
        .selectFrom('aprende.evidence')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('user_id', '=', uid)
        .where('at', '>=', new Date(since))
        .where('source', '=', 'erroneous')
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
