import { MASTERY_EVIDENCE_PATH, type MasteryEvidenceAnswer, SCORE_ESTIMATES_PATH } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import type { Database } from '@travesia/kit-service/database';
import { cookieOf } from '@travesia/kit-service/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AttemptRequest,
  type AttemptResult,
  type AttemptSummary,
  EVENTS_A_REQUEST_MAX,
  type MostNeededAnswer,
  type RunningAttempt,
} from '../api/attempts.ts';
import {
  ATTEMPTS_PATH,
  attemptPath,
  BANK_PATH,
  CLAIM_PATH,
  checkPath,
  eventsPath,
  FEASIBILITY_PATH,
  leasePath,
  MOST_NEEDED_PATH,
  OWN_DATA_PATH,
  reportsPath,
  resultPath,
  startPath,
  submitPath,
} from '../api/paths.ts';
import { blueprintOf, itemsOf } from '../practice/blueprint.ts';
import {
  CHECKS_PER_USER_A_MINUTE,
  eventsMax,
  FORMS_PER_USER_A_MINUTE,
  OWN_DATA_REQUESTS_PER_USER_A_MINUTE,
  REQUESTS_PER_USER_A_MINUTE,
} from './limits.ts';
import { STUDENT_TABLES } from './own-data-store.ts';
import { ORIGIN, openTestService, type TestService } from './testing/ensayos-app.ts';
import {
  answersAt,
  newStudent,
  numbered,
  PRACTICE,
  PRACTICE_AT_ONCE,
  SIMULACRO,
  type Student,
} from './testing/student.ts';

let database: Database;
let service: TestService;
let revoked: 'good' | 'revoked' | 'disabled' = 'good';
let student: Student;

beforeAll(async () => {
  service = await openTestService({ postgres: 'own', checkRevoked: async () => revoked });
  database = service.database;
});
beforeEach(() => {
  revoked = 'good';
  student = another();
});
afterAll(() => service.close());

/** Limits are by student: each test has its own. */
function another(): Student {
  return newStudent(service.ask);
}

/** The clock is the database's: time passes by moving what was written of it. */
async function passMinutes(id: string, minutes: number): Promise<void> {
  const passed = sql`${minutes} * interval '1 minute'`;
  await sql`update ensayos.attempt set started_at = started_at - ${passed}, deadline_at = deadline_at - ${passed},
    graded_at = graded_at - ${passed} where id = ${id}`.execute(database.kysely);
}
const MINUTES = blueprintOf('m2').minutes;
const SECOND = 1 / 60;

async function eventsKept(id: string): Promise<readonly { epoch: number; seq: number; late: boolean }[]> {
  const { rows } = await sql<{ epoch: number; seq: number; late: boolean }>`
    select epoch, seq, late from ensayos.attempt_event where attempt_id = ${id} order by epoch, seq`.execute(
    database.kysely,
  );
  return rows;
}

/** Ids of the variants that an attempt asks, which no browser is told, in its order. */
async function asked(id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ item: string }>`
    select slot->>'item' as item from ensayos.attempt, jsonb_array_elements(form->'slots') with ordinality as each(slot, n)
    where id = ${id} order by n`.execute(database.kysely);
  return rows.map(({ item }) => item);
}

/** The question without its figures. */
const templateOf = (variant = '') => variant.split('@')[0] ?? '';

