import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server.ts';
import type { Database } from './database.ts';
import { type MigratedSlice, MigrationError, type Slice } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const JOB = new URL('./testing/migration-process.ts', import.meta.url);
const DEADLINE_MS = 30_000;
const GATE = 4711;

/** Jobs that start together, and what there is to do for them. */
const TOGETHER = process.env['SOAK'] ? { jobs: 4, slices: 10 } : { jobs: 3, slices: 4 };

let server: PostgresServer;
let folder: string;
let databases: Database[] = [];
let slices = 0;
let slice: Slice;

beforeAll(async () => {
  server = await startPostgresServer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travesia-migrations-'));
  slices += 1;
  slice = { name: `prueba_${slices}`, migrations: folder };
});
afterEach(async () => {
  await Promise.all(databases.map((database) => database.close()));
  databases = [];
  await rm(folder, { recursive: true });
});
afterAll(() => server.close());

function open(): Database {
  const database = openDatabase({ engine: 'postgresql', url: server.url });
  databases.push(database);
  return database;
}

const startJob = (own: readonly Slice[]) => fork(JOB, [server.url, JSON.stringify(own)], { execArgv: [] });

const write = (name: string, text: string) => writeFile(join(slice.migrations, name), text);
const table = (name: string) => `create table ${slice.name}.${name} (id int primary key);\n`;

async function tablesOf({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables where table_schema = ${slice.name} order by 1`.execute(kysely);
  return rows.map(({ table_name }) => table_name);
}

it('applies what is new, in the order of the names, and nothing twice', async () => {
  const database = open();
  await write('0002-b.sql', `alter table ${slice.name}.a add column b int;\n${table('b')}`);
  await write('0001-a.sql', table('a'));
  expect(await database.migrate([slice])).toEqual([{ slice: slice.name, applied: ['0001-a.sql', '0002-b.sql'] }]);
  await write('0003-c.sql', table('c'));
  expect(await database.migrate([slice])).toEqual([{ slice: slice.name, applied: ['0003-c.sql'] }]);
  expect(await database.migrate([slice])).toEqual([{ slice: slice.name, applied: [] }]);
  expect(await tablesOf(database)).toEqual(['a', 'b', 'c', 'migration']);
});

it('D-06 runs once, however many jobs start together', async () => {
  const { name } = slice;
  const prepared = Array.from({ length: TOGETHER.slices }, (_, round) => ({
    name: `${name}_${round}`,
    migrations: join(folder, `${round}`),
  }));
  for (slice of prepared) {
    await mkdir(slice.migrations);
    await write('0001-a.sql', `${table('a')}select pg_advisory_xact_lock(${GATE});`);
    await write('0002-b.sql', table('b'));
  }
  // Nobody gets further than the first migration until all have come.
  const migrated = await open()
    .kysely.connection()
    .execute(async (gate) => {
      await sql`select pg_advisory_lock(${GATE})`.execute(gate);
      const answers = Array.from({ length: TOGETHER.jobs }, async () => {
        const job = startJob(prepared);
        const ended = once(job, 'exit');
        const [message] = await once(job, 'message');
        expect(await ended).toEqual([0, null]);
        return message as readonly MigratedSlice[];
      });
      await vi.waitFor(async () => {
        const { rows } = await sql`
        select 1 from pg_stat_activity where application_name = 'travesia-migrations'`.execute(gate);
        expect(rows).toHaveLength(answers.length);
      }, DEADLINE_MS);
      await sql`select pg_advisory_unlock(${GATE})`.execute(gate);
      return Promise.all(answers);
    });
  for (const [round, { name: schema }] of prepared.entries()) {
    const applied = migrated.flatMap((one) => one[round]?.applied ?? []);
    // Each by whichever job was there.
    expect(applied.toSorted(), schema).toEqual(['0001-a.sql', '0002-b.sql']);
  }
});

it('D-06 is done by the next job where one was killed in the middle', async () => {
  await write('0001-a.sql', `${table('a')}select pg_sleep(600);`);
  const job = startJob([slice]);
  const ended = once(job, 'exit');
  const database = open();
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where wait_event = 'PgSleep'`.execute(database.kysely);
    expect(rows).toHaveLength(1);
  }, DEADLINE_MS);
  job.kill('SIGKILL');
  await ended;
  await write('0001-a.sql', table('a'));
  expect(await database.migrate([slice])).toEqual([{ slice: slice.name, applied: ['0001-a.sql'] }]);
});

