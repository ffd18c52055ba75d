// A process of its own: the practice-test service over the database that its argument names (a PostgreSQL address, or a
// folder for the embedded engine). Sends its port; answers `{ seed: [from, to], mode }` when those students have an
// attempt, a simulacro that was made and not begun or a practice that runs, `events` with how many of them are kept, and
// `begun` with how many simulacros were begun. `{ eventsOf, count }` gives one student so many events; `calm` answers the
// longest stop of the event loop and the most memory since it was asked last.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createService, createSessionReader, createTokenVerifier } from '@travesia/kit-service';
import { attachDatabase, openDatabase } from '@travesia/kit-service/database';
import { SAMPLE_PROJECT } from '@travesia/kit-service/testing';
import { ensayosService, openDeployedBank, slice } from '@travesia/remote-ensayos/service';
import { sql } from 'kysely';
import { z } from 'zod';
import { ATTEMPT_OF_STUDENT, PRACTICE_ORIGIN, STUDENT } from './practice-students.ts';

const Message = z.union([
  z.enum(['events', 'begun', 'calm']),
  z.strictObject({ eventsOf: z.int(), count: z.int() }),
  z.strictObject({ seed: z.tuple([z.int(), z.int()]), mode: z.enum(['simulacro', 'practica']) }),
]);

const [, , where = ''] = process.argv;
const database = openDatabase(
  where.startsWith('postgres://') ? { engine: 'postgresql', url: where } : { engine: 'embedded', folder: where },
);
await database.migrate([slice]);

// One hop is trusted, so that the load can come from many addresses, as limits of rate expect it.
const log = { stream: { write: () => true } };
const app = createService({ name: 'ensayos', origin: PRACTICE_ORIGIN, trustedProxyHops: 1, log });
attachDatabase(app, database);
const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
const bank = await openDeployedBank();
app.register(ensayosService, {
  origin: PRACTICE_ORIGIN,
  reader: createSessionReader({ verifier }),
  checkRevoked: async () => 'good' as const,
  database,
  bank,
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });

/** A whole M1 of this bank; the same for all, so that options have one set of ids. */
const form = {
  sections: [{ name: 'Todo', from: 0, items: 65 }],
  slots: bank.entries
    .filter(({ facts }) => facts.content.startsWith('m1.') && facts.optionCount === 4)
    .slice(0, 65)
    .map(({ variants }) => ({ item: variants[0], order: [0, 1, 2, 3], scored: true })),
};

// As the service does when the first form names them.
for (const [id, content] of await bank.compile(
  'item',
  form.slots.flatMap(({ item }) => item ?? []),
)) {
  await sql`insert into ensayos.frozen_item (id, content) values (${id}, ${content}::jsonb)
    on conflict do nothing`.execute(database.kysely);
}

/** So many in one statement: more would meet the service's own limit of time. */
const SEEDED_AT_ONCE = 4000;

const LIMIT_MS = 140 * 60_000;

async function seed([from, to]: readonly [number, number], mode: 'simulacro' | 'practica'): Promise<void> {
  const running = mode === 'practica';
  const request = running
    ? { mode, test: 'm1', contents: ['m1'], items: 40, feedback: 'at-end' }
    : { mode, test: 'm1', timeFactor: 1 };
  for (let first = from; first <= to; first += SEEDED_AT_ONCE) {
    await sql`
      insert into ensayos.attempt (user_id, id, request, mode, test, form, salt, limit_ms, state, started_at, lease_epoch)
      select ${STUDENT} || n, (${ATTEMPT_OF_STUDENT} || lpad(to_hex(n), 12, '0'))::uuid, ${JSON.stringify(request)}::jsonb,
        ${mode}, 'm1', ${JSON.stringify(form)}::jsonb, decode('00112233445566778899aabbccddeeff', 'hex'),
        ${running ? null : LIMIT_MS}::integer,
        ${running ? 'in_progress' : 'created'}, ${running ? sql`now()` : sql`null`}, ${running ? 1 : 0}
      from generate_series(${first}::int, ${Math.min(to, first + SEEDED_AT_ONCE - 1)}::int) as n
      on conflict do nothing`.execute(database.kysely);
  }
  // What was written before is put away now, and not while something is measured.
  for (const work of ['vacuum analyze ensayos.attempt', 'vacuum analyze ensayos.attempt_event', 'checkpoint']) {
    await sql.raw(work).execute(database.kysely);
  }
}

async function count(what: 'events' | 'begun'): Promise<number> {
  const rows =
    what === 'events'
      ? sql`ensayos.attempt_event`
      : sql`ensayos.attempt where mode = 'simulacro' and state = 'in_progress' and deadline_at is not null`;
  const counted = await sql<{ kept: number }>`select count(*)::int as kept from ${rows}`.execute(database.kysely);
  return counted.rows[0]?.kept ?? 0;
}

async function seedEvents(student: number, events: number): Promise<void> {
  const AT_ONCE = 5_000;
  for (let first = 1; first <= events; first += AT_ONCE) {
    await sql`
      insert into ensayos.attempt_event (user_id, attempt_id, epoch, seq, slot, kind, payload)
      select user_id, id, 1, seq, 0, 'answer', '{"option": 1}'
      from ensayos.attempt, generate_series(${first}::int, ${Math.min(events, first + AT_ONCE - 1)}::int) as seq
      where user_id = ${`${STUDENT}${student}`}`.execute(database.kysely);
  }
}

/** Of the event loop, since it was asked last: its longest stop, and the most memory meanwhile. */
const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();
let mostMemory = 0;
setInterval(() => {
  mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
}, 50).unref();

/**
 * The most time of the processor that the serving thread took between two looks of the event loop: a stop that is its own,
 * and not of other processes that had the core meanwhile.
 */
let heldMs = 0;
let usedMs = 0;
setInterval(() => {
  const { user, system } = process.threadCpuUsage();
  const now = (user + system) / 1000;
  heldMs = Math.max(heldMs, now - usedMs);
  usedMs = now;
}, 1).unref();

async function calm() {
  const answer = { rss: mostMemory, stallMs: loop.max / 1e6, heldMs };
  mostMemory = 0;
  heldMs = 0;
  // What reading the figure itself stops is not of what comes next.
  setTimeout(() => loop.reset(), 20);
  return answer;
}

async function answerTo(message: z.infer<typeof Message>): Promise<unknown> {
  if (message === 'calm') return calm();
  if (typeof message === 'string') return count(message);
  await ('seed' in message ? seed(message.seed, message.mode) : seedEvents(message.eventsOf, message.count));
  return 'ready';
}

process.on('message', (received) => {
  const done = answerTo(Message.parse(received));
  done.then((answer) => process.send?.(answer));
});
process.once('disconnect', () => void app.close());
process.send?.(Number(new URL(address).port));
