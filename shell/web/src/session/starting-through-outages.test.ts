import { describe, expect, it } from 'vitest';
import { keepStudentWhileStarting, withoutAnswersOfOutages } from './starting-through-outages.ts';

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const TOKEN = 'https://securetoken.googleapis.com/v1/token?key=k';
const AT_EMULATOR = 'http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=k';

const answering = (status: number) =>
  withoutAnswersOfOutages(
    async () => new Response('{}', { status }),
    () => undefined,
  );

describe("the provider's answers about the student, while the library starts", () => {
  it.each([LOOKUP, TOKEN, AT_EMULATOR])('are no answer when the provider is down: %s', async (url) => {
    for (const status of [403, 404, 429, 500, 502, 503]) {
      await expect(answering(status)(url)).rejects.toThrow(TypeError);
    }
  });

  it.each([LOOKUP, TOKEN, AT_EMULATOR])('come through when they are about the student: %s', async (url) => {
    for (const status of [200, 400]) expect(await answering(status)(url)).toHaveProperty('status', status);
  });

  it('tell whether the account was disabled, which the library keeps for itself', async () => {
    const heard: string[] = [];
    for (const message of ['USER_DISABLED', 'TOKEN_EXPIRED']) {
      const answer = JSON.stringify({ error: { code: 400, message } }, null, 2);
      const send = withoutAnswersOfOutages(
        async () => new Response(answer, { status: 400 }),
        (code) => heard.push(code),
      );
      expect(await (await send(LOOKUP)).text()).toBe(answer);
    }
    expect(heard).toEqual(['user-disabled']);
  });

  it('are all that is looked at', async () => {
    const others = [
      '/api/auth/session',
      'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k',
      'https://otro.example/v1/token?key=k',
    ];
    for (const url of others) expect(await answering(503)(url)).toHaveProperty('status', 503);
    expect(await answering(503)(new Request(LOOKUP))).toHaveProperty('status', 503);
  });
});

describe('the fetch of the window', () => {
  const original: typeof fetch = async () => new Response('{}', { status: 503 });

  it('is careful until the library has started, also if it fails to', async () => {
    for (const end of ['resolve', 'reject'] as const) {
      const window = { fetch: original };
      const started = Promise.withResolvers<void>();
      keepStudentWhileStarting(window, started.promise, () => undefined);
      await expect(window.fetch(LOOKUP)).rejects.toThrow(TypeError);
      started[end]();
      await started.promise.catch(() => undefined);
      await Promise.resolve();
      expect(window.fetch).toBe(original);
    }
  });

  it('stays what somebody else made of it meanwhile', async () => {
    const window = { fetch: original };
    keepStudentWhileStarting(window, Promise.resolve(), () => undefined);
    const theirs: typeof fetch = async () => new Response();
    window.fetch = theirs;
    await new Promise((resolve) => setTimeout(resolve));
    expect(window.fetch).toBe(theirs);
  });
});
