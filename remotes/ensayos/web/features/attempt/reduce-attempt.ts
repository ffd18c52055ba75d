import { backoffMs, sinceBegan } from '@travesia/kit-offline';
import type { SentEvent } from '../../../api/attempts.ts';
import {
  type AttemptEffect,
  type AttemptState,
  type AttemptStateEvent,
  isHeld,
  type NewEvent,
  shownRunning,
} from './attempt-state.ts';
import type { StoredEvent } from './attempt-storage.ts';
import type { UnavailableView } from './attempt-view.ts';
import { type Failure, mayPass } from './failures.ts';
import { GUEST } from './guest.ts';
import { reduceOpened } from './reduce-opened.ts';
import { isSaid, unsentOf, withEvent } from './responses.ts';
import { type Moment, storedAttempt, storedEvent } from './stored-attempt.ts';

/** Answers that come together travel together. */
const ANSWER_DELAY_MS = 300;
/** How long was spent on a question can wait. */
const VISIT_DELAY_MS = 2_000;
/** A service that was away is found again within 10 s of its being back: after the usual 30 s it would not be. */
const BACKOFF = { minMs: 1_000, maxMs: 8_000 };
/** What a service that asks for patience gets at most. */
const RETRY_AFTER_MAX_MS = 60_000;
/** When nobody may still be writing after the time is up: the service takes what is on its way for 15 s. */
const SURELY_OVER_MS = 16_000;
/** Fewer than the service takes: what is sent while the page goes away must stay under 64 KB. */
export const EVENTS_A_REQUEST = 200;

export interface Step {
  readonly state: AttemptState;
  readonly effects: readonly AttemptEffect[];
}

const step = (state: AttemptState, ...effects: readonly AttemptEffect[]): Step => ({ state, effects });

/** After `delay` milliseconds, and not while the service wants to be left alone. */
const exchange = ({ notBefore }: AttemptState, { monotonic }: Moment, delay = 0): AttemptEffect => ({
  do: 'exchange',
  at: Math.max(monotonic + delay, notBefore),
});

/** As it stands now, where this tab knows best: another one that writes stores it itself. */
function write(state: AttemptState, moment: Moment): readonly AttemptEffect[] {
  const running = shownRunning(state);
  return running && state.holder !== 'other-tab'
    ? [{ do: 'write', attempt: storedAttempt(state, running, moment) }]
    : [];
}

/** What happens to an attempt on this device, and what is to be done about it. It reads no clock and asks nobody. */
export function reduceAttempt(state: AttemptState, event: AttemptStateEvent, moment: Moment): Step {
  // Whatever was still on its way brings nothing back.
  if (state.instead?.phase === 'over') return step(state);
  switch (event.kind) {
    case 'recalled': {
      const { begunAt, handedIn } = event.stored;
      return step({ ...state, isConfirmed: false, begunAt, handingIn: handedIn ? 'by-student' : state.handingIn });
    }
    case 'heard':
      return step({ ...state, isConfirmed: true, begunAt: event.begunAt });
    case 'opened':
      return opened(state, event, moment);
    case 'recorded':
      return recorded(state, event.event, moment);
    case 'written':
    case 'not-written':
      return written(state, event, moment);
    case 'sending':
      return step(state.standing === 'saving' ? state : { ...state, standing: 'saving' });
    case 'acknowledged':
      return acknowledged(state, event, moment);
    case 'settled':
      return step({ ...state, standing: 'saved' });
    case 'rejected':
      return rejected(state, event.epoch, event.events);
    case 'numbered':
      return numbered(state, moment);
    case 'checked': {
      if (!state.running) return step(state);
      const checks = { ...state.running.checks, [event.slot]: event.answer };
      const next = { ...state, running: { ...state.running, checks } };
      return step(next, ...write(next, moment));
    }
    case 'handed-in':
      return handedIn(state, event.by, moment);
    case 'over': {
      const { answered, byClock, lost } = event;
      const instead = { phase: 'over', id: state.id, answered, byClock, lost } as const;
      return step({ ...state, instead }, { do: 'forget' }, { do: 'stop' });
    }
    case 'failed':
      return failed(state, event.failure, event.isConcluding === true, moment);
    case 'filled': {
      const next = rejected(state, state.running?.lease.epoch ?? 0, state.pending);
      return { ...next, state: { ...next.state, isFull: true } };
    }
    case 'lock-lost':
      return step({ ...state, holder: 'other-tab' });
    case 'woken': {
      const next = { ...state, failures: 0, notBefore: event.isAsked ? 0 : state.notBefore };
      return step(next, exchange(next, moment));
    }
    case 'resync':
      return shownRunning(state) ? step(state, exchange(state, moment)) : step(state);
    case 'hidden':
      return hidden(state);
  }
}

