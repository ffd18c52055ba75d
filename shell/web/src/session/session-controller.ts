import type { Notice, Session, SignedInUser } from '@travesia/contracts/page';
import { SESSION_REVOKE_PATH } from '@travesia/contracts/slices';
import { type BrowserPorts, backoffMs, type Channel } from '@travesia/kit-offline';
import type { StateSubject } from '../state/state-subject.ts';
import { NETWORK_BACKOFF } from './backoff-bounds.ts';
import { type Ending, type IdentityClient, IdentityError, type IdentityUser } from './identity-client.ts';
import { RefreshSchedule } from './refresh-schedule.ts';
import { readSessionMessage, SESSION_CHANNEL, type SessionMessage } from './session-channel.ts';
import { type Log, type Send, SessionCookie } from './session-cookie.ts';
import { isSessionEnding, SESSION_ENDINGS } from './session-endings.ts';
import { readTokenClaims } from './token-claims.ts';
import { createTokenSync } from './token-sync.ts';

/** A student who signs in waits this long for the cookie: what they open next asks our services with it. */
export const COOKIE_WAIT_MS = 4_000;

const ANONYMOUS: Session = { status: 'anonymous' };
const SESSION_ENDED = 'Tu sesión se cerró. Entra de nuevo para seguir donde ibas.';

/** What of the provider the session follows. */
export type FollowedClient = Pick<IdentityClient, 'onIdTokenChanged' | 'getIdToken' | 'signOut'>;

export interface SessionControllerOptions<Client extends FollowedClient> {
  /** Starts as the edge's verdict on the cookie, which stands until the provider has spoken. */
  readonly session$: StateSubject<Session>;
  readonly load: () => Promise<Client>;
  readonly send: Send;
  readonly ports: Pick<BrowserPorts, 'clock' | 'schedule' | 'channel' | 'onWake'>;
  readonly notify: (notice: Notice) => void;
  /** Whether the server sees nobody by the cookie of this browser; false where it cannot be asked. */
  readonly isSeenAnonymous: () => Promise<boolean>;
  /** Hears whether this browser keeps the cookie, after each sign-in. */
  readonly keepsCookie: (keeps: boolean) => void;
  readonly log: Log;
  /** Where every new token is also sent, with the document's origin. */
  readonly tokenSync?: { readonly url: string; readonly origin: string };
}

function asSignedIn({ uid, email }: SignedInUser): Session {
  return { status: 'signed-in', user: { uid, ...(email !== undefined && { email }) } };
}

function isSame(a: Session, b: Session): boolean {
  if (a.status !== 'signed-in' || b.status !== 'signed-in') return a.status === b.status;
  return a.user.uid === b.user.uid && a.user.email === b.user.email;
}

/** Follows the identity provider, keeps the server's cookie and the other tabs in step, and never stops a page. */
export class SessionController<Client extends FollowedClient> {
  readonly #options: SessionControllerOptions<Client>;
  readonly #channel: Channel;
  readonly #cookie: SessionCookie;
  readonly #refreshes: RefreshSchedule;
  readonly #syncToken: (token: string | null, cookie: Promise<void>) => void;
  #client: Promise<Client> | undefined;
  #loadFailures = 0;
  /** Grows with everything that decides who is here: an older decision still under way then counts no more. */
  #turn = 0;
  #signIn: string | undefined;
  /** The sign-in that was closed last, here or in another tab. */
  #closed: string | undefined;

