import type { ActivityState, Session, StateStream } from '@travesia/contracts/page';
import { PRESENCE_PATH, type PresenceBeat } from '@travesia/contracts/slices';

/** A page that is left again at once is nobody's presence. */
const FIRST_BEAT_MS = 3_000;

/** Where the service does not answer, or not with a time. */
const LATER_MS = 60_000;

/** Bounds on what the service may ask for. */
const NEXT_BEAT_MIN_MS = 5_000;

export interface PresenceBrowser {
  isVisible(): boolean;
  onVisibility(listener: () => void): void;
  onLeave(listener: () => void): void;
  /** Milliseconds until the next beat is wanted; `null` where the service does not know. Never rejects. */
  send(beat: PresenceBeat): Promise<number | null>;
  schedule(run: () => void, ms: number): () => void;
}

/**
 * Says that the student is here and what they do, while a tab of theirs is visible, and when they leave. Only that: what is
 * shown of it is counts.
 */
export function startPresence(
  browser: PresenceBrowser,
  session$: StateStream<Session>,
  activity$: StateStream<ActivityState>,
): void {
  let cancel = () => {};
  let isCounted = false;
  const isHere = () => session$.get().status === 'signed-in' && browser.isVisible();

  function wait(ms: number): void {
    cancel();
    cancel = browser.schedule(() => void beat(), ms);
  }

  async function beat(): Promise<void> {
    if (!isHere()) return;
    isCounted = true;
    const next = await browser.send({ activity: activity$.get() });
    if (isHere()) wait(Math.max(NEXT_BEAT_MIN_MS, next ?? LATER_MS));
  }

  function leave(): void {
    cancel();
    if (!isCounted) return;
    isCounted = false;
    void browser.send({ activity: null });
  }

  const changed = () => (isHere() ? wait(FIRST_BEAT_MS) : leave());
  session$.subscribe(changed);
  activity$.subscribe(() => {
    if (isHere()) wait(FIRST_BEAT_MS);
  });
  browser.onVisibility(changed);
  browser.onLeave(leave);
}

/** @param apiBase of the services, with the slash at its end. */
export function presenceBrowser(apiBase: string): PresenceBrowser {
  return {
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (listener) => document.addEventListener('visibilitychange', listener),
    onLeave: (listener) => window.addEventListener('pagehide', listener),
    async send(beat) {
      try {
        const response = await fetch(new URL(PRESENCE_PATH, new URL(apiBase, document.baseURI)), {
          method: 'POST',
          credentials: 'include',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(beat),
          // The one that says goodbye outlives its page.
          keepalive: true,
        });
        const answer: unknown = response.ok ? await response.json() : null;
        const next = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'nextBeatMs') : null;
        return typeof next === 'number' && Number.isFinite(next) ? next : null;
      } catch {
        return null;
      }
    },
    schedule(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
