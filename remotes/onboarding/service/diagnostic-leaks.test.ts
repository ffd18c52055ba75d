import {
  DIAGNOSES_PATH,
  QUESTIONS_PATH,
  type QuestionBody,
  questionAnswerPath,
  RUNNING_QUESTIONS_PATH,
  type RunningQuestionsAnswer,
} from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { callsWithin, createServiceKeys, type ServiceCalls } from '@travesia/kit-service';
import { openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DIAGNOSTICS_PATH,
  type DiagnosticStepAnswer,
  diagnosisPath,
  diagnosticAnswerPath,
  diagnosticAppealPath,
  diagnosticEndPath,
  diagnosticPath,
} from '../api/diagnostics.ts';
import { OWN_DATA_PATH } from '../api/paths.ts';
import { slice } from './slice.ts';
import { createTestApp, ORIGIN } from './testing/onboarding-app.ts';

// What an attacker sees between two questions, and what does not follow from it. That the same content may come again after
// a wrong answer, and that harder ones follow right ones, is what an adaptive diagnostic is: its words name neither.

/** Stands in what the slice of practice tests tells of an answer: it must come out nowhere. */
const SEALED = 'SELLADO-7f3a';
const OPTIONS = ['a', 'b', 'c', 'd'] as const;
type Option = (typeof OPTIONS)[number];

let calls: string[] = [];
/** Stems are as long as each other, so that sizes speak of everything else. */
const STEM = '<p>¿Cuánto es?</p>';

const services: ServiceCalls = {
  keys: createServiceKeys(['k'.repeat(32)]),
  async call(method, path, _uid, body) {
    calls.push(`${method} ${path === QUESTIONS_PATH ? 'ask' : 'answer'}`);
    if (path === QUESTIONS_PATH) {
      const { id, content } = body as QuestionBody;
      return {
        status: 200,
        body: { id, content, stem: STEM, options: OPTIONS.map((option) => ({ id: option, text: option })) },
      };
    }
    const { option } = body as { option: Option | null };
    const outcome = option === null ? 'omitted' : option === 'a' ? 'correct' : 'wrong';
    const mistake = outcome === 'wrong' ? { id: SEALED, name: SEALED, feedback: SEALED } : null;
    return {
      status: 200,
      body: { content: SEALED, outcome, key: SEALED, mistake, solution: [{ title: SEALED, text: SEALED }] },
    };
  },
  async stream() {
    throw new Error('nothing is exported here');
  },
};

let postgres: PostgresServer;
let service: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  postgres = await startPostgresServer();
  const database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate([slice]);
  service = createTestApp(database, { services });
  await service.app.ready();
});
afterAll(async () => {
  await service.close();
  await postgres.close();
});

/** Begins one as `uid` and answers its first question. */
async function firstAnswer(uid: string, option: Option | null) {
  const begun = await service.ask(uid, 'POST', DIAGNOSTICS_PATH, { id: uuidV7(), test: 'm1' });
  const { id, question } = begun.json<DiagnosticStepAnswer>();
  calls = [];
  const answer = await service.ask(uid, 'POST', diagnosticAnswerPath(id), { question: question?.id, option });
  return { id, question, answer, calls: [...calls] };
}

/** But for what differs between any two requests. */
function headersOf({ headers }: Awaited<ReturnType<typeof firstAnswer>>['answer']) {
  const { date: _, 'content-length': __, 'x-request-id': ___, ...others } = headers;
  return Object.entries(others).filter(([name]) => !name.startsWith('x-ratelimit'));
}

it('answers a right, a wrong and no answer with the same status, headers, members and calls', async () => {
  const seen = [];
  for (const option of ['a', 'b', 'c', null] as const) {
    const { answer, calls: made } = await firstAnswer(`igual-${option}`, option);
    const body = answer.json<DiagnosticStepAnswer>();
    const { question, ...step } = body;
    seen.push({
      ...{ status: answer.statusCode, headers: headersOf(answer), calls: made },
      step: { ...step, id: '' },
      question: { ...question, id: '', content: '' },
      size: answer.body.length - (question?.content.length ?? 0),
    });
  }
  const [right, ...others] = seen;
  for (const other of others) expect(other).toEqual(right);
  // Nothing to compare by later: neither kept by browsers nor by anybody between.
  const names = right?.headers.map(([name]) => name);
  expect(names).not.toContain('etag');
  expect(right?.headers).toContainEqual(['cache-control', 'no-store']);
});

