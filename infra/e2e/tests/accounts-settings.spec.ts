import { expect, type Page, test } from '@playwright/test';
import { type LiveStudentData, STUDENT_DATA_PATH } from '@travesia/contracts/release';
import { createAccount, expectLeftSignIn, serverSession, submitCredentials } from '../support/accounts.ts';
import { emulator } from '../support/emulator.ts';
import { openSignedIn } from '../support/open-signed-in.ts';
import { currentPage, openPage } from '../support/shell.ts';
import { accountsUrl, fixturesUrl } from '../support/urls.ts';

const NEW_PASSWORD = 'norte-verde-77';

const notices = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** What the remotes that are live there say they keep of students. */
async function keptAt(url: string): Promise<readonly LiveStudentData[]> {
  return (await fetch(url + STUDENT_DATA_PATH)).json();
}

/** The provider says so many times that the sign-in is too old for this change; its emulator never does. */
async function askForRecentSignIn(page: Page, call: 'update' | 'delete', times: number): Promise<void> {
  await page.route(
    `**/v1/accounts:${call}?*`,
    (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
      }),
    { times },
  );
}

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await openPage(page, `${accountsUrl()}/acceder`);
  await submitCredentials(page, { email, password });
}

test.describe('the password', () => {
  test('is changed, and the session goes on', async ({ page, browser }) => {
    const account = await createAccount();
    await openSignedIn(page, account, { redirect: '/ajustes' });
    const settings = currentPage(page);
    await settings.getByLabel('Contraseña nueva').fill(NEW_PASSWORD);
    await settings.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(notices(page, 'Tu contraseña nueva quedó guardada')).toBeVisible();
    await page.reload();
    await expect(settings.getByText(account.email)).toBeVisible();
    await expect.poll(() => serverSession(page)).toBe(account.email);

    const context = await browser.newContext();
    const other = await context.newPage();
    await signInWith(other, account.email, account.password);
    await expect(currentPage(other).getByRole('alert')).toContainText('no coinciden');
    await submitCredentials(other, { ...account, password: NEW_PASSWORD });
    await expectLeftSignIn(other);
    await context.close();
  });

  test('is changed after the student proves who they are, where the sign-in is old', async ({ page }) => {
    const account = await createAccount();
    await openSignedIn(page, account, { redirect: '/ajustes' });
    await askForRecentSignIn(page, 'update', 2);
    const settings = currentPage(page);
    await settings.getByLabel('Contraseña nueva').fill(NEW_PASSWORD);
    await settings.getByRole('button', { name: 'Cambiar contraseña' }).click();
    const proof = settings.getByRole('region', { name: 'Confirma que eres tú' });
    await expect(proof.getByRole('heading')).toBeFocused();
    await proof.getByRole('button', { name: 'Cancelar' }).click();
    await expect(proof).toBeHidden();

    await settings.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await proof.getByLabel('Tu contraseña actual').fill('no-es-esta-1');
    await proof.getByRole('button', { name: 'Confirmar' }).click();
    await expect(settings.getByRole('alert')).toBeVisible();
    await proof.getByLabel('Tu contraseña actual').fill(account.password);
    await proof.getByRole('button', { name: 'Confirmar' }).click();
    await expect(notices(page, 'Tu contraseña nueva quedó guardada')).toBeVisible();
    await expect(proof).toBeHidden();

    await settings.getByRole('button', { name: 'Cerrar sesión aquí' }).click();
    await expect(page).toHaveURL(`${accountsUrl()}/`);
    await signInWith(page, account.email, NEW_PASSWORD);
    await expectLeftSignIn(page);
  });
});

