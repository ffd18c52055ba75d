import { runEvery } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { FINALISER_INTERVAL_MS, FINALISER_ROUND_MS, GUESTS_FORGOTTEN_A_ROUND_MAX } from './limits.ts';
import type { OwnDataStore } from './own-data-store.ts';
import type { Practice } from './practice.ts';

/**
 * Hands in what students could not (a browser that died, a phone without a battery), and forgets guests who will not
 * come back. Every process may run it.
 */
export function startFinaliser(app: FastifyInstance, practice: Practice, ownData: OwnDataStore): void {
  async function step(work: () => Promise<number>, done: string): Promise<void> {
    try {
      const count = await work();
      if (count > 0) app.log.info({ count }, done);
    } catch (error) {
      app.log.warn({ err: error }, 'the finaliser will try again');
    }
  }
  runEvery(app, FINALISER_INTERVAL_MS, async (closing) => {
    const enough = AbortSignal.any([closing, AbortSignal.timeout(FINALISER_ROUND_MS)]);
    await step(() => practice.finalise(enough), 'attempts whose time was over are graded');
    await step(() => ownData.forgetGuests(GUESTS_FORGOTTEN_A_ROUND_MAX), 'guests who cannot come back are forgotten');
  });
}
