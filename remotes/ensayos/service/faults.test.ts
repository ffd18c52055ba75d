import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { type Network, type PostgresServer, startNetwork, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AttemptResult, RunningAttempt } from '../api/attempts.ts';
import { ATTEMPTS_PATH, attemptPath, eventsPath, resultPath, submitPath } from '../api/paths.ts';
import { slice } from './slice.ts';
import { createTestApp } from './testing/ensayos-app.ts';
import { type ServiceProcess, startServiceProcess } from './testing/service-process.ts';
import { answersAt, createStudent, PRACTICE } from './testing/student.ts';
import { isOutage, startWriter, type Writer } from './testing/writer.ts';

/** More than the connections of a service: some wait for one whatever happens. */
const WRITERS = process.env['SOAK'] ? 32 : 16;

/** What must hold after the end of each fault. */
const PENDING_MAX_MS = 10_000;
const FIRST_SUCCESS_MAX_MS = 2_000;

/** For what has no figure. */
const RECOVERY_DEADLINE_MS = 60_000;

let postgres: PostgresServer;
let network: Network;
let service: ServiceProcess;
let writers: readonly Writer[] = [];
/** Reaches the database by another way. */
let observer: Database;

/** Cases that ended, for whoever reads the run. */
const table: Record<string, string | number>[] = [];

beforeAll(async () => {
  postgres = await startPostgresServer();
  observer = openDatabase({ engine: 'postgresql', url: postgres.url });
  await observer.migrate([slice]);
  network = await startNetwork(new URL(postgres.url));
  service = await startServiceProcess(network.url);
  writers = await Promise.all(Array.from({ length: WRITERS }, (_, n) => startWriter(service.address, `alumna-${n}`)));
});
beforeEach(async () => {
  if (!service.isRunning()) service = await startServiceProcess(network.url, service.port);
});
afterAll(async () => {
  await Promise.all(writers.map((writer) => writer.stop()));
  await service.end('SIGKILL');
  await observer.close();
  await network.close();
  await postgres.close();
  console.table(table);
});

async function query<T>(text: ReturnType<typeof sql<T>>): Promise<readonly T[]> {
  return (await text.execute(observer.kysely)).rows;
}

const databaseServes = () => vi.waitFor(() => observer.ping(), { timeout: RECOVERY_DEADLINE_MS, interval: 20 });

/** A number of requests of each writer that began at `from` or later were acknowledged. */
const eachIsServed = (from: number, times = 1) =>
  vi.waitFor(
    () => {
      const served = writers.map(
        ({ exchanges }) => exchanges.filter((one) => one.from >= from && one.status === 200).length,
      );
      expect(Math.min(...served)).toBeGreaterThanOrEqual(times);
    },
    { timeout: RECOVERY_DEADLINE_MS, interval: 20 },
  );