test('the appearance is the chosen one, also on the next visit and on every page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSignedIn(page, await createAccount(), { redirect: '/ajustes' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await currentPage(page).getByRole('radio', { name: 'Oscura' }).check({ force: true });
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.goto(`${accountsUrl()}/herramientas/temarios`);
  await expect.poll(background).toBe(dark);
  await page.goto(`${accountsUrl()}/ajustes`);
  await expect(currentPage(page).getByRole('radio', { name: 'Oscura' })).toBeChecked();
  await currentPage(page).getByRole('radio', { name: 'Automática' }).check({ force: true });
  await expect.poll(background).toBe(light);
});

test.describe('the account', () => {
  test('is deleted only after the word, and then it is gone', async ({ page }) => {
    const account = await createAccount();
    await openSignedIn(page, account, { redirect: '/ajustes' });
    const settings = currentPage(page);
    await expect(settings.getByRole('button', { name: 'Eliminar mi cuenta' })).toBeHidden();
    await settings.getByText('Quiero eliminar mi cuenta').click();
    await settings.getByLabel('Escribe ELIMINAR para confirmar').fill('borrar');
    await settings.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect(settings.getByRole('region', { name: 'Falta confirmar' })).toBeFocused();
    expect(await emulator.user(account.email)).toBeDefined();

    const kept = await keptAt(accountsUrl());
    expect(kept.map(({ area }) => area)).toEqual(expect.arrayContaining(['Carreras', 'Ensayos']));
    const cleared = kept.map(({ path }) =>
      page.waitForResponse((answer) => answer.url().endsWith(path) && answer.request().method() === 'DELETE'),
    );
    await settings.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR');
    await settings.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    for (const answer of await Promise.all(cleared)) expect(answer.status()).toBe(204);
    await expect(notices(page, 'Tu cuenta quedó eliminada')).toBeVisible();
    await expect(page).toHaveURL(`${accountsUrl()}/`);
    await expect(page.locator('header').getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
    expect(await emulator.user(account.email)).toBeUndefined();
    await expect.poll(() => serverSession(page)).toBeNull();

    await signInWith(page, account.email, account.password);
    await expect(currentPage(page).getByRole('alert')).toContainText('no coinciden');
  });

  test('is deleted after the student proves who they are, where the sign-in is old', async ({ page }) => {
    const account = await createAccount();
    await openSignedIn(page, account, { redirect: '/ajustes' });
    await askForRecentSignIn(page, 'delete', 1);
    const settings = currentPage(page);
    await settings.getByText('Quiero eliminar mi cuenta').click();
    await settings.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR');
    await settings.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    const proof = settings.getByRole('region', { name: 'Confirma que eres tú' });
    await proof.getByLabel('Tu contraseña actual').fill(account.password);
    expect(await emulator.user(account.email)).toBeDefined();
    await proof.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page).toHaveURL(`${accountsUrl()}/`);
    await expect.poll(() => emulator.user(account.email)).toBeUndefined();
  });

  test('is downloaded and deleted from a remote that this shell has never heard of', async ({ page }) => {
    const kept = await keptAt(fixturesUrl());
    expect(kept).toContainEqual(expect.objectContaining({ area: 'Cuaderno', path: '/api/viva/data' }));
    await page.route(`**${STUDENT_DATA_PATH}`, (route) => route.fulfill({ json: kept }));
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    const asked: string[] = [];
    await page.route('**/api/viva/data', (route) => {
      asked.push(route.request().method());
      return route.fulfill({ status: 204 });
    });
    const account = await createAccount();
    await openSignedIn(page, account, { redirect: '/ajustes' });
    const settings = currentPage(page);
    await expect(settings.getByRole('link', { name: 'Descargar todos mis datos' })).toBeVisible();
    // A schema that is compiled would be refused, and reported.
    expect(refused).toEqual([]);
    await settings.getByText('Quiero eliminar mi cuenta').click();
    await settings.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR');
    await settings.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect(page).toHaveURL(`${accountsUrl()}/`);
    expect(asked).toEqual(['DELETE']);
    expect(await emulator.user(account.email)).toBeUndefined();
  });
});
