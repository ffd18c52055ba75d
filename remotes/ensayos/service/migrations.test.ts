import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Database, openDatabase, userTransaction } from '@travesia/kit-service/database';
import { cookieOf, meanwhile, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningAttempt } from '../api/attempts.ts';
import {
  ATTEMPTS_PATH,
  attemptPath,
  BANK_PATH,
  eventsPath,
  FEASIBILITY_PATH,
  leasePath,
  OWN_DATA_PATH,
  reportsPath,
  resultPath,
  startPath,
  submitPath,
} from '../api/paths.ts';
import { slice } from './slice.ts';
import { ORIGIN } from './testing/ensayos-app.ts';
import { type ServiceProcess, startServiceProcess } from './testing/service-process.ts';
import { answersAt, PRACTICE } from './testing/student.ts';

/** As a later release might bring them: what it adds, what it looks up, and two columns by another name. */
const MADE_UP: Readonly<Record<string, string>> = {
  '9001-column.sql': `
    alter table ensayos.attempt add column pace integer not null default 7;`,
  '9002-column-of-events.sql': `
    alter table ensayos.attempt_event add column pace integer;`,
  '9003-index.sql': `-- online
    create index concurrently attempt_by_pace on ensayos.attempt (user_id, pace);`,
  '9004-expand.sql': `
    alter table ensayos.attempt add column lease_holder uuid;
    create function ensayos.keep_both_names() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.lease_device := coalesce(new.lease_device, new.lease_holder);
        new.lease_holder := new.lease_device;
      elsif new.lease_holder is distinct from old.lease_holder then new.lease_device := new.lease_holder;
      else new.lease_holder := new.lease_device;
      end if;
      return new;
    end $$;
    create trigger attempt_has_both_names before insert or update on ensayos.attempt
      for each row execute function ensayos.keep_both_names();`,
  '9005-fill.sql': `
    update ensayos.attempt set lease_holder = lease_device where lease_holder is distinct from lease_device;`,
  '9006-rule.sql': `
    alter table ensayos.attempt add constraint attempt_has_holder
      check (state = 'created' or lease_holder is not null) not valid;`,
  '9007-rule-holds.sql': `-- online
    alter table ensayos.attempt validate constraint attempt_has_holder;`,
  '9008-no-index.sql': `-- online
    drop index concurrently if exists ensayos.attempt_by_pace;`,
  '9009-contract.sql': `
    alter table ensayos.attempt drop column pace;`,
  '9010-contract-of-events.sql': `
    alter table ensayos.attempt_event drop column pace;`,
};

let postgres: PostgresServer;
let folder: string;
beforeAll(async () => {
  [postgres, folder] = await Promise.all([startPostgresServer(), mkdtemp(join(tmpdir(), 'travesia-migrations-'))]);
});
afterAll(async () => {
  await postgres.close();
  await rm(folder, { recursive: true });
});

/** Into `to`, one after the other, as releases bring them. */
async function bringOneByOne(
  names: readonly string[],
  bring: (name: string) => Promise<void>,
  migrate: () => Promise<readonly { readonly applied: readonly string[] }[]>,
  turns: () => Promise<void>,
): Promise<void> {
  for (const name of names) {
    await bring(name);
    expect((await migrate()).flatMap(({ applied }) => applied)).toEqual([name]);
    await turns();
  }
}

const open = (name: string) => openDatabase({ engine: 'postgresql', url: new URL(`/${name}`, postgres.url).href });

async function createDatabase(name: string): Promise<Database> {
  const first = openDatabase({ engine: 'postgresql', url: postgres.url });
  await sql`create database ${sql.ref(name)}`.execute(first.kysely);
  await first.close();
  return open(name);
}

