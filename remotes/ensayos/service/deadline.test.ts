import { type Database, openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttemptResult, RunningAttempt } from '../api/attempts.ts';
import { ATTEMPTS_PATH, attemptPath, resultPath } from '../api/paths.ts';
import { blueprintOf } from '../practice/blueprint.ts';
import { LATE_ANSWERS_WINDOW_MS, LATE_WINDOW_MS } from './limits.ts';
import { slice } from './slice.ts';
import { createTestApp } from './testing/ensayos-app.ts';
import { newStudent, SIMULACRO } from './testing/student.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
const LIMIT_MS = blueprintOf(SIMULACRO.test).minutes * 60 * SECOND_MS;

let postgres: PostgresServer;
/** Sets the clock of the other one. */
let clock: Database;

beforeAll(async () => {
  postgres = await startPostgresServer();
  clock = openDatabase({ engine: 'postgresql', url: postgres.url });
  await clock.migrate([slice]);
  // What looks for now() finds this one first.
  await sql`create schema reloj`.execute(clock.kysely);
  await sql`create table reloj.instante (now timestamptz not null)`.execute(clock.kysely);
  await sql`insert into reloj.instante values (now())`.execute(clock.kysely);
  await sql`create function reloj.now() returns timestamptz language sql stable
    as 'select now from reloj.instante'`.execute(clock.kysely);
});
afterAll(async () => {
  await clock.close();
  await postgres.close();
});

const setClock = async (instant: number) => {
  await sql`update reloj.instante set now = ${new Date(instant).toISOString()}::timestamptz`.execute(clock.kysely);
};

/** The service on a database that lives in `zone` and goes by the clock that is set here. */
async function start(zone: string) {
  const url = new URL(postgres.url);
  url.searchParams.set('options', `-c search_path=reloj,pg_catalog,public -c TimeZone=${zone}`);
  const service = createTestApp(openDatabase({ engine: 'postgresql', url: url.href }));
  const student = newStudent(service.ask);
  const answer = (running: RunningAttempt, slot: number) =>
    student.send(running.attempt.id, [
      { kind: 'answer', slot, seq: slot + 1, option: running.form.items[slot]?.options[0]?.id },
    ]);
  return { service, student, answer };
}

/** From which instant a simulacro begins, so that something happens to the hour while it lasts. */
const NIGHTS = [
  ['the night of April that has an hour more', '2027-04-04T02:00:00Z'],
  ['the night of September that has an hour less', '2027-09-05T03:00:00Z'],
  ['the end of a year', '2026-12-31T23:30:00Z'],
  ['the 29th of February', '2028-02-28T23:30:00Z'],
] as const;

describe.each(['America/Santiago', 'UTC', 'Pacific/Apia'])('X-12 a database that lives in %s', (zone) => {
  it.each(NIGHTS)('gives in %s as much time as on any other', async (_, from) => {
    const { service, student, answer } = await start(zone);
    try {
      const begun = Date.parse(from);
      await setClock(begun);
      const running = await student.begin(SIMULACRO);
      const { id } = running.attempt;
      expect(running.attempt).toMatchObject({ startedAt: new Date(begun).toISOString(), remainingMs: LIMIT_MS });
      for (const passed of [HOUR_MS, 2 * HOUR_MS, LIMIT_MS - SECOND_MS]) {
        await setClock(begun + passed);
        expect((await student.get(attemptPath(id))).attempt.remainingMs).toBe(LIMIT_MS - passed);
        expect((await answer(running, Math.floor(passed / HOUR_MS))).json().remainingMs).toBe(LIMIT_MS - passed);
      }
      await setClock(begun + LIMIT_MS + LATE_WINDOW_MS);
      expect((await student.get(ATTEMPTS_PATH)).attempts[0]).toMatchObject({
        state: 'graded',
        remainingMs: null,
        result: { expired: true },
      });
    } finally {
      await service.close();
    }
  });
});

describe('X-08 an answer that arrives', () => {
  it.each([
    ['a second before the deadline', -SECOND_MS, 200, 'counts'],
    ['a second after it', SECOND_MS, 200, 'counts'],
    ['at the end of the time for what is on its way', LATE_WINDOW_MS - 1, 200, 'counts'],
    ['right after that', LATE_WINDOW_MS, 410, 'is told apart'],
    ['the next day', DAY_MS, 410, 'is told apart'],
    ['when the result is final', LATE_ANSWERS_WINDOW_MS + 1, 410, 'is not kept'],
  ] as const)('%s', async (_, after, status, fate) => {
    const { service, student, answer } = await start('America/Santiago');
    try {
      const begun = Date.parse('2027-04-04T02:00:00Z');
      await setClock(begun);
      const running = await student.begin(SIMULACRO);
      await answer(running, 0);
      await setClock(begun + LIMIT_MS + after);
      expect((await answer(running, 1)).statusCode).toBe(status);
      await student.submit(running.attempt.id);
      const { attempt, late }: AttemptResult = await student.get(resultPath(running.attempt.id));
      expect(attempt.answered).toBe(fate === 'counts' ? 2 : 1);
      expect(attempt.result?.expired).toBe(after > 0);
      expect(late?.answered ?? 0).toBe(fate === 'is told apart' ? 1 : 0);
    } finally {
      await service.close();
    }
  });

  it('X-02 is judged by the clock of the server; a browser that tells its own is refused', async () => {
    const { service, student } = await start('America/Santiago');
    try {
      const begun = Date.parse('2027-05-05T12:00:00Z');
      await setClock(begun);
      const { attempt } = await student.begin(SIMULACRO);
      for (const told of [{ at: new Date(begun - DAY_MS) }, { remainingMs: DAY_MS }, { deadline: begun + DAY_MS }]) {
        const answer = await student.send(attempt.id, [{ kind: 'clear', slot: 0, seq: 1, ...told }]);
        expect(answer.statusCode).toBe(400);
      }
      expect((await student.get(attemptPath(attempt.id))).attempt.remainingMs).toBe(LIMIT_MS);
    } finally {
      await service.close();
    }
  });
});
