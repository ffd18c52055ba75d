import {
  type AnsweredQuestion,
  type AskedQuestion,
  GRADED_ANSWERS_PATH,
  type GradedAnswersAnswer,
  GUEST_QUESTIONS_PATH,
  guestQuestionAnswerPath,
  QUESTIONS_PATH,
  questionAnswerPath,
  RUNNING_QUESTIONS_PATH,
  type RunningQuestionsBody,
} from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { callsWithin, createServiceKeys, type ServiceCall } from '@travesia/kit-service';
import { cookieOf } from '@travesia/kit-service/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ATTEMPTS_PATH,
  attemptPath,
  CLAIM_PATH,
  eventsPath,
  GUEST_DATA_PATH,
  leasePath,
  OWN_DATA_PATH,
  reportsPath,
  resultPath,
  startPath,
  submitPath,
} from '../api/paths.ts';
import { createSampleBank } from '../practice/testing/sample-bank.ts';
import { ORIGIN, openTestService, type TestService } from './testing/ensayos-app.ts';
import { newStudent, type Student } from './testing/student.ts';

const keys = createServiceKeys(['k'.repeat(32)]);
const bank = createSampleBank();
const content = bank.entries.find(({ facts }) => facts.content.startsWith('m1.'))?.facts.content ?? '';

let service: TestService;
let student: Student;
/** Questions of diagnostics that have not ended. */
let running: readonly string[] | 'unknown' = [];

beforeAll(async () => {
  const unused = () => Promise.reject(new Error('no other service is called'));
  // Stands for the slice of diagnostics, which has tests of its own for this address.
  const call: ServiceCall = async (_method, path, _uid, body) => {
    if (path !== RUNNING_QUESTIONS_PATH || running === 'unknown') return unused();
    const { questions } = body as RunningQuestionsBody;
    return { status: 200, body: { questions: questions.filter((id) => running.includes(id)) } };
  };
  service = await openTestService({ postgres: 'own', bank, services: { keys, call, stream: unused } });
});
beforeEach(() => {
  student = newStudent(service.ask);
});
afterAll(() => service.close());

