import type { RunningAttempt, SentEvent } from '../../../api/attempts.ts';
import type { AttemptState, AttemptStateEvent } from './attempt-state.ts';
import type { StoredEvent } from './attempt-storage.ts';
import { leftBehind } from './left-behind.ts';
import { isSaid, withEvent } from './responses.ts';
import { type Moment, storedEvent } from './stored-attempt.ts';

const placeOf = ({ epoch, seq }: StoredEvent) => `${epoch} ${seq}`;

/** What this device has of the attempt, in the order in which it was done, each event once. */
export function mergeEvents(...lists: readonly (readonly StoredEvent[])[]): readonly StoredEvent[] {
  const byNumber = new Map(lists.flat().map((event) => [placeOf(event), event]));
  return [...byNumber.values()].sort((one, other) => one.epoch - other.epoch || one.seq - other.seq);
}

/** What the disk has may be older than what this tab knows: it may have been full since. */
function isOlder(stored: RunningAttempt, { running, isConfirmed }: AttemptState): boolean {
  if (isConfirmed || !running) return false;
  const epochs = stored.lease.epoch - running.lease.epoch;
  return epochs < 0 || (epochs === 0 && stored.seq < running.seq);
}

/** In memory alone: of the epochs before, and of the one that ends where `epoch` is another one. */
function unwrittenBefore(state: AttemptState, epoch: number): readonly StoredEvent[] {
  const { running, unwritten, pending, unwrittenBefore: known } = state;
  if (!running || running.lease.epoch === epoch) return known;
  const ended = pending.filter(({ seq }) => unwritten.has(seq));
  return [...known, ...ended.map((event) => storedEvent(state, running.lease.epoch, event))];
}

/**
 * The attempt as it was told, with what this device did and could not send. What an earlier epoch could not send waits
 * until the service has said how it stands and this tab writes; `isRenumbered`: it is this epoch's then, and the disk is
 * to have what is pending under its new numbers and nothing else.
 */
export function reduceOpened(
  state: AttemptState,
  event: Extract<AttemptStateEvent, { readonly kind: 'opened' }>,
  { monotonic }: Moment,
): { readonly state: AttemptState; readonly isRenumbered: boolean } {
  const { found, hasLock, remainingMs } = event;
  const { running, isConfirmed } = state;
  const next = running && isOlder(event.running, state) ? running : event.running;
  const { epoch } = next.lease;
  const isMine = next.lease.device === state.device;
  const holder = isMine ? (hasLock ? 'this' : 'other-tab') : 'other-device';
  const isSame = running?.lease.epoch === epoch;
  const inMemory = isSame ? state.pending.map((one) => storedEvent(state, epoch, one)) : [];
  const before = unwrittenBefore(state, epoch);
  const all = mergeEvents(found, before, inMemory).filter((one) => !state.renumbered.has(placeOf(one)));
  const ofEpoch = all.filter((one) => one.epoch === epoch);
  const here = ofEpoch.map((one) => one.event);
  const ofEarlier = all.filter((one) => one.epoch < epoch);
  // Numbers that the service has with something else in them: what was done here takes new ones.
  const contradicted = state.isContradicted && holder === 'this' && isSame ? here : [];
  const own = contradicted.length > 0 ? [] : here.filter(({ seq }) => seq > next.seq);
  const earlier = leftBehind(ofEarlier, next);
  const isResent = isConfirmed && holder === 'this';
  const isRenumbered = contradicted.length > 0 || (isResent && ofEarlier.length > 0);
  const seq = Math.max(next.seq, here.at(-1)?.seq ?? 0, isSame ? state.seq : 0);
  const again = [...(isResent ? earlier.standing : []), ...contradicted].map(
    (one, place): SentEvent => ({ ...one, seq: seq + place + 1 }),
  );
  const pending = isMine ? [...own, ...again] : [];
  const numbers = new Set(pending.map((one) => one.seq));
  return {
    isRenumbered,
    state: {
      ...state,
      instead: null,
      running: next,
      holder,
      pending,
      responses: pending.reduce(withEvent, next.responses),
      unwritten: isRenumbered ? numbers : isSame ? state.unwritten : new Set(),
      writing: isRenumbered ? numbers : isSame ? state.writing : new Set(),
      unwrittenBefore: isRenumbered ? [] : before,
      renumbered: isRenumbered
        ? new Set([
            ...state.renumbered,
            ...ofEarlier.map(placeOf),
            ...(contradicted.length > 0 ? ofEpoch.map(placeOf) : []),
          ])
        : state.renumbered,
      left: isMine ? [] : earlier.standing.filter(isSaid),
      seq: seq + again.length,
      standing: isConfirmed ? 'saved' : 'saving',
      remaining: remainingMs === null ? null : { ms: remainingMs, at: monotonic, isConfirmed },
      replaced: isConfirmed ? [...new Set([...state.replaced, ...earlier.replaced])] : state.replaced,
      // What was handed in without a connection is another device's to hand in now.
      handingIn: isMine ? state.handingIn : null,
      isContradicted: false,
    },
  };
}
