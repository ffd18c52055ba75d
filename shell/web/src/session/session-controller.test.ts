import type { Notice, Session } from '@travesia/contracts/page';
import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StateSubject } from '../state/state-subject.ts';
import { NETWORK_BACKOFF } from './backoff-bounds.ts';
import { type Ending, IdentityError, type IdentityUser } from './identity-client.ts';
import { COOKIE_WAIT_MS, type FollowedClient, SessionController } from './session-controller.ts';

const MINUTE = 60_000;
const PERIOD = 5 * MINUTE;
const LOGIN_PATH = '/api/auth/sessionLogin';
const LOGIN = `POST ${LOGIN_PATH}`;
const LOGOUT = 'POST /api/auth/sessionLogout';

const ANA: IdentityUser = { uid: 'ana', email: 'ana@ejemplo.cl', emailVerified: true, methods: ['password'] };
const SIGNED_IN: Session = { status: 'signed-in', user: { uid: 'ana', email: 'ana@ejemplo.cl' } };
const ANONYMOUS: Session = { status: 'anonymous' };

/** A token of the provider's form, issued now. `signIn`: of which sign-in. */
function tokenNumber(number: number, { signIn = 1, issuedAt = Date.now() } = {}): string {
  const claims = btoa(JSON.stringify({ iat: Math.floor(issuedAt / 1000), auth_time: signIn, number }));
  return `head.${claims}.sign`;
}

class FakeProvider implements FollowedClient {
  user: IdentityUser | null = null;
  token = tokenNumber(1);
  failure: Error | null = null;
  forced = 0;
  /** What a refresh waits for. */
  held: Promise<void> | null = null;
  /** How far its clock is behind ours, in milliseconds. */
  clockLag = 0;
  #issued = 1;
  #listener: (user: IdentityUser | null, ending: Ending) => void = () => {};

  onIdTokenChanged(listener: (user: IdentityUser | null, ending: Ending) => void): () => void {
    this.#listener = listener;
    return () => undefined;
  }

  report(user: IdentityUser | null, ending: Ending = { asked: false }): void {
    this.user = user;
    this.#listener(user, ending);
  }

  newToken(): string {
    this.#issued += 1;
    return tokenNumber(this.#issued, { issuedAt: Date.now() - this.clockLag });
  }

  async getIdToken(force: boolean): Promise<string> {
    if (force) {
      this.forced += 1;
      await this.held;
      if (this.failure) throw this.failure;
      this.token = this.newToken();
      this.#listener(this.user, { asked: false });
    }
    return this.token;
  }

  async signOut(): Promise<void> {
    this.report(null, { asked: true });
  }
}

/** Tabs of one browser. */
class FakeTabs {
  readonly #listeners: { readonly tab: object; readonly hear: (event: { readonly data: unknown }) => void }[] = [];

