// What practice tests cost at the start of a national simulacro and while it lasts: `npm run bench -- ensayos`.
// About four minutes, loopback only; PostgreSQL, the service and its load share this machine's cores. Needs the
// programs postgres and pgbench.
//
// How to read it: the limit is what pgbench upserts with as many connections on the same server, without a service in
// front, by its own default protocol (the goal is held to it) and by prepared statements, which it does more of; autosaves
// and limits are measured in turn, because machines are quicker in one minute than in the next. An autosave is one request
// with a cookie, checked and kept as an event. Starts come at the same moment from as many connections as students, each
// second anew: each begins a simulacro's clock and answers with the whole form, compressed as browsers ask. Cookies are
// those of the emulator, unsigned: what verifying costs is in bench/session.
//
// Measured 2026-11-23 on two quiet cores, three times. PostgreSQL: 504, 484 and 511 starts a second without an error, p99 1.0
// to 1.4 s (goal 500: met but once, by 3 %); 3,707, 3,577 and 3,225 autosaves a second, 0.59, 0.51 and 0.54 × pgbench (goal
// 0.5: met), 0.38 to 0.42 × prepared; at 100,000 attempts 0.88 of the rate at 1,000, each as a share of pgbench in its turn
// (goal 0.9: missed by noise: in one run the same students came to 0.8 and 1.2 of one another); of all that was acknowledged
// nothing was lost (met). PGlite: 425 to 495 starts, 810 to 950 autosaves a second.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '@travesia/kit-service/testing';
import { z } from 'zod';
import { startChild } from './src/child.ts';
import type { LoadTarget } from './src/load-target.ts';
import { pgbenchUpserts } from './src/pgbench.ts';
import { autosaves, starts } from './src/practice-students.ts';

const CONNECTIONS = 64;
/** So many press "Empezar" at the same moment, each second anew. */
const STARTS_A_SECOND = 500;
const START_SECONDS = 12;
const SAVING_STUDENTS = 2000;
/** More than are sent in the time: an event that is sent again is acknowledged and not kept again. */
const SAVES_EACH = 100;
/** Before they count: code gets compiled. */
const WARM_UP_MS = 5000;
/** In turn with the limits, because machines are quicker in one minute than in the next; the ratio is that of a round. */
const ROUNDS = 9;
const FLAT_ROUNDS = 5;
const SAVE_MS = 1000;
const LIMIT_S = 1;
/** What measuring twice may differ by. */
const FLAT = 0.9;
const STORED = { few: 1000, many: 100_000 } as const;

const Result = z.object({
  statuses: z.record(z.string(), z.number()),
  seconds: z.number(),
  firstByteMs: z.array(z.number()),
});

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

type Limits = Readonly<Record<'simple' | 'prepared', number>>;

interface Round {
  readonly others: Readonly<Record<string, number>>;
  /** Answers with 200 a second. */
  readonly rate: number;
  readonly p99: number;
  readonly limits: Limits;
}
const median = (rounds: readonly Round[], figure: (round: Round) => number) => percentile(rounds.map(figure), 0.5);
const ofLimit = (rounds: readonly Round[], protocol: keyof Limits) =>
  median(rounds, ({ rate, limits }) => rate / limits[protocol]);

