import {
  type AskedQuestion,
  DIAGNOSES_PATH,
  type DiagnosesAnswer,
  QUESTIONS_CLAIM_PATH,
  QUESTIONS_PATH,
  type QuestionBody,
  questionAnswerPath,
  STUDENT_DATA_PATH,
} from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { createServiceKeys, type ServiceCalls } from '@travesia/kit-service';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { cookieOf, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AppealAnswer,
  DIAGNOSTICS_CLAIM_PATH,
  DIAGNOSTICS_PATH,
  type DiagnosisAnswer,
  type DiagnosticStepAnswer,
  type DiagnosticsAnswer,
  diagnosisPath,
  diagnosticAnswerPath,
  diagnosticAppealPath,
  diagnosticEndPath,
  diagnosticPath,
  ENGINE_CHECK_PATH,
} from '../api/diagnostics.ts';
import { GUEST_DATA_PATH, OWN_DATA_PATH } from '../api/paths.ts';
import { QUESTIONS_MAX, QUESTIONS_MIN } from '../diagnostic/constants.ts';
import { ENGINE_CHECKS_TOLD_MIN } from './limits.ts';
import { slice } from './slice.ts';
import { createTestApp } from './testing/onboarding-app.ts';

/** Stands for the slice of practice tests, which has tests of its own for these addresses: the first option is right. */
const asked = new Map<string, QuestionBody & { readonly owner: string }>();
/** Contents of which there is no question. */
const absent = new Set<string>();
/** Outcomes of questions that were answered: the first one stands. */
const graded = new Map<string, 'omitted' | 'correct' | 'wrong'>();
let isDown = false;
/** The answer is taken, and nobody hears of it. */
let isMute = false;

const services: ServiceCalls = {
  keys: createServiceKeys(['k'.repeat(32)]),
  async call(method, path, uid, body) {
    if (isDown) throw new Error('nobody answers');
    if (path === STUDENT_DATA_PATH) return { status: 200, body: AREAS };
    if (method === 'DELETE') {
      erased.push(`${path} ${uid.startsWith('guest:')}`);
      return { status: 204, body: undefined };
    }
    if (method === 'POST' && path === QUESTIONS_PATH) {
      const question = body as QuestionBody;
      if (graded.has(question.id)) return { status: 410, body: {} };
      if (absent.has(question.content)) return { status: 422, body: {} };
      asked.set(question.id, { ...question, owner: uid });
      const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id }));
      const answer: AskedQuestion = { id: question.id, content: question.content, stem: '<p>¿?</p>', options };
      return { status: 200, body: answer };
    }
    if (path === QUESTIONS_CLAIM_PATH) {
      const { guest, questions } = body as { guest: string; questions: string[] };
      for (const id of questions) {
        const question = asked.get(id);
        if (question?.owner === guest) asked.set(id, { ...question, owner: uid });
      }
      return { status: 200, body: { left: 0 } };
    }
    const question = [...asked.values()].find(({ id }) => path === questionAnswerPath(id));
    if (!question || question.owner !== uid) return { status: 404, body: {} };
    const { option } = body as { option: string | null };
    const outcome = graded.get(question.id) ?? (option === null ? 'omitted' : option === 'a' ? 'correct' : 'wrong');
    graded.set(question.id, outcome);
    if (isMute) throw new Error('nobody answers');
    return { status: 200, body: { content: question.content, outcome, key: 'a', mistake: null, solution: [] } };
  },
  async stream(path, uid) {
    const told = `{"of": ${JSON.stringify([path, uid.startsWith('guest:')])}}`;
    return {
      status: 200,
      chunks: (async function* () {
        yield Buffer.from(told);
      })(),
    };
  },
};

/** What the edge says of areas that keep something; and whose they took away. */
const AREAS = [
  { area: 'Perfil', path: OWN_DATA_PATH },
  { area: 'Ensayos', path: '/api/ensayos/data' },
];
const erased: string[] = [];

let postgres: PostgresServer;
let database: Database;
let service: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  postgres = await startPostgresServer();
  database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate([slice]);
  service = createTestApp(database, { services });
  await service.app.ready();
});
afterAll(async () => {
  await service.close();
  await postgres.close();
});