it('no request to processes of this release fails while a later one changes their tables', {
  timeout: 180_000,
}, async () => {
  const database = await createDatabase('later');
  await database.migrate([slice]);
  const migrations = join(folder, 'later');
  await cp(slice.migrations, migrations, { recursive: true });
  const url = new URL('/later', postgres.url).href;
  const processes = await Promise.all([startServiceProcess(url), startServiceProcess(url)]);
  const failures: string[] = [];
  let asked = 0;
  let students = 0;

  /** Everything that a student does, from the first page to the last. */
  const doAll = async ({ address }: ServiceProcess) => {
    students += 1;
    const uid = `alumna-${students}`;
    const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> => {
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: {
          origin: ORIGIN,
          cookie: cookieOf(uid),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      asked += 1;
      if (!answer.ok) failures.push(`${method} ${path}: ${answer.status} ${text}`);
      return text === '' ? null : JSON.parse(text);
    };
    const id = uuidV7();
    const device = crypto.randomUUID();
    await ask('GET', BANK_PATH);
    await ask('POST', FEASIBILITY_PATH, PRACTICE);
    await ask('POST', ATTEMPTS_PATH, { id, request: PRACTICE });
    const running = (await ask('POST', startPath(id), { device })) as RunningAttempt;
    const events = answersAt(running, (slot) => slot % 4);
    for (const event of events.slice(0, 3)) await ask('POST', eventsPath(id), { epoch: 1, events: [event] });
    await ask('POST', eventsPath(id), { epoch: 1, events });
    await ask('POST', leasePath(id), { device: crypto.randomUUID() });
    await ask('GET', attemptPath(id));
    await ask('POST', reportsPath(id), { id: uuidV7(), slot: 0, reason: 'otro' });
    await ask('POST', submitPath(id), { epoch: 2, events: [] });
    await ask('GET', resultPath(id));
    await ask('GET', ATTEMPTS_PATH);
    await ask('GET', OWN_DATA_PATH);
    if (students % 2 === 0) await ask('DELETE', OWN_DATA_PATH);
  };

  try {
    const works = processes.flatMap((one) => Array.from({ length: 2 }, () => () => doAll(one)));
    await meanwhile(works, async (turns) => {
      await turns();
      await bringOneByOne(
        Object.keys(MADE_UP),
        (name) => writeFile(join(migrations, name), MADE_UP[name] ?? ''),
        () => database.migrate([{ ...slice, migrations }]),
        turns,
      );
    });
  } finally {
    await Promise.all(processes.map((one) => one.end('SIGTERM')));
    await database.close();
  }
  expect(failures).toEqual([]);
  expect(asked).toBeGreaterThan(500);
});

it('every migration so far lets statements of the first release be answered meanwhile', async () => {
  const all = (await readdir(slice.migrations)).sort();
  const [first = '', ...later] = all;
  const migrations = join(folder, 'so-far');
  await mkdir(migrations);
  const bring = (name: string) => cp(join(slice.migrations, name), join(migrations, name));
  await bring(first);
  const database = await createDatabase('so_far');
  const processes = [open('so_far'), open('so_far')];
  const migrate = () => database.migrate([{ ...slice, migrations }]);
  await migrate();

  /** What the first release asked of its tables, by whole rows. */
  const useAll = async ({ kysely, pipelined }: Database) => {
    const [uid, id] = [crypto.randomUUID(), uuidV7()];
    const made = await sql`
      insert into ensayos.attempt (user_id, id, request, mode, test, form, salt)
      values (${uid}, ${id}, '{}', 'practica', 'm1', '{"slots": []}', ${Buffer.alloc(16)}) returning *`.execute(kysely);
    expect(made.rows).toHaveLength(1);
    await sql`update ensayos.attempt set state = 'in_progress', started_at = now()
      where user_id = ${uid} and id = ${id} returning *`.execute(kysely);
    for (let seq = 1; seq <= 5; seq += 1) {
      const [row] = await pipelined(
        CompiledQuery.raw(
          `insert into ensayos.attempt_event (user_id, attempt_id, epoch, seq, slot, kind, payload)
           select user_id, id, 1, $3, 0, 'clear', '{}' from ensayos.attempt where user_id = $1 and id = $2 for share
           returning *`,
          [uid, id, seq],
        ),
      );
      expect(row).toMatchObject({ seq });
    }
    await userTransaction(kysely, async (transaction) => {
      const { rows } = await sql`
        select * from ensayos.attempt where user_id = ${uid} and id = ${id} for update`.execute(transaction);
      expect(rows).toHaveLength(1);
      await sql`insert into ensayos.result (user_id, attempt_id, grading_version, summary, breakdown, grade)
        values (${uid}, ${id}, 1, '{}', '{}', '{}')`.execute(transaction);
      await sql`insert into ensayos.evidence (user_id, attempt_id, slot, content, item, outcome, at)
        values (${uid}, ${id}, 0, 'm1', 'a', 'correct', now())`.execute(transaction);
      await sql`update ensayos.attempt set state = 'graded', graded_at = now()
        where user_id = ${uid} and id = ${id}`.execute(transaction);
    });
    for (const table of ['attempt', 'attempt_event', 'result', 'evidence'] as const) {
      const { rows } = await sql`select * from ${sql.table(`ensayos.${table}`)} where user_id = ${uid}`.execute(kysely);
      expect(rows.length).toBeGreaterThan(0);
    }
  };

  try {
    const works = processes.flatMap((one) => Array.from({ length: 2 }, () => () => useAll(one)));
    await meanwhile(works, (turns) => bringOneByOne(later, bring, migrate, turns));
  } finally {
    await Promise.all([database, ...processes].map((one) => one.close()));
  }
});
