import { RECENT_ANSWERS_MAX } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import { sql } from 'kysely';
import type { AnsweredContent } from '../practice/most-needed.ts';
import { isReleased } from './embargo.ts';
import { wasHelped } from './hint-store.ts';
import type { PracticeTables } from './tables.ts';

/** What was right after a hint is not known to be known: it counts for nothing. What was wrong all the same is missing. */
export interface EvidenceStore {
  read(uid: string): Promise<{ readonly contents: readonly AnsweredContent[] }>;
  /** Items that were wrong or left out when they were last met, by test; without those that wait for a simulacro. */
  review(uid: string): Promise<ReadonlyMap<TestId, ReadonlySet<string>>>;
}

/** @param unseal makes evidence of what may be told by now */
export function createEvidenceStore(tables: PracticeTables, unseal: (uid: string) => Promise<void>): EvidenceStore {
  return {
    async read(uid) {
      await unseal(uid);
      const { rows } = await sql<{
        content: string;
        answered: number;
        correct: number;
        omitted: number;
        recent: { correct: boolean; at: string }[];
      }>`
        select content, count(*)::int as answered, count(*) filter (where outcome = 'correct')::int as correct,
          count(*) filter (where outcome = 'omitted' and place <= ${RECENT_ANSWERS_MAX})::int as omitted,
          jsonb_agg(jsonb_build_object('correct', outcome = 'correct', 'at', at) order by at desc, slot desc)
            filter (where place <= ${RECENT_ANSWERS_MAX}) as recent
        from (
          select content, slot, outcome, at, row_number() over (partition by content order by at desc, slot desc) as place
          from ensayos.evidence
          where user_id = ${uid} and ${isReleased(uid)} and not (outcome = 'correct' and ${wasHelped(uid)})
        ) as ranked
        group by content order by content`.execute(tables);
      return {
        contents: rows.map(({ content, recent, ...counts }) => ({
          contentId: content,
          ...counts,
          recent: recent.map(({ correct, at }) => ({ correct, at: new Date(at).toISOString() })),
        })),
      };
    },

    async review(uid) {
      await unseal(uid);
      const { rows } = await sql<{ item: string; content: string }>`
        select item, content from (
          select distinct on (item) item, content, outcome from ensayos.evidence
          where user_id = ${uid} and ${isReleased(uid)} and not (outcome = 'correct' and ${wasHelped(uid)})
          order by item, at desc, slot desc
        ) as last where outcome <> 'correct'`.execute(tables);
      const byTest = new Map<TestId, Set<string>>();
      for (const { item, content } of rows) {
        // A content's id begins with that of its test.
        const test = content.split('.')[0] as TestId;
        byTest.set(test, (byTest.get(test) ?? new Set()).add(item));
      }
      return byTest;
    },
  };
}
