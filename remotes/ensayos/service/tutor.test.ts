import { createHash } from 'node:crypto';
import type { DeployedBank } from '@travesia/content-item-model';
import {
  type AskedQuestion,
  GRADED_ANSWERS_PATH,
  type GradedAnswersAnswer,
  GUEST_QUESTIONS_PATH,
  guestQuestionAnswerPath,
  type HintRung,
  MASTERY_EVIDENCE_PATH,
  type MasteryEvidenceAnswer,
  QUESTIONS_CLAIM_PATH,
  QUESTIONS_PATH,
  type QuestionUse,
  questionAnswerPath,
  RUNNING_QUESTIONS_PATH,
  type RunningQuestionsBody,
  TUTOR_CLOSED_REASON,
  TUTOR_QUESTION_PATH,
  TUTOR_STANDING_PATH,
  TUTOR_STEP_PATH,
  type TutorQuestion,
  type TutorStep,
} from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { callsWithin, createServiceKeys, type ServiceCall } from '@travesia/kit-service';
import { cookieOf } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AttemptRequest, AttemptResult, HintsAnswer, RunningAttempt } from '../api/attempts.ts';
import { checkPath, hintsPath, OWN_DATA_PATH, resultPath } from '../api/paths.ts';
import { createSampleBank, SEALED_MARK } from '../practice/testing/sample-bank.ts';
import type { ServedBank } from './served-bank.ts';
import { compiledHere } from './testing/compiled-here.ts';
import { ORIGIN, openTestService, type TestService } from './testing/ensayos-app.ts';
import { answersAt, newStudent, PRACTICE, PRACTICE_AT_ONCE, SIMULACRO, type Student } from './testing/student.ts';

const keys = createServiceKeys(['k'.repeat(32)]);
const sample = createSampleBank();
const content = sample.entries.find(({ facts }) => facts.content.startsWith('m1.'))?.facts.content ?? '';

const ofM2 = [...new Set(sample.entries.map(({ facts }) => facts.content))].filter((id) => id.startsWith('m2.'));

/** A word that nobody else says. */
const wordOf = (id: string) => createHash('sha256').update(id).digest('hex').replaceAll(/\d/g, '').padEnd(12, 'x');

/** Which draw says a word. */
const variants = new Map<string, string>();

/** Each draw has words and a key of its own, as draws of templates have. */
const bank: DeployedBank = {
  ...sample,
  item(id) {
    const item = sample.item(id);
    const own = wordOf(id);
    variants.set(own, id);
    return {
      ...item,
      stem: `${item.stem}<p>Dice ${own}.</p>`,
      options: item.options.map((option, n) => ({ ...option, text: wordOf(`${id} ${n}`) })),
    };
  },
};

let service: TestService;
let call: ServiceCall;
let student: Student;
/** Questions of diagnostics that have not ended. */
let running: Set<string>;
/** What happens while the bank is asked for something. */
let meanwhile: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  const unused = () => Promise.reject(new Error('no other service is called'));
  // Stands for the slice of diagnostics, which has tests of its own for this address.
  const answers: ServiceCall = async (_method, path, _uid, body) => {
    if (path !== RUNNING_QUESTIONS_PATH) return unused();
    const { questions } = body as RunningQuestionsBody;
    return { status: 200, body: { questions: questions.filter((id) => running.has(id)) } };
  };
  const here = compiledHere(bank);
  const served: ServedBank = {
    ...here,
    async compile(kind, ids) {
      const first = meanwhile;
      meanwhile = undefined;
      await first?.();
      return here.compile(kind, ids);
    },
  };
  service = await openTestService({
    postgres: 'own',
    bank: served,
    services: { keys, call: answers, stream: unused },
  });
  ({ call } = callsWithin({ keys, publicOrigin: ORIGIN }, service.app));
});
beforeEach(() => {
  student = newStudent(service.ask);
  running = new Set();
  meanwhile = undefined;
});
afterAll(() => service.close());

