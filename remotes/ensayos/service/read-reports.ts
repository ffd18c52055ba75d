import type { Database } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import type { ReportReason } from '../api/attempts.ts';

/** What students reported of a question of the bank, in all of its variants. */
export interface ReportedItem {
  /** With its version: `m1-fracciones-suma@2`. */
  readonly item: string;
  readonly reports: number;
  readonly reasons: Readonly<Partial<Record<ReportReason, number>>>;
  readonly lastAt: Date;
  /** The newest with words of their own. */
  readonly words: readonly {
    readonly variant: string;
    readonly reason: ReportReason;
    readonly text: string;
    /** ISO 8601. */
    readonly at: string;
  }[];
}

/** Words that a list shows of one question. */
const WORDS_AN_ITEM = 5;

/** Of every question that was reported, the most reported first; not who did. */
export async function readReports({ kysely }: Database): Promise<readonly ReportedItem[]> {
  const { rows } = await sql<{
    item: string;
    reports: number;
    reasons: ReportedItem['reasons'];
    last_at: Date;
    words: ReportedItem['words'] | null;
  }>`
    with reported as (
      select split_part(item, ':', 1) as item, item as variant, reason, text, reported_at,
        row_number() over (partition by split_part(item, ':', 1), text is null order by reported_at desc) as place
      from ensayos.report
    ), by_reason as (
      select item, reason, count(*)::int as reports, max(reported_at) as last_at from reported group by item, reason
    ), counted as (
      select item, sum(reports)::int as reports, jsonb_object_agg(reason, reports) as reasons, max(last_at) as last_at
      from by_reason group by item
    ), told as (
      select item, jsonb_agg(
        jsonb_build_object('variant', variant, 'reason', reason, 'text', text, 'at', reported_at) order by place
      ) as words
      from reported where text is not null and place <= ${WORDS_AN_ITEM} group by item
    )
    select item, reports, reasons, last_at, words from counted left join told using (item)
    order by reports desc, item`.execute(kysely);
  return rows.map(({ last_at, words, ...row }) => ({ ...row, lastAt: last_at, words: words ?? [] }));
}
