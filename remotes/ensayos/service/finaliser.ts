import type { FastifyInstance } from 'fastify';
import { FINALISER_INTERVAL_MS, FINALISER_ROUND_MS, GUESTS_FORGOTTEN_A_ROUND_MAX } from './limits.ts';
import type { OwnDataStore } from './own-data-store.ts';
import type { Practice } from './practice.ts';

/**
 * Hands in what students could not (a browser that died, a phone without a battery), and forgets guests who will not
 * come back. Every process may run it.
 */
export function startFinaliser(app: FastifyInstance, practice: Practice, ownData: OwnDataStore): void {
  let running: Promise<void> | undefined;
  const closing = new AbortController();
  async function step(work: () => Promise<number>, done: string): Promise<void> {
    try {
      const count = await work();
      if (count > 0) app.log.info({ count }, done);
    } catch (error) {
      app.log.warn({ err: error }, 'the finaliser will try again');
    }
  }
  async function round(): Promise<void> {
    const enough = AbortSignal.any([closing.signal, AbortSignal.timeout(FINALISER_ROUND_MS)]);
    await step(() => practice.finalise(enough), 'attempts whose time was over are graded');
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
    closing.abort();
    await running;
  });
}