type EventOf<Kind> = Extract<AttemptStateEvent, { readonly kind: Kind }>;

function opened(before: AttemptState, event: EventOf<'opened'>, moment: Moment): Step {
  const { state, isRenumbered } = reduceOpened(before, event, moment);
  const { running, holder, isConfirmed, handingIn, pending } = state;
  if (!running) return step(state);
  const isMine = holder === 'this';
  const stored: readonly AttemptEffect[] = isRenumbered
    ? [
        {
          do: 'renumber',
          attempt: storedAttempt(state, running, moment),
          events: pending.map((one) => storedEvent(state, running.lease.epoch, one)),
        },
      ]
    : isConfirmed || (isMine && handingIn)
      ? write(state, moment)
      : [];
  return step(state, ...stored, ...(isMine ? [exchange(state, moment)] : []));
}

/** Shown and stored at once, sent within moments. Nothing happens where this tab may not write. */
function recorded(state: AttemptState, event: NewEvent, { wall }: Moment): Step {
  const running = shownRunning(state);
  if (!running || !isHeld(state) || state.isFull) return step(state);
  // How long a question took is known when it is left, which handing in and checking do.
  if (event.kind !== 'visit' && (state.handingIn || running.checks[event.slot])) return step(state);
  const seq = state.seq + 1;
  const isTimed = state.begunAt !== undefined && isSaid(event);
  const after = isTimed ? { after: sinceBegan(state.begunAt ?? wall, wall) } : {};
  const numbered = { ...event, seq, ...after } as SentEvent;
  const next = {
    ...state,
    seq,
    pending: [...state.pending, numbered],
    unwritten: new Set(state.unwritten).add(seq),
    writing: new Set(state.writing).add(seq),
    responses: withEvent(state.responses, numbered),
  };
  return step(next, { do: 'append', event: storedEvent(state, running.lease.epoch, numbered) });
}

function written(
  state: AttemptState,
  { kind, epoch, events }: EventOf<'written' | 'not-written'>,
  moment: Moment,
): Step {
  const isHere = state.running?.lease.epoch === epoch;
  const told = isHere ? { ...state, writing: without(state.writing, events) } : state;
  // What is not on the disk is nowhere safe until the service has it.
  if (kind === 'not-written') return step(told, exchange(state, moment));
  const delayed = exchange(state, moment, events.some(isSaid) ? ANSWER_DELAY_MS : VISIT_DELAY_MS);
  if (isHere) return step({ ...told, unwritten: without(state.unwritten, events) }, delayed);
  const seqs = new Set(events.map(({ seq }) => seq));
  const isElse = (one: StoredEvent) => one.epoch !== epoch || !seqs.has(one.seq);
  return step({ ...state, unwrittenBefore: state.unwrittenBefore.filter(isElse) }, delayed);
}

function without(seqs: ReadonlySet<number>, events: readonly SentEvent[]): ReadonlySet<number> {
  const left = new Set(seqs);
  for (const { seq } of events) left.delete(seq);
  return left;
}

function acknowledged(
  state: AttemptState,
  { epoch, events, remainingMs }: EventOf<'acknowledged'>,
  moment: Moment,
): Step {
  const { running } = state;
  const heard = { ...state, failures: 0 };
  // An answer of another epoch says nothing of this one's numbers.
  if (running?.lease.epoch !== epoch) return step(heard);
  const seqs = new Set(events.map(({ seq }) => seq));
  const sent = state.pending.filter(({ seq }) => seqs.has(seq));
  const last = sent.at(-1)?.seq ?? 0;
  const next = {
    ...heard,
    running: { ...running, seq: Math.max(running.seq, last), responses: sent.reduce(withEvent, running.responses) },
    pending: state.pending.filter(({ seq }) => !seqs.has(seq)),
    unwritten: without(state.unwritten, sent),
    remaining: remainingMs === null ? null : { ms: remainingMs, at: moment.monotonic, isConfirmed: state.isConfirmed },
  };
  return step(next, { do: 'acknowledge', attempt: storedAttempt(next, next.running, moment), epoch, seq: last });
}

