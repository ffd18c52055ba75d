import type { PublicResponse, SentEvent } from '../../api/attempts.ts';

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
export const isSaid = ({ kind }: SentEvent) => kind !== 'visit';
