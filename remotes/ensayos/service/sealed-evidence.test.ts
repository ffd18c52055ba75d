import {
  type AskedQuestion,
  GRADED_ANSWERS_PATH,
  type GradedAnswersAnswer,
  MASTERY_EVIDENCE_PATH,
  type MasteryEvidenceAnswer,
  QUESTIONS_CLAIM_PATH,
  QUESTIONS_PATH,
  questionAnswerPath,
  RUNNING_QUESTIONS_PATH,
  type RunningQuestionsBody,
  SCORE_ESTIMATES_PATH,
} from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { callsWithin, createServiceKeys, type ServiceCall } from '@travesia/kit-service';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BankAnswer } from '../api/attempts.ts';
import {
  ATTEMPTS_PATH,
  BANK_PATH,
  FEASIBILITY_PATH,
  MOST_NEEDED_PATH,
  OWN_DATA_PATH,
  OWN_ENTRIES_PATH,
} from '../api/paths.ts';
import { CORRECTIONS } from '../practice/corrections.ts';
import { createSampleBank } from '../practice/testing/sample-bank.ts';
import { STUDENT_TABLES } from './own-data-store.ts';
import { regradeAll } from './regrade-all.ts';
import { ORIGIN, openTestService, type TestService } from './testing/ensayos-app.ts';
import { newStudent, SIMULACRO, type Student } from './testing/student.ts';

const keys = createServiceKeys(['k'.repeat(32)]);
const bank = createSampleBank();
const contentOf = (test: string) =>
  bank.entries.find(({ facts }) => facts.content.startsWith(`${test}.`))?.facts.content ?? '';
const content = contentOf('m1');

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.close());

