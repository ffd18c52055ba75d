import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Repeats `round` for as long as `app` lives; every process may. One that fails is tried again. */
export function runRounds(app: FastifyInstance, pauseMs: number, round: (signal: AbortSignal) => Promise<void>): void {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await round(closing.signal).catch((error: unknown) =>
        app.log.warn({ err: error }, 'a round will be tried again'),
      );
      await sleep(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }
  app.addHook('onReady', async () => {
    running = run();
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await running;
  });
}