  constructor(options: SessionControllerOptions<Client>) {
    const { send, ports, log, tokenSync } = options;
    this.#options = options;
    this.#channel = ports.channel(SESSION_CHANNEL);
    this.#cookie = new SessionCookie({
      send,
      schedule: ports.schedule,
      log,
      // The provider alone can say that a sign-in is over, and does so when it is asked for a new token.
      refused: () => void this.#refresh(),
    });
    this.#refreshes = new RefreshSchedule({ ports, refresh: () => this.#refresh() });
    this.#syncToken = tokenSync ? createTokenSync({ ...tokenSync, send, clock: ports.clock.wall, log }) : () => {};
    this.#channel.addEventListener('message', ({ data }) => this.#follow(readSessionMessage(data)));
    ports.onWake(() => {
      this.#refreshes.wake();
      void this.#cookie.retry();
    });
  }

  /** The provider, followed from the first call on. Rejects when it cannot be loaded; the next call tries again. */
  client(): Promise<Client> {
    this.#client ??= this.#options.load().then(
      (client) => {
        client.onIdTokenChanged((user, ending) => void this.#changed(client, user, ending));
        return client;
      },
      (cause: unknown) => {
        this.#client = undefined;
        throw cause;
      },
    );
    return this.#client;
  }

  /** Loads the provider, again and again if it must. */
  async start(): Promise<void> {
    try {
      await this.client();
    } catch (cause) {
      this.#options.log('session: the identity provider could not be loaded', cause);
      this.#loadFailures += 1;
      this.#options.ports.schedule(() => void this.start(), backoffMs(this.#loadFailures, NETWORK_BACKOFF));
    }
  }

  async signOut(): Promise<void> {
    const client = await this.client();
    await client.signOut();
  }

  /**
   * Rejects, and leaves the student signed in, when the server could not close the other sessions. It knows whose they
   * are by the cookie, which is made anew first: it may be gone.
   */
  async signOutEverywhere(): Promise<void> {
    const client = await this.client();
    await this.#cookie.renew(await client.getIdToken(false));
    const { ok, status } = await this.#options.send(SESSION_REVOKE_PATH, { method: 'POST' });
    if (!ok) throw new Error(`${SESSION_REVOKE_PATH}: ${status}`);
    // Closed from here on, also where the library fails to forget its student.
    this.#turn += 1;
    this.#leave({ asked: true });
    await this.#closeAtProvider();
  }

  async #changed(client: Client, user: IdentityUser | null, ending: Ending): Promise<void> {
    const turn = ++this.#turn;
    if (!user) {
      const { status } = this.#options.session$.get();
      if (status === 'signed-in' || (status === 'pending' && ending.code !== undefined)) this.#explain(ending);
      this.#leave(ending);
      return;
    }
    let token: string;
    try {
      token = await client.getIdToken(false);
    } catch (cause) {
      if (turn !== this.#turn || this.#handledAsFatal(cause)) return;
      this.#refreshes.failed();
      // Where the edge had no verdict either, who was here last still is.
      if (this.#options.session$.get().status === 'pending') this.#options.session$.set(asSignedIn(user));
      return;
    }
    if (turn !== this.#turn) return;
    const { iat, auth_time } = readTokenClaims(token);
    // The same in every token that comes of one sign-in.
    const signIn = auth_time === undefined ? undefined : `${user.uid} ${auth_time}`;
    if (signIn !== undefined && signIn === this.#closed) {
      // A refresh that was under way in some tab has made the library keep its student again.
      await this.#closeAtProvider();
      return;
    }
    this.#signIn = signIn;
    this.#refreshes.renewed(iat === undefined ? undefined : iat * 1000);
    const cookie = this.#cookie.want(token);
    this.#syncToken(token, cookie);
    const session = asSignedIn(user);
    const before = this.#options.session$.get();
    if (isSame(session, before)) return;
    const lost = cookie.then(() => this.#isCookieLost(token));
    const late = new Promise<false>((done) => this.#options.ports.schedule(() => done(false), COOKIE_WAIT_MS));
    const isLost = await Promise.race([lost, late]);
    // Another tab may have told meanwhile who is here now.
    if (turn !== this.#turn || this.#options.session$.get() !== before) return;
    if (isLost) {
      this.#loseCookie();
      return;
    }
    this.#options.keepsCookie(true);
    this.#options.session$.set(session);
    void lost.then((afterAll) => {
      if (afterAll && turn === this.#turn) this.#loseCookie();
    });
    this.#tell({ kind: 'signed-in', user: session.status === 'signed-in' ? session.user : user });
  }

  /**
   * Without it every service would refuse whoever the pages greet. The provider keeps its sign-in, for when the student
   * has let cookies in.
   */
  #loseCookie(): void {
    this.#options.keepsCookie(false);
    if (this.#options.session$.get().status !== 'anonymous') this.#options.session$.set(ANONYMOUS);
  }

  /** The server took the token, answered with a cookie, and does not see it. */
  async #isCookieLost(token: string): Promise<boolean> {
    return this.#cookie.has(token) && (await this.#options.isSeenAnonymous());
  }

  /** Nothing is sent where the session was closed before: the cookie is gone already. */
  #leave(ending: Ending): void {
    const before = this.#options.session$.get();
    this.#closed = this.#signIn;
    this.#refreshes.stop();
    const wasClosed = before.status === 'anonymous';
    this.#syncToken(null, wasClosed ? Promise.resolve() : this.#cookie.want(null));
    if (wasClosed) return;
    this.#options.session$.set(ANONYMOUS);
    this.#tell({ kind: 'signed-out', ending });
  }

  /** Nobody who has asked for it is told that their session ended. */
  #explain({ asked, code = '' }: Ending): void {
    if (asked) return;
    // Stays until it is closed: the tab may be out of sight.
    if (isSessionEnding(code)) this.#options.notify({ tone: 'error', text: SESSION_ENDINGS[code] });
    else this.#options.notify({ tone: 'info', text: SESSION_ENDED });
  }

  async #refresh(): Promise<boolean> {
    try {
      const client = await this.client();
      await client.getIdToken(true);
      await this.#cookie.retry();
      return true;
    } catch (cause) {
      return this.#handledAsFatal(cause);
    }
  }

  /** Closes the session and says why when it is over for good; logs anything else. */
  #handledAsFatal(cause: unknown): boolean {
    const code = cause instanceof IdentityError ? cause.code : 'unknown';
    this.#options.log(`session: the ID token was not refreshed (${code})`);
    if (!isSessionEnding(code)) return false;
    this.#turn += 1;
    const ending = { asked: false, code };
    this.#explain(ending);
    this.#leave(ending);
    void this.#closeAtProvider();
    return true;
  }

  async #closeAtProvider(): Promise<void> {
    await this.signOut().catch(() => this.#options.log('session: the provider did not sign out'));
  }

  #tell(message: SessionMessage): void {
    this.#channel.postMessage(message);
  }

  /** Another tab signed in or out, and has seen to the cookie. */
  #follow(message: SessionMessage | null): void {
    if (message?.kind === 'signed-out') {
      this.#turn += 1;
      this.#closed = this.#signIn;
      this.#refreshes.stop();
      this.#cookie.assume(null);
      const { status } = this.#options.session$.get();
      if (status === 'signed-in') this.#explain(message.ending);
      if (status !== 'anonymous') this.#options.session$.set(ANONYMOUS);
    }
    if (message?.kind === 'signed-in') {
      const session = asSignedIn(message.user);
      if (!isSame(session, this.#options.session$.get())) this.#options.session$.set(session);
    }
  }
}
