import { MASTERY_EVIDENCE_PATH } from '@travesia/contracts/slices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestService, type TestService } from '../service/testing/ensayos-app.ts';
import { answersAt, newStudent, PRACTICE_AT_ONCE, SIMULACRO, type Student } from '../service/testing/student.ts';
import {
  attemptProblem,
  attemptResult,
  attemptSummary,
  attemptsAnswer,
  bankAnswer,
  checkedAnswer,
  eventsAnswer,
  feasibility,
  masteryEvidence,
  runningAttempt,
  submitAnswer,
} from './answers.ts';
import {
  ATTEMPTS_PATH,
  attemptPath,
  BANK_PATH,
  checkPath,
  eventsPath,
  FEASIBILITY_PATH,
  resultPath,
  submitPath,
} from './paths.ts';

let service: TestService;
let student: Student;
beforeAll(async () => {
  service = await openTestService({ postgres: 'own' });
  student = newStudent(service.ask);
});
afterAll(() => service.close());

const post = async (path: string, body: unknown) => (await service.ask(student.uid, 'POST', path, body)).json();

it('all that the service answers is read, whole', async () => {
  const attempt = await student.create(PRACTICE_AT_ONCE);
  const { id } = attempt;
  expect(attemptSummary.parse(attempt)).toEqual(attempt);
  const running = await student.start(id);
  expect(runningAttempt.parse(running)).toEqual(running);
  const [first, ...others] = answersAt(running, (slot) => slot % 4);
  const told = await post(eventsPath(id), { epoch: 1, events: [first] });
  expect(eventsAnswer.parse(told)).toEqual(told);
  const checked = await post(checkPath(id), { epoch: 1, events: [], slot: 0, seq: 100 });
  expect(checkedAnswer.parse(checked)).toEqual(checked);
  const resumed = await student.get(attemptPath(id));
  expect(Object.keys(resumed.checks)).toEqual(['0']);
  expect(runningAttempt.parse(resumed)).toEqual(resumed);
  const handedIn = await post(submitPath(id), { epoch: 1, events: others });
  expect(submitAnswer.parse(handedIn)).toEqual(handedIn);
  const over = await post(eventsPath(id), { epoch: 1, events: [] });
  expect(attemptProblem.parse(over)).toEqual({ attempt: over.attempt });
  const result = await student.get(resultPath(id));
  expect(attemptResult.parse(result)).toEqual(result);
  for (const [path, schema] of [
    [ATTEMPTS_PATH, attemptsAnswer],
    [BANK_PATH, bankAnswer],
    [MASTERY_EVIDENCE_PATH, masteryEvidence],
  ] as const) {
    const answer = await student.get(path);
    expect(schema.parse(answer), path).toEqual(answer);
  }
  const plan = await post(FEASIBILITY_PATH, SIMULACRO);
  expect(feasibility.parse(plan)).toEqual(plan);
});

const graded = {
  id: '01997b7a-0000-7000-8000-000000000000',
  request: { mode: 'simulacro', test: 'm1' },
  state: 'graded',
  items: 65,
  createdAt: '2026-11-22T12:00:00.000Z',
  startedAt: '2026-11-22T12:00:00.000Z',
  gradedAt: '2026-11-22T14:00:00.000Z',
  remainingMs: null,
  answered: 60,
};
const result = { correct: 40, scored: 60, omitted: 5, answered: 60, expired: false };

it('a score that was reached in a way which this release does not know is left out, and the rest is there', () => {
  const score = { low: 600, middle: 650, high: 700, method: { kind: 'equated', form: 7 } };
  expect(attemptSummary.parse({ ...graded, result: { ...result, score } })).toEqual({ ...graded, result });
});