describe.each(['embedded', 'postgresql'] as const)('what a diagnostic asked, on the %s database', (engine) => {
  let service: TestService;
  let student: Student;
  let call: ServiceCall;
  /** Questions of diagnostics that have not ended. */
  let running: Set<string>;
  let isDown: boolean;

  beforeAll(async () => {
    const unused = () => Promise.reject(new Error('no other service is called'));
    // Stands for the slice of diagnostics, which has tests of its own for this address.
    const answers: ServiceCall = async (_method, path, _uid, body) => {
      if (path !== RUNNING_QUESTIONS_PATH || isDown) return unused();
      const { questions } = body as RunningQuestionsBody;
      return { status: 200, body: { questions: questions.filter((id) => running.has(id)) } };
    };
    const services = { keys, call: answers, stream: unused };
    service = await openTestService({ postgres: engine === 'embedded' ? undefined : postgres, bank, services });
    ({ call } = callsWithin({ keys, publicOrigin: ORIGIN }, service.app));
  });
  beforeEach(() => {
    student = newStudent(service.ask);
    running = new Set();
    isDown = false;
  });
  afterAll(() => service.close());

  /** A question of a diagnostic that runs, with its answer: the right one, a wrong one, or none. */
  async function answered(
    answer: 'correct' | 'wrong' | 'omitted',
    { uid = student.uid, of = content }: { readonly uid?: string; readonly of?: string } = {},
  ) {
    const { body } = await call('POST', QUESTIONS_PATH, uid, { id: uuidV7(), content: of, use: 'diagnostic' });
    const { id, options } = body as AskedQuestion;
    running.add(id);
    const { rows } = await sql<{ key: number }>`
      select array_position(array(select jsonb_array_elements_text(form #> '{slots,0,order}')), (
        select (frozen.content ->> 'key') from ensayos.frozen_item as frozen where id = form #>> '{slots,0,item}'
      )) - 1 as key from ensayos.attempt where id = ${id}`.execute(service.database.kysely);
    const key = rows[0]?.key ?? 0;
    const option = answer === 'omitted' ? null : options[answer === 'correct' ? key : (key + 1) % options.length]?.id;
    const told = await call('POST', questionAnswerPath(id), uid, { option });
    expect(told).toMatchObject({ status: 200, body: { outcome: answer } });
    return id;
  }

  /** Of a lesson, which is told at once. */
  async function answeredElsewhere(): Promise<string> {
    const { body } = await call('POST', QUESTIONS_PATH, student.uid, { id: uuidV7(), content, use: 'lesson' });
    const { id } = body as AskedQuestion;
    expect((await call('POST', questionAnswerPath(id), student.uid, { option: null })).status).toBe(200);
    return id;
  }

  async function gradedAnswers(uid = student.uid, after?: string | null): Promise<GradedAnswersAnswer> {
    const query = after ? `?after=${encodeURIComponent(after)}` : '';
    const { status, body } = await call('GET', `${GRADED_ANSWERS_PATH}${query}`, uid);
    expect(status).toBe(200);
    return body as GradedAnswersAnswer;
  }

  const idsOf = ({ answers }: GradedAnswersAnswer) => answers.map(({ id }) => id.split(':')[1]);

  const counted = async (uid = student.uid): Promise<MasteryEvidenceAnswer['contents']> =>
    (await service.ask(uid, 'GET', MASTERY_EVIDENCE_PATH)).json<MasteryEvidenceAnswer>().contents;

  /** All that is said of outcomes, to the student and to other services. */
  async function said(): Promise<unknown> {
    const bodies = [];
    for (const path of [
      MASTERY_EVIDENCE_PATH,
      MOST_NEEDED_PATH,
      ATTEMPTS_PATH,
      OWN_ENTRIES_PATH,
      SCORE_ESTIMATES_PATH,
    ]) {
      bodies.push((await service.ask(student.uid, 'GET', path)).json());
    }
    bodies.push((await service.ask(student.uid, 'GET', BANK_PATH)).json<BankAnswer>().review);
    const again = { mode: 'repaso', test: 'm1', items: 10, feedback: 'at-once' };
    bodies.push((await service.ask(student.uid, 'POST', FEASIBILITY_PATH, again)).json());
    const { result, evidence } = (await service.ask(student.uid, 'GET', OWN_DATA_PATH)).json();
    return [...bodies, result, evidence, await gradedAnswers()];
  }

  it('changes nothing that anybody is told before its end, and counts once after it', async () => {
    await answeredElsewhere();
    const before = await said();
    const ids = [await answered('correct'), await answered('wrong'), await answered('omitted')];
    expect(await said()).toEqual(before);
    running.clear();
    const [one] = await counted();
    expect(one).toMatchObject({ contentId: content, answered: 4, correct: 1 });
    expect((await service.ask(student.uid, 'GET', BANK_PATH)).json<BankAnswer>().review).not.toEqual({});
    expect(new Set(idsOf(await gradedAnswers()))).toEqual(new Set([...ids, ...idsOf(await gradedAnswers())]));
    expect(await counted()).toEqual([one]);
    const { evidence } = (await service.ask(student.uid, 'GET', OWN_DATA_PATH)).json();
    expect(evidence).toHaveLength(4);
  });

  it('of one that ended is told while another runs, by whom it is asked at once, and once', async () => {
    const [ended, runs] = [await answered('correct'), await answered('wrong')];
    running.delete(ended);
    const all = await Promise.all(Array.from({ length: 8 }, () => counted()));
    for (const contents of all) expect(contents).toMatchObject([{ answered: 1, correct: 1 }]);
    expect(idsOf(await gradedAnswers())).toEqual([ended]);
    running.delete(runs);
    expect(await counted()).toMatchObject([{ answered: 2, correct: 1 }]);
  });

  it('keeps nobody from reading on, and comes after what was told meanwhile', async () => {
    const sealed = await answered('correct');
    const elsewhere = await answeredElsewhere();
    await sql`alter table ensayos.evidence disable trigger user`.execute(service.database.kysely);
    await sql`update ensayos.evidence set kept_at = kept_at - interval '5 minutes' where user_id = ${student.uid}`.execute(
      service.database.kysely,
    );
    await sql`alter table ensayos.evidence enable trigger user`.execute(service.database.kysely);
    const first = await gradedAnswers();
    expect(idsOf(first)).toEqual([elsewhere]);
    expect(first.next).not.toBeNull();
    running.clear();
    const second = await gradedAnswers(student.uid, first.next);
    expect(second.answers).toMatchObject([{ id: `ensayos:${sealed}:0`, outcome: 'correct', use: 'diagnostic' }]);
  });

  it('stays sealed where nobody says that it has ended: the rest is told, and an export is not half of one', async () => {
    await answered('correct');
    await answeredElsewhere();
    running.clear();
    isDown = true;
    expect(await counted()).toMatchObject([{ answered: 1, correct: 0 }]);
    expect((await service.ask(student.uid, 'GET', OWN_DATA_PATH)).statusCode).toBe(503);
    isDown = false;
    expect(await counted()).toMatchObject([{ answered: 2, correct: 1 }]);
  });

  it('goes into an account sealed, and is told there after the end', async () => {
    const guest = `guest:${student.uid}`;
    const id = await answered('correct', { uid: guest });
    const claim = { guest, questions: [id] };
    expect((await call('POST', QUESTIONS_CLAIM_PATH, student.uid, claim)).body).toEqual({ left: 0 });
    expect(await counted()).toEqual([]);
    running.clear();
    expect(await counted()).toMatchObject([{ answered: 1, correct: 1 }]);
    expect(idsOf(await gradedAnswers(guest))).toEqual([]);
  });

  it('is deleted with everything else, and nothing is made of it afterwards', async () => {
    await answered('wrong');
    expect((await service.ask(student.uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
    running.clear();
    expect(await counted()).toEqual([]);
    for (const table of STUDENT_TABLES) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where user_id = ${student.uid}`.execute(
        service.database.kysely,
      );
      expect(rows, table).toEqual([]);
    }
  });

  it('is graded again where it lies, before and after its end', async () => {
    const [runs, ended] = [await answered('correct'), await answered('correct')];
    running.delete(ended);
    expect(await counted()).toMatchObject([{ answered: 1, correct: 1 }]);
    const { rows } = await sql<{ item: string; key: number }>`
      select frozen.id as item, (frozen.content ->> 'key')::int as key
      from ensayos.frozen_item as frozen where id in (
        select form #>> '{slots,0,item}' from ensayos.attempt where id = any(${[runs, ended]}::uuid[])
      )`.execute(service.database.kysely);
    const mended = rows.map(({ item, key }) => ({ item, key: (key + 1) % 4, reason: 'La clave estaba equivocada.' }));
    await regradeAll(service.database, { corrections: [...CORRECTIONS, ...mended] });
    expect(await counted()).toMatchObject([{ answered: 1, correct: 0 }]);
    running.clear();
    expect(await counted()).toMatchObject([{ answered: 2, correct: 0 }]);
  });

  it('waits for a simulacro that began meanwhile and asks the same, which would be told its keys', async () => {
    const id = await answered('correct', { of: contentOf('m2') });
    const sitting = await student.begin(SIMULACRO);
    await sql`update ensayos.attempt as sits set form = jsonb_set(
        jsonb_set(sits.form, '{slots,0,item}', asked.form #> '{slots,0,item}'), '{slots,0,order}', asked.form #> '{slots,0,order}'
      ) from ensayos.attempt as asked where sits.id = ${sitting.attempt.id} and asked.id = ${id}`.execute(
      service.database.kysely,
    );
    running.clear();
    expect(await counted()).toEqual([]);
    const submitted = await student.submit(sitting.attempt.id);
    expect(submitted.statusCode, submitted.body).toBe(200);
    expect((await gradedAnswers()).answers.map((answer) => answer.id)).toContain(`ensayos:${id}:0`);
  });
});