/** A browser: of a guest, by the cookie that it is given, until somebody signs in. */
function browser(user?: string, cookies = new Map<string, string>()) {
  const signIn = (uid: string) => cookies.set('session', cookieOf(uid));
  if (user !== undefined) signIn(user);
  return {
    signIn,
    copy: () => browser(undefined, new Map(cookies)),
    async ask<T>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown, status = 200): Promise<T> {
      const answer = await service.ask('', method, url, body, { cookie: [...cookies.values()].join('; ') });
      for (const { name, value } of answer.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, `${name}=${value}`);
      }
      // 0: whatever it says.
      if (status !== 0) expect(answer.statusCode, answer.body).toBe(status);
      return answer.body === '' ? (undefined as T) : answer.json();
    },
  };
}

type Browser = ReturnType<typeof browser>;

const begin = (from: Browser, id = uuidV7()) =>
  from.ask<DiagnosticStepAnswer>('POST', DIAGNOSTICS_PATH, { id, test: 'm1' });

const answer = (from: Browser, { id, question }: DiagnosticStepAnswer, option: string | null) =>
  from.ask<DiagnosticStepAnswer>('POST', diagnosticAnswerPath(id), {
    question: question?.id,
    option,
    activeMs: 30_000,
  });

async function toTheEnd(from: Browser, step: DiagnosticStepAnswer, option: string | null = 'a') {
  for (let last = step; ; last = await answer(from, last, option)) if (last.ended !== null) return last;
}

it('asks one question after the other until it has enough, of a guest as of a student', async () => {
  for (const who of [browser(), browser('ana')]) {
    const end = await toTheEnd(who, await begin(who));
    expect(end.answered).toBeGreaterThanOrEqual(QUESTIONS_MIN);
    expect(end.answered).toBeLessThanOrEqual(QUESTIONS_MAX);
    const diagnosis = await who.ask<DiagnosisAnswer>('GET', diagnosisPath(end.id));
    expect(diagnosis.contents.filter(({ asked: seen }) => seen).length).toBeGreaterThanOrEqual(QUESTIONS_MIN);
    expect(diagnosis.contents.every(({ probability }) => probability > 0.5)).toBe(true);
    expect(diagnosis.ability.mean).toBeGreaterThan(0.5);
  }
});

it('says nothing of what was right before the end, nor what it thinks of the student', async () => {
  const who = browser();
  const step = await answer(who, await begin(who), 'b');
  expect(Object.keys(step).sort()).toEqual(['answered', 'ended', 'id', 'most', 'purpose', 'question', 'test']);
  expect(Object.keys(step.question ?? {}).sort()).toEqual(['content', 'id', 'options', 'stem']);
  await who.ask('GET', diagnosisPath(step.id), undefined, 409);
});

it('stands where it stood after a reload, and takes an answer that is sent twice once', async () => {
  const who = browser();
  const first = await begin(who);
  expect(await begin(who, first.id)).toEqual(first);
  expect(await who.ask('GET', diagnosticPath(first.id))).toEqual(first);
  const second = await answer(who, first, 'a');
  expect(await answer(who, first, 'b')).toEqual(second);
  expect(second.answered).toBe(1);
  expect(second.question?.id).not.toBe(first.question?.id);
});

it('goes on with other contents where there is no question of one', async () => {
  const who = browser();
  const first = await begin(who);
  absent.add((await answer(who, first, 'a')).question?.content ?? '');
  const other = browser();
  const end = await toTheEnd(other, await begin(other));
  absent.clear();
  expect(end.answered).toBeGreaterThanOrEqual(QUESTIONS_MIN);
});

it('ends when the student has had enough, and says so', async () => {
  const who = browser();
  const step = await answer(who, await begin(who), null);
  const ended = await who.ask<DiagnosticStepAnswer>('POST', diagnosticEndPath(step.id));
  expect(ended).toMatchObject({ ended: 'stopped', question: null, answered: 1 });
  expect(await answer(who, step, 'a')).toEqual(ended);
  expect((await who.ask<DiagnosisAnswer>('GET', diagnosisPath(step.id))).answered).toBe(1);
});

it('loses nothing while questions cannot be asked', async () => {
  const who = browser();
  const step = await answer(who, await begin(who), 'a');
  isDown = true;
  await who.ask('POST', diagnosticAnswerPath(step.id), { question: step.question?.id, option: 'a' }, 503);
  isDown = false;
  expect(await who.ask('GET', diagnosticPath(step.id))).toEqual(step);
  expect((await answer(who, step, 'a')).answered).toBe(2);
});

