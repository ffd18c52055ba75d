import type {
  AttemptSummary,
  CheckedAnswer,
  EventsBody,
  PublicResponse,
  RunningAttempt,
  SentEvent,
} from '../../../api/attempts.ts';
import type { StoredAttempt, StoredEvent } from './attempt-storage.ts';
import type { AttemptView, HandingIn, Remaining, RunningView, Saving } from './attempt-view.ts';
import type { Failure } from './failures.ts';
import { isSaid, unsentOf } from './responses.ts';

export type NewEvent = SentEvent extends infer Event ? (Event extends SentEvent ? Omit<Event, 'seq'> : never) : never;

/** One attempt on one device, as this tab knows it. */
export interface AttemptState {
  readonly id: string;
  readonly owner: string;
  readonly device: string;
  /** What is shown instead of the attempt; `null` while it runs here. */
  readonly instead: Exclude<AttemptView, RunningView> | null;
  /** As the service last said it, with what it has acknowledged since; `null` until somebody said it. */
  readonly running: RunningAttempt | null;
  /** Those of `running` with what is pending. */
  readonly responses: readonly PublicResponse[];
  readonly holder: RunningView['holder'];
  /** Events of the running epoch that the service has not acknowledged, in their order. */
  readonly pending: readonly SentEvent[];
  /** Numbers of those that are not on the disk: they are nowhere safe yet. */
  readonly unwritten: ReadonlySet<number>;
  /** Of those, what is on its way to it. */
  readonly writing: ReadonlySet<number>;
  /** Of epochs before the running one, what never came to the disk. */
  readonly unwrittenBefore: readonly StoredEvent[];
  /** Epoch and number of what got others: where the disk could not forget it, it is not done again. */
  readonly renumbered: ReadonlySet<string>;
  /** What the student did here before another device took over, and that device did not do again. */
  readonly left: readonly SentEvent[];
  /** The highest number that an event or a check of this epoch has: none is ever given twice. */
  readonly seq: number;
  /** The service has said how it stands since the page was opened. */
  readonly isConfirmed: boolean;
  readonly standing: Saving['state'];
  readonly remaining: Remaining | null;
  /** When the attempt began, by this device's clock. */
  readonly begunAt: number | undefined;
  readonly handingIn: HandingIn | null;
  readonly isFull: boolean;
  readonly replaced: readonly number[];
  /** In a row. */
  readonly failures: number;
  /** The service asked to be left alone until then, by the monotonic clock. */
  readonly notBefore: number;
  /** The service refused what was sent: not for another device's sake, if it says so next. */
  readonly isContradicted: boolean;
}

export type AttemptStateEvent =
  /** The disk has the attempt from before. */
  | { readonly kind: 'recalled'; readonly stored: StoredAttempt }
  /** The service answered with the attempt as it stands, and when it began by this device's clock. */
  | { readonly kind: 'heard'; readonly begunAt: number }
  /**
   * The attempt, as the disk has it or as the service said it, with everything that this device has of it: `found`.
   * `hasLock`: no other tab of this browser writes.
   */
  | {
      readonly kind: 'opened';
      readonly running: RunningAttempt;
      readonly remainingMs: number | null;
      readonly found: readonly StoredEvent[];
      readonly hasLock: boolean;
    }
  | { readonly kind: 'recorded'; readonly event: NewEvent }
  /** Events came to the disk, or could not. */
  | { readonly kind: 'written' | 'not-written'; readonly epoch: number; readonly events: readonly SentEvent[] }
  /** Something that the student did is on its way. */
  | { readonly kind: 'sending' }
  | {
      readonly kind: 'acknowledged';
      readonly epoch: number;
      readonly events: readonly SentEvent[];
      readonly remainingMs: number | null;
    }
  /** The disk knows what was acknowledged. */
  | { readonly kind: 'settled' }
  /** The service names events that it can't take, however often they are sent. */
  | { readonly kind: 'rejected'; readonly epoch: number; readonly events: readonly SentEvent[] }
  /** The next number is that of a check. */
  | { readonly kind: 'numbered' }
  | { readonly kind: 'checked'; readonly slot: number; readonly answer: CheckedAnswer }
  | { readonly kind: 'handed-in'; readonly by: 'student' | 'clock' }
  | { readonly kind: 'over'; readonly answered: number; readonly byClock: boolean; readonly lost: number }
  /** `isConcluding`: what became of an attempt that is over could not be learnt either. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly isConcluding?: true }
  /** The attempt holds as many events as it may. */
  | { readonly kind: 'filled' }
  | { readonly kind: 'lock-lost' }
  /** Something may have changed: what failed before counts no more. `isAsked`: by the student. */
  | { readonly kind: 'woken'; readonly isAsked?: true }
  /** It is time to hear what the service has. */
  | { readonly kind: 'resync' }
  | { readonly kind: 'hidden' };

