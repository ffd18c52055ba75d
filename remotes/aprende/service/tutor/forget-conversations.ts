import { runEvery } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { CONVERSATION_DAYS } from '../../api/tutor.ts';
import { CONVERSATIONS_FORGOTTEN_AT_ONCE, FORGETTING_ROUND_MS } from '../limits.ts';
import type { TutorStore } from './tutor-store.ts';
import { wordless } from './wordless.ts';

const DAY_MS = 86_400_000;

/** A day is over for each conversation within the hour. */
export const FORGETTING_EVERY_MS = 3_600_000;

/** Deletes conversations that are too old, turns and all. Every process may run it: they share the work. */
export function startForgetting(
  app: FastifyInstance,
  { store, now }: { readonly store: Pick<TutorStore, 'forget'>; now(): number },
): void {
  runEvery(app, FORGETTING_EVERY_MS, async (closing) => {
    const enough = AbortSignal.any([closing, AbortSignal.timeout(FORGETTING_ROUND_MS)]);
    let count = 0;
    try {
      for (let some = CONVERSATIONS_FORGOTTEN_AT_ONCE; some === CONVERSATIONS_FORGOTTEN_AT_ONCE && !enough.aborted; ) {
        some = await store.forget(now() - CONVERSATION_DAYS * DAY_MS);
        count += some;
      }
      if (count > 0) app.log.info({ count }, 'conversations of the tutor were old enough to be deleted');
    } catch (error) {
      app.log.warn({ err: wordless(error) }, 'old conversations of the tutor will be deleted by the next round');
    }
  });
}
