import { SESSION_LOGIN_PATH, SESSION_LOGOUT_PATH, type SessionLoginBody } from '@travesia/contracts';

/** What the session needs of `fetch`. */
export type Send = (path: string, init: RequestInit) => Promise<{ readonly ok: boolean; readonly status: number }>;

/** For the console: never a token, never an address. */
export type Log = (message: string, cause?: unknown) => void;

/** An ID token: a cookie minted from it. `null`: no cookie. */
type Goal = string | null;

function loginRequest(idToken: string): RequestInit {
  const body: SessionLoginBody = { idToken };
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/**
 * Keeps the server's cookie in step with the client. One request at a time and always towards
 * the latest wish, so that a late answer never brings back a session that was closed.
 */
export class SessionCookie {
  readonly #send: Send;
  readonly #log: Log;
  #wanted: Goal | undefined;
  #reached: Goal | undefined;
  #work: Promise<void> | undefined;

  constructor(send: Send, log: Log) {
    this.#send = send;
    this.#log = log;
  }

  /** Resolves when the cookie is as wanted or could not be made so: the failure goes to the log only. */
  want(goal: Goal): Promise<void> {
    this.#wanted = goal;
    return this.retry();
  }

  /** Another tab has brought the cookie there. */
  assume(goal: Goal): void {
    this.#wanted = goal;
    this.#reached = goal;
  }

  /** Nothing to do unless the last attempt failed. */
  retry(): Promise<void> {
    this.#work ??= this.#pursue().finally(() => {
      this.#work = undefined;
    });
    return this.#work;
  }

  async #pursue(): Promise<void> {
    while (this.#wanted !== undefined && this.#wanted !== this.#reached) {
      const goal = this.#wanted;
      const done = await this.#attempt(goal);
      if (done) this.#reached = goal;
      else if (goal === this.#wanted) return;
    }
  }

  async #attempt(goal: Goal): Promise<boolean> {
    const path = goal === null ? SESSION_LOGOUT_PATH : SESSION_LOGIN_PATH;
    try {
      // Closing a session outlives the page that asked for it.
      const request = goal === null ? { method: 'POST', keepalive: true } : loginRequest(goal);
      const { ok, status } = await this.#send(path, request);
      if (!ok) this.#log(`session: ${path} answered ${status}`);
      return ok;
    } catch (cause) {
      this.#log(`session: ${path} had no answer`, cause);
      return false;
    }
  }
}
