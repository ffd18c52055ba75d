import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { PracticeTables } from './tables.ts';

/** Of whom an attempt was graded: who handed it in, or the clock when its time was over. */
export type GradedBy = 'student' | 'clock';

export interface GradingMetrics {
  /** Starts a clock; what it returns is called where an attempt was graded. */
  timed(): (by: GradedBy) => void;
  failed(): void;
}

/** Counting further costs, and says nothing more. */
export const QUEUE_COUNTED_MAX = 10_000;

/** Whoever reads metrics more often is told the same again. */
const QUEUE_READ_EVERY_MS = 5_000;

/** Seconds. */
const GRADING_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

interface Queue {
  readonly attempts: number;
  /** Of the one that waits longest; 0 where none does. */
  readonly oldestS: number;
}

/** Handing in grades: what waits are attempts whose time was over before anybody handed them in. One look into an index. */
async function readQueue(tables: PracticeTables): Promise<Queue | undefined> {
  const { rows } = await sql<Queue>`
    select count(*)::int as attempts,
      coalesce(extract(epoch from now() - min(deadline_at)), 0)::float8 as "oldestS"
    from (
      select deadline_at from ensayos.attempt where state = 'in_progress' and deadline_at < now()
      order by deadline_at limit ${QUEUE_COUNTED_MAX}
    ) as waiting`.execute(tables);
  return rows[0];
}

/** What an operator asks of grading: what waits and for how long, what was graded and how quickly, what could not be. */
export function gradingMetrics(app: FastifyInstance, tables: PracticeTables): GradingMetrics {
  const registers = [app.metrics];
  let read: Promise<Queue | undefined> | undefined;
  let readAt = 0;
  function queue(): Promise<Queue | undefined> {
    if (!read || performance.now() - readAt > QUEUE_READ_EVERY_MS) {
      readAt = performance.now();
      // Where the database is down all other figures are told.
      read = readQueue(tables).catch(() => undefined);
    }
    return read;
  }
  function measure(name: string, help: string, figure: (queue: Queue) => number): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const found = await queue();
        if (found) this.set(figure(found));
        else this.remove();
      },
    });
  }
  measure(
    'grading_queue_attempts',
    `Attempts whose time is over and that are not graded, up to ${QUEUE_COUNTED_MAX}`,
    ({ attempts }) => attempts,
  );
  measure(
    'grading_queue_oldest_seconds',
    'For how long the time has been over of the attempt that waits longest to be graded',
    ({ oldestS }) => oldestS,
  );
  const duration = new Histogram({
    name: 'attempt_grading_seconds',
    help: 'Time that grading an attempt took, by who handed it in',
    labelNames: ['by'],
    buckets: GRADING_BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'attempt_grading_failures_total',
    help: 'Attempts whose time was over and that could not be graded, each time that somebody tried',
    registers,
  });
  return {
    timed() {
      const stop = duration.startTimer();
      return (by) => stop({ by });
    },
    failed: () => failures.inc(),
  };
}
