import { userTransaction } from '@travesia/kit-service/database';
import { type RawBuilder, sql } from 'kysely';
import type { STUDENT_TABLES } from './own-data-store.ts';
import type { PracticeTables } from './tables.ts';
import { isTold } from './untold.ts';

type Table = (typeof STUDENT_TABLES)[number];

interface Exported {
  /** With what they are in the database: what remains of the primary key behind the student. */
  readonly key: Readonly<Record<string, 'uuid' | 'integer'>>;
  readonly columns: readonly string[];
  /** What is told instead of a column. */
  readonly also?: RawBuilder<unknown>;
  /** What became of attempts may have to wait for a simulacro. */
  readonly waits?: true;
  /** Rows of a statement, which has to end in its time on a slow disk; in memory they are some hundred kilobytes at most. */
  readonly page: number;
}

/** Without variants and the order of options, which would tell the keys of a test that is running. */
const EXPORTED: { readonly [T in Table]: Exported } = {
  'ensayos.attempt': {
    key: { id: 'uuid' },
    columns: [
      'request',
      'mode',
      'test',
      'state',
      'limit_ms',
      'created_at',
      'started_at',
      'deadline_at',
      'graded_at',
      'lease_epoch',
      'lease_device',
      'lease_base',
    ],
    also: sql`, jsonb_array_length(form->'slots') as items`,
    page: 500,
  },
  'ensayos.attempt_event': {
    key: { attempt_id: 'uuid', epoch: 'integer', seq: 'integer' },
    columns: ['slot', 'kind', 'payload', 'late', 'received_at'],
    page: 200,
  },
  'ensayos.result': {
    key: { attempt_id: 'uuid', grading_version: 'integer' },
    columns: ['summary', 'breakdown', 'grade', 'graded_at'],
    waits: true,
    page: 50,
  },
  'ensayos.evidence': {
    key: { attempt_id: 'uuid', slot: 'integer' },
    columns: ['content', 'item', 'outcome', 'at'],
    waits: true,
    page: 1000,
  },
  'ensayos.report': {
    key: { id: 'uuid' },
    columns: ['attempt_id', 'slot', 'reason', 'text', 'reported_at'],
    page: 500,
  },
};

export interface ExportPage {
  /** Without its schema. */
  readonly table: string;
  readonly rows: readonly object[];
}

/**
 * Everything that is kept of a student, page by page in the order of the primary keys: each page is a statement, so that
 * no connection waits for whoever reads slowly, and no more than one is in memory. Each table has one page at least.
 */
export async function* exportPages(tables: PracticeTables, uid: string): AsyncGenerator<ExportPage> {
  for (const [table, { key, columns, also = sql``, waits, page }] of Object.entries(EXPORTED)) {
    const names = Object.keys(key);
    const list = (of: readonly string[]) => sql.join(of.map((name) => sql.ref(name)));
    const told = waits ? sql`and ${isTold(uid)}` : sql``;
    let last: Readonly<Record<string, unknown>> | undefined;
    do {
      const before = last;
      const behind = before
        ? sql`and (${list(names)}) > (${sql.join(
            Object.entries(key).map(([name, type]) => sql`${before[name]}::${sql.raw(type)}`),
          )})`
        : sql``;
      // The bound stands in the text: unknown to a plan that is kept, it would have the whole table sorted for each page.
      const query = sql<Record<string, unknown>>`
        select ${list([...names, ...columns])}${also} from ${sql.table(table)}
        where user_id = ${uid} ${behind} ${told} order by ${list(['user_id', ...names])} limit ${sql.raw(String(page))}`;
      // Of a student with much that is new, statistics know nothing yet: a plan by them would sort all of it for each page.
      const { rows } = await userTransaction(tables, async (transaction) => {
        await sql`select set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(
          transaction,
        );
        return query.execute(transaction);
      });
      yield { table: table.replace('ensayos.', ''), rows };
      last = rows.length === page ? rows.at(-1) : undefined;
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
  for await (const { table, rows } of pages) {
    const isNew = table !== current;
    const start = isNew ? `${current === undefined ? '{' : '],'}"${table}":[` : rows.length > 0 ? ',' : '';
    current = table;
    count += rows.length;
    yield start + rows.map((row) => JSON.stringify(row)).join(',\n');
  }
  yield `${current === undefined ? '{' : '],'}"complete":{"rows":${count}}}`;
}
