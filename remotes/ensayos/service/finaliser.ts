import type { FastifyInstance } from 'fastify';
import { FINALISED_A_ROUND_MAX, FINALISER_INTERVAL_MS } from './limits.ts';
import type { Practice } from './practice.ts';

/** Hands in what students could not: a browser that died, a phone without a battery. Every process may run it. */
export function startFinaliser(app: FastifyInstance, practice: Practice): void {
  let running: Promise<void> | undefined;
  async function round(): Promise<void> {
    try {
      const finalised = await practice.finalise(FINALISED_A_ROUND_MAX);
      if (finalised > 0) app.log.info({ finalised }, 'attempts whose time was over are graded');
    } catch (error) {
      app.log.warn({ err: error }, 'the finaliser will try again');
    }
  }
  const timer = setInterval(() => {
    running ??= round().finally(() => {
      running = undefined;
    });
  }, FINALISER_INTERVAL_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
