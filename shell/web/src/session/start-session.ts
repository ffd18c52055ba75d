import type { Notice, Session } from '@travesia/contracts/page';
import { type IdentityConfig, isProviderPage } from '@travesia/contracts/slices';
import type { StateSubject } from '../state/state-subject.ts';
import { BACKOFF_MIN_MS } from './backoff-min-ms.ts';
import { type IdentityAccess, provideIdentity } from './identity-access.ts';

interface StartSessionOptions {
  readonly identity: IdentityConfig | undefined;
  /** Holds the edge's verdict. */
  readonly session$: StateSubject<Session>;
  readonly notify: (notice: Notice) => void;
  /** The page has the screen for itself: a student whom the edge knows by their cookie needs no token for it yet. */
  readonly isFullScreen: boolean;
}

/**
 * The cookie signs in for days, and a token is renewed after 300 s: until the provider's library comes that late, what
 * it would be is left to the page.
 */
const PROVIDER_AFTER_MS = 60_000;

/** A page that always has work to do gets its session all the same. */
const IDLE_AT_MOST_MS = 3000;

/** After the frame in which the page appears, and not while it still has work to do. */
function afterFirstPaint(run: () => void): void {
  // Safari has no idle callback.
  const whenIdle: typeof requestIdleCallback =
    window.requestIdleCallback ?? ((callback) => window.setTimeout(callback));
  requestAnimationFrame(() => whenIdle(run, { timeout: IDLE_AT_MOST_MS }));
}

/** Everything that signing in takes comes after first paint, or when a page asks for it sooner. */
export function startSession({ identity: config, session$, notify, isFullScreen }: StartSessionOptions): void {
  if (!config) {
    provideIdentity(null);
    return;
  }
  const startsAfterMs = isFullScreen && session$.get().status === 'signed-in' ? PROVIDER_AFTER_MS : 0;
  // Whoever comes to those pages from another arrives by a document.
  const hasAccountPages = isProviderPage(window.location.pathname);
  let controller: ReturnType<typeof load> | undefined;
  const load = async () => {
    const { createBrowserSession } = await import('./browser-session.ts');
    return createBrowserSession({ config, session$, notify, keepsCookie, startsAfterMs, hasAccountPages });
  };
  const loaded = () => {
    controller ??= load().catch((cause) => {
      controller = undefined;
      throw cause;
    });
    return controller;
  };
  const access: IdentityAccess = {
    config,
    client: async () => (await loaded()).client(),
    signOutEverywhere: async () => (await loaded()).signOutEverywhere(),
  };
  function keepsCookie(keeps: boolean): void {
    provideIdentity(keeps ? access : { ...access, losesCookie: true });
  }
  provideIdentity(access);
  const start = () => {
    loaded().catch((cause) => {
      console.warn('session: not started', cause);
      setTimeout(start, BACKOFF_MIN_MS);
    });
  };
  afterFirstPaint(start);
}