  open() {
    const tab = {};
    return {
      postMessage: (data: unknown) => {
        for (const { tab: other, hear } of this.#listeners) if (other !== tab) hear({ data });
      },
      addEventListener: (_type: 'message', hear: (event: { readonly data: unknown }) => void) => {
        this.#listeners.push({ tab, hear });
      },
    };
  }
}

function setUp(verdict: Session, { tabs = new FakeTabs(), tokenSyncUrl = '', slowVerdict = false } = {}) {
  const verdictCame = Promise.withResolvers<void>();
  if (!slowVerdict) verdictCame.resolve();
  const provider = new FakeProvider();
  const session$ = new StateSubject<Session>(verdict);
  const seen: string[] = [];
  const requests: string[] = [];
  const bodies: string[] = [];
  const notices: Notice[] = [];
  const logged: string[] = [];
  const state = {
    status: 200,
    online: true,
    slow: '',
    loadFailures: 0,
    loads: 0,
    dropsCookies: false,
    seenAnonymous: 0,
  };
  const kept: boolean[] = [];
  let wake = () => {};
  session$.subscribe(({ status }) => seen.push(status));
  const controller = new SessionController({
    session$,
    load: async () => {
      state.loads += 1;
      if (state.loads <= state.loadFailures) throw new TypeError('chunk');
      return provider;
    },
    send: async (path, init) => {
      requests.push(`${init.method} ${path}`);
      bodies.push(String(init.body ?? ''));
      if (state.slow === path) await new Promise(() => undefined);
      if (!state.online) throw new TypeError('Failed to fetch');
      return { ok: state.status < 400, status: state.status };
    },
    ports: {
      ...createFakeBrowser().tab(),
      channel: () => tabs.open(),
      onWake(listener) {
        wake = listener;
        return () => undefined;
      },
    },
    notify: (notice) => notices.push(notice),
    isSeenAnonymous: async () => {
      state.seenAnonymous += 1;
      await verdictCame.promise;
      return state.dropsCookies;
    },
    keepsCookie: (keeps) => kept.push(keeps),
    log: (message, cause) => logged.push(`${message} ${cause ?? ''}`),
    ...(tokenSyncUrl && { tokenSync: { url: tokenSyncUrl, origin: 'https://travesia.example' } }),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const start = async (user: IdentityUser | null) => {
    await controller.start();
    provider.report(user);
    await settle();
  };
  return {
    controller,
    provider,
    session$,
    seen,
    requests,
    bodies,
    notices,
    logged,
    kept,
    release: verdictCame.resolve,
    state,
    settle,
    start,
    wake: () => wake(),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the first state', () => {
  it("is the edge's verdict until the provider has reported", async () => {
    const { controller, session$, requests } = setUp(SIGNED_IN);
    await controller.start();
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(session$.get()).toEqual(SIGNED_IN);
    expect(requests).toEqual([]);
  });

  it('never flashes signed out for a student the provider knows too', async () => {
    const { seen, requests, start } = setUp(SIGNED_IN);
    await start(ANA);
    expect(seen).toEqual(['signed-in']);
    expect(requests).toEqual([LOGIN]);
  });

  it('asks nothing of the server when edge and provider agree that nobody is here', async () => {
    const { seen, requests, notices, start } = setUp(ANONYMOUS);
    await start(null);
    expect(seen).toEqual(['anonymous']);
    expect(requests).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('ends a cookie whose user the provider does not know, and says so', async () => {
    const { session$, requests, notices, start } = setUp(SIGNED_IN);
    await start(null);
    expect(session$.get()).toEqual(ANONYMOUS);
    expect(requests).toEqual([LOGOUT]);
    expect(notices).toHaveLength(1);
  });

  it('resolves a verdict that the edge could not give', async () => {
    const { session$, start, notices } = setUp({ status: 'pending' });
    await start(null);
    expect(session$.get()).toEqual(ANONYMOUS);
    expect(notices).toEqual([]);
  });
});

describe('a browser that does not keep the cookie', () => {
  it.each([ANONYMOUS, { status: 'pending' } as const])('is told so, and nobody is greeted: %o', async (verdict) => {
    const { session$, state, kept, requests, notices, start } = setUp(verdict);
    state.dropsCookies = true;
    await start(ANA);
    expect(session$.get()).toEqual(ANONYMOUS);
    expect(kept).toEqual([false]);
    await vi.advanceTimersByTimeAsync(PERIOD - 1000);
    expect(requests).toEqual([LOGIN]);
    expect(notices).toEqual([]);
  });

  it('gets in at the next token, once it keeps it', async () => {
    const { provider, session$, state, kept, settle, start } = setUp(ANONYMOUS);
    state.dropsCookies = true;
    await start(ANA);
    state.dropsCookies = false;
    provider.token = provider.newToken();
    provider.report(ANA);
    await settle();
    expect(session$.get()).toEqual(SIGNED_IN);
    expect(kept).toEqual([false, true]);
  });

  it('is found out also where the answer takes longer than a student waits', async () => {
    const { session$, state, kept, start, release } = setUp(ANONYMOUS, { slowVerdict: true });
    state.dropsCookies = true;
    await start(ANA);
    await vi.advanceTimersByTimeAsync(COOKIE_WAIT_MS);
    expect(session$.get()).toEqual(SIGNED_IN);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(session$.get()).toEqual(ANONYMOUS);
    expect(kept).toEqual([true, false]);
  });

  it('is not asked about where edge and provider agree, nor where the server could not make a cookie', async () => {
    const agreed = setUp(SIGNED_IN);
    await agreed.start(ANA);
    const refused = setUp(ANONYMOUS);
    refused.state.status = 503;
    await refused.start(ANA);
    expect([agreed.state.seenAnonymous, refused.state.seenAnonymous]).toEqual([0, 0]);
    expect(refused.session$.get()).toEqual(SIGNED_IN);
  });
});

describe('signing in and out', () => {
  it('asks for the cookie before pages hear of the student', async () => {
    const { session$, requests, bodies, provider, start } = setUp(ANONYMOUS);
    session$.subscribe(({ status }) => {
      if (status === 'signed-in') expect(requests).toEqual([LOGIN]);
    });
    await start(ANA);
    expect(session$.get()).toEqual(SIGNED_IN);
    expect(bodies).toEqual([JSON.stringify({ idToken: provider.token })]);
  });

  it.each([401, 403, 500, 503])(
    'goes on without a cookie after a %i, which only the console hears of',
    async (status) => {
      const { session$, state, notices, logged, provider, start } = setUp(ANONYMOUS);
      state.status = status;
      await start(ANA);
      expect(session$.get()).toEqual(SIGNED_IN);
      expect(notices).toEqual([]);
      expect(logged.join()).toContain(String(status));
      expect(logged.join()).not.toContain(provider.token);
    },
  );

  it('waits for a slow cookie only so long', async () => {
    const { session$, state, start } = setUp(ANONYMOUS);
    state.slow = LOGIN_PATH;
    await start(ANA);
    await vi.advanceTimersByTimeAsync(COOKIE_WAIT_MS - 1);
    expect(session$.get()).toEqual(ANONYMOUS);
    await vi.advanceTimersByTimeAsync(1);
    expect(session$.get()).toEqual(SIGNED_IN);
  });

  it('clears the cookie once when the student leaves', async () => {
    const { controller, session$, requests, notices, start, settle } = setUp(SIGNED_IN);
    await start(ANA);
    await controller.signOut();
    await settle();
    expect(session$.get()).toEqual(ANONYMOUS);
    expect(notices).toEqual([]);
    expect(requests).toEqual([LOGIN, LOGOUT]);
  });

  it('tries a failed clearing again when the tab is seen again', async () => {
    const { controller, requests, state, start, settle, wake } = setUp(SIGNED_IN);
    await start(ANA);
    state.online = false;
    await controller.signOut();
    await settle();
    state.online = true;
    wake();
    await settle();
    wake();
    await settle();
    expect(requests).toEqual([LOGIN, LOGOUT, LOGOUT]);
  });

  it('closes every session through the server, and stays when the server could not', async () => {
    const { controller, session$, requests, state, start, settle } = setUp(SIGNED_IN);
    await start(ANA);
    state.status = 503;
    await expect(controller.signOutEverywhere()).rejects.toThrow('503');
    expect(session$.get()).toEqual(SIGNED_IN);
    state.status = 204;
    await controller.signOutEverywhere();
    await settle();
    expect(session$.get()).toEqual(ANONYMOUS);
    expect(requests).toContain('POST /api/auth/sessionRevoke');
  });
});

describe('signing out everywhere', () => {
  const REVOKE = 'POST /api/auth/sessionRevoke';

  it('makes the cookie anew first: the server knows the student by it', async () => {
    const { controller, requests, state, start, settle } = setUp(ANONYMOUS);
    state.status = 500;
    await start(ANA);
    state.status = 200;
    await controller.signOutEverywhere();
    await settle();
    expect(requests).toEqual([LOGIN, LOGIN, REVOKE, LOGOUT]);

    const another = setUp(SIGNED_IN);
    await another.start(ANA);
    await another.controller.signOutEverywhere();
    await another.settle();
    expect(another.requests).toEqual([LOGIN, LOGIN, REVOKE, LOGOUT]);
  });

  it('has closed this session too, though the provider cannot forget the student', async () => {
    const { controller, provider, session$, notices, start, settle } = setUp(SIGNED_IN);
    await start(ANA);
    vi.spyOn(provider, 'signOut').mockRejectedValue(new Error('storage'));
    await controller.signOutEverywhere();
    expect(session$.get()).toEqual(ANONYMOUS);
    provider.report(ANA);
    await settle();
    expect(session$.get()).toEqual(ANONYMOUS);
    expect(notices).toEqual([]);
  });
});

describe('the forced refresh', () => {
  it('comes every 300 s, and each new token renews the cookie', async () => {
    const { provider, requests, seen, start } = setUp(SIGNED_IN);
    await start(ANA);
    await vi.advanceTimersByTimeAsync(PERIOD - 1);
    expect(provider.forced).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(provider.forced).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * PERIOD);
    expect(provider.forced).toBe(3);
    expect(requests).toEqual([LOGIN, LOGIN, LOGIN, LOGIN]);
    expect(seen).toEqual(['signed-in']);
  });

  it('counts from the last new token, so that several tabs do not each ask', async () => {
    const { provider, start, settle } = setUp(SIGNED_IN);
    await start(ANA);
    await vi.advanceTimersByTimeAsync(PERIOD - 1000);
    provider.token = tokenNumber(50);
    provider.report(ANA);
    await settle();
    await vi.advanceTimersByTimeAsync(PERIOD - 1000);
    expect(provider.forced).toBe(0);
  });

  it.each([
    [0, PERIOD],
    [2 * MINUTE, 3 * MINUTE],
    [PERIOD, 0],
    [50 * MINUTE, 0],
    [-MINUTE, PERIOD],
  ])('comes for a token that is %i ms old as the document opens after %i ms', async (age, wait) => {
    const { provider, start } = setUp(SIGNED_IN);
    provider.token = tokenNumber(1);
    vi.setSystemTime(Date.now() + age);
    await start(ANA);
    if (wait > 0) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(provider.forced).toBe(0);
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(provider.forced).toBe(1);
  });

  it('comes every 300 s also where the clock is far ahead of the provider', async () => {
    const { provider, start } = setUp(SIGNED_IN);
    provider.clockLag = 20 * MINUTE;
    provider.token = provider.newToken();
    await start(ANA);
    await vi.advanceTimersByTimeAsync(1);
    const soon = provider.forced;
    await vi.advanceTimersByTimeAsync(2 * PERIOD);
    expect(provider.forced).toBe(soon + 2);
  });

  it('comes when the tab is seen again, if 300 s have passed', async () => {
    const { provider, start, settle, wake } = setUp(SIGNED_IN);
    await start(ANA);
    wake();
    await settle();
    expect(provider.forced).toBe(0);
    vi.setSystemTime(Date.now() + PERIOD);
    wake();
    await settle();
    expect(provider.forced).toBe(1);
  });

  it('notices within half a minute that the machine slept', async () => {
    const { provider, start } = setUp(SIGNED_IN);
    await start(ANA);
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(provider.forced).toBe(1);
  });

  it('waits 30 s, 60 s, … 960 s while the network fails, and keeps the student signed in', async () => {
    const { provider, session$, notices, start } = setUp(SIGNED_IN);
    await start(ANA);
    provider.failure = new IdentityError('network-request-failed');
    await vi.advanceTimersByTimeAsync(PERIOD);
    for (const wait of [30, 60, 120, 240, 480, 960, 960]) {
      const before = provider.forced;
      await vi.advanceTimersByTimeAsync(wait * 1000 - 1);
      expect(provider.forced).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(provider.forced).toBe(before + 1);
    }
    expect(session$.get()).toEqual(SIGNED_IN);
    expect(notices).toEqual([]);
    provider.failure = null;
    await vi.advanceTimersByTimeAsync(960_000);
    const recovered = provider.forced;
    await vi.advanceTimersByTimeAsync(PERIOD);
    expect(provider.forced).toBe(recovered + 1);
  });

  it('tries a cookie that failed again, with the token of then', async () => {
    const { provider, requests, bodies, state, start } = setUp(SIGNED_IN);
    state.online = false;
    await start(ANA);
    await vi.advanceTimersByTimeAsync(PERIOD - 1);
    state.online = true;
    await vi.advanceTimersByTimeAsync(1);
    expect(bodies.at(-1)).toBe(JSON.stringify({ idToken: provider.token }));
    const asked = requests.length;
    await vi.advanceTimersByTimeAsync(PERIOD - 1);
    expect(requests).toHaveLength(asked);
  });

  it('comes at once, and once, when the server refuses the token', async () => {
    const { provider, requests, session$, state, start, settle } = setUp(SIGNED_IN);
    state.status = 401;
    await start(ANA);
    await settle();
    expect(provider.forced).toBe(1);
    expect(requests).toEqual([LOGIN, LOGIN]);
    expect(session$.get()).toEqual(SIGNED_IN);
    provider.failure = new IdentityError('user-disabled');
    await vi.advanceTimersByTimeAsync(PERIOD);
    expect(session$.get()).toEqual(ANONYMOUS);
  });

  it('stops with the session', async () => {
    const { controller, provider, start } = setUp(SIGNED_IN);
    await start(ANA);
    await controller.signOut();
    await vi.advanceTimersByTimeAsync(10 * PERIOD);
    expect(provider.forced).toBe(0);
  });
});

describe.each(['user-disabled', 'user-token-expired', 'user-not-found', 'invalid-refresh-token'])(
  'a refresh refused with %s',
  (code) => {
    it('signs out here and on the server, once, and tells the student why', async () => {
      const { provider, session$, requests, notices, logged, start } = setUp(SIGNED_IN);
      await start(ANA);
      provider.failure = new IdentityError(code);
      await vi.advanceTimersByTimeAsync(PERIOD);
      expect(session$.get()).toEqual(ANONYMOUS);
      expect(provider.user).toBeNull();
      expect(requests).toEqual([LOGIN, LOGOUT]);
      // Of the tone that stays until it is closed.
      expect(notices).toMatchObject([{ tone: 'error' }]);
      expect(logged.join()).toContain(code);
      await vi.advanceTimersByTimeAsync(10 * PERIOD);
      expect(provider.forced).toBe(1);
    });
  },
);

describe('a session that ended without having been asked to', () => {
  const DISABLED = { tone: 'error', text: expect.stringContaining('desactivada') };

  it.each([
    ['at once', SIGNED_IN],
    ['where the edge could not tell', { status: 'pending' } as const],
  ])('is explained with what the provider said: %s', async (_, verdict) => {
    const { provider, notices, controller } = setUp(verdict);
    await controller.start();
    provider.report(null, { asked: false, code: 'user-disabled' });
    expect(notices).toEqual([DISABLED]);
  });

  it('is told in every tab, once', async () => {
    const tabs = new FakeTabs();
    const here = setUp(SIGNED_IN, { tabs });
    const there = setUp(SIGNED_IN, { tabs });
    await here.start(ANA);
    await there.start(ANA);
    here.provider.report(null, { asked: false, code: 'user-disabled' });
    there.provider.report(null);
    expect(here.notices).toEqual([DISABLED]);
    expect(there.notices).toEqual([DISABLED]);
  });

  it('is told in every tab also where nobody says why', async () => {
    const tabs = new FakeTabs();
    const here = setUp(SIGNED_IN, { tabs });
    const there = setUp(SIGNED_IN, { tabs });
    await here.start(null);
    expect(here.notices).toMatchObject([{ tone: 'info' }]);
    expect(there.notices).toEqual(here.notices);
  });

  it('is told of no session that this student closed, in any tab', async () => {
    const tabs = new FakeTabs();
    const here = setUp(SIGNED_IN, { tabs });
    const there = setUp(SIGNED_IN, { tabs });
    await here.start(ANA);
    await there.start(ANA);
    await here.controller.signOut();
    there.provider.report(null);
    // As a tab of an older release says it.
    there.provider.token = tokenNumber(3, { signIn: 3 });
    await there.start(ANA);
    tabs.open().postMessage({ kind: 'signed-out' });
    expect(there.session$.get()).toEqual(ANONYMOUS);
    expect([...here.notices, ...there.notices]).toEqual([]);
  });
});

describe('the provider being down', () => {
  it('leaves the verdict and comes back by itself', async () => {
    const { controller, provider, requests, session$, state, settle } = setUp(SIGNED_IN);
    state.loadFailures = 2;
    await controller.start();
    expect(session$.get()).toEqual(SIGNED_IN);
    await vi.advanceTimersByTimeAsync(NETWORK_BACKOFF.minMs);
    expect(state.loads).toBe(2);
    await vi.advanceTimersByTimeAsync(2 * NETWORK_BACKOFF.minMs);
    expect(state.loads).toBe(3);
    provider.report(ANA);
    await settle();
    expect(requests).toEqual([LOGIN]);
  });

  it('leaves who was here last, where the edge could not tell either', async () => {
    const { controller, provider, session$, settle } = setUp({ status: 'pending' });
    await controller.start();
    const failed = vi.spyOn(provider, 'getIdToken').mockRejectedValue(new IdentityError('network-request-failed'));
    provider.report(ANA);
    await settle();
    expect(session$.get()).toEqual(SIGNED_IN);
    failed.mockRestore();
    await vi.advanceTimersByTimeAsync(NETWORK_BACKOFF.minMs);
    expect(provider.forced).toBe(1);
  });

  it('is told to the page that asks, which may ask again', async () => {
    const { controller, state } = setUp(ANONYMOUS);
    state.loadFailures = 1;
    await expect(controller.client()).rejects.toThrow('chunk');
    await expect(controller.client()).resolves.toBeDefined();
  });
});

describe('several tabs', () => {
  it('follow a sign-in and a sign-out at once, and only the tab where it happened asks the server', async () => {
    const tabs = new FakeTabs();
    const here = setUp(ANONYMOUS, { tabs });
    const there = setUp(ANONYMOUS, { tabs });
    await here.start(null);
    await there.start(null);
    here.provider.report(ANA);
    await here.settle();
    expect(there.session$.get()).toEqual(SIGNED_IN);
    await here.controller.signOut();
    await here.settle();
    expect(there.session$.get()).toEqual(ANONYMOUS);
    there.provider.report(null);
    await there.settle();
    expect(here.requests).toEqual([LOGIN, LOGOUT]);
    expect(there.requests).toEqual([]);
  });

  it('keep to who entered last, though the cookie of the one before is still on its way', async () => {
    const tabs = new FakeTabs();
    const here = setUp(ANONYMOUS, { tabs });
    const there = setUp(ANONYMOUS, { tabs });
    await here.start(null);
    await there.start(null);
    there.state.slow = LOGIN_PATH;
    there.provider.report(ANA);
    await there.settle();
    here.provider.report({ ...ANA, uid: 'berta', email: 'berta@ejemplo.cl' });
    await here.settle();
    await vi.advanceTimersByTimeAsync(COOKIE_WAIT_MS);
    const berta = { status: 'signed-in', user: { uid: 'berta', email: 'berta@ejemplo.cl' } };
    expect(there.session$.get()).toEqual(berta);
    expect(here.session$.get()).toEqual(berta);
  });

  it('do not bring a closed session back with a token that was on its way', async () => {
    const tabs = new FakeTabs();
    const here = setUp(SIGNED_IN, { tabs });
    const there = setUp(SIGNED_IN, { tabs });
    await here.start(ANA);
    await there.controller.start();
    there.provider.report(ANA);
    await here.controller.signOut();
    await there.settle();
    expect(there.session$.get()).toEqual(ANONYMOUS);
  });

  it('do not bring back a session that was closed while they refreshed, and let the provider forget it again', async () => {
    const tabs = new FakeTabs();
    const here = setUp(SIGNED_IN, { tabs });
    const there = setUp(SIGNED_IN, { tabs });
    await here.start(ANA);
    await there.start(ANA);
    const answer = Promise.withResolvers<void>();
    there.provider.held = answer.promise;
    await vi.advanceTimersByTimeAsync(PERIOD);
    await here.controller.signOut();
    const asked = there.requests.length;
    answer.resolve();
    await there.settle();
    expect(there.session$.get()).toEqual(ANONYMOUS);
    expect(there.provider.user).toBeNull();
    expect(there.requests).toHaveLength(asked);

    there.provider.token = tokenNumber(9, { signIn: 2 });
    there.provider.report(ANA);
    await there.settle();
    expect(there.session$.get()).toEqual(SIGNED_IN);
  });

  it.each([null, 'x', {}, { kind: 'signed-in' }, { kind: 'signed-in', user: { uid: 7 } }, { kind: 'other' }])(
    'ignore what they do not understand: %j',
    async (message) => {
      const tabs = new FakeTabs();
      const { session$, start } = setUp(SIGNED_IN, { tabs });
      await start(ANA);
      tabs.open().postMessage(message);
      expect(session$.get()).toEqual(SIGNED_IN);
    },
  );
});

describe('the token sync', () => {
  const URL_OF_OURS = '/api/auth/tokenSync';

  it('posts each new token and deletes when there is none', async () => {
    const { controller, requests, start, settle } = setUp(SIGNED_IN, { tokenSyncUrl: URL_OF_OURS });
    await start(ANA);
    await vi.advanceTimersByTimeAsync(PERIOD);
    await controller.signOut();
    await settle();
    expect(requests.filter((request) => request.endsWith('tokenSync'))).toEqual([
      `POST ${URL_OF_OURS}`,
      `POST ${URL_OF_OURS}`,
      `DELETE ${URL_OF_OURS}`,
    ]);
  });

  it('deletes after, never while, it posts: a late answer would bring the session back', async () => {
    const { controller, requests, state, start, settle } = setUp(SIGNED_IN, { tokenSyncUrl: URL_OF_OURS });
    state.slow = URL_OF_OURS;
    await start(ANA);
    await controller.signOut();
    await settle();
    expect(requests).toContain(`POST ${URL_OF_OURS}`);
    expect(requests).not.toContain(`DELETE ${URL_OF_OURS}`);
  });

  it('waits for the cookie, so that the server does not make two at once', async () => {
    const { requests, state, start } = setUp(ANONYMOUS, { tokenSyncUrl: URL_OF_OURS });
    state.slow = LOGIN_PATH;
    await start(ANA);
    expect(requests).toEqual([LOGIN]);
  });

  it('skips a token issued more than 300 s ago, not one of 300 s', async () => {
    for (const [age, sent] of [
      [300, 1],
      [301, 0],
    ] as const) {
      const { provider, requests, start } = setUp(SIGNED_IN, { tokenSyncUrl: URL_OF_OURS });
      provider.token = tokenNumber(1);
      // The refresh that so old a token asks for.
      provider.held = new Promise(() => undefined);
      vi.setSystemTime(Date.now() + age * 1000);
      await start(ANA);
      expect(requests.filter((request) => request.endsWith('tokenSync'))).toHaveLength(sent);
    }
  });

  it.each(['https://otro.example/sync', '//otro.example/sync', 'http://travesia.example/sync', 'https://['])(
    'never sends to %s',
    async (tokenSyncUrl) => {
      const { requests, start } = setUp(SIGNED_IN, { tokenSyncUrl });
      await start(ANA);
      expect(requests).toEqual([LOGIN]);
    },
  );

  it('is not there unless it is configured', async () => {
    const { requests, start } = setUp(SIGNED_IN);
    await start(ANA);
    expect(requests).toEqual([LOGIN]);
  });
});