async function rowsOf(uid: string): Promise<number> {
  let count = 0;
  for (const table of STUDENT_TABLES) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where user_id = ${uid}`.execute(database.kysely);
    count += rows[0]?.count ?? 0;
  }
  return count;
}

async function result(id: string, who = student): Promise<AttemptResult> {
  return who.get(resultPath(id));
}

/** Answers so that the first questions are wrong and the others right: keys are read in the result of the last time. */
async function graded(who: Student, request: AttemptRequest = PRACTICE): Promise<AttemptResult> {
  const running = await who.begin(request);
  await who.submit(
    running.attempt.id,
    answersAt(running, (slot) => slot % 4),
  );
  return result(running.attempt.id, who);
}

describe('making an attempt', () => {
  it.each([
    ['a simulacro', SIMULACRO, itemsOf(blueprintOf('m2')), MINUTES * 60_000],
    ['one with more time', { ...SIMULACRO, timeFactor: 1.5 }, itemsOf(blueprintOf('m2')), MINUTES * 90_000],
    ['one of Ciencias', { mode: 'simulacro', test: 'ciencias', elective: 'quimica' }, 80, 160 * 60_000],
    ['a practice', PRACTICE, 8, null],
    ['a practice of reading', { ...PRACTICE, test: 'cl', contents: ['cl'], items: 14 }, 14, null],
    ['a sample', { mode: 'muestra' }, 10, null],
  ] as const)('gives %s its questions and its time, which does not run yet', async (_, request, items, limitMs) => {
    const made = await student.create(request);
    expect(made).toMatchObject({ request, state: 'created', items, startedAt: null, remainingMs: null, answered: 0 });
    const running = await student.start(made.id);
    expect(running.form.items).toHaveLength(items);
    expect(running.attempt.remainingMs).toBe(limitMs);
    expect(running.responses).toHaveLength(items);
  });

  it('twice with one id makes one', async () => {
    const id = uuidV7();
    const [first, second] = [await student.create(PRACTICE, id), await student.create(PRACTICE, id)];
    expect(second).toEqual(first);
    expect((await student.get(ATTEMPTS_PATH)).attempts).toEqual([first]);
  });

  it('with the id of another request is refused, of another student not', async () => {
    const id = uuidV7();
    await student.create(PRACTICE, id);
    const other = { ...PRACTICE, items: 9 };
    expect((await service.ask(student.uid, 'POST', ATTEMPTS_PATH, { id, request: other })).statusCode).toBe(409);
    expect((await another().create(other, id)).items).toBe(9);
  });

  it('tells beforehand what can be filled, as it then is', async () => {
    const request = { ...PRACTICE, contents: ['m1.numeros.enteros-racionales.enteros'], items: 20 };
    const feasible = (await service.ask(student.uid, 'POST', FEASIBILITY_PATH, request)).json();
    expect(feasible).toMatchObject({ items: 6, shortages: [{ wanted: 20, available: 6 }] });
    expect((await student.create(request)).items).toBe(feasible.items);
    expect((await service.ask(student.uid, 'POST', FEASIBILITY_PATH, SIMULACRO)).json()).toEqual({
      items: 55,
      unseen: 55,
      shortages: [],
    });
  });

  it('of what there is nothing of is refused', async () => {
    const request = { mode: 'repaso', test: 'm1', items: 5, feedback: 'at-end' };
    expect((await service.ask(student.uid, 'POST', ATTEMPTS_PATH, { id: uuidV7(), request })).statusCode).toBe(422);
  });

  it('asks what was not met before', async () => {
    const first = await student.begin(SIMULACRO);
    await student.submit(first.attempt.id);
    const { attempts } = await student.get(ATTEMPTS_PATH);
    expect(attempts).toHaveLength(1);
    const { contents } = await student.get(BANK_PATH);
    const tally = Object.values(contents as Record<string, { items: number; unseen: number }>);
    expect(tally.reduce((sum, { items, unseen }) => sum + items - unseen, 0)).toBe(55);
    const { unseen } = (await service.ask(student.uid, 'POST', FEASIBILITY_PATH, SIMULACRO)).json();
    expect(unseen).toBeGreaterThan(40);
  });
});

describe('beginning', () => {
  it('X-01 twice keeps the clock, the questions and the device', async () => {
    const { id } = await student.create(SIMULACRO);
    const first = await student.start(id);
    await passMinutes(id, 10);
    const other = (await service.ask(student.uid, 'POST', startPath(id), { device: crypto.randomUUID() })).json();
    expect(other).toEqual({
      ...first,
      attempt: { ...first.attempt, startedAt: expect.any(String), remainingMs: expect.any(Number) },
      elapsedMs: expect.any(Number),
    });
    expect(other.elapsedMs).toBeGreaterThanOrEqual(10 * 60_000);
    expect(other.attempt.remainingMs).toBeLessThanOrEqual((MINUTES - 10) * 60_000);
    expect(await student.get(attemptPath(id))).toMatchObject({ form: first.form, lease: first.lease });
  });

  it('a second simulacro is refused while one runs, practices are not', async () => {
    const running = await student.begin(SIMULACRO);
    const second = await student.create({ mode: 'simulacro', test: 'm1' });
    const begin = () => service.ask(student.uid, 'POST', startPath(second.id), { device: student.device });
    const refused = await begin();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().attempt).toMatchObject({ id: running.attempt.id, state: 'in_progress', request: SIMULACRO });
    await student.begin(PRACTICE);
    await student.submit(running.attempt.id);
    expect((await begin()).statusCode).toBe(200);
  });

  it('a second simulacro is possible once the time of the first is over, whether or not anybody looked', async () => {
    const { attempt } = await student.begin(SIMULACRO);
    await passMinutes(attempt.id, MINUTES + 1);
    const second = await student.begin(SIMULACRO);
    expect(second.attempt.state).toBe('in_progress');
    expect((await result(attempt.id)).attempt).toMatchObject({ state: 'graded', result: { expired: true } });
  });

  it('is needed before anything else', async () => {
    const { id } = await student.create(PRACTICE);
    expect((await service.ask(student.uid, 'GET', attemptPath(id))).statusCode).toBe(409);
    expect((await student.send(id, [])).statusCode).toBe(409);
    expect((await student.submit(id)).statusCode).toBe(409);
    expect((await service.ask(student.uid, 'POST', leasePath(id), { device: student.device })).statusCode).toBe(409);
    expect((await service.ask(student.uid, 'GET', resultPath(id))).statusCode).toBe(409);
  });
});

describe('answers', () => {
  it('are there again, in another tab, with what was flagged and struck out', async () => {
    const { attempt, form } = await student.begin(PRACTICE);
    const options = form.items[2]?.options.map(({ id }) => id) ?? [];
    const events = numbered([
      { kind: 'answer', slot: 2, option: options[0] ?? '' },
      { kind: 'eliminate', slot: 2, options: options.slice(2) },
      { kind: 'flag', slot: 2, flagged: true },
      { kind: 'visit', slot: 2, activeMs: 1200 },
      { kind: 'answer', slot: 2, option: options[1] ?? '' },
      { kind: 'answer', slot: 3, option: form.items[3]?.options[0]?.id ?? '' },
      { kind: 'clear', slot: 3 },
    ]);
    const answer = await student.send(attempt.id, events);
    expect(answer.json()).toEqual({ acknowledged: 7, remainingMs: null });
    const again: RunningAttempt = await student.get(attemptPath(attempt.id));
    expect(again.seq).toBe(7);
    expect(again.attempt.answered).toBe(1);
    expect(again.responses[2]).toEqual({ option: options[1], flagged: true, eliminated: options.slice(2) });
    expect(again.responses[3]).toEqual({ option: null, flagged: false, eliminated: [] });
    expect((await student.get(ATTEMPTS_PATH)).attempts[0].answered).toBe(1);
  });

  it('X-05 end up the same in any order, three times over', async () => {
    const { attempt, form } = await student.begin(PRACTICE);
    const events = numbered(
      Array.from({ length: 40 }, (_, index) => {
        const slot = (index * 5) % 8;
        return index % 7 === 6
          ? { kind: 'clear' as const, slot }
          : { kind: 'answer' as const, slot, option: form.items[slot]?.options[index % 4]?.id ?? '' };
      }),
    );
    const last = form.items.map((_, slot) => {
      const event = events.findLast((one) => one.slot === slot);
      return event?.kind === 'answer' ? event.option : null;
    });
    const [shuffled = []] = fc.sample(fc.shuffledSubarray([...events, ...events, ...events], { minLength: 120 }), 1);
    for (let from = 0; from < shuffled.length; from += 9) {
      expect((await student.send(attempt.id, shuffled.slice(from, from + 9))).statusCode).toBe(200);
    }
    expect(await eventsKept(attempt.id)).toHaveLength(40);
    const again: RunningAttempt = await student.get(attemptPath(attempt.id));
    expect(again.responses.map(({ option }) => option)).toEqual(last);
  });

  it('of a question or option that the form does not have are refused, and the others with them', async () => {
    const { attempt, form } = await student.begin(PRACTICE);
    const option = form.items[0]?.options[0]?.id ?? '';
    for (const [event, pointer] of [
      [{ kind: 'answer', slot: 8, option }, '/events/1/slot'],
      [{ kind: 'answer', slot: 1, option }, '/events/1'],
      [{ kind: 'answer', slot: 0, option: 'AAAAAAAA' }, '/events/1'],
      [{ kind: 'eliminate', slot: 1, options: [option] }, '/events/1'],
    ] as const) {
      const answer = await student.send(attempt.id, numbered([{ kind: 'answer', slot: 0, option }, event]));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([{ pointer, detail: expect.any(String) }]);
    }
    expect(await eventsKept(attempt.id)).toEqual([]);
  });

  it('with the number of another one are refused by name, and what came with them is kept', async () => {
    const { attempt } = await student.begin(PRACTICE_AT_ONCE);
    const [first, second, third] = numbered([
      { kind: 'flag', slot: 0, flagged: true },
      { kind: 'clear', slot: 1 },
      { kind: 'clear', slot: 2 },
    ]);
    expect((await student.send(attempt.id, [first, second])).statusCode).toBe(200);
    expect((await student.send(attempt.id, [second, first])).json()).toMatchObject({ acknowledged: 2 });
    const other = { ...second, slot: 3 };
    const refused = await student.send(attempt.id, [first, other, third]);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json()).toMatchObject({
      status: 409,
      reused: [2],
      errors: [{ pointer: '/events/1/seq', detail: expect.any(String) }],
    });
    expect((await eventsKept(attempt.id)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    const body = { epoch: 1, events: [other] };
    const check = await service.ask(student.uid, 'POST', checkPath(attempt.id), { ...body, slot: 0, seq: 9 });
    expect([check, await student.submit(attempt.id, [other])].map((answer) => answer.json().reused)).toEqual([
      [2],
      [2],
    ]);
    expect((await student.get(attemptPath(attempt.id))).attempt.state).toBe('in_progress');
    expect((await student.send(attempt.id, [{ ...other, seq: 4 }])).json()).toMatchObject({ acknowledged: 4 });
  });

  it('twice in one request with one number are refused unless they are the same', async () => {
    const { attempt } = await student.begin(PRACTICE);
    const event = { kind: 'clear', slot: 0, seq: 1 } as const;
    expect((await student.send(attempt.id, [event, event])).statusCode).toBe(200);
    const others = [
      { ...event, seq: 2 },
      { ...event, seq: 2, slot: 1 },
    ];
    expect((await student.send(attempt.id, others)).json()).toMatchObject({ status: 409, reused: [2] });
  });

  it('of the largest request are taken', async () => {
    const { attempt, form } = await student.begin(SIMULACRO);
    const options = form.items[0]?.options.map(({ id }) => id) ?? [];
    const events = numbered(
      Array.from({ length: EVENTS_A_REQUEST_MAX }, () => ({ kind: 'eliminate' as const, slot: 0, options })),
    );
    expect((await student.send(attempt.id, events)).json().acknowledged).toBe(EVENTS_A_REQUEST_MAX);
    expect((await student.send(attempt.id, [...events, ...events])).statusCode).toBe(400);
  });
});

describe('an attempt without end', () => {
  const MOST = eventsMax(PRACTICE.items);
  const flags = (from: number, count = 1) =>
    numbered(
      Array.from({ length: count }, (_, index) => ({ kind: 'flag' as const, slot: 0, flagged: index % 2 === 0 })),
      from,
    );

  it('holds so many events and no more, and is handed in with those', async () => {
    const { attempt } = await student.begin(PRACTICE_AT_ONCE);
    const last = MOST;
    expect((await student.send(attempt.id, flags(last))).statusCode).toBe(200);
    const check = { epoch: 1, slot: 0, seq: last + 1 };
    const refused = [
      await student.send(attempt.id, flags(last + 1)),
      await student.send(attempt.id, [...flags(1), ...flags(last + 1)]),
      await service.ask(student.uid, 'POST', checkPath(attempt.id), { ...check, events: [] }),
      await service.ask(student.uid, 'POST', checkPath(attempt.id), { ...check, events: flags(1) }),
      await student.submit(attempt.id, flags(last + 1)),
    ];
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({ status: 422, detail: expect.stringContaining('as many events as it may') });
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
    expect(await eventsKept(attempt.id)).toHaveLength(1);
    expect((await student.send(attempt.id, flags(last))).statusCode).toBe(200);
    expect((await student.submit(attempt.id)).json().attempt.state).toBe('graded');
  });

  it('counts those of every device', async () => {
    const { attempt } = await student.begin(PRACTICE);
    await student.send(attempt.id, flags(1, 300));
    await service.ask(student.uid, 'POST', leasePath(attempt.id), { device: crypto.randomUUID() });
    const room = MOST - 300;
    expect((await student.send(attempt.id, flags(room), 2)).statusCode).toBe(200);
    expect((await student.send(attempt.id, flags(room + 1), 2)).statusCode).toBe(422);
    await service.ask(student.uid, 'POST', leasePath(attempt.id), { device: crypto.randomUUID() });
    expect((await student.send(attempt.id, flags(room), 3)).statusCode).toBe(422);
    expect((await student.submit(attempt.id, [], 3)).statusCode).toBe(200);
  });

  it('keeps no more of what comes late either', async () => {
    const { attempt, form } = await student.begin(SIMULACRO);
    const most = eventsMax(form.items.length);
    await sql`insert into ensayos.attempt_event (user_id, attempt_id, epoch, seq, slot, kind, payload)
      select ${student.uid}, ${attempt.id}, 1, seq, 0, 'clear', '{}'
      from generate_series(1, ${most - 1}) as seq`.execute(database.kysely);
    await passMinutes(attempt.id, MINUTES + 5);
    for (const seq of [1, 2]) expect((await student.send(attempt.id, flags(most + seq))).statusCode).toBe(410);
    expect(await eventsKept(attempt.id)).toHaveLength(most);
  });
});

describe('X-06 another device', () => {
  const lease = (id: string, device = crypto.randomUUID()) =>
    service.ask(student.uid, 'POST', leasePath(id), { device });

  it('takes over with what was answered, and the first can neither answer nor hand in', async () => {
    const { attempt, form } = await student.begin(SIMULACRO);
    const answer = (slot: number, place: number) =>
      ({ kind: 'answer', slot, option: form.items[slot]?.options[place]?.id ?? '' }) as const;
    await student.send(attempt.id, numbered([answer(0, 1)]));
    const device = crypto.randomUUID();
    const taken: RunningAttempt = (await lease(attempt.id, device)).json();
    expect(taken).toMatchObject({ lease: { epoch: 2, device }, seq: 0 });
    expect(taken.responses[0]?.option).toBe(answer(0, 1).option);

    const late = numbered([answer(0, 2)], 2);
    expect((await student.send(attempt.id, late)).statusCode).toBe(409);
    expect((await student.submit(attempt.id, late)).statusCode).toBe(409);
    expect((await student.send(attempt.id, numbered([answer(0, 3)]), 2)).statusCode).toBe(200);
    const again: RunningAttempt = await student.get(attemptPath(attempt.id));
    expect(again.attempt.state).toBe('in_progress');
    expect(again.responses[0]?.option).toBe(answer(0, 3).option);
    expect(await eventsKept(attempt.id)).toHaveLength(2);
    expect((await student.submit(attempt.id, [], 2)).statusCode).toBe(200);
  });

  it('does not take what is over', async () => {
    const { attempt } = await student.begin(PRACTICE);
    await student.submit(attempt.id);
    expect((await lease(attempt.id)).statusCode).toBe(410);
  });
});

describe('handing in', () => {
  it('grades what was answered, what comes along included, and twice is as once', async () => {
    const running = await student.begin(SIMULACRO);
    const events = answersAt(running, (slot) => slot % 4);
    await student.send(running.attempt.id, events.slice(0, 30));
    const first = (await student.submit(running.attempt.id, events.slice(30))).json();
    expect(first.attempt).toMatchObject({
      state: 'graded',
      remainingMs: null,
      answered: 55,
      result: { scored: 49, omitted: 0, answered: 55, expired: false, score: { method: { kind: 'table' } } },
    });
    const again = await student.submit(
      running.attempt.id,
      answersAt(running, () => 0),
    );
    expect(again.json()).toEqual(first);
    expect((await student.get(ATTEMPTS_PATH)).attempts[0]).toEqual(first.attempt);

    const { items, breakdown, late, previous } = await result(running.attempt.id);
    expect([late, previous]).toEqual([null, null]);
    const right = items.filter(({ outcome }) => outcome === 'correct');
    expect(right.filter(({ scored }) => scored)).toHaveLength(first.attempt.result.correct);
    for (const [slot, item] of items.entries()) {
      expect(item.chosen).toBe(item.item.options[slot % 4]?.id);
      expect(item.outcome).toBe(item.chosen === item.key ? 'correct' : 'wrong');
      expect(item.mistakes.map(({ option }) => option)).toEqual(
        expect.arrayContaining(item.item.options.map(({ id }) => id).filter((id) => id !== item.key)),
      );
    }
    const tallies = Object.values(breakdown.axes);
    expect(tallies.reduce((sum, tally) => sum + tally.correct, 0)).toBe(right.length);
  });

  it('a practice of twenty questions gives a range, a shorter one, a review and a sample none', async () => {
    const practice = await graded(student, { ...PRACTICE, items: 20 });
    expect(practice.attempt.result?.score).toMatchObject({ method: { kind: 'posterior', answered: 20 } });
    for (const request of [
      { ...PRACTICE, items: 19 },
      { mode: 'repaso', test: 'm1', items: 20, feedback: 'at-end' },
      { mode: 'muestra' },
    ] as const) {
      expect((await graded(student, request)).attempt.result).not.toHaveProperty('score');
    }
  });

  it('is over: nothing more is taken, and nothing that was sent is kept as late', async () => {
    const running = await student.begin(SIMULACRO);
    const { id } = running.attempt;
    await student.submit(id);
    expect(
      (
        await student.send(
          id,
          answersAt(running, () => 0),
        )
      ).statusCode,
    ).toBe(410);
    await passMinutes(id, MINUTES + 1);
    expect(
      (
        await student.send(
          id,
          answersAt(running, () => 0),
        )
      ).statusCode,
    ).toBe(410);
    expect(await eventsKept(id)).toEqual([]);
    expect((await service.ask(student.uid, 'GET', attemptPath(id))).statusCode).toBe(410);
    expect((await service.ask(student.uid, 'POST', startPath(id), { device: student.device })).statusCode).toBe(410);
    expect((await result(id)).late).toBeNull();
  });

  it('says what became of it to whoever goes on', async () => {
    const running = await student.begin(PRACTICE_AT_ONCE);
    const { id } = running.attempt;
    const events = answersAt(running, () => 2);
    const { attempt } = (await student.submit(id, events)).json();
    const device = { device: crypto.randomUUID() };
    for (const [method, path, body] of [
      ['GET', attemptPath(id), undefined],
      ['POST', startPath(id), device],
      ['POST', leasePath(id), device],
      ['POST', eventsPath(id), { epoch: 1, events }],
      ['POST', checkPath(id), { epoch: 1, events: [], slot: 0, seq: 99 }],
    ] as const) {
      const answer = await service.ask(student.uid, method, path, body);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toMatchObject({ status: 410, attempt });
    }
  });

  it('names the attempt of its kind before this one', async () => {
    const first = await graded(student);
    await graded(student, { ...PRACTICE, test: 'm2', contents: ['m2'] } as const);
    const { attempt, breakdown } = first;
    expect((await graded(student)).previous).toEqual({ attempt, breakdown });
  });

  it('by when they were handed in, whatever the clock says of the device that made them', async () => {
    const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
    const running = await student.start((await student.create(PRACTICE, uuidV7(Date.now() + YEAR_MS))).id);
    await student.submit(running.attempt.id);
    const second = await graded(student);
    const third = await graded(student);
    expect((await result(running.attempt.id)).previous).toBeNull();
    expect(second.previous?.attempt.id).toBe(running.attempt.id);
    expect(third.previous?.attempt.id).toBe(second.attempt.id);
  });
});

describe('X-08 the clock', () => {
  const oneAnswer = ({ form }: RunningAttempt, slot: number, seq: number) => [
    { kind: 'answer', slot, seq, option: form.items[slot]?.options[0]?.id },
  ];

  it('takes what is on its way when it stops, and nothing after', async () => {
    const running = await student.begin(SIMULACRO);
    const { id } = running.attempt;
    await passMinutes(id, MINUTES - SECOND * 60);
    expect((await student.send(id, oneAnswer(running, 0, 1))).json().remainingMs).toBeGreaterThan(0);
    await passMinutes(id, SECOND * 62);
    const onItsWay = await student.send(id, oneAnswer(running, 1, 2));
    expect([onItsWay.statusCode, onItsWay.json().remainingMs]).toEqual([200, 0]);
    expect((await student.get(attemptPath(id))).attempt).toMatchObject({ state: 'in_progress', remainingMs: 0 });
    await passMinutes(id, SECOND * 15);
    const refused = await student.send(id, oneAnswer(running, 2, 3));
    expect(refused.json()).toMatchObject({ status: 410, attempt: { id, state: 'graded', answered: 2 } });
    const { attempt, late, items } = await result(id);
    expect(attempt).toMatchObject({ state: 'graded', answered: 2, result: { expired: true } });
    expect(late).toEqual({ answered: 1, correct: expect.any(Number) });
    expect(items.filter(({ chosen }) => chosen !== null)).toHaveLength(2);
    expect((await eventsKept(id)).map(({ late: isLate }) => isLate)).toEqual([false, false, true]);
  });

  it.each([
    ['the running attempt', (id: string) => attemptPath(id), 410],
    ['the result', (id: string) => resultPath(id), 200],
    ['the list', () => ATTEMPTS_PATH, 200],
  ])('grades what it stopped as soon as somebody looks at %s', async (_, path, status) => {
    const { attempt } = await student.begin(SIMULACRO);
    await passMinutes(attempt.id, MINUTES + 1);
    expect((await service.ask(student.uid, 'GET', path(attempt.id))).statusCode).toBe(status);
    const { rows } = await sql<{ state: string }>`select state from ensayos.attempt where id = ${attempt.id}`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ state: 'graded' }]);
  });

  it('marks as expired what was handed in after it stopped, and counts what came in time', async () => {
    const running = await student.begin(SIMULACRO);
    const { id } = running.attempt;
    await passMinutes(id, MINUTES + SECOND * 5);
    const { attempt } = (await student.submit(id, oneAnswer(running, 0, 1))).json();
    expect(attempt).toMatchObject({ answered: 1, result: { expired: true } });
  });

  it('keeps the answers of a submission that comes too late, apart', async () => {
    const running = await student.begin(SIMULACRO);
    const { id } = running.attempt;
    await student.send(id, oneAnswer(running, 0, 1));
    await passMinutes(id, MINUTES + 5);
    const { attempt } = (await student.submit(id, oneAnswer(running, 1, 2))).json();
    expect(attempt).toMatchObject({ answered: 1, result: { expired: true } });
    expect((await result(id)).late).toMatchObject({ answered: 1 });
  });

  it('takes late answers for a day and a half, once each', async () => {
    const running = await student.begin(SIMULACRO);
    const { id } = running.attempt;
    await passMinutes(id, MINUTES + 35 * 60);
    for (const _ of ['once', 'twice']) {
      expect((await student.send(id, oneAnswer(running, 0, 1))).statusCode).toBe(410);
      expect(await eventsKept(id)).toHaveLength(1);
    }
    await passMinutes(id, 2 * 60);
    expect((await student.send(id, oneAnswer(running, 1, 2))).statusCode).toBe(410);
    expect(await eventsKept(id)).toHaveLength(1);
  });
});

describe('checking an answer', () => {
  const check = (id: string, slot: number, seq: number, events: readonly unknown[] = [], epoch = 1) =>
    service.ask(student.uid, 'POST', checkPath(id), { epoch, events, slot, seq });

  it('tells of that question alone, and makes it final', async () => {
    const { attempt, form } = await student.begin(PRACTICE_AT_ONCE);
    const options = form.items[0]?.options.map(({ id }) => id) ?? [];
    const choose = (seq: number, place: number) => ({ kind: 'answer', slot: 0, seq, option: options[place] });
    const answer = (await check(attempt.id, 0, 10, [choose(5, 1)])).json();
    expect(answer.correct).toBe(answer.review.key === options[1]);
    expect(answer.review.chosen).toBe(options[1]);
    const right = options.indexOf(answer.review.key);

    // Whatever number a later answer has, before or after that of the check.
    await student.send(attempt.id, [choose(7, right), choose(11, right), { kind: 'clear', slot: 0, seq: 12 }]);
    const told = { ...answer, review: { ...answer.review, history: expect.any(Array) } };
    expect((await check(attempt.id, 0, 13)).json()).toEqual(told);
    const again: RunningAttempt = await student.get(attemptPath(attempt.id));
    expect(again.responses[0]?.option).toBe(options[1]);
    expect(Object.keys(again.checks)).toEqual(['0']);
    expect(again.checks[0]).toEqual(told);
    await student.submit(attempt.id);
    expect((await result(attempt.id)).items[0]).toMatchObject({ chosen: options[1], outcome: answer.review.outcome });
  });

  it('twice with one number is as once, and another event’s number tells nothing', async () => {
    const { attempt, form } = await student.begin(PRACTICE_AT_ONCE);
    const option = form.items[1]?.options[0]?.id;
    const first = await check(attempt.id, 1, 2, [{ kind: 'answer', slot: 1, seq: 1, option }]);
    expect((await check(attempt.id, 1, 2)).json()).toEqual(first.json());
    const refused = await check(attempt.id, 0, 1);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).not.toContain('SELLADO');
  });

  it('is for practices that say so', async () => {
    for (const request of [PRACTICE, SIMULACRO, { mode: 'muestra' } as const]) {
      const { attempt } = await student.begin(request);
      const answer = await check(attempt.id, 0, 1);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).not.toContain('SELLADO');
    }
  });

  it('is refused for questions that there are not, by the other device, and once it is over', async () => {
    const { attempt } = await student.begin(PRACTICE_AT_ONCE);
    expect((await check(attempt.id, 8, 1)).statusCode).toBe(400);
    await service.ask(student.uid, 'POST', leasePath(attempt.id), { device: crypto.randomUUID() });
    expect((await check(attempt.id, 0, 1)).statusCode).toBe(409);
    await student.submit(attempt.id, [], 2);
    expect((await check(attempt.id, 0, 1, [], 2)).statusCode).toBe(410);
  });

  it('cannot be done faster than somebody answers', async () => {
    const { attempt } = await student.begin(PRACTICE_AT_ONCE);
    const statuses: number[] = [];
    for (let seq = 1; seq <= CHECKS_PER_USER_A_MINUTE + 1; seq += 1)
      statuses.push((await check(attempt.id, seq % 8, seq)).statusCode);
    expect(statuses.slice(0, -1)).toEqual(Array(CHECKS_PER_USER_A_MINUTE).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('what a running simulacro asks', () => {
  const HCS = { ...PRACTICE, test: 'hcs', contents: ['hcs'], items: 40 } as const;
  const waiting = { status: 409, waitsFor: 'simulacro', detail: expect.stringContaining('once that is over') };

  it('is told by no check of a practice that was made before, until it is over', async () => {
    const made = await student.create({ ...HCS, feedback: 'at-once' });
    const simulacro = await student.begin({ mode: 'simulacro', test: 'hcs' });
    const secret = new Set(await asked(simulacro.attempt.id));
    const { attempt, form } = await student.start(made.id);
    const isSecret = (await asked(attempt.id)).map((item) => secret.has(item));
    expect(new Set(isSecret).size).toBe(2);
    const check = (slot: number, seq: number) => {
      const events = [{ kind: 'answer', slot, seq, option: form.items[slot]?.options[0]?.id }];
      return service.ask(student.uid, 'POST', checkPath(attempt.id), { epoch: 1, events, slot, seq: seq + 1 });
    };
    const slots = [isSecret.indexOf(true), isSecret.lastIndexOf(true), isSecret.indexOf(false)];
    for (const slot of slots) {
      const answer = await check(slot, 1 + 2 * slot);
      expect(answer.statusCode).toBe(isSecret[slot] ? 409 : 200);
      if (!isSecret[slot]) continue;
      expect(answer.json()).toMatchObject(waiting);
      expect(answer.body).not.toContain('SELLADO');
    }
    expect(Object.keys((await student.get(attemptPath(attempt.id))).checks)).toEqual([`${slots[2]}`]);
    await student.submit(simulacro.attempt.id);
    for (const slot of slots) expect((await check(slot, 101 + 2 * slot)).statusCode).toBe(200);
  });

  it('is told by nothing that was handed in since it began, by counts neither; all of it when it is over', async () => {
    const earlier = await graded(student, { ...PRACTICE, test: 'm2', contents: ['m2'] } as const);
    const before = await student.get(MASTERY_EVIDENCE_PATH);
    const made = await student.create(HCS);
    const simulacro = await student.begin({ mode: 'simulacro', test: 'hcs' });
    const running = await student.start(made.id);
    const submitted = await student.submit(
      made.id,
      answersAt(running, () => 0),
    );
    const summary = { id: made.id, state: 'graded', answered: 40, result: null };
    expect(submitted.json().attempt).toMatchObject(summary);
    expect((await student.submit(made.id)).json()).toEqual(submitted.json());
    expect((await student.send(made.id, [])).json()).toMatchObject({ status: 410, attempt: summary });

    const embargoed = await service.ask(student.uid, 'GET', resultPath(made.id));
    expect(embargoed.json()).toMatchObject(waiting);
    expect(embargoed.body).not.toContain('SELLADO');
    const { attempts }: { attempts: AttemptSummary[] } = await student.get(ATTEMPTS_PATH);
    expect(attempts.find(({ id }) => id === made.id)).toMatchObject(summary);
    expect(await student.get(MASTERY_EVIDENCE_PATH)).toEqual(before);
    expect((await student.get(BANK_PATH)).review).not.toHaveProperty('hcs');
    const { result: results, evidence } = await student.get(OWN_DATA_PATH);
    expect([results.length, evidence.length]).toEqual([1, 8]);

    // What it asks nothing of is told as ever.
    const other = await graded(student);
    const { items } = await result(earlier.attempt.id);
    expect(items).toEqual(earlier.items.map(({ canAsk: _, ...item }) => item));
    expect(other.items).toHaveLength(8);

    await student.submit(simulacro.attempt.id);
    const told = await result(made.id);
    expect(told.items).toHaveLength(40);
    expect(told.attempt).toMatchObject({ ...summary, result: { answered: 40 } });
    expect((await student.get(ATTEMPTS_PATH)).attempts).toContainEqual(told.attempt);
    expect((await student.get(OWN_DATA_PATH)).evidence).toHaveLength(8 + 8 + 40 + simulacro.form.items.length);
  });
});

describe('a review of one’s mistakes', () => {
  const request = { mode: 'repaso', test: 'm1', items: 40, feedback: 'at-end' } as const;

  it('asks what was wrong or left out when last met, with other figures, and nothing else', async () => {
    const first = await graded(student, { ...PRACTICE, items: 20 });
    const met = await asked(first.attempt.id);
    const missed = met.filter((_, slot) => first.items[slot]?.outcome !== 'correct');
    const wrong = missed.length;
    expect((await student.get(BANK_PATH)).review).toEqual({ m1: wrong });
    const running = await student.begin(request);
    const again = await asked(running.attempt.id);
    expect(again.map(templateOf).sort()).toEqual(missed.map(templateOf).sort());
    expect(again.filter((variant) => met.includes(variant))).toEqual([]);

    // What is right from then on leaves the review.
    await student.submit(
      running.attempt.id,
      answersAt(running, () => 0),
    );
    const { items } = await result(running.attempt.id);
    const still = items.filter(({ outcome }) => outcome !== 'correct').length;
    expect(still).toBeLessThan(wrong);
    expect((await student.get(BANK_PATH)).review).toEqual({ m1: still });
  });

  it('is of what it can ask now: nothing that a running simulacro asks, and nothing that left the bank', async () => {
    const hcs = { ...request, test: 'hcs' } as const;
    // Made before anything was met, so that it asks some of that as well.
    const simulacro = await student.create({ mode: 'simulacro', test: 'hcs' });
    await graded(student, { ...PRACTICE, test: 'hcs', contents: ['hcs'], items: 40 } as const);
    await sql`insert into ensayos.evidence (user_id, attempt_id, slot, content, item, outcome, at)
      select user_id, attempt_id, 99, content, 'hcs-retirada', 'wrong', at from ensayos.evidence
      where user_id = ${student.uid} limit 1`.execute(database.kysely);
    const feasible = async () => (await service.ask(student.uid, 'POST', FEASIBILITY_PATH, hcs)).json().items;
    const before = (await student.get(BANK_PATH)).review.hcs;
    expect(before).toBe(await feasible());
    await student.start(simulacro.id);
    const during = (await student.get(BANK_PATH)).review.hcs;
    expect(during).toBeLessThan(before);
    expect(during).toBe(await feasible());
  });

  it('asks nothing of anybody else', async () => {
    await graded(another());
    expect((await student.get(BANK_PATH)).review).toEqual({});
  });
});

describe('a question like another', () => {
  const like = (attempt: string, slot: number, test: TestId = 'm1') =>
    ({ mode: 'parecida', test, attempt, slot }) as const;
  const ask = (request: AttemptRequest, who = student) =>
    service.ask(who.uid, 'POST', ATTEMPTS_PATH, { id: uuidV7(), request });

  it('is another variant of the template each time, and the same question when all were met', async () => {
    const { attempt } = await graded(student, { ...PRACTICE, items: 5 });
    const [model = ''] = await asked(attempt.id);
    const met: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      const running = await student.begin(like(attempt.id, 0));
      expect(running.form.items).toHaveLength(1);
      met.push(...(await asked(running.attempt.id)));
    }
    expect(met.map((id) => id.split('@')[0])).toEqual(Array(3).fill(model.split('@')[0]));
    expect(met).not.toContain(model);
    expect(new Set(met.slice(0, 2)).size).toBe(2);
  });

  it('without figures to change is another of the content and skill', async () => {
    const first = await graded(student, { ...PRACTICE, test: 'hcs', contents: ['hcs'] } as const);
    const running = await student.begin(like(first.attempt.id, 2, 'hcs'));
    const [model, other] = [(await asked(first.attempt.id))[2], (await asked(running.attempt.id))[0]];
    expect(other).not.toBe(model);
    await student.submit(
      running.attempt.id,
      answersAt(running, () => 0),
    );
    const { items } = await result(running.attempt.id);
    expect(items[0]?.content).toBe(first.items[2]?.content);
  });

  it('of reading comes with its text', async () => {
    const { attempt } = await graded(student, { ...PRACTICE, test: 'cl', contents: ['cl'], items: 7 } as const);
    const { form } = await student.begin(like(attempt.id, 0, 'cl'));
    expect([form.items.length, form.texts.length]).toEqual([1, 1]);
  });

  it('is evidence, and no test: it has no score and is in no list', async () => {
    const first = await graded(student);
    const { answered } = (await student.get(MASTERY_EVIDENCE_PATH)).contents.find(
      ({ contentId }: { contentId: string }) => contentId === first.items[0]?.content,
    );
    const running = await student.begin(like(first.attempt.id, 0));
    const events = answersAt(running, () => 0);
    const { attempt } = (await student.submit(running.attempt.id, events)).json();
    expect(attempt.result).toMatchObject({ scored: 1, answered: 1 });
    expect(attempt.result).not.toHaveProperty('score');
    expect((await student.get(ATTEMPTS_PATH)).attempts).toEqual([first.attempt]);
    expect((await student.get(MASTERY_EVIDENCE_PATH)).contents).toContainEqual(
      expect.objectContaining({ contentId: first.items[0]?.content, answered: answered + 1 }),
    );
  });

  it('is asked of what was told only: a graded attempt, or a checked answer of a running one', async () => {
    const { attempt, form } = await student.begin(PRACTICE_AT_ONCE);
    expect((await ask(like(attempt.id, 0))).statusCode).toBe(403);
    const events = numbered([{ kind: 'answer', slot: 0, option: form.items[0]?.options[0]?.id ?? '' }]);
    await service.ask(student.uid, 'POST', checkPath(attempt.id), { epoch: 1, events, slot: 0, seq: 2 });
    expect((await ask(like(attempt.id, 0))).statusCode).toBe(200);
    expect((await ask(like(attempt.id, 1))).statusCode).toBe(403);
    const simulacro = await student.begin(SIMULACRO);
    expect((await ask(like(simulacro.attempt.id, 0))).statusCode).toBe(403);
  });

  it('is never one that a running simulacro asks, and neither is one of a practice', async () => {
    const first = await graded(student, { ...PRACTICE, test: 'hcs', contents: ['hcs'], items: 40 } as const);
    const simulacro = await student.begin({ mode: 'simulacro', test: 'hcs' });
    const secret = new Set(await asked(simulacro.attempt.id));
    const told: string[] = [];
    for (const slot of [0, 1, 2, 3]) {
      const made = await ask(like(first.attempt.id, slot, 'hcs'));
      // Where the simulacro asks all that there are, there is none.
      if (made.statusCode !== 422) told.push(...(await asked(made.json().id)));
    }
    const practice = await student.create({ ...PRACTICE_AT_ONCE, test: 'hcs', contents: ['hcs'], items: 40 } as const);
    told.push(...(await asked(practice.id)));
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((item) => secret.has(item))).toEqual([]);
  });

  it('is refused where there is nothing to be like', async () => {
    const { attempt } = await graded(student);
    const statuses = [
      await ask(like(attempt.id, 99)),
      await ask(like(uuidV7(), 0)),
      await ask(like(attempt.id, 0), another()),
      await ask(like(attempt.id, 0, 'hcs')),
      await service.ask('', 'POST', ATTEMPTS_PATH, { id: uuidV7(), request: like(attempt.id, 0) }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([400, 404, 404, 422, 401]);
  });
});

describe('evidence', () => {
  it('counts every question that was asked, once it is graded', async () => {
    const running = await student.begin(PRACTICE);
    await student.send(running.attempt.id, answersAt(running, () => 0).slice(0, 5));
    expect(await student.get(MASTERY_EVIDENCE_PATH)).toEqual({ contents: [] });
    await student.submit(running.attempt.id);
    const { items } = await result(running.attempt.id);
    const { contents }: MasteryEvidenceAnswer = await student.get(MASTERY_EVIDENCE_PATH);
    for (const { contentId, answered, correct, recent } of contents) {
      const own = items.filter(({ content }) => content === contentId);
      expect(answered).toBe(own.length);
      expect(correct).toBe(own.filter(({ outcome }) => outcome === 'correct').length);
      expect(recent.filter((answer) => answer.correct)).toHaveLength(correct);
    }
    expect(contents.reduce((sum, { answered }) => sum + answered, 0)).toBe(8);
  });
});

describe('what is practised with one tap', () => {
  const needed = async (): Promise<MostNeededAnswer> => student.get(MOST_NEEDED_PATH);

  it('is all of the test that everybody sits, for who has answered nothing', async () => {
    const { practices } = await needed();
    expect(practices).toEqual([
      {
        test: 'm1',
        contents: [],
        request: { mode: 'practica', test: 'm1', contents: ['m1'], items: 10, feedback: 'at-once' },
      },
    ]);
    expect((await student.begin(practices[0]?.request ?? PRACTICE)).form.items).toHaveLength(10);
  });

  it('tells what was left out from what was wrong', async () => {
    const running = await student.begin(PRACTICE);
    await student.send(running.attempt.id, answersAt(running, () => 0).slice(0, 2));
    await student.submit(running.attempt.id);
    const { items } = await result(running.attempt.id);
    const leftOut = (id: string) =>
      items.filter(({ content, outcome }) => content === id && outcome === 'omitted').length;
    const told = (await needed()).practices.flatMap(({ contents }) => contents);
    expect(told.some(({ contentId }) => leftOut(contentId) > 0)).toBe(true);
    for (const { contentId, omitted = 0 } of told) expect(omitted).toBe(leftOut(contentId));
  });

  it('is what the student’s answers say, once they are graded, and has its ten questions', async () => {
    const running = await student.begin(PRACTICE);
    await student.send(
      running.attempt.id,
      answersAt(running, () => 0),
    );
    expect((await needed()).practices[0]?.contents).toEqual([]);
    await student.submit(running.attempt.id);
    const { items } = await result(running.attempt.id);
    const missed = new Set(items.flatMap(({ outcome, content }) => (outcome === 'correct' ? [] : content)));
    const [practice] = (await needed()).practices;
    const told = (practice?.contents ?? []).filter(({ reason }) => reason === 'missed');
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(({ contentId }) => missed.has(contentId))).toBe(true);
    const next = await student.begin(practice?.request ?? PRACTICE);
    expect(next.form.items).toHaveLength(10);
    await student.submit(next.attempt.id);
    const asked = (await result(next.attempt.id)).items.map(({ content }) => content);
    expect(new Set(asked)).toEqual(new Set(practice?.contents.map(({ contentId }) => contentId)));
  });

  it('is of an account', async () => {
    expect((await service.ask('', 'GET', MOST_NEEDED_PATH)).statusCode).toBe(401);
  });
});

describe('a guest', () => {
  const SAMPLE = { mode: 'muestra' } as const;
  /** A browser without an account: what it holds is its cookie. */
  async function guest() {
    const id = uuidV7();
    const made = await service.ask('', 'POST', ATTEMPTS_PATH, { id, request: SAMPLE });
    expect(made.statusCode).toBe(200);
    const [cookie = ''] = String(made.headers['set-cookie']).split(';');
    const ask = (method: 'GET' | 'POST', url: string, body?: unknown) =>
      service.ask('', method, url, body, { headers: { cookie } });
    return { id, cookie, ask, setCookie: String(made.headers['set-cookie']) };
  }

  it('takes a sample and sees its result, and is known by a cookie that no script reads', async () => {
    const { id, ask, setCookie } = await guest();
    expect(setCookie).toMatch(
      /^__Secure-guest=[\w-]{43}; Path=\/api\/ensayos; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    const running: RunningAttempt = (await ask('POST', startPath(id), { device: crypto.randomUUID() })).json();
    const events = answersAt(running, () => 1);
    expect((await ask('POST', eventsPath(id), { epoch: 1, events })).statusCode).toBe(200);
    expect((await ask('POST', submitPath(id), { epoch: 1, events: [] })).statusCode).toBe(200);
    expect((await ask('GET', resultPath(id))).json().items).toHaveLength(10);
    expect((await ask('GET', ATTEMPTS_PATH)).json().attempts).toHaveLength(1);

    // And answers one like those that went wrong.
    const [{ content }] = (await ask('GET', resultPath(id))).json().items;
    const request = { mode: 'parecida', test: content.split('.')[0], attempt: id, slot: 0 };
    expect((await ask('POST', ATTEMPTS_PATH, { id: uuidV7(), request })).statusCode).toBe(200);
  });

  it('makes nothing but samples', async () => {
    for (const request of [PRACTICE, SIMULACRO]) {
      const answer = await service.ask('', 'POST', ATTEMPTS_PATH, { id: uuidV7(), request });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
    }
  });

  it('is given no attempts without a cookie, and none of others with theirs', async () => {
    const [one, other] = [await guest(), await guest()];
    expect((await service.ask('', 'GET', ATTEMPTS_PATH)).json()).toEqual({ attempts: [] });
    expect((await other.ask('GET', attemptPath(one.id))).statusCode).toBe(404);
    expect((await service.ask('', 'GET', attemptPath(one.id))).statusCode).toBe(401);
    for (const cookie of ['__Secure-guest=short', `x__Secure-guest=${'A'.repeat(43)}`, '__Secure-guest=']) {
      const answer = await service.ask('', 'GET', attemptPath(one.id), undefined, { headers: { cookie } });
      expect(answer.statusCode).toBe(401);
    }
  });

  it('brings what was done into an account, once however often it is asked', async () => {
    const { id, cookie, ask } = await guest();
    const running: RunningAttempt = (await ask('POST', startPath(id), { device: crypto.randomUUID() })).json();
    await ask('POST', submitPath(id), { epoch: 1, events: answersAt(running, () => 1) });
    const before: AttemptResult = (await ask('GET', resultPath(id))).json();
    const asAccount = { headers: { cookie: `${cookieOf(student.uid)}; ${cookie}` } };
    expect((await service.ask(student.uid, 'GET', CLAIM_PATH, undefined, asAccount)).json().attempts).toEqual([
      before.attempt,
    ]);
    expect((await student.get(ATTEMPTS_PATH)).attempts).toEqual([]);
    for (let times = 0; times < 2; times += 1) {
      const own = await service.ask(student.uid, 'POST', CLAIM_PATH, { attempts: [id] }, asAccount);
      expect([own.statusCode, own.json()]).toEqual([200, { left: 0 }]);
      expect(String(own.headers['set-cookie'])).toContain('__Secure-guest=; ');
    }
    expect((await student.get(ATTEMPTS_PATH)).attempts).toEqual([before.attempt]);
    // The account has a tutor besides.
    expect(await result(id)).toEqual({ ...before, items: before.items.map((item) => ({ ...item, canAsk: true })) });
    expect((await ask('GET', attemptPath(id))).statusCode).toBe(404);
    const { rows } = await sql`select 1 from ensayos.attempt where id = ${id}`.execute(database.kysely);
    expect(rows).toHaveLength(1);
    expect((await student.get(MASTERY_EVIDENCE_PATH)).contents.length).toBeGreaterThan(0);
  });
});

describe('own data', () => {
  it('are exported whole, without whose they are and without what would answer a running test', async () => {
    const { attempt } = await graded(student);
    const running = await student.begin(PRACTICE_AT_ONCE);
    await student.send(
      running.attempt.id,
      answersAt(running, () => 0),
    );
    const answer = await service.ask(student.uid, 'GET', OWN_DATA_PATH);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { attempt: attempts, attempt_event: events, result: results, evidence } = answer.json();
    expect([attempts.length, events.length, results.length, evidence.length]).toEqual([2, 16, 1, 8]);
    expect(results[0].attempt_id).toBe(attempt.id);
    expect(answer.body).not.toMatch(/user_id|"salt"|"form"|"order"|"key"|@1/);
    expect(answer.body).not.toContain(student.uid);
  });

  it('are deleted whole, without touching anybody else', async () => {
    const other = another();
    await graded(other);
    const before = await other.get(OWN_DATA_PATH);
    await graded(student);
    await student.begin(SIMULACRO);
    for (const _ of ['once', 'twice']) {
      expect((await service.ask(student.uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
    }
    expect(await rowsOf(student.uid)).toBe(0);
    expect((await student.get(ATTEMPTS_PATH)).attempts).toEqual([]);
    expect(await other.get(OWN_DATA_PATH)).toEqual(before);
  });

  it('every table with a student in it is one of those', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select table_name from information_schema.columns
      where table_schema = 'ensayos' and column_name = 'user_id' order by table_name`.execute(database.kysely);
    expect(rows.map(({ table_name }) => `ensayos.${table_name}`)).toEqual([...STUDENT_TABLES].sort());
  });

  it('are not given or deleted for a session that was ended elsewhere', async () => {
    await graded(student);
    const before = await rowsOf(student.uid);
    revoked = 'revoked';
    expect((await service.ask(student.uid, 'GET', OWN_DATA_PATH)).statusCode).toBe(401);
    expect((await service.ask(student.uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(401);
    expect(await rowsOf(student.uid)).toBe(before);
  });
});

describe('X-03 whoever may not', () => {
  const id = uuidV7();
  const device = { device: crypto.randomUUID() };
  const nothing = { epoch: 1, events: [] };
  const ofAttempt = [
    ['GET', attemptPath, undefined],
    ['POST', startPath, device],
    ['POST', leasePath, device],
    ['POST', eventsPath, nothing],
    ['POST', checkPath, { ...nothing, slot: 0, seq: 1 }],
    ['POST', submitPath, nothing],
    ['GET', resultPath, undefined],
    ['POST', reportsPath, { id, slot: 0, reason: 'otro' }],
  ] as const;
  const signedIn = [
    ['GET', BANK_PATH],
    ['POST', FEASIBILITY_PATH],
    ['POST', CLAIM_PATH],
    ['GET', MASTERY_EVIDENCE_PATH],
    ['GET', SCORE_ESTIMATES_PATH],
    ['GET', OWN_DATA_PATH],
    ['DELETE', OWN_DATA_PATH],
  ] as const;

  it.each([...signedIn, ...ofAttempt.map(([method, path]) => [method, path(id)] as const)])(
    'is refused without a session: %s %s',
    async (method, url) => {
      const answer = await service.app.inject({ method, url, headers: { origin: ORIGIN } });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toContain('application/problem+json');
    },
  );

  it.each(
    [
      ...signedIn,
      ['POST', ATTEMPTS_PATH] as const,
      ...ofAttempt.map(([method, path]) => [method, path(id)] as const),
    ].filter(([method]) => method !== 'GET'),
  )('is refused from another site: %s %s', async (method, url) => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }]) {
      expect((await service.ask(student.uid, method, url, undefined, { headers })).statusCode).toBe(403);
    }
  });

  it.each(ofAttempt)('finds no attempt of another student: %s %s', async (method, path, body) => {
    const owner = another();
    const { attempt } = await owner.begin(PRACTICE_AT_ONCE);
    const answer = await service.ask(student.uid, method, path(attempt.id), body);
    expect(answer.statusCode).toBe(404);
    const same = await service.ask(student.uid, method, path(uuidV7()), body);
    expect(answer.json()).toMatchObject({ ...same.json(), instance: answer.json().instance });
    expect((await owner.get(attemptPath(attempt.id))).lease.epoch).toBe(1);
  });

  it('finds nothing under what is no id', async () => {
    for (const strange of ['1', '..%2f..', crypto.randomUUID(), "'; drop table ensayos.attempt; --", '%00', 'ñ']) {
      expect(
        (await service.ask(student.uid, 'GET', attemptPath(encodeURI(strange)))).statusCode,
      ).toBeGreaterThanOrEqual(400);
      expect((await service.ask(student.uid, 'GET', attemptPath(encodeURI(strange)))).statusCode).toBeLessThan(500);
    }
  });

  it('an id in capitals is the same id', async () => {
    const { attempt } = await student.begin(PRACTICE);
    const upper = attempt.id.toUpperCase();
    expect((await student.submit(upper)).json().attempt).toMatchObject({ id: attempt.id, result: { answered: 0 } });
  });
});

