import type { FastifyInstance } from 'fastify';

/**
 * Begins `round` every `everyMs` for as long as `app` lives, the first time after as long, and never beside one of its own
 * that still runs. `round` never rejects; its signal is aborted when `app` closes, which waits for it. Every process may.
 */
export function runEvery(app: FastifyInstance, everyMs: number, round: (closing: AbortSignal) => Promise<void>): void {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= round(closing.signal).finally(() => {
      running = undefined;
    });
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  });
}
