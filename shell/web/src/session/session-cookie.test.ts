import { describe, expect, it } from 'vitest';
import { SessionCookie } from './session-cookie.ts';

/** Requests are answered when the test says so. */
function setUp() {
  const requests: { readonly path: string; answer(ok: boolean): Promise<void> }[] = [];
  const cookie = new SessionCookie(
    (path) =>
      new Promise((resolve) => {
        requests.push({
          path,
          async answer(ok) {
            resolve({ ok, status: ok ? 200 : 503 });
            await new Promise((done) => setTimeout(done));
          },
        });
      }),
    () => undefined,
  );
  return { cookie, requests, paths: () => requests.map(({ path }) => path.split('/').at(-1)) };
}

describe('the session cookie', () => {
  it('is asked for once per token', async () => {
    const { cookie, requests, paths } = setUp();
    void cookie.want('a');
    await requests[0]?.answer(true);
    await cookie.want('a');
    expect(paths()).toEqual(['sessionLogin']);
  });

  it('is cleared after, never while, it is being made', async () => {
    const { cookie, requests, paths } = setUp();
    void cookie.want('a');
    void cookie.want(null);
    expect(paths()).toEqual(['sessionLogin']);
    await requests[0]?.answer(true);
    expect(paths()).toEqual(['sessionLogin', 'sessionLogout']);
  });

  it('goes to the latest wish and skips those in between', async () => {
    const { cookie, requests, paths } = setUp();
    void cookie.want('a');
    void cookie.want('b');
    void cookie.want('c');
    await requests[0]?.answer(false);
    await requests[1]?.answer(true);
    expect(paths()).toEqual(['sessionLogin', 'sessionLogin']);
  });

  it('is cleared when another tab signed out while it was being made', async () => {
    const { cookie, requests, paths } = setUp();
    void cookie.want('a');
    cookie.assume(null);
    await requests[0]?.answer(true);
    expect(paths()).toEqual(['sessionLogin', 'sessionLogout']);
  });

  it('has nothing to retry until something failed', async () => {
    const { cookie, requests, paths } = setUp();
    await cookie.retry();
    expect(paths()).toEqual([]);
    void cookie.want('a');
    await requests[0]?.answer(false);
    void cookie.retry();
    expect(paths()).toEqual(['sessionLogin', 'sessionLogin']);
  });
});