describe('limits', () => {
  it('stop a client in a loop, and nobody else', async () => {
    let last = 0;
    for (let count = 0; count <= REQUESTS_PER_USER_A_MINUTE; count += 1)
      last = (await service.ask(student.uid, 'GET', ATTEMPTS_PATH)).statusCode;
    expect(last).toBe(429);
    expect((await service.ask(another().uid, 'GET', ATTEMPTS_PATH)).statusCode).toBe(200);
  });

  it('stop who has forms made without end, by whatever asks for one', async () => {
    const statuses: number[] = [];
    const ask = [
      () => service.ask(student.uid, 'GET', BANK_PATH),
      () => service.ask(student.uid, 'POST', FEASIBILITY_PATH, PRACTICE),
      () => service.ask(student.uid, 'POST', ATTEMPTS_PATH, { id: uuidV7(), request: PRACTICE }),
    ] as const;
    for (let count = 0; count <= FORMS_PER_USER_A_MINUTE; count += 1)
      statuses.push((await (ask[count % 3] ?? ask[0])()).statusCode);
    expect(statuses).toEqual([...Array(FORMS_PER_USER_A_MINUTE).fill(200), 429]);
  });

  it('stop who makes attempts without end', async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= FORMS_PER_USER_A_MINUTE; count += 1) {
      const body = { id: uuidV7(), request: { mode: 'muestra' } };
      statuses.push((await service.ask(student.uid, 'POST', ATTEMPTS_PATH, body)).statusCode);
    }
    expect(statuses).toEqual([...Array(FORMS_PER_USER_A_MINUTE).fill(200), 429]);
  });

  it('stop who asks for everything without end', async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= OWN_DATA_REQUESTS_PER_USER_A_MINUTE; count += 1)
      statuses.push((await service.ask(student.uid, 'GET', OWN_DATA_PATH)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
