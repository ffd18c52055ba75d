import type { Aspect, RunningAttempt, SentEvent, StandingChange } from '../../../api/attempts.ts';
import type { StoredEvent } from './attempt-storage.ts';

/** What became of events that a device could not send before it lost the attempt to another one. */
export interface LeftBehind {
  /** Still to be sent, in their order: nothing later was done on another device. */
  readonly standing: readonly SentEvent[];
  /** Questions where something counts no more, and another answer, mark or struck option stands instead. */
  readonly replaced: readonly number[];
}

const ASPECTS: Readonly<Record<SentEvent['kind'], Aspect | null>> = {
  answer: 'answer',
  clear: 'answer',
  flag: 'flag',
  eliminate: 'eliminate',
  visit: null,
};

/**
 * Of each question, its answer, its mark and what is struck out are settled one by one, and what was done last stands:
 * `earlier` are events of epochs before the service's own, in their order. Times are milliseconds since the attempt
 * began, as each device reckons them. An answer that was checked is final, whenever that was.
 */
export function leftBehind(
  earlier: readonly StoredEvent[],
  { changes, checks, responses }: Pick<RunningAttempt, 'changes' | 'checks' | 'responses'>,
): LeftBehind {
  const byPlace = new Map(changes.map((change) => [placeOf(change.slot, change.aspect), change]));
  const standing: SentEvent[] = [];
  const gone = new Map<string, SentEvent>();
  for (const { epoch, event } of earlier) {
    const aspect = ASPECTS[event.kind];
    const place = placeOf(event.slot, aspect);
    const change = aspect === null ? undefined : byPlace.get(place);
    if (change && isKnown(change, epoch, event)) continue;
    const isFinal = aspect === 'answer' && checks[event.slot] !== undefined;
    if (isFinal || (change && change.epoch > epoch && change.after >= (event.after ?? 0))) gone.set(place, event);
    else standing.push(event);
  }
  // Who did the same on both devices has lost nothing.
  const lost = [...gone.values()].filter((event) => !stands(event, responses) && !standing.some(isAlike(event)));
  return { standing, replaced: [...new Set(lost.map(({ slot }) => slot))] };
}

const placeOf = (slot: number, aspect: Aspect | null) => `${slot} ${aspect}`;

/** It arrived, and its answer did not: a device sends its events in their order. */
const isKnown = (change: StandingChange, epoch: number, event: SentEvent) =>
  change.epoch === epoch && change.seq >= event.seq;

const isAlike = (event: SentEvent) => (other: SentEvent) =>
  other.slot === event.slot && ASPECTS[other.kind] === ASPECTS[event.kind];

function stands(event: SentEvent, responses: RunningAttempt['responses']): boolean {
  const response = responses[event.slot];
  switch (event.kind) {
    case 'answer':
      return response?.option === event.option;
    case 'clear':
      return response?.option === null;
    case 'flag':
      return response?.flagged === event.flagged;
    case 'eliminate':
      return String(response?.eliminated.toSorted()) === String(event.options.toSorted());
    case 'visit':
      return true;
  }
}
