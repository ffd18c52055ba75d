import { expect, type Page, test } from '@playwright/test';
import { SESSION_LOGIN_PATH, signInAddress } from '@travesia/contracts/slices';
import { createAccount, serverSession, submitCredentials } from '../support/accounts.ts';
import { emulator } from '../support/emulator.ts';
import { openSettled, signInBeside } from '../support/open-signed-in.ts';
import {
  ACCOUNT_QUESTION,
  accountLink,
  collectRequests,
  enterLink,
  INSIDE,
  passRefreshPeriod,
  providerError,
  sessionCookie,
  TOKEN_QUESTION,
  waitForNextToken,
} from '../support/session.ts';
import { currentPage, openPage, waitForLivePage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

const DISABLED = 'Esta cuenta está desactivada.';
const EXPIRED = 'Tu sesión venció. Entra de nuevo para seguir donde ibas.';
const NOT_VALID = 'Tu sesión ya no es válida. Entra de nuevo para seguir.';
const CLOSED = 'Tu sesión se cerró. Entra de nuevo para seguir donde ibas.';

/** What the provider answers to a device after its user signed out everywhere; the emulator would give it a token. */
const SIGNED_OUT_EVERYWHERE = providerError(400, 'TOKEN_EXPIRED');

const notice = (page: Page, text: string) => page.locator('[role="status"]', { hasText: text });

/** Signed out here and on the server, told so, and asked to enter to go on. */
async function expectSignedOut(page: Page, text: string): Promise<void> {
  await expect(page).toHaveURL(accountsUrl() + signInAddress(INSIDE));
  await expect(notice(page, text)).toBeVisible();
  await expect(enterLink(page)).toBeVisible();
  await expect.poll(() => sessionCookie(page.context())).toBeUndefined();
  expect(await serverSession(page)).toBeNull();
}

test.describe('while a page is open', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('a student whose account is disabled is signed out and told so, also when they try again', async ({ page }) => {
    const account = await createAccount();
    await openSettled(page, account, { redirect: INSIDE });
    await emulator.disable(account.uid);
    await passRefreshPeriod(page);
    await expectSignedOut(page, DISABLED);

    await waitForLivePage(page);
    await submitCredentials(page, account);
    await expect(currentPage(page).getByRole('alert')).toContainText(DISABLED);
    expect(await sessionCookie(page.context())).toBeUndefined();
  });

  test('a student who signed out everywhere is signed out and told so', async ({ page }) => {
    await openSettled(page, await createAccount(), { redirect: INSIDE });
    await page.route(TOKEN_QUESTION, SIGNED_OUT_EVERYWHERE);
    await passRefreshPeriod(page);
    await expectSignedOut(page, EXPIRED);
  });

  test('a student whose account is deleted is signed out and told so', async ({ page }) => {
    const account = await createAccount();
    await openSettled(page, account, { redirect: INSIDE });
    await emulator.delete(account.uid);
    await passRefreshPeriod(page);
    await expectSignedOut(page, NOT_VALID);
  });

  test('a student who cleared the cookies has one again with the next token', async ({ page, context }) => {
    const account = await createAccount();
    await openSettled(page, account, { redirect: INSIDE });
    await context.clearCookies();
    await passRefreshPeriod(page);
    await expect.poll(() => serverSession(page)).toBe(account.email);
    await expect(accountLink(page)).toBeVisible();
  });

  test('a service that refuses the sign-in makes the provider be asked at once', async ({ page, context }) => {
    const account = await createAccount();
    await signInBeside(page, account);
    await context.clearCookies();
    await emulator.disable(account.uid);
    // No refresh is due: the page is opened anew, and the library believes what it is told here.
    await page.route(ACCOUNT_QUESTION, (route) => route.abort());
    await page.goto(accountsUrl() + INSIDE);
    await expectSignedOut(page, DISABLED);
  });
});

test('a device that was signed out from another one learns it as it opens a page', async ({ page, browser }) => {
  const account = await createAccount();
  await signInBeside(page, account);
  const elsewhere = await (await browser.newContext()).newPage();
  await openSettled(elsewhere, account, { redirect: '/ajustes' });
  // The provider counts seconds: what was issued in the one of the sign-out would stand.
  await waitForNextToken();
  await currentPage(elsewhere).getByRole('button', { name: 'Cerrar sesión en todos lados' }).click();
  await expect(notice(elsewhere, 'Cerramos tu sesión en todos tus dispositivos')).toBeVisible();
  await expect(elsewhere).toHaveURL(`${accountsUrl()}/`);
  await expect(enterLink(elsewhere)).toBeVisible();
  expect(await serverSession(elsewhere)).toBeNull();
  await elsewhere.context().close();

  await page.goto(accountsUrl() + INSIDE);
  await expectSignedOut(page, CLOSED);
});

test('a cookie whose student this browser does not know is ended, and the student told', async ({ page, browser }) => {
  await signInBeside(page, await createAccount());
  const cookie = await sessionCookie(page.context());
  const bare = await browser.newContext();
  await bare.addCookies(cookie ? [cookie] : []);
  const opened = await bare.newPage();
  await opened.goto(accountsUrl() + INSIDE);
  await expectSignedOut(opened, CLOSED);
  await bare.close();
});

test('a student without a cookie gets one, and arrives where they were going', async ({ page, context }) => {
  const account = await createAccount();
  await signInBeside(page, account);
  await context.clearCookies();
  const logins = collectRequests(page, new RegExp(`${SESSION_LOGIN_PATH}$`));
  await openPage(page, `${accountsUrl()}/paes/nem/nem-a-puntaje`);
  await expect(accountLink(page)).toBeVisible();
  expect(logins).toHaveLength(1);
  expect(await serverSession(page)).toBe(account.email);

  await context.clearCookies();
  await page.goto(accountsUrl() + INSIDE);
  await expect(page).toHaveURL(accountsUrl() + INSIDE);
  await expect(accountLink(page)).toBeVisible();
  expect(await serverSession(page)).toBe(account.email);
});
