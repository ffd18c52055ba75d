import { GUEST_QUESTIONS_PATH, guestQuestionAnswerPath } from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AttemptRequest, EVENTS_A_REQUEST_MAX, type RunningAttempt, type SentEvent } from '../api/attempts.ts';
import { ATTEMPTS_PATH, eventsPath, leasePath, reportsPath, startPath, submitPath } from '../api/paths.ts';
import { createSampleBank } from '../practice/testing/sample-bank.ts';
import { ACCOUNT_WRITES, eventsMax, GUEST_CREATIONS_PER_ADDRESS_A_MINUTE } from './limits.ts';
import { STUDENT_TABLES } from './own-data-store.ts';
import { openTestService, type TestService } from './testing/ensayos-app.ts';
import { SIMULACRO } from './testing/student.ts';

/** What one address without accounts may leave on the disk in an hour. */
const FLOOD_MAX_BYTES = 1_000_000;
/** Students behind one address: more than it would have room for without accounts. */
const SCHOOL = process.env['SOAK'] ? 200 : 60;
/** Of one /48: more than are needed, and what they may leave together. */
const SITE_NETWORKS = 80;
const SITE_SCHOOLS = 8;
/** More than one account has room for, filled. */
const ACCOUNT_ATTEMPTS = 40;

/** Holds the most events. */
const LONG: AttemptRequest = { mode: 'practica', test: 'm1', contents: ['m1'], items: 40, feedback: 'at-end' };

const GAME_CONTENT = createSampleBank().entries[0]?.facts.content ?? '';

let postgres: PostgresServer;
let service: TestService;
beforeAll(async () => {
  postgres = await startPostgresServer();
  service = await openTestService({ postgres, trustedProxyHops: 1 });
});
beforeEach(async () => {
  for (const table of STUDENT_TABLES) await sql`truncate ${sql.table(table)}`.execute(service.database.kysely);
});
afterAll(async () => {
  await service.close();
  await postgres.close();
});

/** On the disk, with indexes and what is stored apart. */
async function bytesKept(): Promise<number> {
  const sizes = STUDENT_TABLES.map((table) => sql`pg_total_relation_size(${table}::regclass)`);
  const { rows } = await sql<{ bytes: number }>`select (${sql.join(sizes, sql` + `)}) as bytes`.execute(
    service.database.kysely,
  );
  return rows[0]?.bytes ?? 0;
}

/** Asks as `uid`, or as a guest with `cookie`, from an address. */
function from(address: string, uid = '', cookie?: string) {
  return async (path: string, body: unknown, more: Readonly<Record<string, string | undefined>> = {}) => {
    const headers = { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }), ...more };
    return service.ask(uid, 'POST', path, body, { headers });
  };
}

const answers = (running: RunningAttempt, count: number): readonly SentEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const slot = index % running.form.items.length;
    return { kind: 'answer', slot, seq: index + 1, option: running.form.items[slot]?.options[index % 4]?.id ?? '' };
  });

/** A guest who writes as much as there is room for, until nothing is taken any more. Resolves with whether any was. */
async function flood(address: string): Promise<boolean> {
  const id = uuidV7();
  const made = await from(address)(ATTEMPTS_PATH, { id, request: { mode: 'muestra' } });
  if (made.statusCode !== 200) return false;
  const ask = from(address, '', String(made.headers['set-cookie']).split(';')[0]);
  const device = crypto.randomUUID();
  const running: RunningAttempt = (await ask(startPath(id), { device })).json();
  const all = answers(running, eventsMax(running.form.items.length));
  for (let first = 0; first < all.length; first += 100) {
    await ask(eventsPath(id), { epoch: 1, events: all.slice(first, first + 100) });
  }
  for (let more = 0; more < 30; more += 1) {
    await ask(reportsPath(id), { id: uuidV7(), slot: 0, reason: 'otro', text: 'a'.repeat(500) });
    await ask(leasePath(id), { device });
  }
  await ask(submitPath(id), { epoch: 1, events: [] });
  return true;
}

type Ask = ReturnType<typeof from>;

/** An attempt with as many events as it holds. Resolves with the first answer that takes no more. */
async function fill(ask: Ask, request: AttemptRequest = { mode: 'muestra' }) {
  const id = uuidV7();
  const made = await ask(ATTEMPTS_PATH, { id, request });
  if (made.statusCode !== 200) return made;
  const cookie = made.headers['set-cookie'];
  const headers = cookie === undefined ? {} : { cookie: String(cookie).split(';')[0] };
  const running: RunningAttempt = (await ask(startPath(id), { device: crypto.randomUUID() }, headers)).json();
  const all = answers(running, eventsMax(running.form.items.length));
  for (let first = 0; first < all.length; first += EVENTS_A_REQUEST_MAX) {
    const events = all.slice(first, first + EVENTS_A_REQUEST_MAX);
    const answer = await ask(eventsPath(id), { epoch: 1, events }, headers);
    if (answer.statusCode !== 200) return answer;
  }
  return undefined;
}

it.each([
  ['an address', () => '198.51.100.7'],
  ['all addresses of an IPv6 network', (n: number) => `2001:db8:0:1::${n.toString(16)}`],
])('whoever floods from %s without an account leaves less than a megabyte', async (_, addressOf) => {
  const before = await bytesKept();
  let [guests, refusals] = [0, 0];
  while (refusals < 3 && guests < GUEST_CREATIONS_PER_ADDRESS_A_MINUTE) {
    guests += 1;
    if (!(await flood(addressOf(guests)))) refusals += 1;
  }
  expect(refusals).toBe(3);
  expect((await bytesKept()) - before).toBeLessThan(FLOOD_MAX_BYTES);
  const refused = await from(addressOf(1))(ATTEMPTS_PATH, { id: uuidV7(), request: { mode: 'muestra' } });
  expect(refused.json()).toMatchObject({ status: 429, detail: expect.stringContaining('Espera un rato') });
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // Whoever has an account goes on from there, and a guest from elsewhere.
  for (const ask of [from(addressOf(1), `cuenta-${addressOf(1)}`), from(`203.0.113.${addressOf(1).length}`)]) {
    expect((await ask(ATTEMPTS_PATH, { id: uuidV7(), request: { mode: 'muestra' } })).statusCode).toBe(200);
  }
});

