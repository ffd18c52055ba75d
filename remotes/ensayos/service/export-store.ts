import { userTransaction } from '@travesia/kit-service/database';
import { type RawBuilder, sql } from 'kysely';
import { isReleased } from './embargo.ts';
import type { STUDENT_TABLES } from './own-data-store.ts';
import { isUnsealed } from './sealed-evidence.ts';
import type { PracticeTables } from './tables.ts';

/** What is sealed is told once it is evidence. */
type Table = Exclude<(typeof STUDENT_TABLES)[number], 'ensayos.sealed_evidence'>;

interface Exported {
  /** With what they are in the database: what remains of the primary key behind the student. */
  readonly key: Readonly<Record<string, 'uuid' | 'integer'>>;
  readonly columns: readonly string[];
  /** Columns that are moments: told as JavaScript writes them. */
  readonly times: readonly string[];
  /** What is told instead of a column. */
  readonly also?: RawBuilder<unknown>;
  /** A row says what became of an attempt, which may have to wait for a simulacro, or for a diagnostic. */
  readonly tellsOutcome?: true;
  /** Rows of a statement, which has to end in its time on a slow disk; in memory they are some hundred kilobytes at most. */
  readonly page: number;
  /**
   * As many after a statement that was quick. Texts of over 128 kB lie apart from V8's young generation, which small ones
   * make grow by more than 100 MB.
   */
  readonly quickPage?: number;
}

/** Without variants and the order of options, which would tell the keys of a test that is running. */
const EXPORTED: { readonly [T in Table]: Exported } = {
  'ensayos.attempt': {
    key: { id: 'uuid' },
    columns: ['request', 'mode', 'test', 'state', 'limit_ms', 'lease_epoch', 'lease_device', 'lease_base'],
    times: ['created_at', 'started_at', 'deadline_at', 'graded_at'],
    also: sql`, jsonb_array_length(form->'slots') as items`,
    page: 500,
  },
  'ensayos.attempt_event': {
    key: { attempt_id: 'uuid', epoch: 'integer', seq: 'integer' },
    columns: ['slot', 'kind', 'payload', 'late'],
    times: ['received_at'],
    page: 200,
    quickPage: 1000,
  },
  'ensayos.result': {
    key: { attempt_id: 'uuid', grading_version: 'integer' },
    columns: ['summary', 'breakdown', 'grade'],
    times: ['graded_at'],
    tellsOutcome: true,
    page: 50,
  },
  'ensayos.evidence': {
    key: { attempt_id: 'uuid', slot: 'integer' },
    columns: ['content', 'item', 'outcome'],
    times: ['at', 'kept_at'],
    tellsOutcome: true,
    page: 1000,
  },
  'ensayos.report': {
    key: { id: 'uuid' },
    columns: ['attempt_id', 'slot', 'reason', 'text'],
    times: ['reported_at'],
    page: 500,
  },
  'ensayos.hint': {
    key: { attempt_id: 'uuid', slot: 'integer' },
    columns: ['rung', 'tries'],
    times: ['at'],
    page: 1000,
  },
};

/** A statement so quick leaves five times as many rows far within their time. */
const QUICK_MS = 100;

export interface ExportPage {
  /** Without its schema. */
  readonly table: string;
  readonly rows: number;
  /** The rows in JSON, without the brackets of a list. */
  readonly text: string;
}

const momentOf = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.ref(column)}`;

/**
 * Everything that is kept of a student, page by page in the order of the primary keys: each page is a statement, so that
 * no connection waits for whoever reads slowly, and no more than one is in memory. The database writes the JSON: a million
 * rows as objects would each be made, kept past a collection and thrown away. Each table has one page at least.
 * @param unseal makes evidence of what may be told by now; of the rest is told that it was answered, and not what became of it
 */
export async function* exportPages(
  tables: PracticeTables,
  uid: string,
  unseal: (uid: string) => Promise<void>,
): AsyncGenerator<ExportPage> {
  await unseal(uid);
  for (const [table, { key, columns, times, also = sql``, tellsOutcome, page, quickPage = page }] of Object.entries(
    EXPORTED,
  )) {
    const names = Object.keys(key);
    const list = (of: readonly string[]) => sql.join(of.map((name) => sql.ref(name)));
    const isNoSecret = tellsOutcome ? sql`and ${isReleased(uid)} and ${isUnsealed(uid)}` : sql``;
    let limit = page;
    let last: Readonly<Record<string, unknown>> | undefined;
    do {
      const before = last;
      const behind = before
        ? sql`and (${list(names)}) > (${sql.join(
            Object.entries(key).map(([name, type]) => sql`${before[name]}::${sql.raw(type)}`),
          )})`
        : sql``;
      // The bound stands in the text: unknown to a plan that is kept, it would have the whole table sorted for each page.
      const query = sql<{ rows: number; text: string | null }>`
        select count(*)::int as rows, string_agg(to_json(page)::text, E',\n') as text, ${sql.join(
          names.map((name) => sql`(array_agg(${sql.ref(name)}))[count(*)::int] as ${sql.ref(name)}`),
        )} from (
          select ${sql.join([list([...names, ...columns]), ...times.map(momentOf)])}${also} from ${sql.table(table)}
          where user_id = ${uid} ${behind} ${isNoSecret} order by ${list(['user_id', ...names])} limit ${sql.raw(String(limit))}
        ) as page`;
      // Of a student with much that is new, statistics know nothing yet: a plan by them would sort all of it for each page.
      const started = performance.now();
      const [read] = await userTransaction(tables, async (transaction) => {
        await sql`select set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(
          transaction,
        );
        return (await query.execute(transaction)).rows;
      });
      const took = performance.now() - started;
      const rows = read?.rows ?? 0;
      yield { table: table.replace('ensayos.', ''), rows, text: read?.text ?? '' };
      last = rows === limit ? read : undefined;
      limit = took < QUICK_MS ? quickPage : page;
    } while (last);
  }
}

/**
 * The pages as one JSON document: rows by table, and at its end `complete` with how many those are. Where it breaks off it
 * is no JSON, and says nothing of being complete.
 */
export async function* writeExport(pages: AsyncIterable<ExportPage>): AsyncGenerator<string> {
  let current: string | undefined;
  let count = 0;
  for await (const { table, rows, text } of pages) {
    const isNew = table !== current;
    const start = isNew ? `${current === undefined ? '{' : '],'}"${table}":[` : rows > 0 ? ',' : '';
    current = table;
    count += rows;
    if (start !== '') yield start;
    if (text !== '') yield text;
  }
  yield `${current === undefined ? '{' : '],'}"complete":{"rows":${count}}}`;
}
