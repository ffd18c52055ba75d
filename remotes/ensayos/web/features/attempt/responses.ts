import type { PublicResponse, ReviewedItem, SentEvent } from '../../../api/attempts.ts';

/** Responses after one more event: what the service will make of it. */
export function withEvent(responses: readonly PublicResponse[], event: SentEvent): readonly PublicResponse[] {
  const before = responses[event.slot];
  if (!before) return responses;
  const after = applied(before, event);
  return after === before ? responses : responses.with(event.slot, after);
}

function applied(response: PublicResponse, event: SentEvent): PublicResponse {
  switch (event.kind) {
    case 'answer':
      return { ...response, option: event.option };
    case 'clear':
      return { ...response, option: null };
    case 'flag':
      return { ...response, flagged: event.flagged };
    case 'eliminate':
      return { ...response, eliminated: event.options };
    case 'visit':
      return response;
  }
}

/** What the student did, and not how long it took. */
export const isSaid = ({ kind }: Pick<SentEvent, 'kind'>) => kind !== 'visit';

/** What waits on this device: how many changes the student made, and in how many questions an answer is among them. */
export interface Unsent {
  readonly answers: number;
  readonly changes: number;
}

const isOfAnswer = ({ kind }: SentEvent) => kind === 'answer' || kind === 'clear';

export function unsentOf(events: readonly SentEvent[]): Unsent {
  const answered = new Set(events.filter(isOfAnswer).map(({ slot }) => slot));
  return { answers: answered.size, changes: events.filter(isSaid).length };
}

/** Questions whose last answer among `events`, which are in their order, is not the one that was graded. */
export function uncounted(events: readonly SentEvent[], items: readonly Pick<ReviewedItem, 'chosen'>[]): number {
  const last = new Map(
    events.filter(isOfAnswer).map((event) => [event.slot, event.kind === 'answer' ? event.option : null]),
  );
  return [...last].filter(([slot, option]) => option !== (items[slot]?.chosen ?? null)).length;
}