it('a class of 45 takes a whole sample at the same time, all from one address', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 45 }, async () => {
      const id = uuidV7();
      const made = await from('198.51.100.40')(ATTEMPTS_PATH, { id, request: { mode: 'muestra' } });
      const ask = from('198.51.100.40', '', String(made.headers['set-cookie']).split(';')[0]);
      const running: RunningAttempt = (await ask(startPath(id), { device: crypto.randomUUID() })).json();
      const sent = await ask(eventsPath(id), { epoch: 1, events: answers(running, 30) });
      const submitted = await ask(submitPath(id), { epoch: 1, events: [] });
      return [made, sent, submitted].map(({ statusCode }) => statusCode);
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
});

it('a class of 45 answers three questions of a game at the same time, and an address that goes on is stopped', async () => {
  const address = '198.51.100.41';
  const play = async (cookie?: string) => {
    const id = uuidV7();
    const asked = await from(address, '', cookie)(GUEST_QUESTIONS_PATH, { id, content: GAME_CONTENT });
    if (asked.statusCode !== 200) return { asked, cookie };
    const own = cookie ?? String(asked.headers['set-cookie']).split(';')[0];
    const answered = await from(address, '', own)(guestQuestionAnswerPath(id), { option: null });
    expect(answered.statusCode).toBe(200);
    return { asked, cookie: own };
  };
  const played = await Promise.all(
    Array.from({ length: 45 }, async () => {
      const { asked, cookie } = await play();
      return [asked, (await play(cookie)).asked, (await play(cookie)).asked].map(({ statusCode }) => statusCode);
    }),
  );
  expect(new Set(played.flat())).toEqual(new Set([200]));
  const before = await bytesKept();
  const more: number[] = [];
  for (let guest = 0; guest < 60; guest += 1) more.push((await play()).asked.statusCode);
  expect(more.at(-1)).toBe(429);
  expect((await bytesKept()) - before).toBeLessThan(FLOOD_MAX_BYTES / 2);
});

it('whoever floods from many networks of one IPv6 /48 is stopped as well, and their neighbours are not', async () => {
  const before = await bytesKept();
  const addressOf = (n: number) => `2001:db8:5:${n.toString(16)}::1`;
  // Each within what one network may: as much as a guest fills an attempt with.
  let refusal: Awaited<ReturnType<typeof fill>>;
  for (let network = 0; network < SITE_NETWORKS && !refusal; network += 1) {
    refusal = await fill(from(addressOf(network)));
  }
  expect(refusal?.json()).toMatchObject({ status: 429, detail: expect.stringContaining('Espera un rato') });
  expect((await bytesKept()) - before).toBeLessThan(FLOOD_MAX_BYTES * SITE_SCHOOLS);
  const ask = from('2001:db8:6::1');
  expect((await ask(ATTEMPTS_PATH, { id: uuidV7(), request: { mode: 'muestra' } })).statusCode).toBe(200);
});

it('an account that floods from many addresses is stopped by what one account may write, and nobody else is', async () => {
  const before = await bytesKept();
  const addressOf = (n: number) => `203.0.113.${n}`;
  let refusal: Awaited<ReturnType<typeof fill>>;
  let attempts = 0;
  for (; attempts < ACCOUNT_ATTEMPTS && !refusal; attempts += 1) {
    refusal = await fill(from(addressOf(attempts), 'inunda'), LONG);
  }
  expect(refusal?.json()).toMatchObject({ status: 429, detail: expect.stringContaining('Espera un rato') });
  expect(attempts).toBeGreaterThan(6);
  expect((await bytesKept()) - before).toBeLessThan(ACCOUNT_WRITES.burstBytes);
  const other = await from(addressOf(0), 'vecina')(ATTEMPTS_PATH, { id: uuidV7(), request: LONG });
  expect(other.statusCode).toBe(200);
});

it('students of a school behind one address answer whole tests, and one of them six in a day', {
  timeout: 240_000,
}, async () => {
  const statuses = new Set<number>();
  async function sit(uid: string, events: number): Promise<void> {
    const ask = from('198.51.100.200', uid);
    const id = uuidV7();
    statuses.add((await ask(ATTEMPTS_PATH, { id, request: SIMULACRO })).statusCode);
    const running: RunningAttempt = (await ask(startPath(id), { device: crypto.randomUUID() })).json();
    const all = answers(running, events);
    for (let first = 0; first < all.length; first += EVENTS_A_REQUEST_MAX) {
      const some = all.slice(first, first + EVENTS_A_REQUEST_MAX);
      statuses.add((await ask(eventsPath(id), { epoch: 1, events: some })).statusCode);
    }
    // Grading is not what is asked about, and takes longest.
    if (events > 60) statuses.add((await ask(submitPath(id), { epoch: 1, events: [] })).statusCode);
  }
  for (let student = 0; student < SCHOOL; student += 1) await sit(`escolar-${student}`, 60);
  for (let test = 0; test < 6; test += 1) await sit('alumna-de-seis-pruebas', eventsMax(55));
  expect(statuses).toEqual(new Set([200]));
});
