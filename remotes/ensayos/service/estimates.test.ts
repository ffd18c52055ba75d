import { scoreEstimatesAnswerSchema } from '@travesia/contracts/schemas';
import { EXPECTED_USER_HEADER, SCORE_ESTIMATES_PATH, type ScoreEstimatesAnswer } from '@travesia/contracts/slices';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AttemptRequest, AttemptSummary } from '../api/attempts.ts';
import { OWN_DATA_PATH } from '../api/paths.ts';
import { openTestService, type TestService } from './testing/ensayos-app.ts';
import { answersAt, newStudent, PRACTICE, type Student } from './testing/student.ts';

/** As many questions as have a range. */
const LONG = { ...PRACTICE, contents: ['m1'], items: 20 } as const satisfies AttemptRequest;

let service: TestService;
let student: Student;

beforeAll(async () => {
  service = await openTestService({ postgres: 'own' });
});
beforeEach(() => {
  student = newStudent(service.ask);
});
afterAll(() => service.close());

async function estimates(of = student): Promise<ScoreEstimatesAnswer['estimates']> {
  return scoreEstimatesAnswerSchema.parse(await of.get(SCORE_ESTIMATES_PATH)).estimates;
}

/** Handed in, with the same place chosen in each question. */
async function graded(request: AttemptRequest, place = 0): Promise<AttemptSummary> {
  const running = await student.begin(request);
  const events = answersAt(running, () => place);
  return (await student.submit(running.attempt.id, events)).json().attempt;
}

describe('what graded tests say that a student would have', () => {
  it('is nothing before one of twenty questions is graded', async () => {
    expect(await estimates()).toEqual([]);
    await graded(PRACTICE);
    await graded({ mode: 'repaso', test: 'm1', items: 5, feedback: 'at-end' });
    const running = await student.begin(LONG);
    expect(await estimates()).toEqual([]);
    await student.submit(running.attempt.id);
    expect(await estimates()).toHaveLength(1);
  });

  it('is after one what it said, with from how many questions and when', async () => {
    const { result, gradedAt } = await graded(LONG);
    const { low, middle, high } = result?.score ?? {};
    expect(await estimates()).toEqual([
      { test: 'm1', low, middle, high, results: 1, questions: 20, newestAt: gradedAt },
    ]);
  });

  it('is of each test by itself, in the order of the temario, from all that were graded', async () => {
    await graded({ ...LONG, test: 'hcs', contents: ['hcs'] });
    const first = await graded(LONG);
    const second = await graded(LONG, 1);
    const [m1, hcs, ...others] = await estimates();
    expect(others).toEqual([]);
    expect(hcs).toMatchObject({ test: 'hcs', results: 1 });
    expect(m1).toMatchObject({ test: 'm1', results: 2, questions: 40, newestAt: second.gradedAt });
    const middles = [first, second].map(({ result }) => result?.score?.middle ?? 0);
    expect(m1?.middle).toBeGreaterThanOrEqual(Math.min(...middles));
    expect(m1?.middle).toBeLessThanOrEqual(Math.max(...middles));
  });

  it('leaves out what stands on an older scale', async () => {
    const { id } = await graded(LONG);
    await sql`with old as (delete from ensayos.result where attempt_id = ${id} returning *)
      insert into ensayos.result (user_id, attempt_id, grading_version, summary, breakdown, grade, graded_at)
      select user_id, attempt_id, 1, summary, breakdown, grade, graded_at from old`.execute(service.database.kysely);
    expect(await estimates()).toEqual([]);
  });

  it('tells nothing of what a running simulacro asks, and all of it when that is over', async () => {
    const request = { ...LONG, test: 'hcs', contents: ['hcs'], items: 40 } as const;
    const made = await student.create(request);
    const simulacro = await student.begin({ mode: 'simulacro', test: 'hcs' });
    const running = await student.start(made.id);
    await student.submit(
      made.id,
      answersAt(running, () => 0),
    );
    expect(await estimates()).toEqual([]);
    await student.submit(simulacro.attempt.id);
    expect(await estimates()).toMatchObject([{ test: 'hcs', results: 2 }]);
  });

  it('is the student’s alone: not another’s, and not that of whom the page did not mean', async () => {
    await graded(LONG);
    expect(await estimates(newStudent(service.ask))).toEqual([]);
    const asked = (expected: string) =>
      service.ask(student.uid, 'GET', SCORE_ESTIMATES_PATH, undefined, {
        headers: { [EXPECTED_USER_HEADER]: expected },
      });
    expect((await asked(student.uid)).statusCode).toBe(200);
    const refused = await asked('otra');
    expect(refused.statusCode).toBe(409);
    expect(refused.body).not.toContain('middle');
  });

  it('goes with what it stands on when the student deletes it', async () => {
    await graded(LONG);
    await service.ask(student.uid, 'DELETE', OWN_DATA_PATH);
    expect(await estimates()).toEqual([]);
  });
});