async function backends(): Promise<readonly number[]> {
  const rows = await query<{ pid: number }>(
    sql`select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rows.map(({ pid }) => pid);
}

async function ofService(signal: 'SIGTERM' | 'SIGKILL', code: number | null): Promise<void> {
  expect(await service.end(signal)).toBe(code);
  service = await startServiceProcess(network.url, service.port);
}

/** So that it meets requests at every point. */
async function againAndAgain(happen: () => Promise<void>): Promise<void> {
  for (let time = 0; time < 20; time += 1) {
    await happen();
    await sleep(50);
  }
}

interface Fault {
  readonly fault: string;
  /** From its beginning to its end. */
  readonly happen: () => Promise<unknown>;
}

const FAULTS: readonly Fault[] = [
  {
    fault: 'F-01 every connection to the database is ended, again and again',
    happen: () =>
      againAndAgain(async () => {
        for (const pid of await backends()) await query(sql`select pg_terminate_backend(${pid})`);
      }),
  },
  {
    fault: 'F-02, X-09 the database restarts',
    happen: async () => {
      await postgres.stop('fast');
      await postgres.start();
    },
  },
  {
    fault: 'F-03 the database restarts without ending anything',
    happen: async () => {
      await postgres.stop('immediate');
      await postgres.start();
    },
  },
  {
    fault: 'F-04 a process of the database is killed, and takes all of it down',
    happen: async () => {
      const [pid = 0] = await backends();
      const other = query(sql`select pg_sleep(60)`);
      process.kill(pid, 'SIGKILL');
      await expect(other).rejects.toThrow();
      await databaseServes();
    },
  },
  {
    fault: 'F-05 every connection is reset, again and again',
    happen: () => againAndAgain(async () => network.reset()),
  },
  {
    fault: 'F-06 the network refuses for 4 s',
    happen: async () => {
      await network.fare('refused');
      await sleep(4_000);
      await network.fare('well');
    },
  },
  {
    fault: 'F-07 the network is silent for 5 s',
    happen: async () => {
      await network.fare('silent');
      await sleep(5_000);
      await network.fare('well');
    },
  },
  {
    fault: 'F-08 every answer of the database comes 200 ms late',
    happen: async () => {
      const from = Date.now();
      await network.fare('slow');
      await eachIsServed(from, 2);
      await network.fare('well');
    },
  },
  { fault: 'F-16, X-09 the service is asked to end and started again', happen: () => ofService('SIGTERM', 0) },
  { fault: 'X-09 the service is killed and started again', happen: () => ofService('SIGKILL', null) },
  {
    fault: 'X-09 the whole database is killed',
    happen: async () => {
      await postgres.kill();
      await postgres.start();
    },
  },
];

it.each(FAULTS.map(({ fault, happen }) => [fault, happen] as const))(
  '%s: nothing is lost or done twice, nobody waits for ever, all goes on',
  async (fault, happen) => {
    const began = Date.now();
    await eachIsServed(began, 2);
    await happen();
    const ended = Date.now();
    await eachIsServed(ended);

    const exchanges = writers.flatMap((writer) => writer.exchanges.filter(({ to }) => to >= began));
    const strange = exchanges.filter((one) => one.status !== 200 && !isOutage(one));
    const waiting = exchanges.filter(({ from, to }) => from < ended && to > ended + PENDING_MAX_MS);
    const firstSuccess = Math.min(...exchanges.flatMap(({ status, to }) => (status === 200 && to >= ended ? to : [])));
    const { lost, doneUnheard } = await compareWithTables();
    table.push({
      fault,
      requests: exchanges.length,
      failed: exchanges.filter(isOutage).length,
      'done unheard': doneUnheard(began),
      lost: lost.length,
      'longest request, ms': Math.max(...exchanges.map(({ from, to }) => to - from)),
      'first success, ms': firstSuccess - ended,
    });
    expect(strange).toEqual([]);
    expect(lost).toEqual([]);
    expect(waiting).toEqual([]);
    expect(firstSuccess - ended).toBeLessThanOrEqual(FIRST_SUCCESS_MAX_MS);
    expect(service.isRunning()).toBe(true);
  },
  2 * RECOVERY_DEADLINE_MS,
);

/** Everything that was acknowledged so far against what is kept. */
async function compareWithTables() {
  const known = writers.map(({ id, acknowledged, exchanges }) => ({
    id,
    acknowledged: [...acknowledged],
    exchanges: [...exchanges],
  }));
  const rows = await query<{ attempt_id: string; seq: number; option: number; received_at: Date }>(sql`
    select attempt_id, seq, (payload->>'option')::int as option, received_at from ensayos.attempt_event`);
  const kept = new Map(rows.map((row) => [`${row.attempt_id} ${row.seq}`, row]));
  return {
    lost: known.flatMap(({ id, acknowledged }) =>
      acknowledged.filter(({ seq }) => kept.get(`${id} ${seq}`)?.option !== seq % 4),
    ),
    /** Answers whose request failed and that were kept all the same, before they were sent again and acknowledged. */
    doneUnheard: (since: number) =>
      known.flatMap(({ id, exchanges }) =>
        exchanges.filter(({ seq, from, status }, index) => {
          const isAgain = exchanges[index - 1]?.seq === seq && seq > 0;
          const row = kept.get(`${id} ${seq}`);
          return isAgain && status === 200 && from >= since && row !== undefined && row.received_at.getTime() < from;
        }),
      ).length,
  };
}

it('and in the end each is graded once, by the last answer to each question', async () => {
  await Promise.all(writers.map((writer) => writer.stop()));
  const own = createTestApp(openDatabase({ engine: 'postgresql', url: postgres.url }));
  try {
    for (const { uid, id, form, acknowledged } of writers) {
      const running: RunningAttempt = (await own.ask(uid, 'GET', attemptPath(id))).json();
      const last = form.items.map((_, slot) => acknowledged.findLast((event) => event.slot === slot));
      const options = last.map((event) => (event?.kind === 'answer' ? event.option : null));
      expect(running.responses.map(({ option }) => option)).toEqual(options);
      expect(running.seq).toBe(acknowledged.at(-1)?.seq);
      await own.ask(uid, 'POST', submitPath(id), { epoch: 1, events: [] });
      const graded: AttemptResult = (await own.ask(uid, 'GET', resultPath(id))).json();
      expect(graded.items.map(({ chosen }) => chosen)).toEqual(options);
    }
    expect(await query(sql`select 1 from ensayos.result`)).toHaveLength(WRITERS);
  } finally {
    await own.close();
  }
});

it('X-09 while the database is down every address answers 503 with a problem, and goes on afterwards', async () => {
  const own = createTestApp(openDatabase({ engine: 'postgresql', url: postgres.url }));
  try {
    const student = createStudent(own.ask, 'alumna-sin-base');
    const running = await student.begin(PRACTICE);
    const { id } = running.attempt;
    const events = answersAt(running, () => 3);
    await student.send(id, events.slice(0, 4));
    await postgres.stop();
    for (const answer of await Promise.all([
      own.ask(student.uid, 'GET', ATTEMPTS_PATH),
      own.ask(student.uid, 'GET', attemptPath(id)),
      own.ask(student.uid, 'POST', eventsPath(id), { epoch: 1, events: events.slice(4) }),
      own.ask(student.uid, 'POST', submitPath(id), { epoch: 1, events: [] }),
    ])) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
      expect(answer.json()).toMatchObject({ status: 503, detail: expect.any(String) });
    }
    await postgres.start();
    await vi.waitFor(async () => {
      const again: RunningAttempt = (await own.ask(student.uid, 'GET', attemptPath(id))).json();
      expect(again.responses.filter(({ option }) => option !== null)).toHaveLength(4);
    }, RECOVERY_DEADLINE_MS);
  } finally {
    await own.close();
  }
});