it('is one of a test, whoever of two devices began it, and another only once it has ended', async () => {
  const [one, other] = [browser('a-la-vez'), browser('a-la-vez')];
  const [first, second] = await Promise.all([begin(one), begin(other)]);
  expect(second).toEqual(first);
  await toTheEnd(one, first);
  expect((await begin(one, first.id)).ended).not.toBeNull();
  expect((await begin(other)).id).not.toBe(first.id);
});

it('goes on elsewhere with what was graded and not heard of, and counts it as it was answered', async () => {
  const who = browser('dos-equipos');
  const first = await begin(who);
  isMute = true;
  await who.ask('POST', diagnosticAnswerPath(first.id), { question: first.question?.id, option: 'a' }, 503);
  isMute = false;
  const elsewhere = await browser('dos-equipos').ask<DiagnosticStepAnswer>('GET', diagnosticPath(first.id));
  expect(elsewhere.answered).toBe(1);
  expect(elsewhere.question?.id).not.toBe(first.question?.id);
  // The device that kept it sends it again: it counts once.
  expect(await answer(who, first, 'b')).toEqual(elsewhere);
});

it('is nobody else’s', async () => {
  const [ana, eva] = [browser(), browser()];
  const step = await begin(ana);
  await begin(eva);
  await eva.ask('GET', diagnosticPath(step.id), undefined, 404);
  await browser('luis').ask('GET', diagnosticPath(step.id), undefined, 404);
  await browser().ask('GET', diagnosticPath(step.id), undefined, 404);
});

it('follows a guest into the account, with its questions, once', async () => {
  const who = browser();
  const step = await answer(who, await begin(who), 'a');
  who.signIn('nueva');
  expect(await who.ask('POST', DIAGNOSTICS_CLAIM_PATH)).toEqual({ claimed: 1 });
  expect(await who.ask('POST', DIAGNOSTICS_CLAIM_PATH)).toEqual({ claimed: 0 });
  const elsewhere = browser('nueva');
  expect(await elsewhere.ask('GET', diagnosticPath(step.id))).toEqual(step);
  expect((await toTheEnd(elsewhere, step)).ended).not.toBeNull();
  const { diagnostics } = await elsewhere.ask<DiagnosticsAnswer>('GET', DIAGNOSTICS_PATH);
  expect(diagnostics).toMatchObject([{ id: step.id, test: 'm1' }]);
});

it('says of each test what its newest diagnostic found, to the student and to nobody else', async () => {
  const who = browser('con-plan');
  expect(await who.ask('GET', DIAGNOSES_PATH)).toEqual({ diagnoses: [] });
  const first = await toTheEnd(who, await begin(who), 'b');
  const again = await toTheEnd(who, await begin(who));
  const untouched = await begin(who);
  await who.ask('POST', diagnosticEndPath(untouched.id));
  const { diagnoses } = await who.ask<DiagnosesAnswer>('GET', DIAGNOSES_PATH);
  const { test, answered, contents } = await who.ask<DiagnosisAnswer>('GET', diagnosisPath(again.id));
  expect(diagnoses).toEqual([{ test, answered, contents }]);
  expect(again.id).not.toBe(first.id);
  await browser().ask('GET', DIAGNOSES_PATH, undefined, 401);
});

const appeal = (from: Browser, id: string, content: string, status = 200) =>
  from.ask<AppealAnswer>('POST', diagnosticAppealPath(id), { content }, status);

const answerAppeal = async (from: Browser, id: string, { question, content }: AppealAnswer, option: string | null) => {
  await from.ask('POST', diagnosticAnswerPath(id), { question: question?.id, option });
  return appeal(from, id, content);
};

/** A diagnostic in which nothing was right, and a content that it was not asked. */
async function withGaps(who: Browser) {
  const { id } = await toTheEnd(who, await begin(who), 'b');
  const { contents } = await who.ask<DiagnosisAnswer>('GET', diagnosisPath(id));
  const content = contents.find(({ asked: seen }) => !seen)?.contentId ?? '';
  return { id, content, before: contents };
}

