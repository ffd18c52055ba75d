import { expect, type Page, type Route, test } from '@playwright/test';
import { SESSION_LOGIN_PATH, SESSION_LOGOUT_PATH, SIGN_IN_PATH } from '@travesia/contracts/slices';
import { createAccount, expectLeftSignIn, serverSession, submitCredentials } from '../support/accounts.ts';
import { openSettled, signInBeside } from '../support/open-signed-in.ts';
import {
  ACCOUNT_QUESTION,
  accountLink,
  breakProvider,
  collectRequests,
  enterLink,
  INSIDE,
  passRefreshPeriod,
  providerError,
  sessionCookie,
  TOKEN_QUESTION,
} from '../support/session.ts';
import { currentPage, openPage, visit, waitForLivePage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

const LOGIN = new RegExp(`${SESSION_LOGIN_PATH}$`);
const FIRST_RETRY_MS = 30_000;
const FIRST_COOKIE_RETRY_MS = 5_000;
/** After that long the identity library takes its question for unanswered. */
const LIBRARY_TIMEOUT_MS = 60_000;
const HOUR_MS = 3_600_000;

const OUTAGES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'cannot be reached': (route) => route.abort(),
  'answers 503 in JSON': providerError(503, 'The service is currently unavailable.'),
  'answers 502 in HTML': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway' }),
  'answers that its quota is spent': providerError(429, 'RESOURCE_EXHAUSTED : Quota exceeded.'),
};

/** The student is in, here and for the server. */
async function expectIsIn(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(accountsUrl() + INSIDE);
  await expect(accountLink(page)).toBeVisible();
  await waitForLivePage(page);
  expect(await serverSession(page)).toBe(email);
}

/** And pages open, where a session is needed. */
async function expectSignedIn(page: Page, email: string): Promise<void> {
  await expectIsIn(page, email);
  await visit(page, '/aprende');
  await expect(page).toHaveURL(`${accountsUrl()}/aprende`);
  await waitForLivePage(page);
  await visit(page, INSIDE);
  await expectIsIn(page, email);
}

test.beforeEach(({ page }) => page.clock.install());

test('nobody is signed out by a provider that is down as the page opens, and it recovers by itself', async ({
  page,
}) => {
  const account = await createAccount();
  await signInBeside(page, account);
  const logins = collectRequests(page, LOGIN);
  for (const [opened, [outage, answer]] of Object.entries(OUTAGES).entries()) {
    await test.step(`a provider that ${outage}`, async () => {
      const questions = collectRequests(page, ACCOUNT_QUESTION);
      const repair = await breakProvider(page, answer);
      await page.goto(accountsUrl() + INSIDE);
      // The library has had its answer, and still knows the student.
      await expect.poll(() => logins.length).toBe(opened + 1);
      expect(questions).toHaveLength(1);
      await expectIsIn(page, account.email);
      await repair();
    });
  }
  const opened = logins.length;
  await passRefreshPeriod(page);
  await expect.poll(() => logins.length).toBe(opened + 1);
  await expectSignedIn(page, account.email);
});

test('nobody waits for a provider that does not answer as the page opens', async ({ page }) => {
  const account = await createAccount();
  await signInBeside(page, account);
  const logins = collectRequests(page, LOGIN);
  const questions = collectRequests(page, ACCOUNT_QUESTION);
  await breakProvider(page, () => Promise.resolve());
  await page.goto(accountsUrl() + INSIDE);
  await expect.poll(() => questions.length).toBe(1);
  await expectSignedIn(page, account.email);
  expect(logins).toHaveLength(0);
  await page.clock.fastForward(LIBRARY_TIMEOUT_MS);
  await expect.poll(() => logins.length).toBe(1);
  await expectIsIn(page, account.email);
});

test('nobody is signed out by a provider that is down when their token has run out', async ({ page }) => {
  const account = await createAccount();
  await signInBeside(page, account);
  const questions = collectRequests(page, TOKEN_QUESTION);
  const logins = collectRequests(page, LOGIN);
  const repair = await breakProvider(page, providerError(503, 'The service is currently unavailable.'));
  await page.clock.setSystemTime(Date.now() + HOUR_MS);
  await page.goto(accountsUrl() + INSIDE);
  await expect.poll(() => questions.length).toBeGreaterThan(0);
  await expectSignedIn(page, account.email);
  expect(logins).toHaveLength(0);
  await repair();
  await page.clock.fastForward(FIRST_RETRY_MS);
  await expect.poll(() => logins.length).toBe(1);
  await expectIsIn(page, account.email);
});

test('a refresh that fails is tried again, later and later, and nobody notices', async ({ page }) => {
  const account = await createAccount();
  await openSettled(page, account, { redirect: INSIDE });
  const questions = collectRequests(page, TOKEN_QUESTION);
  const logins = collectRequests(page, LOGIN);
  const repair = await breakProvider(page, providerError(503, 'The service is currently unavailable.'));
  await passRefreshPeriod(page);
  await expect.poll(() => questions.length).toBe(1);
  await expectSignedIn(page, account.email);
  await page.clock.fastForward(FIRST_RETRY_MS);
  await expect.poll(() => questions.length).toBe(2);
  await repair();
  await page.clock.fastForward(2 * FIRST_RETRY_MS);
  await expect.poll(() => logins.length).toBe(1);
  await expectIsIn(page, account.email);
  await expect(page.locator('[role="status"] [data-tone]')).toHaveCount(0);
});

test('a student can enter while the session service is down, and has the cookie once it is back', async ({ page }) => {
  const account = await createAccount();
  const pattern = `**${SESSION_LOGIN_PATH}`;
  await page.route(pattern, (route) => route.fulfill({ status: 503 }));
  await openPage(page, `${accountsUrl()}${SIGN_IN_PATH}?redirect=${INSIDE}`);
  await submitCredentials(page, account);
  await expectLeftSignIn(page);
  await expect(accountLink(page)).toBeVisible();
  expect(await serverSession(page)).toBeNull();
  await page.unroute(pattern);
  await page.clock.fastForward(FIRST_COOKIE_RETRY_MS);
  await expect.poll(() => serverSession(page)).toBe(account.email);
  await expectIsIn(page, account.email);
});

test('a student who leaves while the session service is down has left once it is back', async ({ page, context }) => {
  await openSettled(page, await createAccount(), { redirect: '/ajustes' });
  const pattern = `**${SESSION_LOGOUT_PATH}`;
  await page.route(pattern, (route) => route.abort());
  await currentPage(page).getByRole('button', { name: 'Cerrar sesión aquí' }).click();
  await expect(enterLink(page)).toBeVisible();
  expect(await sessionCookie(context)).toBeDefined();
  await page.unroute(pattern);
  await page.clock.fastForward(FIRST_COOKIE_RETRY_MS);
  await expect.poll(() => sessionCookie(context)).toBeUndefined();
});

test('a page works without the code that signs in, which comes when it can', async ({ page }) => {
  const account = await createAccount();
  await signInBeside(page, account);
  const logins = collectRequests(page, LOGIN);
  let refused = 0;
  const withoutLibrary = async (route: Route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes('securetoken.googleapis.com')) return route.fulfill({ response });
    refused += 1;
    return route.abort();
  };
  await page.route('**/releases/**/*.js', withoutLibrary);
  await page.goto(accountsUrl() + INSIDE);
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expectSignedIn(page, account.email);
  expect(logins).toHaveLength(0);
  // A script may still be on its way through the handler.
  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.fastForward(FIRST_RETRY_MS);
  await expect.poll(() => logins.length).toBe(1);
});
