// A process of its own: the slice of lessons over the PostgreSQL that its argument names. Sends its port; answers
// `{ seed: [from, to], answers }` when those students have so many answers each, spread over all contents and a year, and
// are brought up to date, and `{ copy: student, to: [from, to] }` when those have the prepared plan of that one.

import { PROFILE_PATH } from '@travesia/contracts/slices';
import { allContents } from '@travesia/contracts/temario';
import { createService, createServiceKeys, createSessionReader, createTokenVerifier } from '@travesia/kit-service';
import { attachDatabase, openDatabase } from '@travesia/kit-service/database';
import { SAMPLE_PROJECT } from '@travesia/kit-service/testing';
import { slice } from '@travesia/remote-aprende/slice';
import { sql } from 'kysely';
import { z } from 'zod';
import { LEARNER, LEARNING_ORIGIN, learnerRequest } from './learning-students.ts';

const Range = z.tuple([z.int(), z.int()]);
const Message = z.union([
  z.strictObject({ seed: Range, answers: z.int() }),
  z.strictObject({ copy: z.int(), to: Range }),
]);

const [, , where = ''] = process.argv;
const database = openDatabase({ engine: 'postgresql', url: where });
await database.migrate([slice]);

/** Whoever prepares all five tests in an hour a day, for a sitting that is a year away or more. */
const PROFILE = {
  profile: {
    sitting: { year: new Date().getUTCFullYear() + 2, round: 'regular' },
    tests: ['cl', 'm1', 'm2', 'hcs', 'ciencias'],
    minutesByWeekday: { mon: 60, tue: 60, wed: 60, thu: 60, fri: 60, sat: 60, sun: 60 },
  },
  version: 1,
};

// One hop is trusted, so that the load can come from many addresses, as limits of rate expect it.
const log = { stream: { write: () => true } };
const app = createService({ name: 'aprende', origin: LEARNING_ORIGIN, trustedProxyHops: 1, log });
attachDatabase(app, database);
const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
app.register(await slice.open(), {
  origin: LEARNING_ORIGIN,
  reader: createSessionReader({ verifier }),
  checkRevoked: async () => 'good' as const,
  database,
  services: {
    keys: createServiceKeys(['k'.repeat(32)]),
    // Other areas answer at once, with a profile and nothing new: what they cost is theirs.
    call: async (_method, path) => {
      if (path === PROFILE_PATH) return { status: 200, body: PROFILE };
      return { status: 200, body: { goals: [], estimates: [], answers: [], next: null, more: false } };
    },
    async stream() {
      throw new Error('nothing is exported here');
    },
  },
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });

const contents = allContents().map(({ id }) => id);

/** So many in one statement: more would meet the service's own limit of time. */
const SEEDED_AT_ONCE = 20_000;

async function seed([from, to]: readonly [number, number], answers: number): Promise<void> {
  for (let student = from; student <= to; student += 1) {
    const uid = `${LEARNER}${student}`;
    for (let first = 1; first <= answers; first += SEEDED_AT_ONCE) {
      await sql`
        insert into aprende.evidence (user_id, id, content, source, correct, help, at)
        select ${uid}, 'ensayos:bench:' || n, (${contents}::text[])[1 + (n * 7919) % ${contents.length}::int],
          case when n % 3 = 0 then 'simulacro' else 'practice' end, n % 5 <> 0, 'none',
          now() - interval '1 day' - (${answers}::int - n) * interval '330 days' / ${answers}::int
        from generate_series(${first}::int, ${Math.min(answers, first + SEEDED_AT_ONCE - 1)}::int) as n
        on conflict do nothing`.execute(database.kysely);
    }
    const base = `http://127.0.0.1:${new URL(address).port}/api/aprende`;
    // An answer that was given before one that is counted has all of them counted.
    for (const [check, at] of [
      ['c2', Date.now()],
      ['c1', 0],
    ] as const) {
      const id = `lesson:01890000-0000-7000-8000-000000000001:${check}`;
      const told = { id, contentId: contents[0], source: 'lesson', correct: true, help: 'none', at };
      await fetch(`${base}/evidence`, learnerRequest(student, { evidence: [told] }));
    }
    await fetch(`${base}/refresh`, learnerRequest(student));
  }
  await sql.raw('vacuum analyze aprende.evidence').execute(database.kysely);
}

async function copy(student: number, [from, to]: readonly [number, number]): Promise<void> {
  await sql`
    insert into aprende.plan (user_id, day, digest, revision, home, known)
    select ${LEARNER} || n, day, digest, revision, home, known
    from aprende.plan, generate_series(${from}::int, ${to}::int) as n where user_id = ${`${LEARNER}${student}`}
    on conflict (user_id) do update set home = excluded.home`.execute(database.kysely);
  await sql.raw('vacuum analyze aprende.plan').execute(database.kysely);
}

process.on('message', (received) => {
  const message = Message.parse(received);
  const done = 'seed' in message ? seed(message.seed, message.answers) : copy(message.copy, message.to);
  done.then(() => process.send?.('ready'));
});
process.once('disconnect', () => void app.close());
process.send?.(Number(new URL(address).port));