const asked = (attempt: string, slot: number, rung: HintRung, uid = student.uid) =>
  call('POST', TUTOR_QUESTION_PATH, uid, { attempt, slot, rung });

async function told(attempt: string, slot: number, rung: HintRung): Promise<TutorQuestion> {
  const { status, body } = await asked(attempt, slot, rung);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as TutorQuestion;
}

const stepped = (attempt: string, slot: number, step: number, entered?: string) =>
  call('POST', TUTOR_STEP_PATH, student.uid, { attempt, slot, step, ...(entered !== undefined && { entered }) });

const hinted = (attempt: string, slot: number) => service.ask(student.uid, 'POST', hintsPath(attempt), { slot });

async function hint(attempt: string, slot: number) {
  const answer = await hinted(attempt, slot);
  expect(answer.statusCode, answer.body).toBe(200);
  const { hints, nextMs } = answer.json<HintsAnswer>();
  return { rungs: hints.map(({ rung }) => rung), nextMs };
}

async function askedFor(use: QuestionUse, of = content): Promise<AskedQuestion> {
  const { status, body } = await call('POST', QUESTIONS_PATH, student.uid, { id: uuidV7(), content: of, use });
  expect(status).toBe(200);
  return body as AskedQuestion;
}

/** As if what was told had been told so much earlier. */
const later = (seconds: number) =>
  sql`update ensayos.hint set at = at - ${seconds} * interval '1 second' where user_id = ${student.uid}`.execute(
    service.database.kysely,
  );

const rows = async () =>
  (
    await sql<{ slot: number; rung: number }>`
    select slot, rung from ensayos.hint where user_id = ${student.uid} order by slot`.execute(service.database.kysely)
  ).rows;

async function keyOf({ attempt, form }: RunningAttempt, slot: number): Promise<string> {
  const { rows } = await sql<{ place: number }>`
    select array_position(array(select jsonb_array_elements_text(form #> array['slots', ${`${slot}`}, 'order'])), (
      select (frozen.content ->> 'key') from ensayos.frozen_item as frozen
      where id = form #>> array['slots', ${`${slot}`}, 'item']
    )) - 1 as place from ensayos.attempt where id = ${attempt.id}`.execute(service.database.kysely);
  return form.items[slot]?.options[rows[0]?.place ?? 0]?.id ?? '';
}

const otherThan = ({ form }: RunningAttempt, slot: number, key: string) =>
  form.items[slot]?.options.find(({ id }) => id !== key)?.id ?? '';

const rungsOf = ({ ladder }: TutorQuestion) => ladder.map(({ rung }) => rung);

describe('a question that is open', () => {
  it('is told of up to the rung that is asked for, never its key, and never more than how another one is done', async () => {
    const { attempt, form } = await student.begin(PRACTICE);
    for (const rung of [0, 1, 3, 4, 5] as const) {
      const question = await told(attempt.id, 2, rung);
      expect(Math.max(...rungsOf(question))).toBe(Math.min(rung, 4));
      expect(question).toMatchObject({ state: 'open', highest: 4, mistake: null, test: 'm1', chosen: null });
      expect(question.question).toMatchObject({ stem: form.items[2]?.stem, options: form.items[2]?.options });
      for (const member of ['key', 'outcome']) expect(question).not.toHaveProperty(member);
      const { secret, ...rest } = question;
      expect(secret.options).toContain(secret.text);
      expect(JSON.stringify(rest.ladder)).not.toContain(secret.text);
      if (rung < 2) expect(JSON.stringify(rest)).not.toContain(SEALED_MARK);
    }
  });

  it('says the same whatever was chosen: trying options tells nothing', async () => {
    const begun = await student.begin(PRACTICE);
    const { id } = begun.attempt;
    const ladders = new Set<string>();
    for (const [n, { id: option }] of (begun.form.items[0]?.options ?? []).entries()) {
      await student.send(id, [{ kind: 'answer', slot: 0, seq: n + 1, option }]);
      const { ladder, mistake, chosen } = await told(id, 0, 4);
      expect([mistake, chosen]).toEqual([null, option]);
      ladders.add(JSON.stringify(ladder));
    }
    expect(ladders.size).toBe(1);
  });

  it('is one of a lesson, a review or the tutor, or one like another', async () => {
    for (const use of ['lesson', 'review', 'tutor'] as const) {
      expect(await told((await askedFor(use)).id, 0, 1)).toMatchObject({ state: 'open', content });
    }
    const { attempt } = await student.begin(PRACTICE);
    await student.submit(attempt.id);
    const like = await student.begin({ mode: 'parecida', test: 'm1', attempt: attempt.id, slot: 0 });
    expect(await told(like.attempt.id, 0, 1)).toMatchObject({ state: 'open' });
  });
});

