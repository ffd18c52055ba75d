import { GRADED_ANSWERS_PATH, type GradedAnswer, type GradedAnswersAnswer } from '@travesia/contracts/slices';
import { callsWithin, createServiceKeys, SERVICE_CALL_HEADER } from '@travesia/kit-service';
import { cookieOf, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AttemptRequest, AttemptResult } from '../api/attempts.ts';
import { CLAIM_PATH, OWN_DATA_PATH, resultPath } from '../api/paths.ts';
import { CORRECTIONS } from '../practice/corrections.ts';
import { createSampleBank } from '../practice/testing/sample-bank.ts';
import { regradeAll } from './regrade-all.ts';
import { ORIGIN, openTestService, type TestService } from './testing/ensayos-app.ts';
import { answersAt, newStudent, PRACTICE, type Student } from './testing/student.ts';

const keys = createServiceKeys(['k'.repeat(32)]);
const WHOLE_HCS = { mode: 'practica', test: 'hcs', contents: ['hcs'], items: 40, feedback: 'at-end' } as const;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.close());

describe.each(['embedded', 'postgresql'] as const)('graded answers one by one, on the %s database', (engine) => {
  const bank = createSampleBank();
  let service: TestService;
  let student: Student;

  beforeAll(async () => {
    const services = { keys, call: unused, stream: unused };
    service = await openTestService({ postgres: engine === 'embedded' ? undefined : postgres, bank, services });
  });
  beforeEach(() => {
    student = newStudent(service.ask);
  });
  afterAll(() => service.close());

  async function asked(uid: string, after: string | null): Promise<GradedAnswersAnswer> {
    const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
    const { call } = callsWithin({ keys, publicOrigin: ORIGIN }, service.app);
    const { status, body } = await call('GET', `${GRADED_ANSWERS_PATH}${query}`, uid);
    expect(status).toBe(200);
    return body as GradedAnswersAnswer;
  }

  /** All of them, page by page as another service reads them. */
  async function told(after: string | null = null, uid = student.uid) {
    const answers: GradedAnswer[] = [];
    let next = after;
    for (;;) {
      const page = await asked(uid, next);
      answers.push(...page.answers);
      next = page.next;
      if (!page.more) return { answers, next };
    }
  }

  async function graded(request: AttemptRequest = PRACTICE): Promise<AttemptResult> {
    const running = await student.begin(request);
    await student.submit(running.attempt.id, answersAt(running, (slot) => slot % 4).slice(0, -1));
    return student.get(resultPath(running.attempt.id));
  }

  /** As it is a few minutes later. */
  async function settle(): Promise<void> {
    const { kysely } = service.database;
    await sql`alter table ensayos.evidence disable trigger user`.execute(kysely);
    await sql`update ensayos.evidence set kept_at = kept_at - interval '5 minutes' where user_id = ${student.uid}`.execute(
      kysely,
    );
    await sql`alter table ensayos.evidence enable trigger user`.execute(kysely);
  }

  it('are nothing before a test is graded, and then each of its questions, with its mistake', async () => {
    expect(await asked(student.uid, null)).toEqual({ answers: [], next: null, more: false });
    const { attempt, items } = await graded();
    const { answers } = await told();
    expect(answers).toEqual(
      items.map(({ outcome, content, chosen, mistakes }, slot) => {
        const mistake = mistakes.find(({ option }) => option === chosen)?.id;
        return {
          id: `ensayos:${attempt.id}:${slot}`,
          contentId: content,
          outcome,
          mode: 'practica',
          at: attempt.gradedAt,
          ...(outcome === 'wrong' && mistake !== undefined && { mistake }),
        };
      }),
    );
    expect(answers.at(-1)?.outcome).toBe('omitted');
    expect(answers.some(({ mistake }) => mistake !== undefined)).toBe(true);
  });

  it('go on where they were, and come again only while they are fresh', async () => {
    await graded();
    const fresh = await told();
    expect(fresh.next).toBeNull();
    await settle();
    const { answers, next } = await told();
    expect(answers).toEqual(fresh.answers);
    expect(await told(next)).toEqual({ answers: [], next });
    const { attempt } = await graded();
    const later = await told(next);
    expect(new Set(later.answers.map(({ id }) => id.split(':')[1]))).toEqual(new Set([attempt.id]));
  });

  it('come in pages that are bounded, each once', async () => {
    const { attempt } = await graded();
    await sql`insert into ensayos.evidence (user_id, attempt_id, slot, content, item, outcome, at)
      select ${student.uid}, ${attempt.id}, slot, 'm1.numeros.porcentaje.calculo', 'x', 'correct', now()
      from generate_series(1000, 3499) as slot`.execute(service.database.kysely);
    await settle();
    const first = await asked(student.uid, null);
    expect(first).toMatchObject({ more: true });
    expect(first.answers).toHaveLength(1000);
    const { answers, next } = await told();
    expect(answers).toHaveLength(2500 + PRACTICE.items);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    expect(await told(next)).toEqual({ answers: [], next });
  });

  it('wait for a running simulacro that asks the same, and what came after them waits too', async () => {
    const made = await student.create(WHOLE_HCS);
    const simulacro = await student.begin({ mode: 'simulacro', test: 'hcs' });
    const before = await told();
    const running = await student.start(made.id);
    await student.submit(
      made.id,
      answersAt(running, () => 0),
    );
    await graded();
    expect(await told()).toEqual(before);
    await student.submit(simulacro.attempt.id);
    const { answers } = await told();
    expect(new Set(answers.map(({ mode }) => mode))).toEqual(new Set(['practica', 'simulacro']));
    expect(answers.filter(({ id }) => id.includes(made.id))).toHaveLength(40);
  });

  it('that a correction graded anew come again, as it says', async () => {
    const { attempt, items } = await graded();
    await settle();
    const { next } = await told();
    const slot = items.findIndex(({ outcome, scored }) => outcome === 'wrong' && scored);
    const { rows } = await sql<{ item: string; key: number }>`
      select form #>> array['slots', ${`${slot}`}, 'item'] as item,
        (form #>> array['slots', ${`${slot}`}, 'order', ${`${slot % 4}`}])::int as key
      from ensayos.attempt where user_id = ${student.uid} and id = ${attempt.id}`.execute(service.database.kysely);
    const corrections = rows.map(({ item, key }) => ({ item, key, reason: 'La clave estaba equivocada.' }));
    await regradeAll(service.database, { corrections: [...CORRECTIONS, ...corrections] });
    const again = await told(next);
    expect(again.answers).toMatchObject([{ id: `ensayos:${attempt.id}:${slot}`, outcome: 'correct' }]);
  });

  it('of a sample without an account come once it is the student’s', async () => {
    await graded();
    await settle();
    const { next } = await told();
    const guest = await service.ask('', 'POST', '/api/ensayos/attempts', {
      id: '01999999-0000-7000-8000-000000000001',
      request: { mode: 'muestra' },
    });
    const [cookie = ''] = String(guest.headers['set-cookie']).split(';');
    const asGuest = { headers: { cookie } };
    const at = `/api/ensayos/attempts/${guest.json().id}`;
    const device = crypto.randomUUID();
    const running = (await service.ask('', 'POST', `${at}/start`, { device }, asGuest)).json();
    const events = answersAt(running, () => 0);
    await service.ask('', 'POST', `${at}/submit`, { epoch: 1, events }, asGuest);
    const both = { headers: { cookie: `${cookieOf(student.uid)}; ${cookie}` } };
    await service.ask(student.uid, 'POST', CLAIM_PATH, { attempts: [guest.json().id] }, both);
    const { answers } = await told(next);
    expect(answers).toHaveLength(events.length);
    expect(answers.every(({ mode }) => mode === 'muestra')).toBe(true);
  });

  it('are for our services alone, each student’s, and go with what they stand on', async () => {
    await graded();
    expect((await service.ask(student.uid, 'GET', GRADED_ANSWERS_PATH)).statusCode).toBe(404);
    const forged = createServiceKeys(['x'.repeat(32)]).sign('GET', GRADED_ANSWERS_PATH, student.uid);
    const headers = { [SERVICE_CALL_HEADER]: forged };
    expect((await service.ask('', 'GET', GRADED_ANSWERS_PATH, undefined, { headers })).statusCode).toBe(403);
    expect((await told(null, newStudent(service.ask).uid)).answers).toEqual([]);
    const { call } = callsWithin({ keys, publicOrigin: ORIGIN }, service.app);
    for (const after of ['x', '2026-99-99T00:00:00.000000Z~01999999-0000-7000-8000-000000000001~0']) {
      const refused = await call('GET', `${GRADED_ANSWERS_PATH}?after=${after}`, student.uid);
      expect(refused.status).toBe(400);
    }
    await service.ask(student.uid, 'DELETE', OWN_DATA_PATH);
    expect((await told()).answers).toEqual([]);
  });
});

async function unused(): Promise<never> {
  throw new Error('nobody is asked here');
}