async function measure(engine: string, where: string, limitsNow: () => Limits) {
  const server = startChild('practice-server.ts', where);
  const port = z.number().parse(await server.receive());
  /** A simulacro waits to be begun, a practice runs. */
  const seed = (from: number, to: number, mode: 'simulacro' | 'practica') => server.ask({ seed: [from, to], mode });
  const kept = async (what: 'events' | 'begun') => z.number().parse(await server.ask(what));

  async function openLoad(requests: readonly string[], together: Partial<LoadTarget> = {}) {
    const child = startChild('load.ts');
    await child.ask({ port, requests, connections: CONNECTIONS, ...together } satisfies LoadTarget);
    return {
      async run(durationMs: number) {
        const { statuses, seconds, firstByteMs } = Result.parse(await child.ask(durationMs));
        const { 200: answered = 0, ...others } = statuses;
        return { answered, others, rate: answered / seconds, p99: percentile(firstByteMs, 0.99) };
      },
      close: () => child.release(),
    };
  }

  async function load(requests: readonly string[], durationMs: number, together?: Partial<LoadTarget>) {
    const opened = await openLoad(requests, together);
    const result = await opened.run(durationMs);
    await opened.close();
    return result;
  }

  /** In turn with the limits, once code is compiled. */
  async function save(from: number, to: number, count: number) {
    const saving = await openLoad(autosaves(from, to, SAVES_EACH));
    let { answered: acknowledged } = await saving.run(WARM_UP_MS);
    const rounds: Round[] = [];
    for (let round = 0; round < count; round += 1) {
      const measured = await saving.run(SAVE_MS);
      acknowledged += measured.answered;
      rounds.push({ ...measured, limits: limitsNow() });
    }
    await saving.close();
    return { rounds, acknowledged };
  }

  const startStudents = STARTS_A_SECOND * (START_SECONDS + 1);
  await seed(1, startStudents, 'simulacro');
  const together = { connections: STARTS_A_SECOND, togetherEveryMs: 1000 };
  // The first of them so that code is warm: none of them starts again.
  await load(starts(1, STARTS_A_SECOND), 1000, together);
  const begunBefore = await kept('begun');
  const started = await load(starts(STARTS_A_SECOND + 1, startStudents), START_SECONDS * 1000, together);
  const startsLost = started.answered - ((await kept('begun')) - begunBefore);

  const first = startStudents + 1;
  const last = startStudents + SAVING_STUDENTS;
  await seed(first, last, 'practica');
  const before = await kept('events');
  const saved = await save(first, last, ROUNDS);
  const savesLost = saved.acknowledged - ((await kept('events')) - before);

  const few = last + STORED.few;
  await seed(last + 1, few, 'practica');
  const atFew = await save(last + 1, few, FLAT_ROUNDS);
  await seed(few + 1, few + STORED.many, 'practica');
  const atMany = await save(few + 1, few + STORED.few, FLAT_ROUNDS);

  await server.release();
  const flat = ofLimit(atMany.rounds, 'simple') / ofLimit(atFew.rounds, 'simple');
  return { engine, started, rounds: saved.rounds, lost: startsLost + savesLost, flat };
}

const postgres = await startPostgresServer({ maxConnections: 120 });
function measureLimits(): Limits {
  const upserts = (protocol: keyof Limits) =>
    pgbenchUpserts(postgres.url, { connections: CONNECTIONS, seconds: LIMIT_S, protocol });
  return { simple: upserts('simple'), prepared: upserts('prepared') };
}
const onPostgres = await measure('PostgreSQL', postgres.url, measureLimits);

const folder = mkdtempSync(join(tmpdir(), 'travesia-bench-'));
const embedded = await measure('PGlite', folder, measureLimits);
rmSync(folder, { recursive: true, force: true });
await postgres.close();

for (const protocol of ['simple', 'prepared'] as const) {
  const upserts = Math.round(median(onPostgres.rounds, ({ limits }) => limits[protocol]));
  console.log(`pgbench upserts at ${CONNECTIONS} connections, protocol ${protocol}: ${upserts} a second`);
}
console.table(
  [onPostgres, embedded].map(({ engine, started, rounds, lost, flat }) => ({
    engine,
    'starts/s': Math.round(started.rate),
    'start p99 ms': Math.round(started.p99),
    'start errors': JSON.stringify(started.others),
    'autosaves/s': Math.round(median(rounds, ({ rate }) => rate)),
    'autosave p99 ms': Math.round(median(rounds, ({ p99 }) => p99)),
    'autosave errors': JSON.stringify(Object.assign({}, ...rounds.map(({ others }) => others))),
    '× pgbench': ofLimit(rounds, 'simple').toFixed(2),
    '× pgbench, prepared': ofLimit(rounds, 'prepared').toFixed(2),
    'acknowledged and lost': lost,
    [`rate at ${STORED.many} × at ${STORED.few}`]: flat.toFixed(2),
  })),
);
const isStarted = onPostgres.started.rate >= STARTS_A_SECOND && Object.keys(onPostgres.started.others).length === 0;
console.log(`starts ≥ ${STARTS_A_SECOND}/s without an error: ${isStarted ? 'met' : 'missed'}`);
console.log(`autosaves ≥ 0.5 × pgbench: ${ofLimit(onPostgres.rounds, 'simple') >= 0.5 ? 'met' : 'missed'}`);
console.log(`as fast with ${STORED.many} attempts: ${onPostgres.flat >= FLAT ? 'met' : 'missed'}`);
console.log(
  `every acknowledged start and event is kept: ${onPostgres.lost === 0 && embedded.lost === 0 ? 'met' : 'missed'}`,
);
