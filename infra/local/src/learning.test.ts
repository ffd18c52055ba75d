import {
  GOALS_PATH,
  MASTERY_PATH,
  type MasteryAnswer,
  profileStepPath,
  SCORE_ESTIMATES_PATH,
} from '@travesia/contracts/slices';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
