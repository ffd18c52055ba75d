import { type Kysely, sql } from 'kysely';
import type { DataReportBody } from '../api/data-reports.ts';
import { REPORTS_A_DAY, REPORTS_KEPT_DAYS } from './limits.ts';
import type { PublicTables } from './tables.ts';

/** A report that nobody has settled yet. */
export interface OpenReport extends DataReportBody {
  readonly reportedAt: Date;
  /** Open reports of the same field of the same programme, or of the same page where none is named; this one too. */
  readonly alike: number;
}

export interface DataReportStore {
  /** Keeps a report, once however often it comes. `other`: its id is of another one. `full`: no more are taken today. */
  add(report: DataReportBody): Promise<'kept' | 'other' | 'full'>;
  /** What waits, those that most agree on first, and how many wait in all. */
  list(most: number): Promise<{ readonly open: number; readonly reports: readonly OpenReport[] }>;
  /** Marks reports as looked into. Answers the ids of those that waited. */
  settle(ids: readonly string[], note: string): Promise<readonly string[]>;
  /** Takes away what was kept long enough, settled or not. */
  forget(): Promise<void>;
}

interface OpenRow {
  readonly id: string;
  readonly page: string;
  readonly field: DataReportBody['field'];
  readonly program: string | null;
  readonly words: string;
  readonly reported_at: Date;
  readonly alike: number;
  readonly open: number;
}

export function createDataReportStore(tables: Kysely<PublicTables>): DataReportStore {
  async function isKept({ id, page, field, program, words }: DataReportBody): Promise<boolean | undefined> {
    const before = await tables
      .selectFrom('carreras.data_report')
      .select(['page', 'field', 'program', 'words'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!before) return undefined;
    return (
      before.page === page && before.field === field && before.program === (program ?? null) && before.words === words
    );
  }

  return {
    async add(report) {
      const { id, page, field, program = null, words } = report;
      const { numAffectedRows = 0n } = await sql`
        insert into carreras.data_report (id, page, field, program, words)
        select ${id}::uuid, ${page}, ${field}, ${program}::text, ${words}
        where (
          select count(*) from carreras.data_report where reported_at > now() - interval '1 day'
        ) < ${REPORTS_A_DAY}
        on conflict (id) do nothing`.execute(tables);
      if (numAffectedRows > 0n) return 'kept';
      const kept = await isKept(report);
      if (kept === undefined) return 'full';
      return kept ? 'kept' : 'other';
    },

    async list(most) {
      const { rows } = await sql<OpenRow>`
        select id, page, field, program, words, reported_at, count(*) over ()::int as open,
          count(*) over (partition by coalesce(program, page), field)::int as alike
        from carreras.data_report where settled_at is null
        order by alike desc, coalesce(program, page), field, reported_at
        limit ${most}`.execute(tables);
      return {
        open: rows[0]?.open ?? 0,
        reports: rows.map(({ id, page, field, program, words, reported_at: reportedAt, alike }) => ({
          id,
          page,
          field,
          ...(program !== null && { program }),
          words,
          reportedAt,
          alike,
        })),
      };
    },

    async settle(ids, note) {
      const rows = await tables
        .updateTable('carreras.data_report')
        .set({ settled_at: sql<Date>`now()`, note })
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('settled_at', 'is', null)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    async forget() {
      await tables
        .deleteFrom('carreras.data_report')
        .where('reported_at', '<', sql<Date>`now() - ${REPORTS_KEPT_DAYS} * interval '1 day'`)
        .execute();
    },
  };
}
