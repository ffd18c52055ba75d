import type { HttpClient } from '@travesia/contracts';
import { type AttemptSessionOptions, type AttemptView, openAttemptSession } from './attempt-session.ts';
import { openKeep } from './keep.ts';
import { browserSurroundings } from './surroundings.ts';

/** What came of sending: attempts that got through, and answers in them that were too late to count. */
export interface SentKept {
  readonly attempts: number;
  readonly lost: number;
}

/**
 * Sends what this device still has of a student's attempts that are not on the screen: the browser may have been
 * somebody else's meanwhile, and what was answered must not wait until each is opened. What can't be sent now stays.
 */
export async function sendKept(
  { owner, keep, ...others }: Omit<AttemptSessionOptions, 'id'>,
  signal: AbortSignal,
): Promise<SentKept> {
  let attempts = 0;
  let lost = 0;
  for (const id of await keep.unsent(owner)) {
    if (signal.aborted) break;
    const session = openAttemptSession({ ...others, id, owner, keep });
    const { promise, resolve } = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => resolve(), { once: true });
    const subscription = session.view$.subscribe((view) => {
      if (isSettled(view)) resolve();
    });
    await promise;
    subscription.unsubscribe();
    session.close();
    const view = session.view$.get();
    if (view.phase === 'over' || (view.phase === 'running' && view.saving.state === 'saved')) attempts += 1;
    if (view.phase === 'over') lost += view.lost;
  }
  return { attempts, lost };
}

/** The same with this browser's own database, which forgets what others kept there to read. */
export async function sendKeptHere(owner: string, http: HttpClient, signal: AbortSignal): Promise<SentKept> {
  const keep = await openKeep();
  await keep.forgetOthers(owner).catch(() => undefined);
  return sendKept({ owner, http, keep, surroundings: browserSurroundings() }, signal);
}

/** Sent, over, or not to be sent from here now. */
function isSettled(view: AttemptView): boolean {
  if (view.phase !== 'running') return view.phase !== 'opening';
  const { state } = view.saving;
  return view.holder !== 'this' || (state === 'saved' ? view.handingIn === null : state !== 'saving');
}
