import { SESSION_LOGIN_PATH, SESSION_LOGOUT_PATH, type SessionLoginBody } from '@travesia/contracts/slices';
import { type BrowserPorts, backoffMs, type Cancel } from '@travesia/kit-offline';
import { COOKIE_BACKOFF } from './backoff-bounds.ts';

/** What the session needs of `fetch`. */
export type Send = (path: string, init: RequestInit) => Promise<{ readonly ok: boolean; readonly status: number }>;

/** For the console: never a token, never an address. */
export type Log = (message: string, cause?: unknown) => void;

/** An ID token: a cookie minted from it. `null`: no cookie. */
type Goal = string | null;

/** What came of a request. `refused`: the service knows the token, or its user, to be no good. */
type Outcome = 'done' | 'refused' | 'failed';

const REFUSALS: ReadonlySet<number> = new Set([401, 403]);

interface SessionCookieOptions {
  readonly send: Send;
  readonly schedule: BrowserPorts['schedule'];
  readonly log: Log;
  /** Called when the service refuses the token of a sign-in; not again until it has taken one. */
  readonly refused: () => void;
}

function loginRequest(idToken: string): RequestInit {
  const body: SessionLoginBody = { idToken };
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/**
 * Keeps the server's cookie in step with the client. One request at a time and always towards
 * the latest wish, so that a late answer never brings back a session that was closed.
 */
export class SessionCookie {
  readonly #options: SessionCookieOptions;
  #wanted: Goal | undefined;
  #reached: Goal | undefined;
  #work: Promise<void> | undefined;
  #failures = 0;
  #isRefused = false;
  #cancelRetry: Cancel = () => undefined;

  constructor(options: SessionCookieOptions) {
    this.#options = options;
  }

  /** Resolves when the cookie is as wanted or could not be made so at once: the failure goes to the log only. */
  want(goal: Goal): Promise<void> {
    this.#wanted = goal;
    return this.retry();
  }

  /** Whether the server has answered that the cookie is so. */
  has(goal: Goal): boolean {
    return this.#reached === goal;
  }

  /** Like {@link want}, also where the cookie should be so already. */
  renew(goal: Goal): Promise<void> {
    this.#reached = undefined;
    return this.want(goal);
  }

  /** Another tab has brought the cookie there. */
  assume(goal: Goal): void {
    this.#wanted = goal;
    this.#reached = goal;
  }

  /** At once, without waiting for the next try. Nothing to do unless the last attempt failed. */
  retry(): Promise<void> {
    this.#cancelRetry();
    if (this.#ahead() !== undefined) this.#work ??= this.#pursue();
    return this.#work ?? Promise.resolve();
  }

  /** What is still to be reached. */
  #ahead(): Goal | undefined {
    return this.#wanted === this.#reached ? undefined : this.#wanted;
  }

  async #pursue(): Promise<void> {
    try {
      for (let goal = this.#ahead(); goal !== undefined; goal = this.#ahead()) {
        const outcome = await this.#attempt(goal);
        if (outcome === 'done') {
          this.#reached = goal;
          this.#failures = 0;
          this.#isRefused = false;
        } else if (goal === this.#wanted) {
          if (outcome === 'refused') this.#hearRefusal();
          else this.#retryLater();
          return;
        }
      }
    } finally {
      // In the same step as the last look ahead: a wish that comes now starts anew.
      this.#work = undefined;
    }
  }

  #hearRefusal(): void {
    if (this.#isRefused) return;
    this.#isRefused = true;
    this.#options.refused();
  }

  #retryLater(): void {
    this.#failures += 1;
    this.#cancelRetry = this.#options.schedule(() => void this.retry(), backoffMs(this.#failures, COOKIE_BACKOFF));
  }

  async #attempt(goal: Goal): Promise<Outcome> {
    const { send, log } = this.#options;
    const path = goal === null ? SESSION_LOGOUT_PATH : SESSION_LOGIN_PATH;
    try {
      // Closing a session outlives the page that asked for it.
      const request = goal === null ? { method: 'POST', keepalive: true } : loginRequest(goal);
      const { ok, status } = await send(path, request);
      if (ok) return 'done';
      log(`session: ${path} answered ${status}`);
      return goal !== null && REFUSALS.has(status) ? 'refused' : 'failed';
    } catch (cause) {
      log(`session: ${path} had no answer`, cause);
      return 'failed';
    }
  }
}
