import { expect, type Page, type Request, test } from '@playwright/test';
import { SESSION_LOGIN_PATH, SIGN_IN_PATH, signInAddress } from '@travesia/contracts/slices';
import { createAccount, expectLeftSignIn, serverSession, submitCredentials } from '../support/accounts.ts';
import { emulator, emulatorOf } from '../support/emulator.ts';
import { enterAsNew, openProviderWindows } from '../support/identity-provider.ts';
import { openSettled, openSignedIn, signInBeside } from '../support/open-signed-in.ts';
import { INSIDE, TOKEN_QUESTION } from '../support/session.ts';
import { currentPage, openPage, waitForLivePage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

const NEW_PASSWORD = 'rumbo-norte-2027';

/** A browser whose windows must follow the click at once. */
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** How many students the identity library keeps in this browser. */
function storedStudents(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const keys = opening.result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.filter((key) => String(key).startsWith('firebase:authUser:')).length);
          };
        };
      }),
  );
}

test('a student who has changed the password can still close every session', async ({ page }) => {
  const account = await createAccount();
  await openSignedIn(page, account, { redirect: '/ajustes' });
  const settings = currentPage(page);
  await settings.getByLabel('Contraseña nueva', { exact: true }).fill(NEW_PASSWORD);
  await settings.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Tu contraseña nueva quedó guardada.')).toBeVisible();
  expect(await serverSession(page)).toBe(account.email);

  await settings.getByRole('button', { name: 'Cerrar sesión en todos lados' }).click();
  await expect(page.getByText('Cerramos tu sesión en todos tus dispositivos.')).toBeVisible();
  expect(await serverSession(page)).toBeNull();
});

test.describe('a student whose account is disabled', () => {
  const DISABLED = 'Esta cuenta está desactivada.';

  test('is told so once in every tab, whatever finds it out', async ({ page, context }) => {
    const account = await createAccount();
    await openSignedIn(page, account, { redirect: '/ajustes' });
    await expect(currentPage(page).getByText(account.email)).toBeVisible();
    const other = await context.newPage();
    const settled = other.waitForResponse((response) => response.url().endsWith(SESSION_LOGIN_PATH));
    await openPage(other, accountsUrl() + INSIDE);
    await settled;

    await emulator.disable(account.uid);
    // The settings look at the account again when the student comes back to them.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    for (const tab of [page, other]) await expect(tab.getByText(DISABLED)).toHaveCount(1);
    expect(await serverSession(page)).toBeNull();
  });

  test('is told so as a page opens', async ({ page }) => {
    const account = await createAccount();
    await signInBeside(page, account);
    await emulator.disable(account.uid);
    await page.goto(accountsUrl() + INSIDE);
    await expect(page.getByText(DISABLED)).toBeVisible();
  });
});

test('a session closed in one tab stays closed, though another was refreshing it', async ({ page, context }) => {
  const account = await createAccount();
  await openSettled(page, account, { redirect: '/ajustes' });
  const other = await context.newPage();
  await other.clock.install();
  const settled = other.waitForResponse((response) => response.url().endsWith(SESSION_LOGIN_PATH));
  await openPage(other, `${accountsUrl()}/`);
  await settled;

  const answer = Promise.withResolvers<void>();
  await other.route(TOKEN_QUESTION, async (route) => {
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  // Its timers stand still from here on: the library does not look at what other tabs have stored.
  await other.clock.pauseAt(Date.now() + 60_000);
  const refresh = other.waitForRequest(TOKEN_QUESTION);
  await other.clock.fastForward(300_000);
  await refresh;
  await currentPage(page).getByRole('button', { name: 'Cerrar sesión aquí' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();

  const logins: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(SESSION_LOGIN_PATH)) logins.push(request.url());
  });
  const refreshed = other.waitForEvent('requestfinished', (request) => TOKEN_QUESTION.test(request.url()));
  answer.resolve();
  await refreshed;
  await other.clock.resume();
  await expect.poll(() => storedStudents(other)).toBe(0);
  expect(logins).toEqual([]);
  expect(await serverSession(page)).toBeNull();
});

test('a phone has the provider ready before a window is asked for, on the pages that open one', async ({ browser }) => {
  const phone = await browser.newContext({ userAgent: IPHONE });
  await openProviderWindows(phone);
  const page = await phone.newPage();
  // The frame that the library opens asks for the same script, whenever it gets there.
  const isPreparation = (request: Request) =>
    request.url().startsWith('https://apis.google.com/') && request.frame() === page.mainFrame();
  const prepared = () => page.waitForRequest(isPreparation);
  const forSignIn = prepared();
  await openPage(page, accountsUrl() + signInAddress(INSIDE));
  await forSignIn;
  // The browser sees the end of what is said about the session, too.
  const ended = page.waitForEvent('requestfinished', (request) => request.url().endsWith(SESSION_LOGIN_PATH));
  await submitCredentials(page, await createAccount());
  await expectLeftSignIn(page);
  await ended;
  const forSettings = prepared();
  await openPage(page, `${accountsUrl()}/ajustes`);
  await forSettings;

  let asked = 0;
  page.on('request', (request) => {
    if (isPreparation(request)) asked += 1;
  });
  const settled = page.waitForResponse((response) => response.url().endsWith(SESSION_LOGIN_PATH));
  await openPage(page, accountsUrl() + INSIDE);
  await settled;
  expect(asked).toBe(0);
  await phone.close();
});

test.describe('where the browser blocks windows', () => {
  const alert = (page: Page) => currentPage(page).getByRole('alert');

  test.beforeEach(async ({ page, context }) => {
    await openProviderWindows(context);
    await page.addInitScript(() => {
      window.open = () => null;
    });
  });

  test('a student who comes back to the page as they left it can use it again', async ({ page }) => {
    const { emulator: origin } = await emulatorOf(accountsUrl());
    await openPage(page, accountsUrl() + SIGN_IN_PATH);
    const google = currentPage(page).getByRole('button', { name: 'Seguir con Google' });
    // The page stays, as one does that the browser keeps to go back to.
    await page.route(`${origin}/emulator/auth/handler**`, (route) => route.fulfill({ status: 204 }));
    const left = page.waitForRequest(`${origin}/emulator/auth/handler**`);
    await google.click();
    await expect(currentPage(page).getByText('Te llevamos al servicio')).toBeVisible();
    await left;
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(alert(page)).toContainText('Volviste antes de terminar.');
    await expect(google).not.toHaveAttribute('aria-busy');
  });

  test('an account that shares its e-mail is linked when its student enters with a service again', async ({ page }) => {
    const { email } = await createAccount();
    await openPage(page, accountsUrl() + signInAddress(INSIDE));
    await currentPage(page).getByRole('button', { name: 'Seguir con Facebook' }).click();
    await enterAsNew(page, { email, emailVerified: false });
    await waitForLivePage(page);
    await expect(alert(page)).toContainText('Ya tienes una cuenta con ese correo.');
    await expect(currentPage(page).getByLabel('Correo', { exact: true })).toHaveValue(email);

    await currentPage(page).getByRole('button', { name: 'Seguir con Google' }).click();
    await enterAsNew(page, { email });
    await expect(page.getByText('Tu cuenta quedó vinculada con Facebook.')).toBeVisible();
    const ways = (await emulator.user(email))?.providerUserInfo?.map(({ providerId }) => providerId);
    expect(ways?.sort()).toEqual(['facebook.com', 'google.com', 'password']);
    await expect(page).toHaveURL(accountsUrl() + INSIDE);
    expect(await serverSession(page)).toBe(email);
  });
});