it('D-06 waits for a table that is in use without keeping anybody else waiting', async () => {
  const database = open();
  await write('0001-a.sql', table('a'));
  await database.migrate([slice]);
  await write('0002-b.sql', `alter table ${slice.name}.a add column b int;`);
  const read = (by: Kysely<object>) => sql`select id from ${sql.table(`${slice.name}.a`)}`.execute(by);
  let isOver = false;
  const { promise: isInUse, resolve: inUse } = Promise.withResolvers<void>();
  const untilOver = async (by: Kysely<object>) => {
    for (; !isOver; await sleep(20)) {
      await read(by);
      inUse();
    }
  };
  const using = database.kysely.transaction().execute(untilOver);
  await isInUse;
  const reading = untilOver(database.kysely);
  const migrated = open().migrate([slice]);
  try {
    // The job has waited, let go and come again.
    for (const waits of [true, false, true]) {
      await vi.waitFor(
        async () => {
          const { rows } = await sql`
            select 1 from pg_locks where not granted and relation is not null`.execute(database.kysely);
          expect(rows.length > 0).toBe(waits);
        },
        { timeout: DEADLINE_MS, interval: 20 },
      );
    }
  } finally {
    isOver = true;
    await Promise.all([using, reading, migrated]);
  }
  expect(await migrated).toEqual([{ slice: slice.name, applied: ['0002-b.sql'] }]);
});

it('leaves the tables as they were before the migration that fails', async () => {
  const database = open();
  await write('0001-a.sql', table('a'));
  await write('0002-b.sql', `${table('b')}create table nowhere.b (id int);`);
  const failed = database.migrate([slice]);
  await expect(failed).rejects.toThrow(MigrationError);
  await expect(failed).rejects.toThrow(`${slice.name}: 0002-b.sql: schema "nowhere" does not exist`);
  expect(await tablesOf(database)).toEqual(['a', 'migration']);
  await write('0002-b.sql', table('b'));
  expect(await database.migrate([slice])).toEqual([{ slice: slice.name, applied: ['0002-b.sql'] }]);
});

const INDEX = '0002-index.sql';
const indexText = () =>
  `-- online\n-- For who looks it up.\ncreate index concurrently a_by_b on ${slice.name}.a (b);\n`;

async function withTable(database: Database): Promise<void> {
  await write('0001-a.sql', `create table ${slice.name}.a (id int primary key, b int);`);
  await database.migrate([slice]);
  await sql`insert into ${sql.table(`${slice.name}.a`)} select n, n from generate_series(1, 100) as n`.execute(
    database.kysely,
  );
}

async function indexesOf({ kysely }: Database): Promise<readonly { name: string; valid: boolean }[]> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = to_regnamespace(${slice.name}) and relname like 'a\\_%' and not indisprimary`.execute(kysely);
  return rows;
}

it('builds an index while rows are written, and waits with it for who was there before', async () => {
  const database = open();
  await withTable(database);
  await write(INDEX, indexText());
  const insert = (by: Kysely<object>, id: number) =>
    sql`insert into ${sql.table(`${slice.name}.a`)} values (${id}, ${id})`.execute(by);
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
  const before = database.kysely.transaction().execute(async (transaction) => {
    await insert(transaction, 1001);
    held();
    await isOver;
  });
  await isHeld;
  const jobs = [open().migrate([slice]), open().migrate([slice])];
  await vi.waitFor(async () => expect(await indexesOf(database)).toEqual([{ name: 'a_by_b', valid: false }]), {
    timeout: DEADLINE_MS,
  });
  await insert(database.kysely, 1002);
  over();
  await before;
  const applied = (await Promise.all(jobs)).flatMap(([one]) => one?.applied ?? []);
  expect(applied).toEqual([INDEX]);
  expect(await indexesOf(database)).toEqual([{ name: 'a_by_b', valid: true }]);
});

it('builds an index again of which a job that was killed left half, and once where it had only not said so', async () => {
  const database = open();
  await withTable(database);
  await write(INDEX, indexText());
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
  const before = database.kysely.transaction().execute(async (transaction) => {
    await sql`insert into ${sql.table(`${slice.name}.a`)} values (1001, 1)`.execute(transaction);
    held();
    await isOver;
  });
  await isHeld;
  const job = startJob([slice]);
  const ended = once(job, 'exit');
  const half = [{ name: 'a_by_b', valid: false }];
  await vi.waitFor(async () => expect(await indexesOf(database)).toEqual(half), { timeout: DEADLINE_MS });
  job.kill('SIGKILL');
  await ended;
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where application_name = 'travesia-migrations'`.execute(database.kysely);
      expect(rows).toEqual([]);
    },
    { timeout: DEADLINE_MS },
  );
  over();
  await before;
  expect(await indexesOf(database)).toEqual(half);
  expect(await database.migrate([slice])).toEqual([{ slice: slice.name, applied: [INDEX] }]);
  expect(await indexesOf(database)).toEqual([{ name: 'a_by_b', valid: true }]);
  await sql`delete from ${sql.table(`${slice.name}.migration`)} where name = ${INDEX}`.execute(database.kysely);
  expect(await database.migrate([slice])).toEqual([{ slice: slice.name, applied: [INDEX] }]);
});

