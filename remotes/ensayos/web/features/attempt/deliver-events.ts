import type { EventsAnswer, SentEvent } from '../../../api/attempts.ts';
import type { AttemptRequests } from './attempt-requests.ts';
import { refusedEvents } from './failures.ts';

/** Sends events without those that the service says it can't take, which go to `reject`: they must not keep the others. */
export async function deliverEvents(
  requests: AttemptRequests,
  epoch: number,
  events: readonly SentEvent[],
  reject: (refused: readonly SentEvent[]) => Promise<void>,
): Promise<EventsAnswer> {
  try {
    return await requests.events({ epoch, events });
  } catch (error) {
    const refused = refusedEvents(error, events);
    if (refused.length === 0) throw error;
    await reject(refused);
    const others = events.filter((event) => !refused.includes(event));
    return deliverEvents(requests, epoch, others, reject);
  }
}