describe('a question that is answered', () => {
  it('is told whole: of a practice, a test, a sample that was claimed, one like another and a single one', async () => {
    const requests: readonly AttemptRequest[] = [PRACTICE, SIMULACRO, { mode: 'muestra' }];
    for (const request of requests) {
      const begun = await student.begin(request);
      const { id } = begun.attempt;
      const key = await keyOf(begun, 0);
      const chosen = otherThan(begun, 0, key);
      await student.submit(id, [{ kind: 'answer', slot: 0, seq: 1, option: chosen }]);
      const question = await told(id, 0, 5);
      expect(question).toMatchObject({ state: 'answered', highest: 5, outcome: 'wrong', key, chosen });
      expect(question.mistake?.name).toContain(SEALED_MARK);
      expect(rungsOf(question).at(-1)).toBe(5);
      expect(rungsOf(await told(id, 0, 2))).toEqual([0, 1, 2]);
      expect(await told(id, 1, 0)).toMatchObject({ outcome: 'omitted', chosen: null, mistake: null });
    }
    const { id } = await askedFor('lesson');
    await call('POST', questionAnswerPath(id), student.uid, { option: null });
    expect(await told(id, 0, 5)).toMatchObject({ state: 'answered', outcome: 'omitted' });
    expect(await rows()).toEqual([]);
  });

  it('is one that was checked in a practice that goes on, and no other of it', async () => {
    const begun = await student.begin(PRACTICE_AT_ONCE);
    const { id } = begun.attempt;
    const option = await keyOf(begun, 1);
    const checked = { epoch: 1, events: [{ kind: 'answer', slot: 1, seq: 1, option }], slot: 1, seq: 2 };
    expect((await service.ask(student.uid, 'POST', checkPath(id), checked)).statusCode).toBe(200);
    expect(await told(id, 1, 5)).toMatchObject({ state: 'answered', outcome: 'correct', key: option });
    expect(await told(id, 0, 5)).toMatchObject({ state: 'open' });
    // Its solution is on the page: the idea is told, and makes nothing weaker.
    expect(await hint(id, 1)).toEqual({ rungs: [0, 1], nextMs: null });
    expect(await rows()).toEqual([{ slot: 0, rung: 4 }]);
  });
});

