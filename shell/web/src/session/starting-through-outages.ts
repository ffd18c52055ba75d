/**
 * What the identity library asks about the student it has kept, as it starts: their account, and a new token where
 * the old one has run out.
 */
const QUESTIONS = /(identitytoolkit|securetoken)\.googleapis\.com\/v1\/(accounts:lookup|token)\?/;

/** How the provider says that this student, or their sign-in, is no good any more. Anything else says nothing about them. */
const VERDICT_STATUS = 400;
const DISABLED = /"message":\s*"USER_DISABLED/;

/**
 * While it starts, the library (12.19) forgets its student for ever when these questions are answered with any error in
 * JSON, also a 503, and keeps them when there is no answer at all. It offers no other place to tell it that a provider
 * that is down has not answered: https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/auth/auth_impl.ts
 *
 * Nor does it say why it has forgotten them: `heard` is called with the code that it uses elsewhere, where there is
 * more to say than that the session is over.
 */
export function withoutAnswersOfOutages(send: typeof fetch, heard: (code: string) => void): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.ok || typeof input !== 'string' || !QUESTIONS.test(input)) return response;
    if (response.status === VERDICT_STATUS) {
      if (DISABLED.test(await response.clone().text())) heard('user-disabled');
      return response;
    }
    throw new TypeError(`the identity provider answered ${response.status}`);
  };
}

/** Until `started` settles the window's `fetch` is {@link withoutAnswersOfOutages}. */
export function keepStudentWhileStarting(
  window: { fetch: typeof fetch },
  started: Promise<unknown>,
  heard: (code: string) => void,
): void {
  const { fetch: original } = window;
  const careful = withoutAnswersOfOutages((input, init) => original(input, init), heard);
  window.fetch = careful;
  const restore = () => {
    // Not where somebody else has wrapped it since.
    if (window.fetch === careful) window.fetch = original;
  };
  started.then(restore, restore);
}