/** Given up: what can't be taken must not keep the others, nor be shown as if it counted. */
function rejected(state: AttemptState, epoch: number, events: readonly SentEvent[]): Step {
  const seqs = new Set(events.map(({ seq }) => seq));
  const forgotten: AttemptEffect = { do: 'forget-events', epoch, seqs: [...seqs] };
  if (state.running?.lease.epoch !== epoch) return step(state, forgotten);
  const pending = state.pending.filter(({ seq }) => !seqs.has(seq));
  const responses = pending.reduce(withEvent, state.running.responses);
  return step({ ...state, pending, responses, unwritten: without(state.unwritten, events) }, forgotten);
}

/** On the disk before it is used: where the answer is lost, no event gets the number of the check. */
function numbered(state: AttemptState, moment: Moment): Step {
  if (!state.running) return step(state);
  const seq = state.seq + 1;
  const next = { ...state, seq, running: { ...state.running, seq } };
  return step(next, ...write(next, moment));
}

function handedIn(state: AttemptState, by: 'student' | 'clock', moment: Moment): Step {
  if (!shownRunning(state)) return step(state);
  if (isHeld(state)) {
    const next = { ...state, handingIn: by === 'clock' ? 'by-clock' : 'by-student' } as const;
    return step(next, ...write(next, moment), exchange(next, moment));
  }
  return by === 'clock' ? step(state, exchange(state, moment, SURELY_OVER_MS)) : step(state);
}

/** The answer is not heard: the events stay on the disk and are sent again, which the service does once. */
function hidden(state: AttemptState): Step {
  const { running, pending, handingIn } = state;
  if (!running || !isHeld(state) || pending.length === 0 || handingIn) return step(state);
  const body = { epoch: running.lease.epoch, events: pending.slice(0, EVENTS_A_REQUEST) };
  return step(state, { do: 'send-last', body });
}

const unavailable = (state: AttemptState, reason: UnavailableView['reason']): AttemptState => ({
  ...state,
  instead: { phase: 'unavailable', reason, unsent: unsentOf(state.pending) },
});

function failed(state: AttemptState, failure: Failure, isConcluding: boolean, moment: Moment): Step {
  const { status, attempt } = failure;
  const isShown = shownRunning(state) !== null;
  // Where what became of it is not to be had either, it is asked for again later, and never at once without end.
  if (status === 410 && !isConcluding) return step(state, { do: 'conclude', attempt });
  if (status === 410 || mayPass(status)) return retriedLater(state, failure, moment);
  if (status === 409 && !isShown) return step({ ...state, instead: { phase: 'busy', other: attempt?.id } });
  if (status === 409) return contradicted(state, moment);
  if (status === 422 && isShown) return step(state, { do: 'fill' });
  if (status === 401 && isShown) return step({ ...state, standing: 'signed-out' });
  // A guest whom nobody knows any more can't sign in again.
  const isGone = status === 404 || (status === 401 && state.owner === GUEST);
  return step(unavailable(state, isGone ? 'missing' : status === 401 ? 'signed-out' : 'refused'), { do: 'rest' });
}

/** Another device holds the attempt, or has the numbers: asked once at once, and then more and more slowly. */
function contradicted(state: AttemptState, moment: Moment): Step {
  const { failures } = state;
  const next = { ...state, isContradicted: true, holder: 'other-device', failures: failures + 1 } as const;
  if (failures === 0) return step(next, exchange(next, moment));
  return step(next, { do: 'rest' }, exchange(next, moment, backoffMs(failures + 1, BACKOFF)));
}

function retriedLater(state: AttemptState, { status, retryAfterMs }: Failure, moment: Moment): Step {
  const reason = status === undefined ? 'offline' : 'failing';
  const failures = state.failures + 1;
  const asked = Math.min(RETRY_AFTER_MAX_MS, retryAfterMs);
  const shown = shownRunning(state) ? ({ ...state, standing: reason } as const) : unavailable(state, reason);
  const next = { ...shown, failures, notBefore: moment.monotonic + asked };
  return step(next, { do: 'rest' }, exchange(next, moment, asked + backoffMs(failures, BACKOFF, moment.chance)));
}
