import { expect, type Page, test } from '@playwright/test';
import { SESSION_LOGIN_PATH } from '@travesia/contracts';
import { createAccount, serverSession, signInThroughThePage } from '../support/accounts.ts';
import { emulator } from '../support/emulator.ts';
import { currentPage, openPage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

const NEW_PASSWORD = 'rumbo-norte-2027';

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
  await signInThroughThePage(page, account, { redirect: '/ajustes' });
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
    await signInThroughThePage(page, account, { redirect: '/ajustes' });
    await expect(currentPage(page).getByText(account.email)).toBeVisible();
    const other = await context.newPage();
    const settled = other.waitForResponse((response) => response.url().endsWith(SESSION_LOGIN_PATH));
    await openPage(other, `${accountsUrl()}/carreras`);
    await settled;

    await emulator.disable(account.uid);
    // The settings look at the account again when the student comes back to them.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    for (const tab of [page, other]) await expect(tab.getByText(DISABLED)).toHaveCount(1);
    expect(await serverSession(page)).toBeNull();
  });

  test('is told so as a page opens', async ({ page }) => {
    const account = await createAccount();
    await signInThroughThePage(page, account, { redirect: '/carreras' });
    await emulator.disable(account.uid);
    await page.goto(`${accountsUrl()}/carreras`);
    await expect(page.getByText(DISABLED)).toBeVisible();
  });
});

test('a session closed in one tab stays closed, though another was refreshing it', async ({ page, context }) => {
  const account = await createAccount();
  await signInThroughThePage(page, account, { redirect: '/ajustes' });
  const other = await context.newPage();
  await other.clock.install();
  const settled = other.waitForResponse((response) => response.url().endsWith(SESSION_LOGIN_PATH));
  await openPage(other, `${accountsUrl()}/`);
  await settled;

  const answer = Promise.withResolvers<void>();
  await other.route(/securetoken\.googleapis\.com\/v1\/token/, async (route) => {
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  // Its timers stand still from here on: the library does not look at what other tabs have stored.
  await other.clock.pauseAt(Date.now() + 60_000);
  const refresh = other.waitForRequest(/securetoken\.googleapis\.com\/v1\/token/);
  await other.clock.fastForward(300_000);
  await refresh;
  await currentPage(page).getByRole('button', { name: 'Cerrar sesión aquí' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();

  const logins: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(SESSION_LOGIN_PATH)) logins.push(request.url());
  });
  const refreshed = other.waitForEvent('requestfinished', (request) => /v1\/token/.test(request.url()));
  answer.resolve();
  await refreshed;
  await other.clock.resume();
  await expect.poll(() => storedStudents(other)).toBe(0);
  expect(logins).toEqual([]);
  expect(await serverSession(page)).toBeNull();
});
