import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { ProblemError, UnavailableError } from '@travesia/kit-service';
import { REPLAY_CPU_MS, REPLAYS_WAITING_MAX, TURN_MS } from './limits.ts';

/** About as long as those that wait take. */
const RETRY_AFTER_S = 10;

/** Of this thread, in milliseconds. Nobody pays for a machine that is busy with something else. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function runInTurns<T>(turns: Iterator<undefined, T>, cpuMs: number): Promise<T> {
  let leftMs = cpuMs;
  let beganAt = processorMs();
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
    const tookMs = processorMs() - beganAt;
    if (tookMs < TURN_MS) continue;
    leftMs -= tookMs;
    if (leftMs <= 0) throw new ProblemError(422, 'The recording takes too long to be played again.');
    await setImmediate();
    beganAt = processorMs();
  }
}

/** Plays recordings again, one after the other, and lets everybody else's requests be answered meanwhile. */
export interface Replays {
  /**
   * @param turns gives way now and then.
   * @throws {ProblemError} 422 where it takes more than its time.
   * @throws {UnavailableError} where too many wait.
   */
  run<T>(turns: Iterator<undefined, T>): Promise<T>;
}

/** @param cpuMs of the processor, for each. */
export function createReplays(cpuMs = REPLAY_CPU_MS): Replays {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    run<T>(turns: Iterator<undefined, T>): Promise<T> {
      if (waiting >= REPLAYS_WAITING_MAX) throw new UnavailableError('Too many recordings wait.', RETRY_AFTER_S);
      waiting += 1;
      const turn = last
        .then(() => runInTurns(turns, cpuMs))
        .finally(() => {
          waiting -= 1;
        });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
