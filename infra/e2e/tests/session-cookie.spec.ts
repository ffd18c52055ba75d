import { expect, type Request, test } from '@playwright/test';
import { SESSION_COOKIE, SESSION_LOGIN_PATH, SESSION_LOGOUT_PATH, TOKEN_SYNC_PATH } from '@travesia/contracts/slices';
import { createAccount, serverSession, signInThroughThePage } from '../support/accounts.ts';
import { openSettled } from '../support/open-signed-in.ts';
import {
  accountLink,
  collectRequests,
  enterLink,
  INSIDE,
  passRefreshPeriod,
  REFRESH_PERIOD_MS,
  sessionCookie,
  TOKEN_QUESTION,
  waitForNextToken,
} from '../support/session.ts';
import { currentPage, visit } from '../support/shell.ts';

const LOGIN = new RegExp(`${SESSION_LOGIN_PATH}$`);
const DAYS_S = 24 * 3600;

const tokenOf = (request: Request | undefined): string => request?.postDataJSON().idToken;

test('the cookie is there with each ID token, and gone with the student', async ({ page, context }) => {
  const account = await createAccount();
  const logins = collectRequests(page, LOGIN);
  const answered = () => Promise.all(logins.map(async (request) => (await request.response())?.status()));
  await page.clock.install();
  await signInThroughThePage(page, account, { redirect: INSIDE });

  const cookie = await sessionCookie(context);
  expect(cookie).toMatchObject({ name: SESSION_COOKIE, path: '/', httpOnly: true, secure: false, sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(4.9 * DAYS_S);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(5 * DAYS_S);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(await serverSession(page)).toBe(account.email);
  expect(await answered()).toEqual([200]);

  await passRefreshPeriod(page);
  await expect.poll(answered).toEqual([200, 200]);
  expect(tokenOf(logins[1])).not.toBe(tokenOf(logins[0]));
  expect(await serverSession(page)).toBe(account.email);

  await visit(page, '/ajustes');
  const loggedOut = page.waitForResponse((response) => response.url().endsWith(SESSION_LOGOUT_PATH));
  await currentPage(page).getByRole('button', { name: 'Cerrar sesión aquí' }).click();
  expect((await loggedOut).status()).toBe(204);
  await expect(enterLink(page)).toBeVisible();
  expect(await sessionCookie(context)).toBeUndefined();
  expect(await serverSession(page)).toBeNull();
});

test('the token is refreshed after 300 s, not before, and at once when a machine that slept wakes', async ({
  page,
}) => {
  const account = await createAccount();
  const questions = collectRequests(page, TOKEN_QUESTION);
  const logins = collectRequests(page, LOGIN);
  await page.clock.install();
  await openSettled(page, account, { redirect: INSIDE });
  expect(logins).toHaveLength(1);
  await page.clock.pauseAt(new Date(Date.now() + 1000));

  await page.clock.fastForward(REFRESH_PERIOD_MS - 60_000);
  // Whatever that would have started has been sent by the time this is answered.
  await serverSession(page);
  expect(questions).toHaveLength(0);
  await waitForNextToken();
  await page.clock.fastForward(60_000);
  await expect.poll(() => logins.length).toBe(2);
  expect(questions).toHaveLength(1);

  // Asleep: the clock goes on, timers do not.
  await waitForNextToken();
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3_600_000);
  await serverSession(page);
  expect(questions).toHaveLength(1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => logins.length).toBe(3);
  expect(questions).toHaveLength(2);
  expect(await serverSession(page)).toBe(account.email);
  await expect(accountLink(page)).toBeVisible();
});

test('where token sync is on it hears of new tokens of less than 300 s, and of the end', async ({ page }) => {
  const account = await createAccount();
  const syncs = collectRequests(page, new RegExp(`${TOKEN_SYNC_PATH}$`));
  const logins = collectRequests(page, LOGIN);
  const summary = () =>
    Promise.all(syncs.map(async (request) => `${request.method()} ${(await request.response())?.status()}`));
  // As its documents say where the service was started with it.
  await page.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (...input) => {
      const value = parse(...input);
      if (value?.identity) value.identity.tokenSync = true;
      return value;
    };
  });
  await page.clock.install();
  await signInThroughThePage(page, account, { redirect: '/paes/nem/nem-a-puntaje' });
  await expect.poll(summary).toEqual(['DELETE 204', 'POST 204']);
  expect(await syncs[1]?.headerValue('authorization')).toBe(`Bearer ${tokenOf(logins[0])}`);
  expect(syncs[1]?.postData()).toBeNull();

  // By the page's clock, which is ahead now, the new token was issued 300 s ago and more.
  await passRefreshPeriod(page);
  await expect.poll(() => logins.length).toBe(2);
  await expect.poll(() => serverSession(page)).toBe(account.email);
  expect(syncs).toHaveLength(2);

  await visit(page, '/ajustes');
  await currentPage(page).getByRole('button', { name: 'Cerrar sesión aquí' }).click();
  await expect.poll(summary).toEqual(['DELETE 204', 'POST 204', 'DELETE 204']);
});
