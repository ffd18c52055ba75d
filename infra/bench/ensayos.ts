// What practice tests cost at the start of a national simulacro and while it lasts: `node infra/bench/ensayos.ts`.
// About three minutes, loopback only; PostgreSQL, the service and its load share this machine's cores. Needs the
// programs postgres and pgbench.
//
// How to read it: the limit is what pgbench upserts with as many connections on the same server, without a service in
// front. An autosave is one request with a cookie, checked and kept as an event; a start begins the clock and answers
// with the whole form. Cookies are those of the emulator, unsigned: what verifying costs is in bench/session.
//
// Measured 2026-11-22 on two quiet cores. pgbench upserts 21,000 to 23,000 a second. PostgreSQL: 541 to 564 starts a second
// without an error in three runs, p99 160 ms (goal 500: met), answers compressed as browsers ask; 4,560 autosaves a
// second, p99 31 ms, 0.21 × pgbench (goal 0.4: missed; 0.18 to 0.20 in two runs before); at 100,000 attempts 0.95 of the
// rate at 1,000 (0.96 to 1.00 before: flat, met); of all that was acknowledged nothing was lost (met). PGlite: 434 and
// 807 a second. Of the two cores an autosave takes 0.25 ms in the service, 0.15 ms in PostgreSQL and 0.05 ms in the load;
// its statement alone, sent by pgbench, comes to 14,400 a second. One statement for many students would save most of
// it, and is not done: a transaction is of one student, so that students can be spread over databases.
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
/** Beginning all at once: students and seconds, so that the mean is what a simulacro asks of two cores. */
const STARTS_A_SECOND = 500;
const START_STUDENTS = 6000;
const SAVING_STUDENTS = 2000;
const SAVES_EACH = 30;
const SAVE_MS = 8000;
const STORED = { few: 1000, many: 100_000 } as const;

const Result = z.object({
  statuses: z.record(z.string(), z.number()),
  seconds: z.number(),
  firstByteMs: z.array(z.number()),
});

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

async function measure(engine: string, where: string) {
  const server = startChild('practice-server.ts', where);
  const port = z.number().parse(await server.receive());
  const seed = (from: number, to: number, running: boolean) => server.ask({ seed: [from, to], running });
  const kept = async () => z.number().parse(await server.ask('count'));

  async function load(requests: readonly string[], durationMs: number) {
    const child = startChild('load.ts');
    await child.ask({ port, requests, connections: CONNECTIONS } satisfies LoadTarget);
    const { statuses, seconds, firstByteMs } = Result.parse(await child.ask(durationMs));
    await child.release();
    const { 200: answered = 0, ...others } = statuses;
    return {
      answered,
      others,
      rate: answered / seconds,
      p99: percentile(firstByteMs, 0.99),
      median: percentile(firstByteMs, 0.5),
    };
  }

  await seed(1, START_STUDENTS, false);
  // A first few, so that code and connections are warm: none of them starts again.
  await load(starts(1, 500), 800);
  const started = await load(starts(501, START_STUDENTS), 6000);

  const first = START_STUDENTS + 1;
  const last = START_STUDENTS + SAVING_STUDENTS;
  await seed(first, last, true);
  await load(autosaves(first, last, 1), 1000);
  const before = await kept();
  const saved = await load(autosaves(first, last, SAVES_EACH, 2), SAVE_MS);
  const lost = saved.answered - ((await kept()) - before);

  const few = last + STORED.few;
  await seed(last + 1, few, true);
  const atFew = await load(autosaves(last + 1, few, SAVES_EACH), 3000);
  await seed(few + 1, few + STORED.many, true);
  const atMany = await load(autosaves(few + 1, few + STORED.few, SAVES_EACH), 3000);

  await server.release();
  return { engine, started, saved, lost, flat: atMany.rate / atFew.rate };
}

const postgres = await startPostgresServer({ maxConnections: 120 });
const limits = [pgbenchUpserts(postgres.url, { connections: CONNECTIONS, seconds: 6 })];
const onPostgres = await measure('PostgreSQL', postgres.url);
limits.push(pgbenchUpserts(postgres.url, { connections: CONNECTIONS, seconds: 6 }));
await postgres.close();

const folder = mkdtempSync(join(tmpdir(), 'travesia-bench-'));
const embedded = await measure('PGlite', folder);
rmSync(folder, { recursive: true, force: true });

const limit = limits.reduce((sum, rate) => sum + rate, 0) / limits.length;
console.log(`pgbench upserts at ${CONNECTIONS} connections: ${limits.map(Math.round).join(' and ')} a second`);
console.table(
  [onPostgres, embedded].map(({ engine, started, saved, lost, flat }) => ({
    engine,
    'starts/s': Math.round(started.rate),
    'start p99 ms': Math.round(started.p99),
    'start errors': JSON.stringify(started.others),
    'autosaves/s': Math.round(saved.rate),
    'autosave p99 ms': Math.round(saved.p99),
    'autosave errors': JSON.stringify(saved.others),
    '× pgbench': (saved.rate / limit).toFixed(2),
    'acknowledged and lost': lost,
    [`rate at ${STORED.many} × at ${STORED.few}`]: flat.toFixed(2),
  })),
);
const isStarted = onPostgres.started.rate >= STARTS_A_SECOND && Object.keys(onPostgres.started.others).length === 0;
console.log(`starts ≥ ${STARTS_A_SECOND}/s without an error: ${isStarted ? 'met' : 'missed'}`);
console.log(`autosaves ≥ 0.4 × pgbench: ${onPostgres.saved.rate / limit >= 0.4 ? 'met' : 'missed'}`);
console.log(`every acknowledged event is kept: ${onPostgres.lost === 0 && embedded.lost === 0 ? 'met' : 'missed'}`);
