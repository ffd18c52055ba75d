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
  const prepared = Array.from({ length: 10 }, (_, round) => ({
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
      const answers = Array.from({ length: 4 }, async () => {
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
    expect(applied, schema).toEqual(['0001-a.sql', '0002-b.sql']);
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

it('leaves a slice as it was where one of its migrations fails', async () => {
  const database = open();
  await write('0001-a.sql', table('a'));
  await write('0002-b.sql', 'create table nowhere.b (id int);');
  await expect(database.migrate([slice])).rejects.toThrow(/nowhere/);
  expect(await tablesOf(database)).toEqual([]);
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
