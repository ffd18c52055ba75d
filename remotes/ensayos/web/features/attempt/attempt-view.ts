import type { TimeLeft } from '@travesia/kit-offline';
import type { AttemptSummary, CheckedAnswer, PublicForm, PublicResponse } from '../../../api/attempts.ts';
import type { Unsent } from './responses.ts';

/**
 * Where the answers are. `left`: another device took over before this one had sent all. `offline`: nobody answers;
 * `failing`: the service does, and can't now.
 */
export interface Saving {
  readonly state: 'saved' | 'saving' | 'left' | 'offline' | 'failing' | 'signed-out';
  /** On this device and not acknowledged by the service. */
  readonly unsent: Unsent;
}

/** Time that is left, as of a moment of the page's monotonic clock. */
export interface Remaining extends TimeLeft {
  /** The service said so since the page was opened. A guess by the device's clock ends nothing: that clock may be wrong. */
  readonly isConfirmed: boolean;
}

export type HandingIn = 'by-student' | 'by-clock';

/**
 * The service does not give the attempt, or takes nothing more of it. Where it is `offline` or `failing`, it is asked for
 * again by itself. `unsent` stays on this device.
 */
export interface UnavailableView {
  readonly phase: 'unavailable';
  readonly reason: 'offline' | 'failing' | 'signed-out' | 'missing' | 'refused';
  readonly unsent: Unsent;
}

export interface RunningView {
  readonly phase: 'running';
  readonly attempt: AttemptSummary;
  readonly form: PublicForm;
  readonly responses: readonly PublicResponse[];
  readonly checks: Readonly<Record<number, CheckedAnswer>>;
  /** Whether this tab may write: another tab or device may hold the attempt. */
  readonly holder: 'this' | 'other-tab' | 'other-device';
  readonly saving: Saving;
  /** The attempt holds as many events as it may: it can be read and handed in. */
  readonly isFull: boolean;
  /** Questions where something that was done on this device counts no more, as another device did it again later. */
  readonly replaced: readonly number[];
  readonly remaining: Remaining | null;
  /** The answers are on their way to be graded; with no connection they wait here. */
  readonly handingIn: HandingIn | null;
}

export interface OverView {
  readonly phase: 'over';
  readonly id: string;
  readonly answered: number;
  readonly byClock: boolean;
  /** Questions answered on this device whose answer came too late to count, and is told of nowhere else. */
  readonly lost: number;
}

export type AttemptView =
  | { readonly phase: 'opening' }
  | UnavailableView
  /** Another simulacro runs: `other` is its id, where the service named it. */
  | { readonly phase: 'busy'; readonly other: string | undefined }
  | RunningView
  | OverView;
