import { setImmediate } from 'node:timers/promises';
import { ProblemError, UnavailableError } from '@travesia/kit-service';
import { describe, expect, it } from 'vitest';
import { REPLAYS_WAITING_MAX } from './limits.ts';
import { createReplays } from './replays.ts';

/** Works for so many turns, each of some thousand sums. */
function* work(turns: number): Generator<undefined, number> {
  let sum = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    for (let step = 0; step < 20_000; step += 1) sum += Math.sqrt(step);
    yield;
  }
  return sum;
}

describe('replays', () => {
  it('ends with what was found, and lets others work meanwhile', async () => {
    const { run } = createReplays();
    let others = 0;
    let isOver = false;
    const long = run(work(2_000)).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await setImmediate();
      others += 1;
    }
    expect(await long).toBeGreaterThan(0);
    expect(others).toBeGreaterThan(2);
  });

  it('gives up what takes more of the processor than it may, and goes on with the next', async () => {
    const { run } = createReplays(50);
    const endless = run(work(Number.POSITIVE_INFINITY));
    const next = run(work(1));
    await expect(endless).rejects.toThrow(ProblemError);
    expect(await next).toBeGreaterThan(0);
  });

  it('refuses where too many wait', async () => {
    const { run } = createReplays();
    const all = Array.from({ length: REPLAYS_WAITING_MAX }, () => run(work(1)));
    expect(() => run(work(1))).toThrow(UnavailableError);
    await Promise.all(all);
    expect(await run(work(1))).toBeGreaterThan(0);
  });
});
