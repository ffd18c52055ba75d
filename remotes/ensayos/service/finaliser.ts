import type { FastifyInstance } from 'fastify';
import { FINALISED_A_ROUND_MAX, FINALISER_INTERVAL_MS, GUESTS_FORGOTTEN_A_ROUND_MAX } from './limits.ts';
import type { OwnDataStore } from './own-data-store.ts';
import type { Practice } from './practice.ts';

/**
 * Hands in what students could not (a browser that died, a phone without a battery), and forgets guests who will not
 * come back. Every process may run it.
 */
export function startFinaliser(app: FastifyInstance, practice: Practice, ownData: OwnDataStore): void {
  let running: Promise<void> | undefined;
  async function step(work: () => Promise<number>, done: string): Promise<void> {
    try {
      const count = await work();
      if (count > 0) app.log.info({ count }, done);
    } catch (error) {
      app.log.warn({ err: error }, 'the finaliser will try again');
    }
  }
  async function round(): Promise<void> {
    await step(() => practice.finalise(FINALISED_A_ROUND_MAX), 'attempts whose time was over are graded');
    await step(() => ownData.forgetGuests(GUESTS_FORGOTTEN_A_ROUND_MAX), 'guests who cannot come back are forgotten');
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