it.each([undefined, 'apela'])('lets a student show what they know: two right questions decide (%s)', async (user) => {
  const who = browser(user);
  const { id, content, before } = await withGaps(who);
  const first = await appeal(who, id, content);
  expect(first).toMatchObject({ content, answered: 0, most: 2, verdict: null });
  expect(asked.get(first.question?.id ?? '')).toMatchObject({ content, use: 'diagnostic' });
  // Asked again, in whatever tab, it is the same question.
  expect(await appeal(who, id, content)).toEqual(first);
  const second = await answerAppeal(who, id, first, 'a');
  expect(second).toMatchObject({ answered: 1, verdict: null });
  expect(second.question?.id).not.toBe(first.question?.id);
  // One is not enough.
  const between = await who.ask<DiagnosisAnswer>('GET', diagnosisPath(id));
  expect(between.contents).toEqual(before);
  expect(await answerAppeal(who, id, second, 'a')).toEqual({
    ...{ content, answered: 2, most: 2, question: null, verdict: 'known' },
  });
  const { contents } = await who.ask<DiagnosisAnswer>('GET', diagnosisPath(id));
  const chanceOf = (id: string) => contents.find(({ contentId }) => contentId === id);
  expect(chanceOf(content)).toMatchObject({ asked: true, appealed: 'known' });
  expect(chanceOf(content)?.probability).toBeGreaterThanOrEqual(0.95);
  // It says more of the student than of that content alone.
  const known = (all: DiagnosisAnswer['contents']) => all.reduce((sum, { probability }) => sum + probability, 0);
  expect(known(contents.filter(({ contentId }) => contentId !== content))).toBeGreaterThan(
    known(before.filter(({ contentId }) => contentId !== content)),
  );
});

it.each([
  ['a', 'b'],
  ['b', 'a'],
  ['a', null],
] as const)('leaves it as it was where the two are answered %s and %s', async (one, other) => {
  const who = browser();
  const { id, content, before } = await withGaps(who);
  const second = await answerAppeal(who, id, await appeal(who, id, content), one);
  const decided = await answerAppeal(who, id, second, other);
  expect(decided.verdict).toBe('stays');
  // It is decided once: neither asking nor answering again changes it.
  expect(await answerAppeal(who, id, second, 'a')).toEqual(decided);
  const { contents, answered } = await who.ask<DiagnosisAnswer>('GET', diagnosisPath(id));
  expect(contents).toEqual(
    before.map((told) => (told.contentId === content ? { ...told, asked: true, appealed: 'stays' } : told)),
  );
  const { diagnostics } = await who.ask<DiagnosticsAnswer>('GET', DIAGNOSTICS_PATH);
  expect(diagnostics[0]?.answered).toBe(answered);
});

it('is no way to be told what is right, to be asked before the end, of other tests or without end', async () => {
  const who = browser();
  const running = await begin(who);
  await appeal(who, running.id, running.question?.content ?? '', 409);
  const { id, content, before } = await withGaps(who);
  await appeal(who, id, 'cl.no-hay', 400);
  const { id: _, ...told } = await appeal(who, id, content).then(({ question, ...rest }) => ({ ...rest, ...question }));
  expect(Object.keys(told).sort()).toEqual(['answered', 'content', 'most', 'options', 'stem', 'verdict']);
  await appeal(browser('otra'), id, content, 404);
  absent.add(before[0]?.contentId ?? '');
  await appeal(who, id, before[0]?.contentId ?? '', 422);
  absent.clear();
  const statuses: number[] = [];
  for (const { contentId } of before.slice(1, 14)) {
    const answer = await who.ask<{ status?: number }>('POST', diagnosticAppealPath(id), { content: contentId }, 0);
    statuses.push(answer.status ?? 200);
  }
  expect(statuses.at(-1)).toBe(429);
});

it('is handed over and deleted with everything else of a student', async () => {
  const who = browser('borrada');
  await toTheEnd(who, await begin(who));
  const data = await who.ask<{ diagnostics: unknown[]; diagnosticQuestions: unknown[] }>('GET', OWN_DATA_PATH);
  expect(data.diagnostics).toHaveLength(1);
  expect(data.diagnosticQuestions.length).toBeGreaterThanOrEqual(QUESTIONS_MIN);
  const gone = await service.ask('borrada', 'DELETE', OWN_DATA_PATH);
  expect(gone.statusCode).toBe(204);
  expect(await who.ask('GET', DIAGNOSTICS_PATH)).toEqual({ diagnostics: [] });
});