export type AttemptEffect =
  | { readonly do: 'append'; readonly event: StoredEvent }
  | { readonly do: 'write'; readonly attempt: StoredAttempt }
  | { readonly do: 'acknowledge'; readonly attempt: StoredAttempt; readonly epoch: number; readonly seq: number }
  | { readonly do: 'renumber'; readonly attempt: StoredAttempt; readonly events: readonly StoredEvent[] }
  | { readonly do: 'forget-events'; readonly epoch: number; readonly seqs: readonly number[] }
  | { readonly do: 'forget' }
  /** Sends what is pending and asks how it stands, at this moment of the monotonic clock or before. */
  | { readonly do: 'exchange'; readonly at: number }
  /** Nothing is asked that was going to be. */
  | { readonly do: 'rest' }
  /** The attempt is over: sends what comes too late, and learns how it ended. */
  | { readonly do: 'conclude'; readonly attempt: AttemptSummary | undefined }
  /** Takes what is refused from the disk, and asks what the service has. */
  | { readonly do: 'fill' }
  | { readonly do: 'send-last'; readonly body: EventsBody }
  | { readonly do: 'stop' };

export function openingState(id: string, owner: string, device: string): AttemptState {
  return {
    id,
    owner,
    device,
    instead: { phase: 'opening' },
    running: null,
    responses: [],
    holder: 'other-tab',
    pending: [],
    unwritten: new Set(),
    writing: new Set(),
    unwrittenBefore: [],
    renumbered: new Set(),
    left: [],
    seq: 0,
    isConfirmed: false,
    standing: 'saving',
    remaining: null,
    begunAt: undefined,
    handingIn: null,
    isFull: false,
    replaced: [],
    failures: 0,
    notBefore: 0,
    isContradicted: false,
  };
}

/** The attempt while it is shown. */
export const shownRunning = ({ instead, running }: AttemptState): RunningAttempt | null => (instead ? null : running);

/** Whether this tab may write. */
export const isHeld = (state: AttemptState): boolean => shownRunning(state) !== null && state.holder === 'this';

/**
 * What may be sent: everything before what is still on its way to the disk. A page that died after it had sent that would
 * not know its number, and give it to something else.
 */
export function sendable({ pending, writing }: AttemptState): readonly SentEvent[] {
  const end = pending.findIndex(({ seq }) => writing.has(seq));
  return end === -1 ? pending : pending.slice(0, end);
}

function savingOf({ pending, unwritten, left, standing }: AttemptState): Saving {
  const said = pending.filter(isSaid);
  const safe = said.filter(({ seq }) => !unwritten.has(seq));
  const unsent = unsentOf([...safe, ...left]);
  if (safe.length < said.length || (standing === 'saved' && said.length > 0)) return { state: 'saving', unsent };
  return { state: standing === 'saved' && left.length > 0 ? 'left' : standing, unsent };
}

export function viewOf(state: AttemptState): AttemptView {
  const { running, instead, responses, holder, isFull, replaced, remaining, handingIn } = state;
  if (instead || !running) return instead ?? { phase: 'opening' };
  const { attempt, form, checks } = running;
  const saving = savingOf(state);
  return { phase: 'running', attempt, form, responses, checks, holder, saving, isFull, replaced, remaining, handingIn };
}
