import { timeLeft } from '@travesia/kit-offline';
import type { RunningAttempt, SentEvent } from '../../../api/attempts.ts';
import type { AttemptState } from './attempt-state.ts';
import type { StoredAttempt, StoredEvent } from './attempt-storage.ts';

/** When something happens, by both clocks of the page in milliseconds, and a number from 0 to 1 that is drawn for it. */
export interface Moment {
  readonly wall: number;
  readonly monotonic: number;
  readonly chance: number;
}

/** The attempt as it is stored now, with the time that is left. */
export function storedAttempt(
  { id, owner, instead, remaining, begunAt, handingIn }: AttemptState,
  running: RunningAttempt,
  { wall, monotonic }: Moment,
): StoredAttempt {
  const remainingMs = instead || !remaining ? null : timeLeft(remaining, monotonic);
  return {
    id,
    owner,
    running: { ...running, attempt: { ...running.attempt, remainingMs } },
    keptAt: wall,
    ...(begunAt !== undefined && { begunAt }),
    ...(handingIn === 'by-student' && { handedIn: true as const }),
  };
}

export const storedEvent = (
  { id, owner }: Pick<AttemptState, 'id' | 'owner'>,
  epoch: number,
  event: SentEvent,
): StoredEvent => ({ attempt: id, owner, epoch, seq: event.seq, event });