async function ask(id = uuidV7()): Promise<AskedQuestion> {
  const answer = await service.ask(student.uid, 'POST', QUESTIONS_PATH, { id, content, use: 'lesson' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function answer(id: string, option: string | null): Promise<AnsweredQuestion> {
  const answered = await service.ask(student.uid, 'POST', questionAnswerPath(id), { option, activeMs: 2_000 });
  expect(answered.statusCode, answered.body).toBe(200);
  return answered.json();
}

it('asks one question of the content, the same one however often it is asked for', async () => {
  const question = await ask();
  expect(question.content).toBe(content);
  expect(question.options.length).toBeGreaterThanOrEqual(4);
  expect(await ask(question.id)).toEqual(question);
});

it('tells nothing of the key before the answer, and all of it after', async () => {
  const question = await ask();
  expect(Object.keys(question).sort()).toEqual(['content', 'id', 'options', 'stem']);
  expect(question.options.flatMap(Object.keys)).toEqual(question.options.flatMap(() => ['id', 'text']));
  const answered = await answer(question.id, question.options[0]?.id ?? '');
  expect(question.options.map(({ id }) => id)).toContain(answered.key);
  expect(answered.solution.length).toBeGreaterThan(0);
  expect(answered.outcome === 'correct').toBe(answered.key === question.options[0]?.id);
  expect(answered.mistake === null).toBe(answered.outcome === 'correct');
});

it('takes one answer: the first one stands', async () => {
  const question = await ask();
  const first = await answer(question.id, question.options[1]?.id ?? '');
  expect(await answer(question.id, question.options[2]?.id ?? '')).toEqual(first);
});

it('takes “I do not know” for an answer, and an option that there is not for none', async () => {
  const { id } = await ask();
  const refused = await service.ask(student.uid, 'POST', questionAnswerPath(id), { option: 'ABCDEFGH' });
  expect(refused.statusCode).toBe(400);
  expect(await answer(id, null)).toMatchObject({ outcome: 'omitted', mistake: null });
});

it('is nobody else’s, and of no content that there is not', async () => {
  const { id } = await ask();
  const other = newStudent(service.ask);
  expect((await service.ask(other.uid, 'POST', questionAnswerPath(id), { option: null })).statusCode).toBe(404);
  expect((await service.ask('', 'POST', QUESTIONS_PATH, { id: uuidV7(), content, use: 'lesson' })).statusCode).toBe(
    401,
  );
  const unknown = { id: uuidV7(), content: 'm1.nada', use: 'lesson' };
  expect((await service.ask(student.uid, 'POST', QUESTIONS_PATH, unknown)).statusCode).toBe(400);
});

it('is asked by other services for students and guests, is no test in a list, and says what it was for', async () => {
  const { call } = callsWithin({ keys, publicOrigin: ORIGIN }, service.app);
  const guest = `guest:${student.uid}`;
  const asked = await call('POST', QUESTIONS_PATH, guest, { id: uuidV7(), content, use: 'diagnostic' });
  expect(asked.status).toBe(200);
  const { id, options } = asked.body as AskedQuestion;
  const told = await call('POST', questionAnswerPath(id), guest, { option: options[0]?.id ?? null });
  expect(told.status).toBe(200);
  const { body } = await call('GET', GRADED_ANSWERS_PATH, guest);
  expect((body as GradedAnswersAnswer).answers).toMatchObject([
    { id: `ensayos:${id}:0`, contentId: content, mode: 'pregunta', use: 'diagnostic' },
  ]);
  await ask();
  const listed = await service.ask(student.uid, 'GET', ATTEMPTS_PATH);
  expect(listed.json()).toEqual({ attempts: [] });
});

it('of a diagnostic tells what was right to the service that asks it alone, whatever the student tries', async () => {
  const { call } = callsWithin({ keys, publicOrigin: ORIGIN }, service.app);
  const asked = await call('POST', QUESTIONS_PATH, student.uid, { id: uuidV7(), content, use: 'diagnostic' });
  const { id, options } = asked.body as AskedQuestion;
  const told = await call('POST', questionAnswerPath(id), student.uid, { option: options[0]?.id ?? null });
  expect(told.status).toBe(200);
  const { key, solution } = told.body as AnsweredQuestion;
  const device = uuidV7();
  const tries = [
    ['POST', questionAnswerPath(id), { option: options[0]?.id ?? null }],
    ['POST', QUESTIONS_PATH, { id, content, use: 'diagnostic' }],
    ['GET', attemptPath(id), undefined],
    ['POST', startPath(id), { device }],
    ['POST', leasePath(id), { device }],
    ['POST', eventsPath(id), { epoch: 1, events: [] }],
    ['POST', submitPath(id), { epoch: 1, events: [] }],
    ['GET', resultPath(id), undefined],
    ['POST', reportsPath(id), { id: uuidV7(), slot: 0, kind: 'key' }],
    ['POST', ATTEMPTS_PATH, { id: uuidV7(), request: { mode: 'parecida', attempt: id, slot: 0 } }],
    ['GET', ATTEMPTS_PATH, undefined],
  ] as const;
  for (const [method, path, body] of tries) {
    const answer = await service.ask(student.uid, method, path, body);
    for (const secret of ['"key"', '"correct"', '"outcome"', '"wrong"', JSON.stringify(solution[0]?.title ?? '')]) {
      expect(answer.body, `${method} ${path}`).not.toContain(secret);
    }
  }
  expect(key).not.toBeNull();
  // The service hears the same again, and knows one that is answered from one that is not.
  expect(await call('POST', questionAnswerPath(id), student.uid, { option: null })).toEqual(told);
  expect((await call('POST', QUESTIONS_PATH, student.uid, { id, content, use: 'diagnostic' })).status).toBe(410);
});

it('of a diagnostic is handed over with what was answered, and with what became of it once that has ended', async () => {
  const { call } = callsWithin({ keys, publicOrigin: ORIGIN }, service.app);
  const ofDiagnostic = uuidV7();
  const asked = await call('POST', QUESTIONS_PATH, student.uid, { id: ofDiagnostic, content, use: 'diagnostic' });
  const { options } = asked.body as AskedQuestion;
  await call('POST', questionAnswerPath(ofDiagnostic), student.uid, { option: options[0]?.id ?? null });
  const ofLesson = await ask();
  await answer(ofLesson.id, null);
  type Exported = Readonly<Record<'attempt_event' | 'result' | 'evidence', readonly { readonly attempt_id: string }[]>>;
  const exported = async () => {
    const { attempt_event, result, evidence } = (await service.ask(student.uid, 'GET', OWN_DATA_PATH)).json<Exported>();
    return [attempt_event, result, evidence].map((rows) => new Set(rows.map(({ attempt_id }) => attempt_id)));
  };
  running = [ofDiagnostic];
  const all = new Set([ofDiagnostic, ofLesson.id]);
  expect(await exported()).toEqual([all, new Set([ofLesson.id]), new Set([ofLesson.id])]);
  running = 'unknown';
  expect((await service.ask(student.uid, 'GET', OWN_DATA_PATH)).statusCode).toBe(503);
  running = [];
  expect(await exported()).toEqual([all, all, all]);
});

it('takes its answer alone: what a device would add before is refused', async () => {
  const { id } = await ask();
  const events = [{ kind: 'visit', seq: 1, slot: 0, activeMs: 5 }];
  expect((await service.ask(student.uid, 'POST', eventsPath(id), { epoch: 1, events })).statusCode).toBe(403);
});

describe('without an account', () => {
  async function begin(cookie = '') {
    const id = uuidV7();
    const post = (path: string, body: unknown, uid = '') =>
      service.ask(uid, 'POST', path, body, {
        headers: { cookie: uid === '' ? cookie : `${cookieOf(uid)}; ${cookie}` },
      });
    const asked = await post(GUEST_QUESTIONS_PATH, { id, content });
    expect(asked.statusCode, asked.body).toBe(200);
    [cookie = ''] = String(asked.headers['set-cookie']).split(';');
    return { question: asked.json<AskedQuestion>(), cookie, post };
  }

  it('a question is asked of whoever has the cookie, tells its key after the answer alone, and takes the first one', async () => {
    const { question, cookie, post } = await begin();
    const { id, options } = question;
    expect(Object.keys(question).sort()).toEqual(['content', 'id', 'options', 'stem']);
    expect((await post(GUEST_QUESTIONS_PATH, { id, content })).json()).toEqual(question);
    const answered = await post(guestQuestionAnswerPath(id), { option: options[1]?.id, activeMs: 900 });
    expect(answered.json<AnsweredQuestion>()).toMatchObject({ content, key: expect.any(String) });
    expect((await post(guestQuestionAnswerPath(id), { option: options[2]?.id })).json()).toEqual(answered.json());
    // The next one is of the same guest.
    expect((await begin(cookie)).cookie).toBe(cookie);
  });

  it('is nobody else’s, and no way to questions for another use', async () => {
    const { question, post } = await begin();
    const path = guestQuestionAnswerPath(question.id);
    for (const headers of [{}, { cookie: (await begin()).cookie }, { origin: 'https://otra.example' }]) {
      const refused = await service.ask('', 'POST', path, { option: null }, { headers });
      expect([403, 404]).toContain(refused.statusCode);
      expect(refused.body).not.toContain('"key"');
    }
    for (const body of [
      { id: uuidV7(), content, use: 'diagnostic' },
      { id: uuidV7(), content: 'm1.nada' },
      { id: 'no', content },
    ]) {
      expect((await post(GUEST_QUESTIONS_PATH, body)).statusCode).toBe(400);
    }
    expect((await post(QUESTIONS_PATH, { id: uuidV7(), content, use: 'game' })).statusCode).toBe(401);
  });

  it('what was begun comes to its end though somebody signs in, and stays the guest’s', async () => {
    const { question, cookie, post } = await begin();
    const answered = await post(guestQuestionAnswerPath(question.id), { option: null }, student.uid);
    expect(answered.json()).toMatchObject({ outcome: 'omitted' });
    const data = async () => {
      const told = await service.ask('', 'GET', GUEST_DATA_PATH, undefined, { headers: { cookie } });
      return told.json<{ readonly attempt?: readonly object[] }>().attempt;
    };
    expect(await data()).toMatchObject([{ request: { mode: 'pregunta', use: 'game' } }]);
    // A sample that is theirs moves alone, and the cookie stays for what is left.
    const sample = uuidV7();
    await post(ATTEMPTS_PATH, { id: sample, request: { mode: 'muestra' } });
    const claimed = await post(CLAIM_PATH, { attempts: [sample] }, student.uid);
    expect(claimed.json()).toEqual({ left: 0 });
    expect(claimed.headers['set-cookie']).toBeUndefined();
    expect(await data()).toHaveLength(1);
    await service.ask('', 'DELETE', GUEST_DATA_PATH, undefined, { headers: { cookie } });
    expect((await post(guestQuestionAnswerPath(question.id), { option: null })).statusCode).toBe(404);
  });
});