it('lets nothing out of what is told of an answer, wherever somebody asks before the end', async () => {
  for (const option of [...OPTIONS, null]) {
    const uid = `sellada-${option}`;
    const { id, question, answer } = await firstAnswer(uid, option);
    const bodies = [answer.body];
    const tries = [
      ['GET', diagnosticPath(id), undefined],
      ['GET', DIAGNOSTICS_PATH, undefined],
      ['GET', diagnosisPath(id), undefined],
      ['GET', DIAGNOSES_PATH, undefined],
      ['POST', RUNNING_QUESTIONS_PATH, { questions: [question?.id] }],
      ['GET', OWN_DATA_PATH, undefined],
      ['POST', diagnosticAppealPath(id), { content: question?.content }],
      // Once more, and otherwise: the first one stands, and nothing says which would have been right.
      ...OPTIONS.map((other) => ['POST', diagnosticAnswerPath(id), { question: question?.id, option: other }] as const),
      ['POST', DIAGNOSTICS_PATH, { id, test: 'm1' }],
    ] as const;
    for (const [method, path, body] of tries) bodies.push((await service.ask(uid, method, path, body)).body);
    for (const body of bodies) {
      expect(body).not.toContain(SEALED);
      expect(body).not.toMatch(/"(outcome|correct|wrong|key|probability|ability|score|purpose":"confirms)"/);
    }
  }
});

it('hands over in the middle what was answered, and what became of it once it has ended', async () => {
  const { call } = callsWithin({ keys: services.keys, publicOrigin: ORIGIN }, service.app);
  const handedOver = [];
  for (const option of ['a', 'b', null] as const) {
    const uid = `exporta-${option}`;
    const { id, question } = await firstAnswer(uid, option);
    const exported = async () => (await service.ask(uid, 'GET', OWN_DATA_PATH)).json().diagnosticQuestions;
    const [first, second] = await exported();
    const questions = [first.question_id, second.question_id];
    // Whoever's they are, and of those that are asked for alone.
    const running = async (asked: readonly string[], who = uid) =>
      (await call('POST', RUNNING_QUESTIONS_PATH, who, { questions: asked })).body as RunningQuestionsAnswer;
    expect(first).toMatchObject({ question_id: question?.id, content: question?.content, answered: true });
    expect(second).toMatchObject({ answered: false });
    expect(new Set((await running([...questions, uuidV7()], 'otra')).questions)).toEqual(new Set(questions));
    expect(await running([first.question_id])).toEqual({ questions: [first.question_id] });
    expect(await running([])).toEqual({ questions: [] });
    handedOver.push(Object.keys(first).sort());
    await service.ask(uid, 'POST', diagnosticEndPath(id), {});
    expect(await running(questions)).toEqual({ questions: [] });
    const outcome = option === null ? 'unknown' : option === 'a' ? 'correct' : 'wrong';
    expect((await exported())[0]).toMatchObject({ purpose: 'informs', outcome });
  }
  const [right, ...others] = handedOver;
  for (const other of others) expect(other).toEqual(right);
});

it('is the same however often a question is answered again', async () => {
  const { id, question, answer } = await firstAnswer('insistente', 'b');
  for (const option of [...OPTIONS, null]) {
    const again = await service.ask('insistente', 'POST', diagnosticAnswerPath(id), { question: question?.id, option });
    expect(again.json()).toEqual(answer.json());
  }
});

it('does not let out by its ids what a question is asked for', async () => {
  const ids = new Set<string>();
  for (const uid of ['uno', 'dos', 'tres']) {
    let { answer, id } = await firstAnswer(uid, 'b');
    for (let step = answer.json<DiagnosticStepAnswer>(); step.question !== null; step = answer.json()) {
      expect(step.purpose === 'informs' || step.purpose === 'measures').toBe(true);
      expect(step.question.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
      expect(ids.has(step.question.id)).toBe(false);
      ids.add(step.question.id);
      answer = await service.ask(uid, 'POST', diagnosticAnswerPath(id), { question: step.question.id, option: 'b' });
      id = step.id;
    }
  }
});

it('is not found by whoever knows the address of a question', async () => {
  const { id, question } = await firstAnswer('dueña', 'a');
  for (const [method, path, body] of [
    ['GET', diagnosticPath(id), undefined],
    ['POST', diagnosticAnswerPath(id), { question: question?.id, option: 'a' }],
    ['GET', questionAnswerPath(question?.id ?? ''), undefined],
  ] as const) {
    expect((await service.ask('extraña', method, path, body)).statusCode).toBe(404);
  }
});