describe('nothing is told', () => {
  it('of what is not the student’s, has not begun, or is sat alone', async () => {
    const { attempt } = await student.begin(PRACTICE);
    const created = await student.create(PRACTICE);
    const sampleTest = await student.begin({ mode: 'muestra' });
    const game = await askedFor('game');
    const diagnostic = await askedFor('diagnostic');
    running.add(diagnostic.id);
    const other = newStudent(service.ask);
    for (const [id, slot, uid] of [
      [attempt.id, 0, other.uid],
      [attempt.id, 0, `guest:${student.uid}`],
      [attempt.id, 8, student.uid],
      [uuidV7(), 0, student.uid],
      [created.id, 0, student.uid],
      [sampleTest.attempt.id, 0, student.uid],
      [game.id, 0, student.uid],
      [diagnostic.id, 0, student.uid],
    ] as const) {
      const answers = [
        await asked(id, slot, 5, uid),
        await call('POST', TUTOR_STEP_PATH, uid, { attempt: id, slot, step: 0 }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(404);
        expect(JSON.stringify(body)).not.toContain(SEALED_MARK);
      }
    }
    for (const id of [created.id, sampleTest.attempt.id, game.id, diagnostic.id]) {
      expect((await hinted(id, 0)).statusCode).toBe(404);
    }
    expect((await service.ask(other.uid, 'POST', hintsPath(attempt.id), { slot: 0 })).statusCode).toBe(404);
    expect((await service.ask('', 'POST', hintsPath(attempt.id), { slot: 0 })).statusCode).toBe(401);
  });

  it('of a question of a diagnostic before that has ended, whatever was answered', async () => {
    const { id } = await askedFor('diagnostic');
    running.add(id);
    await call('POST', questionAnswerPath(id), student.uid, { option: null });
    expect((await asked(id, 0, 5)).status).toBe(404);
    running.delete(id);
    expect(await told(id, 0, 5)).toMatchObject({ state: 'answered' });
  });

  it('to a page: these addresses are for services', async () => {
    const { attempt } = await student.begin(PRACTICE);
    for (const [method, path, body] of [
      ['GET', TUTOR_STANDING_PATH, undefined],
      ['POST', TUTOR_QUESTION_PATH, { attempt: attempt.id, slot: 0, rung: 1 }],
      ['POST', TUTOR_STEP_PATH, { attempt: attempt.id, slot: 0, step: 0 }],
    ] as const) {
      for (const uid of [student.uid, '']) {
        expect((await service.ask(uid, method, path, body)).statusCode).toBe(404);
      }
    }
  });
});

describe('while a simulacro runs', () => {
  const standing = async () => (await call('GET', TUTOR_STANDING_PATH, student.uid)).body;
  const closed = { status: 409, body: expect.objectContaining({ reason: TUTOR_CLOSED_REASON }) };

  it('every path is closed, whatever the question: its own, those of before, of another tab, like one and of lessons', async () => {
    const before = await student.begin(PRACTICE);
    await student.submit(before.attempt.id);
    const practice = await student.begin(PRACTICE_AT_ONCE);
    await hint(practice.attempt.id, 0);
    const lesson = await askedFor('lesson');
    const simulacro = await student.begin(SIMULACRO);
    const during = await student.begin(PRACTICE);
    const like = await student.begin({ mode: 'parecida', test: 'm1', attempt: before.attempt.id, slot: 0 });
    expect(await standing()).toEqual({ closedBy: 'simulacro' });
    const all = [before, practice, simulacro, during, like].map(({ attempt }) => attempt.id);
    for (const id of [...all, lesson.id, uuidV7()]) {
      for (const rung of [0, 1, 5] as const) expect(await asked(id, 0, rung)).toMatchObject(closed);
      expect(await stepped(id, 0, 0)).toMatchObject(closed);
      expect(await stepped(id, 0, 0, '7')).toMatchObject(closed);
      const offered = await hinted(id, 0);
      expect([offered.statusCode, offered.json().reason]).toEqual([409, TUTOR_CLOSED_REASON]);
    }
    await student.submit(simulacro.attempt.id);
    expect(await standing()).toEqual({ closedBy: null });
    expect(await told(simulacro.attempt.id, 0, 5)).toMatchObject({ state: 'answered' });
    expect(await hint(during.attempt.id, 0)).toMatchObject({ rungs: [0, 1] });
  });

  it('that began while a ladder was made, that ladder is not told', async () => {
    const tells: readonly ((question: string) => Promise<unknown>)[] = [
      (question) => asked(question, 0, 5),
      (question) => stepped(question, 0, 0),
    ];
    for (const [n, tell] of tells.entries()) {
      // Of a content that no other test is about: its steps have to be compiled.
      const { id: question } = await askedFor('lesson', ofM2.at(-1 - n));
      await call('POST', questionAnswerPath(question), student.uid, { option: null });
      const { id } = await student.create(SIMULACRO);
      meanwhile = () => student.start(id);
      expect(await tell(question)).toMatchObject(closed);
      expect(meanwhile).toBeUndefined();
      await student.submit(id);
    }
  });

  it('and its time is over, it is graded first', async () => {
    const { attempt } = await student.begin(SIMULACRO);
    await sql`update ensayos.attempt set started_at = started_at - interval '1 day',
      deadline_at = deadline_at - interval '1 day' where id = ${attempt.id}`.execute(service.database.kysely);
    expect(await standing()).toEqual({ closedBy: null });
    expect(await told(attempt.id, 0, 5)).toMatchObject({ state: 'answered', outcome: 'omitted' });
  });

  it('it runs on until answers on their way have come, though its time is over', async () => {
    const { attempt } = await student.begin(SIMULACRO);
    await sql`update ensayos.attempt set deadline_at = now() - interval '1 second' where id = ${attempt.id}`.execute(
      service.database.kysely,
    );
    expect(await standing()).toEqual({ closedBy: 'simulacro' });
  });

  it('a guest of the same browser is asked nothing that it asks, and told nothing of it', async () => {
    /** Everything that the simulacro asks is asked of the guest, too, who begins before. */
    let cookie = '';
    const asGuest = (path: string, body: unknown, uid: string) =>
      service.ask(uid, 'POST', path, body, {
        headers: { cookie: uid === '' ? cookie : `${cookieOf(uid)}; ${cookie}` },
      });
    const first = await asGuest(GUEST_QUESTIONS_PATH, { id: uuidV7(), content }, '');
    [cookie = ''] = String(first.headers['set-cookie']).split(';');
    const { id, options } = first.json<AskedQuestion>();
    const simulacro = await student.begin({ mode: 'simulacro', test: 'm1' });
    await sql`update ensayos.attempt set form = (select form from ensayos.attempt where id = ${simulacro.attempt.id})
      where id = ${id}`.execute(service.database.kysely);
    const refused = await asGuest(guestQuestionAnswerPath(id), { option: null }, student.uid);
    expect([refused.statusCode, refused.json().waitsFor]).toEqual([409, 'simulacro']);
    expect(refused.body).not.toContain(SEALED_MARK);
    expect(options.length).toBeGreaterThan(0);

    const variantsOf = async (attempt: string) =>
      (
        await sql<{ item: string }>`select slot->>'item' as item
          from ensayos.attempt, jsonb_array_elements(form->'slots') as slot where id = ${attempt}`.execute(
          service.database.kysely,
        )
      ).rows.map(({ item }) => item);
    const ofSimulacro = await variantsOf(simulacro.attempt.id);
    for (let n = 0; n < 12; n += 1) {
      const next = await asGuest(GUEST_QUESTIONS_PATH, { id: uuidV7(), content }, student.uid);
      if (next.statusCode === 422) continue;
      expect(ofSimulacro).not.toContain((await variantsOf(next.json<AskedQuestion>().id))[0]);
    }
    // What is claimed meanwhile is told by nobody.
    const guest = `guest:${student.uid}`;
    const ofGame = await call('POST', QUESTIONS_PATH, guest, { id: uuidV7(), content, use: 'game' });
    const claimed = (ofGame.body as AskedQuestion).id;
    await call('POST', QUESTIONS_CLAIM_PATH, student.uid, { guest, questions: [claimed] });
    expect(await asked(claimed, 0, 1)).toMatchObject(closed);
    expect(await asked(claimed, 0, 1, guest)).toMatchObject({ status: 404 });
    await student.submit(simulacro.attempt.id);
    expect((await asGuest(guestQuestionAnswerPath(id), { option: null }, student.uid)).statusCode).toBe(200);
  });
});

describe('how another one is done', () => {
  /** The variant that stands in rung 4, which each says of itself. */
  async function shownBy(attempt: string): Promise<string> {
    const { ladder } = await told(attempt, 0, 4);
    const html = ladder.find(({ rung }) => rung === 4)?.html ?? '';
    return variants.get([...variants.keys()].find((word) => html.includes(word)) ?? '') ?? '';
  }

  it('is the same one each time, and none that is asked in anything that has not ended', async () => {
    const { attempt } = await student.begin(PRACTICE);
    const first = await shownBy(attempt.id);
    expect(await shownBy(attempt.id)).toBe(first);
    const asking = await student.begin(PRACTICE);
    await sql`update ensayos.attempt set form = jsonb_set(form, '{slots,0,item}', to_jsonb(${first}::text))
      where id = ${asking.attempt.id}`.execute(service.database.kysely);
    expect(await shownBy(attempt.id)).not.toBe(first);
    await student.submit(asking.attempt.id);
    expect(await shownBy(attempt.id)).toBe(first);
  });

  it('is another draw of the same template where one can be told', async () => {
    const { attempt } = await student.begin(PRACTICE);
    const { rows: own } = await sql<{ item: string }>`
      select form #>> '{slots,0,item}' as item from ensayos.attempt where id = ${attempt.id}`.execute(
      service.database.kysely,
    );
    const shown = await shownBy(attempt.id);
    expect(shown).not.toBe(own[0]?.item);
    expect(shown.split(':')[0]).toBe(own[0]?.item.split(':')[0]);
  });
});

describe('a solution that is entered step by step', () => {
  it('is its own once it is answered, and that of another draw while it is open', async () => {
    const begun = await student.begin(PRACTICE);
    const { id } = begun.attempt;
    expect((await told(id, 0, 0)).steps).toBe(2);
    expect(await rows()).toEqual([]);
    const open = await stepped(id, 0, 0);
    expect(open).toMatchObject({ status: 200, body: { step: 0, steps: 2, isDone: false } });
    expect((open.body as TutorStep).statement).toMatch(/^<p><strong>Te muestro los pasos con una parecida:/);
    expect(await rows()).toEqual([{ slot: 0, rung: 4 }]);
    expect(await stepped(id, 0, 0, '6')).toMatchObject({
      body: { verdict: 'wrong', step: 0, feedback: expect.stringMatching(/datos de esta pregunta parecida/) },
    });
    expect(await stepped(id, 0, 0, '8')).toMatchObject({
      body: { verdict: 'wrong', step: 0, feedback: expect.stringMatching(/ya es el resultado final/) },
    });
    expect(await stepped(id, 0, 0, '7')).toMatchObject({ body: { verdict: 'right', step: 1, isDone: false } });
    expect(await stepped(id, 0, 1, '8')).toMatchObject({ body: { verdict: 'right', step: 1, isDone: true } });
    expect((await stepped(id, 0, 2)).status).toBe(404);
    await student.submit(id);
    const answered = (await stepped(id, 0, 0)).body as TutorStep;
    expect(answered.statement).toBe(begun.form.items[0]?.stem);
    const { feedback } = (await stepped(id, 0, 0, '6')).body as TutorStep;
    expect(feedback).toMatch(/Vuelve a leer qué pide este paso/);
    expect(feedback).not.toContain('parecida');
  });
});

describe('hints in a practice', () => {
  it('begin with the idea, go on by tries and time alone, and end before the solution', async () => {
    const begun = await student.begin(PRACTICE);
    const { id } = begun.attempt;
    const { steps: _, ...full } = await told(id, 3, 0);
    expect(full.highest).toBe(4);
    const first = await hint(id, 3);
    expect(first).toEqual({ rungs: [0, 1], nextMs: 8_000 });
    for (let again = 0; again < 3; again += 1) expect((await hint(id, 3)).rungs).toEqual([0, 1]);
    await later(8);
    const second = await hint(id, 3);
    expect(second.rungs.length).toBe(3);
    await student.send(
      id,
      answersAt(begun, () => 1),
    );
    const third = await hint(id, 3);
    expect(third.rungs.length).toBeGreaterThanOrEqual(second.rungs.length);
    await later(60);
    await hint(id, 3);
    await later(60);
    const last = await hint(id, 3);
    expect(last.nextMs).toBeNull();
    expect(last.rungs.at(-1)).toBe(4);
    expect(await rows()).toEqual([{ slot: 3, rung: 4 }]);
    await student.submit(id);
    expect((await hinted(id, 3)).statusCode).toBe(410);
  });

  it('go with the export, and with the deletion', async () => {
    const { attempt } = await student.begin(PRACTICE);
    await hint(attempt.id, 3);
    const exported = (await service.ask(student.uid, 'GET', OWN_DATA_PATH)).json();
    expect(exported.hint).toMatchObject([{ attempt_id: attempt.id, slot: 3, rung: 1, tries: 0 }]);
    await service.ask(student.uid, 'DELETE', OWN_DATA_PATH);
    expect(await rows()).toEqual([]);
  });
});

describe('an answer after a hint', () => {
  async function practised(items: number, helped: readonly number[]) {
    const begun = await student.begin({ ...PRACTICE, contents: ['m1'], items });
    const { id } = begun.attempt;
    for (const slot of helped) await hint(id, slot);
    const events = [];
    for (let slot = 0; slot < items; slot += 1) {
      events.push({ kind: 'answer', slot, seq: slot + 1, option: await keyOf(begun, slot) });
    }
    await student.submit(id, events);
    const result: AttemptResult = (await service.ask(student.uid, 'GET', resultPath(id))).json();
    return { id, result };
  }

  it('is told of as such, by how far it went', async () => {
    const { id } = await askedFor('tutor');
    await told(id, 0, 4);
    await call('POST', questionAnswerPath(id), student.uid, { option: null });
    const { result, id: practice } = await practised(6, [2]);
    expect(result.items.map(({ help }) => help ?? null)).toEqual([null, null, 'hint', null, null, null]);
    expect(result.attempt.result).toMatchObject({ helped: 1, scored: 6 });
    const { body } = await call('GET', GRADED_ANSWERS_PATH, student.uid);
    const helps = (body as GradedAnswersAnswer).answers.map((one) => [one.id, one.help]);
    expect(Object.fromEntries(helps)).toMatchObject({
      [`ensayos:${id}:0`]: 'solution',
      [`ensayos:${practice}:2`]: 'hint',
    });
    expect(helps.filter(([, help]) => help !== undefined)).toHaveLength(2);
  });

  it('counts for no score: with too few others there is none', async () => {
    const { result } = await practised(21, [0]);
    expect(result.attempt.result?.score?.method).toEqual({ kind: 'posterior', answered: 20 });
    expect(result.attempt.result).toMatchObject({ helped: 1, scored: 21, correct: 21 });
    const few = await practised(20, [4]);
    expect(few.result.attempt.result).not.toHaveProperty('score');
  });

  it('says nothing is known where it was right, and what is missing where it was wrong', async () => {
    const counted = async () => {
      const { contents } = (await service.ask(student.uid, 'GET', MASTERY_EVIDENCE_PATH)).json<MasteryEvidenceAnswer>();
      return contents.reduce((sum, { answered }) => sum + answered, 0);
    };
    await practised(6, [0, 1]);
    expect(await counted()).toBe(4);
    const begun = await student.begin(PRACTICE);
    await hint(begun.attempt.id, 0);
    await student.submit(begun.attempt.id);
    expect(await counted()).toBe(4 + PRACTICE.items);
  });
});

it('what is asked for is read strictly', async () => {
  const { attempt } = await student.begin(PRACTICE);
  const good = { attempt: attempt.id, slot: 0, rung: 1 };
  for (const body of [{}, { ...good, rung: 6 }, { ...good, rung: '1' }, { ...good, slot: -1 }, { ...good, more: 1 }]) {
    expect((await call('POST', TUTOR_QUESTION_PATH, student.uid, body)).status).toBe(400);
  }
  for (const body of [{ slot: '0' }, {}, { slot: 0, rung: 4 }, { slot: 100 }]) {
    expect((await service.ask(student.uid, 'POST', hintsPath(attempt.id), body)).statusCode).toBe(400);
  }
  const long = { attempt: attempt.id, slot: 0, step: 0, entered: '1'.repeat(201) };
  expect((await call('POST', TUTOR_STEP_PATH, student.uid, long)).status).toBe(400);
});
