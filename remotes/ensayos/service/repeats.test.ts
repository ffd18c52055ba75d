import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import {
  cookieOf,
  type Network,
  type PostgresServer,
  startNetwork,
  startPostgresServer,
} from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ATTEMPTS_PATH,
  CLAIM_PATH,
  checkPath,
  eventsPath,
  hintsPath,
  leasePath,
  OWN_DATA_PATH,
  reportsPath,
  startPath,
  submitPath,
} from '../api/paths.ts';
import { blueprintOf, itemsOf } from '../practice/blueprint.ts';
import { STUDENT_TABLES } from './own-data-store.ts';
import { slice } from './slice.ts';
import { createTestApp } from './testing/ensayos-app.ts';
import { answersAt, newStudent, PRACTICE, PRACTICE_AT_ONCE, SIMULACRO, type Student } from './testing/student.ts';

let postgres: PostgresServer;
let network: Network;
let observer: Database;
let service: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  postgres = await startPostgresServer();
  observer = openDatabase({ engine: 'postgresql', url: postgres.url });
  await observer.migrate([slice]);
  network = await startNetwork(new URL(postgres.url));
  service = createTestApp(openDatabase({ engine: 'postgresql', url: network.url }));
});
afterAll(async () => {
  await service.close();
  await observer.close();
  await network.close();
  await postgres.close();
});

/** Rows by table, of those that have any. */
type Rows = Readonly<Record<string, number>>;

async function rowsOf(uid: string): Promise<Rows> {
  const rows: Record<string, number> = {};
  for (const table of STUDENT_TABLES) {
    const found = await sql`select 1 from ${sql.table(table)} where user_id = ${uid}`.execute(observer.kysely);
    if (found.rows.length > 0) rows[table.replace('ensayos.', '')] = found.rows.length;
  }
  return rows;
}

type Asked = Parameters<typeof service.ask>;
/** Without what the clock says. */
const timeless = (body: string) => body.replace(/"elapsedMs":\d+/, '');

const post = ({ uid }: Student, path: string, body: unknown): Asked => [uid, 'POST', path, body];

interface Write {
  readonly write: string;
  /** Everything that comes before, and the request itself. */
  readonly prepare: (student: Student) => Promise<Asked>;
  /** What the student has afterwards. */
  readonly leaves: Rows;
  /** Its answer the second time is not the first one’s, and need not be. */
  readonly answersAnew?: true;
}

const WRITES: readonly Write[] = [
  {
    write: 'making an attempt',
    prepare: async (student) => post(student, ATTEMPTS_PATH, { id: uuidV7(), request: PRACTICE }),
    leaves: { attempt: 1 },
  },
  {
    write: 'beginning it',
    prepare: async (student) =>
      post(student, startPath((await student.create(PRACTICE)).id), { device: student.device }),
    leaves: { attempt: 1 },
  },
  {
    write: 'answering',
    prepare: async (student) => {
      const running = await student.begin(PRACTICE);
      return post(student, eventsPath(running.attempt.id), { epoch: 1, events: answersAt(running, () => 1) });
    },
    leaves: { attempt: 1, attempt_event: 8 },
  },
  {
    write: 'checking an answer',
    prepare: async (student) => {
      const running = await student.begin(PRACTICE_AT_ONCE);
      const events = answersAt(running, () => 1).slice(0, 1);
      return post(student, checkPath(running.attempt.id), { epoch: 1, events, slot: 0, seq: 2 });
    },
    leaves: { attempt: 1, attempt_event: 2 },
  },
  {
    write: 'taking over',
    prepare: async (student) => {
      const { attempt } = await student.begin(PRACTICE);
      return post(student, leasePath(attempt.id), { device: crypto.randomUUID() });
    },
    leaves: { attempt: 1 },
    // A newer lease of the same device.
    answersAnew: true,
  },
  {
    write: 'asking for a hint',
    prepare: async (student) => post(student, hintsPath((await student.begin(PRACTICE)).attempt.id), { slot: 0 }),
    leaves: { attempt: 1, hint: 1 },
    // The same hint, and less time until the next one.
    answersAnew: true,
  },
  {
    write: 'reporting a question',
    prepare: async (student) => {
      const { attempt } = await student.begin(PRACTICE);
      return post(student, reportsPath(attempt.id), { id: uuidV7(), slot: 0, reason: 'otro', text: 'No se lee.' });
    },
    leaves: { attempt: 1, report: 1 },
  },
  {
    write: 'handing in',
    prepare: async (student) => {
      const running = await student.begin(PRACTICE);
      return post(student, submitPath(running.attempt.id), { epoch: 1, events: answersAt(running, () => 1) });
    },
    leaves: { attempt: 1, attempt_event: 8, result: 1, evidence: 8 },
  },
  {
    write: 'grading what ran out of time',
    prepare: async (student) => {
      const { attempt } = await student.begin(SIMULACRO);
      await sql`update ensayos.attempt set started_at = started_at - interval '1 day',
        deadline_at = deadline_at - interval '1 day' where id = ${attempt.id}`.execute(observer.kysely);
      return [student.uid, 'GET', ATTEMPTS_PATH];
    },
    leaves: { attempt: 1, result: 1, evidence: itemsOf(blueprintOf('m2')) },
  },
  {
    write: 'claiming what a guest did',
    prepare: async ({ uid }) => {
      const id = uuidV7();
      const made = await service.ask('', 'POST', ATTEMPTS_PATH, { id, request: { mode: 'muestra' } });
      const [guest = ''] = String(made.headers['set-cookie']).split(';');
      await service.ask('', 'POST', startPath(id), { device: crypto.randomUUID() }, { headers: { cookie: guest } });
      const visits = [{ kind: 'visit', slot: 0, seq: 1, activeMs: 5 }];
      const body = { epoch: 1, events: visits };
      await service.ask('', 'POST', submitPath(id), body, { headers: { cookie: guest } });
      return [uid, 'POST', CLAIM_PATH, { attempts: [id] }, { headers: { cookie: `${cookieOf(uid)}; ${guest}` } }];
    },
    leaves: { attempt: 1, attempt_event: 1, result: 1, evidence: 10 },
  },
  {
    write: 'deleting everything',
    prepare: async (student) => {
      const running = await student.begin(PRACTICE);
      await student.submit(
        running.attempt.id,
        answersAt(running, () => 1),
      );
      return [student.uid, 'DELETE', OWN_DATA_PATH];
    },
    leaves: {},
  },
];

it.each(WRITES)(
  'D-04 $write happens once, whatever answer of the database is lost before it is asked again',
  async ({ prepare, leaves, answersAnew }) => {
    let isLost = true;
    let refused = 0;
    for (let answer = 0; isLost; answer += 1) {
      const student = newStudent(service.ask);
      const asked = await prepare(student);
      const lossOf = network.loseAnswer(answer);
      const first = await service.ask(...asked);
      isLost = lossOf();
      const second = await service.ask(...asked);
      if (first.statusCode === 503) refused += 1;
      else expect(first.statusCode, first.body).toBe(second.statusCode);
      expect(second.statusCode, second.body).toBeLessThan(300);
      expect(await rowsOf(student.uid)).toEqual(leaves);
      if (answersAnew) continue;
      if (first.statusCode !== 503) expect(timeless(first.body)).toBe(timeless(second.body));
      expect(timeless((await service.ask(...asked)).body)).toBe(timeless(second.body));
    }
    expect(refused).toBeGreaterThan(0);
  },
);