it('is handed over to a guest and taken away for good before any time is over, where they ask', async () => {
  const [who, other] = [browser(), browser()];
  await who.ask('GET', GUEST_DATA_PATH, undefined, 404);
  await who.ask('DELETE', GUEST_DATA_PATH, undefined, 204);
  const step = await answer(who, await begin(who), 'a');
  const others = await begin(other);
  expect(await who.ask('GET', GUEST_DATA_PATH)).toEqual({
    Perfil: { of: [OWN_DATA_PATH, true] },
    Ensayos: { of: ['/api/ensayos/data', true] },
    complete: { areas: 2 },
  });
  const stolen = who.copy();
  await who.ask('DELETE', GUEST_DATA_PATH, undefined, 204);
  expect(erased).toEqual(['/api/ensayos/data true']);
  // The cookie went with it; and whoever kept a copy of it finds nothing, and makes nothing in its name.
  await who.ask('GET', diagnosticPath(step.id), undefined, 404);
  await stolen.ask('GET', diagnosticPath(step.id), undefined, 404);
  await stolen.ask('POST', diagnosticAnswerPath(step.id), { question: step.question?.id, option: 'a' }, 404);
  expect(await who.ask('GET', DIAGNOSTICS_PATH)).toEqual({ diagnostics: [] });
  expect((await begin(stolen)).answered).toBe(0);
  expect(await other.ask('GET', diagnosticPath(others.id))).toEqual(others);
});

it('ends by itself two weeks after it began, whoever was asked, and what was answered counts', async () => {
  const [student, guest, newer] = [browser('volvera'), browser(), browser('recien')];
  const steps = [await answer(student, await begin(student), 'a'), await begin(guest)];
  const open = await answer(newer, await begin(newer), 'a');
  for (const { id } of steps) {
    await sql`update onboarding.diagnostic set started_at = started_at - interval '14 days' where id = ${id}`.execute(
      database.kysely,
    );
  }
  // Another process, whose first round is under way when it is ready.
  const other = createTestApp({ ...database, close: async () => {} }, { services });
  await other.app.ready();
  await other.close();
  const listed = async (from: Browser) => (await from.ask<DiagnosticsAnswer>('GET', DIAGNOSTICS_PATH)).diagnostics;
  expect([await listed(student), await listed(guest), await listed(newer)]).toMatchObject([
    [{ ended: 'stopped', answered: 1 }],
    [{ ended: 'stopped', answered: 0 }],
    [{ ended: null }],
  ]);
  const { diagnoses } = await student.ask<DiagnosesAnswer>('GET', DIAGNOSES_PATH);
  expect(diagnoses).toMatchObject([{ test: 'm1', answered: 1 }]);
  // Another one of the test can begin, and who was within the time goes on.
  expect((await begin(student)).id).not.toBe(steps[0]?.id);
  expect((await answer(newer, open, 'a')).answered).toBe(2);
});

describe('how often the engine is right', () => {
  const published = () => browser().ask<{ share: number | null; total: number }>('GET', ENGINE_CHECK_PATH);
  const counted = async () => {
    const { rows } = await sql<{ right: number; total: number }>`
      select coalesce(sum("right"), 0)::int as "right", coalesce(sum(total), 0)::int as total
      from onboarding.engine_check`.execute(database.kysely);
    return rows[0] ?? { right: 0, total: 0 };
  };

  it('is counted once for each diagnostic, by the question that chance drew', async () => {
    for (const [option, isRight] of [
      ['a', 1],
      [null, 1],
    ] as const) {
      const before = await counted();
      const who = browser();
      const end = await toTheEnd(who, await begin(who), option);
      await who.ask('POST', diagnosticEndPath(end.id));
      // Who answers all alike is foretold well.
      expect(await counted()).toEqual({ right: before.right + isRight, total: before.total + 1 });
    }
  });

  it('is not counted where the student stopped before that question', async () => {
    const before = await counted();
    const who = browser();
    await who.ask('POST', diagnosticEndPath((await answer(who, await begin(who), 'a')).id));
    expect(await counted()).toEqual(before);
  });

  it('is published once there are enough, and not before', async () => {
    expect((await published()).share).toBeNull();
    await sql`delete from onboarding.engine_check`.execute(database.kysely);
    await sql`insert into onboarding.engine_check (test, "right", total) values
      ('m1', ${79}, ${ENGINE_CHECKS_TOLD_MIN - 1})`.execute(database.kysely);
    expect(await published()).toEqual({ share: null, total: ENGINE_CHECKS_TOLD_MIN - 1 });
    const who = browser();
    await toTheEnd(who, await begin(who));
    expect(await published()).toEqual({ share: 0.8, total: ENGINE_CHECKS_TOLD_MIN });
  });
});
