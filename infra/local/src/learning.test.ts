import {
  GOALS_PATH,
  MASTERY_PATH,
  type MasteryAnswer,
  profileStepPath,
  SCORE_ESTIMATES_PATH,
} from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openAllSlices } from './testing/all-slices.ts';
import { CHALLENGE_CONTENT, CHALLENGES_PATH, doneChallenge } from './testing/done-challenge.ts';

const UID = 'estudiante';
const ATTEMPT = '0199c0de-0000-7000-8000-0000000000bb';
const QUESTIONS = 20;

let postgres: PostgresServer;
let slices: Awaited<ReturnType<typeof openAllSlices>>;
beforeAll(async () => {
  postgres = await startPostgresServer();
  slices = await openAllSlices(postgres);
});
afterAll(async () => {
  await slices.close();
  await postgres.close();
});

const ask = async (method: 'GET' | 'PUT' | 'POST', url: string, body?: object) =>
  (await slices.ask(UID, method, url, body)).json();

it('what a student tells each area of is in their plan, and each graded answer counts once', async () => {
  await ask('PUT', profileStepPath('student'), { version: 0, values: { name: 'Antonia', birthYear: 2000 } });
  await ask('PUT', profileStepPath('preparation'), {
    version: 1,
    values: { tests: ['cl', 'm1'], minutesByWeekday: { mon: 60, tue: 60, wed: 60, thu: 60, fri: 60 } },
  });
  await ask('PUT', GOALS_PATH, { programIds: ['11083'] });
  const request = { mode: 'practica', test: 'm1', contents: ['m1'], items: QUESTIONS, feedback: 'at-end' };
  await ask('POST', '/api/ensayos/attempts', { id: ATTEMPT, request });
  const device = '00000000-0000-4000-8000-000000000001';
  const { form } = await ask('POST', `/api/ensayos/attempts/${ATTEMPT}/start`, { device });
  const events = form.items.map(({ options }: { options: { id: string }[] }, slot: number) => ({
    ...{ seq: slot + 1, slot, kind: 'answer', option: options[0]?.id },
  }));
  await ask('POST', `/api/ensayos/attempts/${ATTEMPT}/submit`, { epoch: 1, events });

  const home = await ask('POST', '/api/aprende/refresh');
  expect(home).toMatchObject({ stale: [], name: 'Antonia', tests: ['cl', 'm1'], today: { answers: QUESTIONS } });
  expect(home.missing).toEqual(['sitting', ...(home.missing.includes('dates') ? ['dates'] : [])]);
  expect(home.goals).toMatchObject([{ programId: '11083', name: expect.any(String) }]);
  const { estimates } = await ask('GET', SCORE_ESTIMATES_PATH);
  expect(home.results).toMatchObject(estimates);
  expect(home.results).toHaveLength(1);

  await ask('POST', '/api/aprende/refresh');
  const { contents }: MasteryAnswer = await ask('GET', MASTERY_PATH);
  const answered = Object.values(contents).map((one) => one.answered);
  expect(answered.reduce((sum, count) => sum + count, 0)).toBe(QUESTIONS);
});

it('a challenge of a game is learnt of once its model says that it was done, and a little', async () => {
  const run = (last: number) => `0199c0de-0000-7000-8000-0000000000d${last}`;
  const answered = async () => {
    await ask('POST', '/api/aprende/refresh');
    const { contents }: MasteryAnswer = await ask('GET', MASTERY_PATH);
    return contents[CHALLENGE_CONTENT]?.answered ?? 0;
  };
  const told = await Promise.all(
    [0, 1, 2].map((explanation) => ask('POST', CHALLENGES_PATH, doneChallenge(run(explanation), explanation))),
  );
  // The other two runs say nothing.
  expect(told.filter(({ explained }) => explained)).toHaveLength(1);
  const undone = doneChallenge(run(4), 0, { kind: 'end', to: 'free' });
  await expect(ask('POST', CHALLENGES_PATH, undone)).rejects.toThrow('422');
  expect(await answered()).toBe(1);
  expect(await answered()).toBe(1);
  const { challenges } = await ask('GET', CHALLENGES_PATH);
  expect(challenges).toEqual([{ game: 'simulador-ondas', challenge: 'pulso-al-reves' }]);
});

it('the tutor helps with a question that was graded, asks another of its content, and is silent while a simulacro runs', async () => {
  const conversations = '/api/aprende/tutor/conversations';
  const subject = { kind: 'question', attempt: ATTEMPT, slot: 3 };
  const begun = await ask('POST', conversations, { id: uuidV7(), subject });
  expect(begun).toMatchObject({
    turns: [{ by: 'tutor', parts: [{ kind: 'hint', hint: { rung: 0 } }] }],
    state: { questionState: 'answered', rung: 0, nextHintMs: 0 },
  });
  const path = `${conversations}/${begun.id}`;
  /** What the tutor answers. */
  async function say(what: object) {
    const { turns: before } = await ask('GET', path);
    const answer = await slices.ask(UID, 'POST', `${path}/turns`, { id: uuidV7(), say: what });
    expect(answer.statusCode).toBe(202);
    return vi.waitFor(
      async () => {
        const { turns } = await ask('GET', path);
        const last = turns.at(-1);
        expect({ seq: last.seq, state: last.state }).toEqual({ seq: before.length + 2, state: 'done' });
        return last.parts;
      },
      { timeout: 20_000 },
    );
  }
  expect(await say({ kind: 'hint' })).toMatchObject([{ kind: 'hint', hint: { html: expect.any(String) } }]);
  expect(await say({ kind: 'give-up' })).toMatchObject([{ kind: 'hint', hint: { rung: 5 } }]);

  const asked = (await say({ kind: 'question' })).find(({ kind }: { kind: string }) => kind === 'question');
  expect(asked.question).toMatchObject({ content: begun.state.content });
  expect(asked.question.options.length).toBeGreaterThan(2);
  expect(await say({ kind: 'hint' })).toMatchObject([{ kind: 'hint', hint: { rung: 0 } }]);
  const [verdict] = await say({ kind: 'answer', option: asked.question.options[0].id });
  expect(verdict).toMatchObject({ kind: 'verdict', outcome: expect.stringMatching(/^(?:correct|wrong)$/) });
  expect(verdict.outcome === 'correct').toBe(verdict.key === asked.question.options[0].id);

  const simulacro = uuidV7();
  await ask('POST', '/api/ensayos/attempts', { id: simulacro, request: { mode: 'simulacro', test: 'm2' } });
  await ask('POST', `/api/ensayos/attempts/${simulacro}/start`, { device: '00000000-0000-4000-8000-000000000001' });
  await expect(say({ kind: 'hint' })).rejects.toThrow(/409 .*"reason":"simulacro"/);
  expect(await ask('GET', conversations)).toMatchObject({ closedBy: 'simulacro', conversations: [] });
});
