// What practice tests cost at the start of a national simulacro and while it lasts: `npm run bench -- ensayos`.
// About three minutes, loopback only; PostgreSQL, the service and its load share this machine's cores. Needs the
// programs postgres and pgbench.
//
// How to read it: the limit is what pgbench upserts with as many connections on the same server, without a service in
// front, by its own default protocol (the goal is held to it) and by prepared statements, which it does more of; autosaves
// and limits are measured in turn, because machines are quicker in one minute than in the next. An autosave is one request
// with a cookie, checked and kept as an event. Starts come at the same moment from as many connections as students, each
// second anew: each begins a simulacro's clock and answers with the whole form, compressed as browsers ask. Cookies are
// those of the emulator, unsigned: what verifying costs is in bench/session.
//
// Measured 2026-11-22 on two cores, in a good and in a slow hour. PostgreSQL: 512 and 508 starts a second without an
// error, p99 0.9 and 1.2 s (goal 500: met); 7,530 and 5,170 autosaves a second, 0.56 and 0.42 × pgbench (goal 0.4: met),
// 0.42 and 0.32 × prepared; at 100,000 attempts 1.03 and 0.91 of the rate at 1,000 (flat); of all that was acknowledged
// nothing was lost (met). PGlite: 500 and 421 starts, 880 and 820 autosaves a second. Before answers were on their
// way together (docs/decisions/0017) it was 4,300 autosaves in a good hour, 0.3 × pgbench and 0.2 × prepared.
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
const SAVES_EACH = 70;
/** Before they count: code gets compiled. */
const WARM_UP_MS = 5000;
/** In turn with the limits, because machines are quicker in one minute than in the next; the ratio is that of a round. */
const ROUNDS = 9;
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
  const saving = await openLoad(autosaves(first, last, SAVES_EACH));
  await saving.run(WARM_UP_MS);
  const before = await kept('events');
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ ...(await saving.run(SAVE_MS)), limits: limitsNow() });
  await saving.close();
  const acknowledged = rounds.reduce((sum, { answered }) => sum + answered, 0);
  const savesLost = acknowledged - ((await kept('events')) - before);

  const few = last + STORED.few;
  await seed(last + 1, few, 'practica');
  const atFew = await load(autosaves(last + 1, few, SAVES_EACH), 3000);
  await seed(few + 1, few + STORED.many, 'practica');
  const atMany = await load(autosaves(few + 1, few + STORED.few, SAVES_EACH), 3000);

  await server.release();
  return { engine, started, rounds, lost: startsLost + savesLost, flat: atMany.rate / atFew.rate };
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

type Round = (typeof onPostgres.rounds)[number];
const median = (rounds: readonly Round[], figure: (round: Round) => number) => percentile(rounds.map(figure), 0.5);
const ofLimit = (rounds: readonly Round[], protocol: keyof Limits) =>
  median(rounds, ({ rate, limits }) => rate / limits[protocol]);

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
console.log(`autosaves ≥ 0.4 × pgbench: ${ofLimit(onPostgres.rounds, 'simple') >= 0.4 ? 'met' : 'missed'}`);
console.log(`as fast with ${STORED.many} attempts: ${onPostgres.flat >= FLAT ? 'met' : 'missed'}`);
console.log(
  `every acknowledged start and event is kept: ${onPostgres.lost === 0 && embedded.lost === 0 ? 'met' : 'missed'}`,
);
