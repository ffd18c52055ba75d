import type { Database } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AttemptRequest, AttemptResult, AttemptSummary } from '../api/attempts.ts';
import { ATTEMPTS_PATH, resultPath } from '../api/paths.ts';
import { CORRECTIONS, type Correction } from '../practice/corrections.ts';
import { type ScoreEstimate, scoreAt } from '../practice/scoring/score.ts';
import { createSampleBank } from '../practice/testing/sample-bank.ts';
import { createPractice } from './practice.ts';
import { regradeAll } from './regrade-all.ts';
import { compiledHere } from './testing/compiled-here.ts';
import { openTestService, type TestService } from './testing/ensayos-app.ts';
import { answersAt, newStudent, PRACTICE, SIMULACRO, type Student } from './testing/student.ts';

/** As many as are regraded in a few seconds on any machine. */
const COPIES = process.env['SOAK'] ? 400 : 60;
/** Far fewer than all of them take. */
const RESULTS_UNTIL_STOPPED = 25;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.close());

describe.each(['embedded', 'postgresql'] as const)('on the %s database', (engine) => {
  const bank = createSampleBank();
  let database: Database;
  let service: TestService;
  let student: Student;

  beforeAll(async () => {
    service = await openTestService({ postgres: engine === 'embedded' ? undefined : postgres, bank });
    database = service.database;
  });
  beforeEach(() => {
    student = newStudent(service.ask);
  });
  afterEach(async () => {
    for (const table of ['attempt', 'attempt_event', 'result', 'evidence']) {
      await sql`delete from ${sql.table(`ensayos.${table}`)}`.execute(database.kysely);
    }
  });
  afterAll(() => service.close());

  async function graded(request: AttemptRequest = PRACTICE): Promise<AttemptResult> {
    const running = await student.begin(request);
    await student.submit(
      running.attempt.id,
      answersAt(running, (slot) => slot % 4),
    );
    return student.get(resultPath(running.attempt.id));
  }

  async function itemsOf(id: string): Promise<readonly string[]> {
    const { rows } = await sql<{ items: string[] }>`
      select jsonb_path_query_array(form, '$.slots[*].item') as items from ensayos.attempt where id = ${id}`.execute(
      database.kysely,
    );
    return rows[0]?.items ?? [];
  }

  /** Makes the answer that was given the right one. */
  async function mending({ attempt, items }: AttemptResult, slot: number): Promise<Correction> {
    const { rows } = await sql<{ order: number[] }>`
      select form #> array['slots', ${`${slot}`}, 'order'] as order from ensayos.attempt
      where id = ${attempt.id}`.execute(database.kysely);
    const place = items[slot]?.item.options.findIndex(({ id }) => id === items[slot]?.chosen) ?? -1;
    const key = rows[0]?.order[place];
    const item = (await itemsOf(attempt.id))[slot];
    if (key === undefined || item === undefined) throw new Error('the question was answered');
    return { item, key, reason: 'La clave publicada estaba equivocada.' };
  }

  const wrongOf = ({ items }: AttemptResult) => items.findIndex(({ outcome, scored }) => outcome === 'wrong' && scored);

  const resultOf = (id: string, corrections: readonly Correction[]) =>
    createPractice(database, compiledHere(bank), { corrections }).result(student.uid, id);

  /** As it was graded before scores stood on one scale. */
  async function isOfOldScale(id: string, score: ScoreEstimate): Promise<void> {
    await sql`insert into ensayos.result (user_id, attempt_id, grading_version, summary, breakdown, grade)
      select user_id, attempt_id, 1, summary || ${JSON.stringify({ score })}::jsonb, breakdown, grade
      from ensayos.result where attempt_id = ${id}`.execute(database.kysely);
    await sql`delete from ensayos.result where attempt_id = ${id} and grading_version > 1`.execute(database.kysely);
  }

  /** Everything that grading writes, as it stands. */
  async function written(): Promise<unknown> {
    const { rows } = await sql`
      select (select count(*)::int from ensayos.result) as results,
        (select md5(string_agg(graded::text, ' ' order by graded::text)) from ensayos.result as graded) as result,
        (select md5(string_agg(told::text, ' ' order by told::text)) from ensayos.evidence as told) as evidence,
        (select md5(string_agg(kept::text, ' ' order by kept::text)) from ensayos.attempt as kept) as attempt`.execute(
      database.kysely,
    );
    return rows;
  }

  it('without corrections nothing is looked at', async () => {
    await graded();
    const before = await written();
    expect(await regradeAll(database, { corrections: [] })).toEqual({ looked: 0, regraded: 0, failures: [] });
    expect(await written()).toEqual(before);
  });

  it('what a correction concerns is graded again, once, and its student is told', async () => {
    const [concerned, other] = [await graded(SIMULACRO), await graded()];
    const slot = wrongOf(concerned);
    const mended = await mending(concerned, slot);
    const corrections = [...CORRECTIONS, mended];
    const running = await student.begin(PRACTICE);
    expect(await regradeAll(database, { corrections })).toEqual({ looked: 3, regraded: 1, failures: [] });

    const now = await resultOf(concerned.attempt.id, corrections);
    const [before, after] = [concerned.attempt.result, now.attempt.result];
    expect(after?.correct).toBe((before?.correct ?? 0) + 1);
    expect(after?.score?.middle).toBeGreaterThanOrEqual(before?.score?.middle ?? 1000);
    expect(now.items[slot]).toMatchObject({ outcome: 'correct', key: concerned.items[slot]?.chosen });
    expect(now.corrected).toEqual({ before, reasons: [{ slot, reason: mended.reason }] });
    expect((await resultOf(other.attempt.id, corrections)).corrected).toBeNull();
    expect(other.corrected).toBeNull();
    const { rows } = await sql`
      select slot, outcome from ensayos.evidence where attempt_id = ${concerned.attempt.id} and outcome = 'correct'
        and slot = ${slot}`.execute(database.kysely);
    expect(rows).toEqual([{ slot, outcome: 'correct' }]);

    const done = await written();
    expect(await regradeAll(database, { corrections })).toEqual({ looked: 3, regraded: 0, failures: [] });
    expect(await written()).toEqual(done);
    expect((await student.submit(running.attempt.id)).statusCode).toBe(200);
  });

  it('is as if it had been graded so from the beginning', async () => {
    const first = await graded(SIMULACRO);
    const corrections: Correction[] = [...CORRECTIONS];
    for (const slot of [wrongOf(first), 5, 9]) corrections.push(await mending(first, slot));
    const [item = ''] = await itemsOf(first.attempt.id);
    corrections.push({ item, key: 'void', reason: 'No tiene respuesta.' });
    for (const more of [1, 2, 3, 4]) {
      await regradeAll(database, { corrections: corrections.slice(0, CORRECTIONS.length + more) });
    }
    const { rows } = await sql<{ grading_version: number; summary: object; breakdown: object }>`
      select grading_version, summary, breakdown from ensayos.result order by grading_version`.execute(database.kysely);
    const firstVersion = CORRECTIONS.length + 1;
    expect(rows.map(({ grading_version }) => grading_version)).toEqual(
      [0, 1, 2, 3, 4].map((more) => firstVersion + more),
    );

    await sql`delete from ensayos.result where grading_version > ${firstVersion}`.execute(database.kysely);
    await regradeAll(database, { corrections });
    const at = await sql<object>`select grading_version, summary, breakdown from ensayos.result
      order by grading_version desc limit 1`.execute(database.kysely);
    expect(at.rows).toEqual(rows.slice(-1));
  });

  it('a question without an answer is withdrawn: it has no key, counts for nobody, and what was left out stays so', async () => {
    const running = await student.begin(PRACTICE);
    const { id } = running.attempt;
    await student.submit(id, answersAt(running, () => 1).slice(2));
    const items = await itemsOf(id);
    const voided = [0, 2].map((slot) => ({ item: items[slot] ?? '', key: 'void' as const, reason: 'Sin respuesta.' }));
    const corrections = [...CORRECTIONS, ...voided];
    const now = await resultOf(id, corrections);
    expect(now.attempt.result).toMatchObject({ answered: 6, scored: 6, omitted: 1, withdrawn: 2 });
    const [leftOut, , answered, other] = now.items;
    for (const item of [leftOut, answered]) {
      expect(item).toMatchObject({
        outcome: 'correct',
        scored: false,
        key: null,
        mistakes: [],
        solution: [],
        evidence: [],
      });
    }
    expect([leftOut?.chosen, answered?.chosen]).toEqual([null, running.form.items[2]?.options[1]?.id]);
    expect(other?.key).toEqual(expect.any(String));
  });

  it('another way of grading concerns everything', async () => {
    const [one, other] = [await graded(), await graded(SIMULACRO)];
    const corrections = [...CORRECTIONS, { item: null, reason: 'Cambió la tabla.' }];
    expect(await regradeAll(database, { corrections })).toMatchObject({ regraded: 2 });
    for (const { attempt } of [one, other]) {
      expect((await resultOf(attempt.id, corrections)).corrected).toEqual({
        before: attempt.result,
        reasons: [{ slot: null, reason: 'Cambió la tabla.' }],
      });
    }
    expect(await regradeAll(database, { corrections })).toMatchObject({ regraded: 0 });
  });

  it('a score of an older scale is in no list until it is graded again, and its student is told why', async () => {
    const whole = await graded(SIMULACRO);
    const thirty = await graded({ ...PRACTICE, items: 30 });
    const short = await graded();
    const old = { low: 332, middle: 404, high: 471, method: { kind: 'posterior', answered: 30 } } as const;
    for (const { attempt } of [whole, thirty, short]) await isOfOldScale(attempt.id, old);
    const scores = async () =>
      (await student.get(ATTEMPTS_PATH)).attempts.map(({ result }: AttemptSummary) => result?.score);
    expect(await scores()).toEqual([undefined, undefined, undefined]);

    expect(await regradeAll(database)).toEqual({ looked: 3, regraded: 3, failures: [] });
    expect(await scores()).toEqual([undefined, thirty.attempt.result?.score, whole.attempt.result?.score]);
    for (const { attempt } of [whole, thirty, short]) {
      const { corrected, attempt: now } = await student.get(resultPath(attempt.id));
      expect(now).toEqual(attempt);
      expect(corrected).toMatchObject({ before: { score: old }, reasons: [{ slot: null }] });
    }
  });

  it.each([1, 3, 4])(
    'a simulacro of which %i questions are withdrawn keeps the table as long as it can',
    async (lost) => {
      const first = await graded(SIMULACRO);
      const items = await itemsOf(first.attempt.id);
      const counting = first.items.flatMap(({ scored }, slot) => (scored ? [slot] : [])).slice(0, lost);
      const voided = counting.map((slot) => ({
        item: items[slot] ?? '',
        key: 'void' as const,
        reason: 'Sin respuesta.',
      }));
      const { result } = (await resultOf(first.attempt.id, [...CORRECTIONS, ...voided])).attempt;
      const correct = first.items.filter(
        ({ scored, outcome }, slot) => scored && outcome === 'correct' && !counting.includes(slot),
      ).length;
      expect(result).toMatchObject({ correct, scored: 49 - lost, withdrawn: lost });
      expect(result?.score?.method.kind).toBe(lost > 3 ? 'posterior' : 'table');
      if (lost <= 3) expect(result?.score?.middle).toBe(scoreAt('m2', correct / (49 - lost)));
    },
  );

  it('whoever looks before the job came by sees it corrected, and the job has nothing left to do', async () => {
    const first = await graded();
    const slot = wrongOf(first);
    const mended = await mending(first, slot);
    const corrections = [...CORRECTIONS, mended];
    const seen = await resultOf(first.attempt.id, corrections);
    expect(seen.corrected?.reasons).toEqual([{ slot, reason: mended.reason }]);
    expect(seen.items[slot]?.outcome).toBe('correct');
    expect(await resultOf(first.attempt.id, corrections)).toEqual(seen);
    expect(await regradeAll(database, { corrections })).toMatchObject({ regraded: 0 });
  });

  it('stopped anywhere and begun again, two at a time, each attempt is graded again once', async () => {
    const first = await graded();
    await sql`insert into ensayos.attempt
      select (jsonb_populate_record(kept, jsonb_build_object('user_id', kept.user_id || '-' || n))).*
      from ensayos.attempt as kept, generate_series(1, ${COPIES}) as n`.execute(database.kysely);
    for (const table of ['attempt_event', 'result', 'evidence']) {
      await sql`insert into ${sql.table(`ensayos.${table}`)}
        select (jsonb_populate_record(kept, jsonb_build_object('user_id', kept.user_id || '-' || n))).*
        from ${sql.table(`ensayos.${table}`)} as kept, generate_series(1, ${COPIES}) as n`.execute(database.kysely);
    }
    const corrections = [...CORRECTIONS, await mending(first, wrongOf(first))];
    await sql`create sequence regraded`.execute(database.kysely);
    await sql`create function stop_regrading() returns trigger language plpgsql as
      'begin if nextval(''regraded'') > ${sql.raw(String(RESULTS_UNTIL_STOPPED))} then raise exception ''stopped''; end if;
      return new; end'`.execute(database.kysely);
    await sql`create trigger stop_regrading before insert on ensayos.result
      for each row execute function stop_regrading()`.execute(database.kysely);
    const partly = await regradeAll(database, { corrections });
    await sql`drop trigger stop_regrading on ensayos.result`.execute(database.kysely);
    expect(partly.regraded).toBe(RESULTS_UNTIL_STOPPED);
    expect(partly.failures.length).toBe(COPIES + 1 - partly.regraded);
    const rest = await Promise.all([0, 1].map(() => regradeAll(database, { corrections })));
    expect(partly.regraded + rest.reduce((sum, { regraded }) => sum + regraded, 0)).toBe(COPIES + 1);
    const { rows } = await sql<{ results: number; versions: number }>`
      select count(*)::int as results, count(distinct grading_version)::int as versions from ensayos.result`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ results: 2 * (COPIES + 1), versions: 2 }]);
    const done = await written();
    expect(await regradeAll(database, { corrections })).toMatchObject({ looked: COPIES + 1, regraded: 0 });
    expect(await written()).toEqual(done);
  });
});
