import type { AttemptEvent } from './events.ts';

/** What events of one question come to. */
export interface Response {
  /** Place of the chosen option, as the student saw it. */
  readonly option: number | null;
  readonly flagged: boolean;
  readonly eliminated: readonly number[];
  readonly visits: number;
  readonly activeMs: number;
  /** Answers in the order in which they were chosen, each unlike the one before: what was changed is told by it. */
  readonly history: readonly (number | null)[];
  /** Its solution was shown: the answer that stood then is final. */
  readonly checked: boolean;
}

export const NO_RESPONSE: Response = {
  option: null,
  flagged: false,
  eliminated: [],
  visits: 0,
  activeMs: 0,
  history: [],
  checked: false,
};

/**
 * Responses of every slot from the events of an attempt, in any order and however often each came. The last of a slot
 * decides, by epoch and then by sequence number. Slots outside the form are ignored.
 */
export function project(events: readonly AttemptEvent[], slots: number): readonly Response[] {
  const byOrder = new Map(events.map((event) => [`${event.epoch}:${event.seq}`, event]));
  const ordered = [...byOrder.values()].sort((one, other) => one.epoch - other.epoch || one.seq - other.seq);
  const responses = Array.from({ length: slots }, () => NO_RESPONSE);
  for (const event of ordered) {
    const before = responses[event.slot];
    if (before) responses[event.slot] = applied(before, event);
  }
  return responses;
}

/** One response after one more event. */
export function applied(response: Response, event: AttemptEvent): Response {
  switch (event.kind) {
    case 'answer':
      return chosen(response, event.option);
    case 'clear':
      return chosen(response, null);
    case 'flag':
      return { ...response, flagged: event.flagged };
    case 'eliminate':
      return { ...response, eliminated: event.options };
    case 'check':
      // A second check is about the answer that the first made final.
      return response.checked ? response : { ...chosen(response, event.option), checked: true };
    case 'visit':
      return { ...response, visits: response.visits + 1, activeMs: response.activeMs + event.activeMs };
  }
}

function chosen(response: Response, option: number | null): Response {
  if (response.checked || response.option === option) return response;
  return { ...response, option, history: [...response.history, option] };
}