it('checks the rows of a table against a new rule while one of them is being written', async () => {
  const database = open();
  await withTable(database);
  await write('0002-rule.sql', `alter table ${slice.name}.a add constraint small check (b < 1000) not valid;`);
  await database.migrate([slice]);
  await write('0003-validate.sql', `-- online\nalter table ${slice.name}.a validate constraint small;\n`);
  const applied = await database.kysely.transaction().execute(async (transaction) => {
    await sql`update ${sql.table(`${slice.name}.a`)} set b = 0 where id = 1`.execute(transaction);
    // Whatever takes the table for itself would wait for this transaction.
    return database.migrate([slice]);
  });
  expect(applied).toEqual([{ slice: slice.name, applied: ['0003-validate.sql'] }]);
  const { rows } = await sql<{ convalidated: boolean }>`
    select convalidated from pg_constraint where conname = 'small'`.execute(database.kysely);
  expect(rows).toEqual([{ convalidated: true }]);
});

it('refuses to run outside a transaction what could not be done twice', async () => {
  await write('0001-a.sql', `-- online\ncreate table ${slice.name}.a (id int);\n`);
  await expect(open().migrate([slice])).rejects.toThrow(/0001-a\.sql: "create table .* does not run online/);
});

it('applies the same to the embedded engine', async () => {
  const files = await mkdtemp(join(tmpdir(), 'travesia-embedded-'));
  const database = openDatabase({ engine: 'embedded', folder: files });
  try {
    await withTable(database);
    await write(INDEX, indexText());
    expect(await database.migrate([slice])).toEqual([{ slice: slice.name, applied: [INDEX] }]);
    expect(await indexesOf(database)).toEqual([{ name: 'a_by_b', valid: true }]);
  } finally {
    await database.close();
    await rm(files, { recursive: true });
  }
});

it('refuses one that was changed after it was applied, but not for its ends of lines', async () => {
  const database = open();
  await write('0001-a.sql', table('a'));
  await database.migrate([slice]);
  await write('0001-a.sql', table('a').replaceAll('\n', '\r\n'));
  expect(await database.migrate([slice])).toEqual([{ slice: slice.name, applied: [] }]);
  await write('0001-a.sql', table('z'));
  await expect(database.migrate([slice])).rejects.toThrow(MigrationError);
});

it('D-06 refuses one that comes before what was applied, and the loss of one in between', async () => {
  const database = open();
  await write('0002-b.sql', table('b'));
  await database.migrate([slice]);
  await write('0001-a.sql', table('a'));
  await expect(database.migrate([slice])).rejects.toThrow(/0001-a\.sql comes before 0002-b\.sql/);
  await rm(join(folder, '0001-a.sql'));
  await rm(join(folder, '0002-b.sql'));
  await write('0003-c.sql', table('c'));
  await expect(database.migrate([slice])).rejects.toThrow(/0002-b\.sql was applied and is not here/);
});

it('D-06 lets an older release run beside newer tables', async () => {
  const database = open();
  await write('0001-a.sql', table('a'));
  await write('0002-b.sql', table('b'));
  await database.migrate([slice]);
  await rm(join(folder, '0002-b.sql'));
  expect(await database.migrate([slice])).toEqual([{ slice: slice.name, applied: [] }]);
});

it('refuses files and slices with odd names', async () => {
  const database = open();
  await expect(database.migrate([{ name: 'a; drop', migrations: folder }])).rejects.toThrow(/not a name of a schema/);
  await write('notas.sql', 'select 1');
  await expect(database.migrate([slice])).rejects.toThrow(/notas\.sql/);
});
