import { type AttemptSessionOptions, openAttemptSession } from './attempt-session.ts';
import type { AttemptView } from './attempt-view.ts';

/** What came of sending: whether it got through, answers that were too late to count, and questions settled elsewhere. */
export interface SentStored {
  readonly attempts: number;
  readonly lost: number;
  readonly replaced: readonly number[];
  /** The service will not take it, however often it is asked. */
  readonly isRefused: boolean;
}

/** Sends what this device still has of an attempt that is not on the screen. What can't be sent now stays. */
export async function sendStored(options: AttemptSessionOptions, signal: AbortSignal): Promise<SentStored> {
  const session = openAttemptSession(options);
  const { promise, resolve } = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => resolve(), { once: true });
  if (signal.aborted) resolve();
  const subscription = session.view$.subscribe((view) => {
    if (isSettled(view)) resolve();
  });
  await promise;
  subscription.unsubscribe();
  session.close();
  const view = session.view$.get();
  const isSent = view.phase === 'over' || (view.phase === 'running' && view.saving.state === 'saved');
  return {
    attempts: isSent ? 1 : 0,
    lost: view.phase === 'over' ? view.lost : 0,
    isRefused: view.phase === 'unavailable' && (view.reason === 'missing' || view.reason === 'refused'),
    replaced: view.phase === 'running' ? view.replaced : [],
  };
}

/** Sent, over, or not to be sent from here now. */
function isSettled(view: AttemptView): boolean {
  if (view.phase !== 'running') return view.phase !== 'opening';
  const { state } = view.saving;
  return view.holder !== 'this' || (state === 'saved' ? view.handingIn === null : state !== 'saving');
}
