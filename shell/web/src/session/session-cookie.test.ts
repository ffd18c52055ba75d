import { describe, expect, it } from 'vitest';
import { COOKIE_BACKOFF } from './backoff-bounds.ts';
import { SessionCookie } from './session-cookie.ts';

const OK = 200;
const DOWN = 503;

/** Requests are answered when the test says so, and waits end when it says so. */
function setUp() {
  const requests: { readonly path: string; answer(status: number): Promise<void> }[] = [];
  const waits: { readonly ms: number; end(): void }[] = [];
  let refusals = 0;
  const cookie = new SessionCookie({
    send: (path) =>
      new Promise((resolve) => {
        requests.push({
          path,
          async answer(status) {
            resolve({ ok: status < 400, status });
            await new Promise((done) => setTimeout(done));
          },
        });
      }),
    schedule(run, ms) {
      const wait = { ms, end: run };
      waits.push(wait);
      return () => waits.splice(waits.indexOf(wait), 1);
    },
    log: () => undefined,
    refused: () => {
      refusals += 1;
    },
  });
  const paths = () => requests.map(({ path }) => path.split('/').at(-1));
  return { cookie, requests, waits, paths, refusals: () => refusals };
}

describe('the session cookie', () => {
  it('is asked for once per token', async () => {
    const { cookie, requests, paths } = setUp();
    void cookie.want('a');
    await requests[0]?.answer(OK);
    await cookie.want('a');
    expect(paths()).toEqual(['sessionLogin']);
  });

  it('is cleared after, never while, it is being made', async () => {
    const { cookie, requests, paths } = setUp();
    void cookie.want('a');
    void cookie.want(null);
    expect(paths()).toEqual(['sessionLogin']);
    await requests[0]?.answer(OK);
    expect(paths()).toEqual(['sessionLogin', 'sessionLogout']);
  });

  it('goes to the latest wish and skips those in between', async () => {
    const { cookie, requests, paths } = setUp();
    void cookie.want('a');
    void cookie.want('b');
    void cookie.want('c');
    await requests[0]?.answer(DOWN);
    await requests[1]?.answer(OK);
    expect(paths()).toEqual(['sessionLogin', 'sessionLogin']);
  });

  it('is cleared when another tab signed out while it was being made', async () => {
    const { cookie, requests, paths } = setUp();
    void cookie.want('a');
    cookie.assume(null);
    await requests[0]?.answer(OK);
    expect(paths()).toEqual(['sessionLogin', 'sessionLogout']);
  });

  it('has nothing to retry until something failed', async () => {
    const { cookie, requests, paths } = setUp();
    await cookie.retry();
    expect(paths()).toEqual([]);
    void cookie.want('a');
    await requests[0]?.answer(DOWN);
    void cookie.retry();
    expect(paths()).toEqual(['sessionLogin', 'sessionLogin']);
  });

  it('is tried again by itself while the service is down, later and later', async () => {
    const { cookie, requests, waits, paths } = setUp();
    void cookie.want('a');
    for (const factor of [1, 2, 4]) {
      await requests.at(-1)?.answer(DOWN);
      expect(waits.map(({ ms }) => ms)).toEqual([factor * COOKIE_BACKOFF.minMs]);
      waits[0]?.end();
    }
    await requests.at(-1)?.answer(OK);
    expect(waits).toEqual([]);
    expect(paths()).toHaveLength(4);

    void cookie.want(null);
    await requests.at(-1)?.answer(DOWN);
    expect(waits.map(({ ms }) => ms)).toEqual([COOKIE_BACKOFF.minMs]);
  });

  it('waits no longer when the student does something', async () => {
    const { cookie, requests, waits, paths } = setUp();
    void cookie.want('a');
    await requests[0]?.answer(DOWN);
    void cookie.want(null);
    expect(waits).toEqual([]);
    await requests[1]?.answer(OK);
    expect(paths()).toEqual(['sessionLogin', 'sessionLogout']);
  });

  it.each([401, 403])(
    'is not asked for again with a token that got %i: the provider has to be asked',
    async (status) => {
      const { cookie, requests, waits, refusals } = setUp();
      void cookie.want('a');
      await requests[0]?.answer(status);
      expect(waits).toEqual([]);
      expect(refusals()).toBe(1);
      // Its new token is refused as well: asking once more would go on for ever.
      void cookie.want('b');
      await requests[1]?.answer(status);
      expect(refusals()).toBe(1);
      void cookie.want('c');
      await requests[2]?.answer(OK);
      void cookie.want('d');
      await requests[3]?.answer(status);
      expect(refusals()).toBe(2);
    },
  );

  it('loses no wish that comes in the moment the last one has failed', async () => {
    const { cookie, requests, paths } = setUp();
    const failed = cookie.want('a').then(() => cookie.want('b'));
    await requests[0]?.answer(DOWN);
    await requests[1]?.answer(OK);
    await failed;
    expect(paths()).toEqual(['sessionLogin', 'sessionLogin']);
  });
});
