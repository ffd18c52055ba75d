import { expect, type Page, test } from '@playwright/test';
import {
  createAccount,
  expectLedToProfile,
  expectLeftSignIn,
  freshEmail,
  PASSWORD,
  serverSession,
  signInThroughThePage,
  submitCredentials,
} from '../support/accounts.ts';
import { emulator } from '../support/emulator.ts';
import { currentPage, openPage } from '../support/shell.ts';
import { accountsUrl, productUrl } from '../support/urls.ts';

/** More than the sign-in page has before its button, so that a trap is told from a long page. */
const TABS_MAX = 40;

const headerLink = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true });

const openSignIn = (page: Page, query = '') => openPage(page, `${accountsUrl()}/acceder${query}`);

/** The provider answers the next sign-in with a password like this. */
async function refuseSignIn(page: Page, message: string): Promise<void> {
  await page.route('**/v1/accounts:signInWithPassword?*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message } },
    }),
  );
}

test.describe('a new student', () => {
  test('sees what the password needs as it is met, and has an account with a mail to verify it', async ({ page }) => {
    const email = freshEmail();
    await openSignIn(page, '?modo=crear');
    const form = currentPage(page);
    const needs = form.getByRole('list', { name: 'La contraseña necesita' }).getByRole('listitem');
    await expect(needs).toHaveText([/Al menos 8 caracteres.*\(falta\)/, /Un número.*\(falta\)/]);
    await form.getByLabel('Contraseña nueva').fill('rumbo2');
    await expect(needs).toHaveText([/\(falta\)/, /\(cumplido\)/]);

    await form.getByLabel('Correo', { exact: true }).fill(email);
    await form.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(form.getByRole('link', { name: /todavía necesita: al menos 8 caracteres/ })).toBeVisible();
    expect(await emulator.user(email)).toBeUndefined();

    await form.getByLabel('Contraseña nueva').fill(PASSWORD);
    await expect(needs).toHaveText([/\(cumplido\)/, /\(cumplido\)/]);
    await form.getByRole('button', { name: 'Crear cuenta' }).click();
    await expectLedToProfile(page, '/home');
    expect(await serverSession(page)).toBe(email);
    await expect.poll(() => emulator.mail(email, 'VERIFY_EMAIL')).toBeTruthy();
  });

  test('with an address that has an account is told so, and keeps it on the way to signing in', async ({ page }) => {
    const { email } = await createAccount();
    await openSignIn(page, '?modo=crear');
    const form = currentPage(page);
    await form.getByLabel('Correo', { exact: true }).fill(email);
    await form.getByLabel('Contraseña nueva').fill('otra-clave-2026');
    await form.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(form.getByRole('alert')).toContainText('Ese correo ya tiene una cuenta');
    await form.getByRole('link', { name: 'Entrar', exact: true }).click();
    await expect(form.getByLabel('Correo', { exact: true })).toHaveValue(email);
  });
});

test.describe('a student with a password', () => {
  test('signs in, is known to the server, stays so after a reload, and signs out', async ({ page }) => {
    const account = await createAccount();
    await signInThroughThePage(page, account, { redirect: '/ajustes' });
    await expect(page).toHaveURL(`${accountsUrl()}/ajustes`);
    expect(await serverSession(page)).toBe(account.email);
    await page.reload();
    await expect(currentPage(page).getByText(account.email)).toBeVisible();
    await expect(headerLink(page, 'Mi cuenta')).toBeVisible();

    await currentPage(page).getByRole('button', { name: 'Cerrar sesión aquí' }).click();
    await expect(page).toHaveURL(`${accountsUrl()}/`);
    await expect(headerLink(page, 'Entrar')).toBeVisible();
    await expect.poll(() => serverSession(page)).toBeNull();
    await page.goto(`${accountsUrl()}/ajustes`);
    await expect(page).toHaveURL(`${accountsUrl()}/acceder?redirect=%2Fajustes`);
  });

  test('with the wrong one is told nothing about the account, and can try again', async ({ page }) => {
    const account = await createAccount();
    await openSignIn(page);
    const alert = currentPage(page).getByRole('alert');
    await submitCredentials(page, { email: freshEmail(), password: 'no-es-esta-1' });
    await expect(alert).toContainText('no coinciden');
    const forNobody = await alert.textContent();
    await submitCredentials(page, { email: account.email, password: 'no-es-esta-2' });
    await expect(alert).toHaveText(forNobody ?? '');
    expect(await serverSession(page)).toBeNull();
    await submitCredentials(page, account);
    await expectLeftSignIn(page);
    expect(await serverSession(page)).toBe(account.email);
  });

  test('that forgot a field is told which, beside it and together, and nothing is sent', async ({ page }) => {
    await openSignIn(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const form = currentPage(page);
    await form.getByRole('button', { name: 'Entrar', exact: true }).click();
    const summary = form.getByRole('region', { name: 'Revisa estos datos' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Escribe tu contraseña.' }).click();
    await expect(form.getByLabel('Contraseña', { exact: true })).toBeFocused();
    await expect(form.getByLabel('Correo', { exact: true })).toHaveAccessibleDescription(/Escribe tu correo/);
    expect(asked.filter((url) => url.includes('accounts:'))).toEqual([]);
  });

  test('whose account is disabled is told so', async ({ page }) => {
    const account = await createAccount();
    await emulator.disable(account.uid);
    await openSignIn(page);
    await submitCredentials(page, account);
    await expect(currentPage(page).getByRole('alert')).toContainText('Esta cuenta está desactivada');
  });

  test('signs in with the keyboard alone', async ({ page }) => {
    const account = await createAccount();
    await openSignIn(page);
    await expect(currentPage(page).getByLabel('Correo', { exact: true })).toBeVisible();
    const tabTo = async (id: string) => {
      for (let count = 0; count < TABS_MAX; count++) {
        if (await page.evaluate((wanted) => document.activeElement?.id === wanted, id)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab never reached #${id}`);
    };
    await tabTo('acceder-correo');
    await page.keyboard.type(account.email);
    await tabTo('acceder-clave');
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${accountsUrl()}/home`);
    await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('a page that needs an account', () => {
  test('sends to the sign-in, which comes back to it with its query', async ({ page }) => {
    await page.goto(`${accountsUrl()}/lobby?a=1&b=dos`);
    await expect(page).toHaveURL(`${accountsUrl()}/acceder?redirect=${encodeURIComponent('/lobby?a=1&b=dos')}`);
    await submitCredentials(page, await createAccount());
    await expect(page).toHaveURL(`${accountsUrl()}/lobby?a=1&b=dos`);
    await page.reload();
    await expect(page).toHaveURL(`${accountsUrl()}/lobby?a=1&b=dos`);
  });

  test('keeps its address while the student goes from one way of signing in to another', async ({ page }) => {
    await openSignIn(page, '?redirect=%2Flobby');
    const form = currentPage(page);
    await form.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
    await form.getByRole('link', { name: 'Volver a entrar con contraseña' }).click();
    await form.getByRole('link', { name: 'Crear una cuenta' }).click();
    await form.getByLabel('Correo', { exact: true }).fill(freshEmail());
    await form.getByLabel('Contraseña nueva').fill(PASSWORD);
    await form.getByRole('button', { name: 'Crear cuenta' }).click();
    // Who is new tells who they are first.
    await expect(page).toHaveURL(/\/perfil\/crear\?redirect=%2Flobby(&|$)/);
  });
});

test('a signed-in student who opens the sign-in page goes on to the first place of the navigation', async ({
  page,
}) => {
  await signInThroughThePage(page, await createAccount());
  await page.goto(`${accountsUrl()}/acceder`);
  await expect(page).toHaveURL(`${accountsUrl()}/home`);
  await page.goto(`${accountsUrl()}/acceder?redirect=%2Flobby`);
  await expect(page).toHaveURL(`${accountsUrl()}/lobby`);
});

test.describe('the demo student', () => {
  test('is named where the provider is its emulator, and signs in with two presses', async ({ page }) => {
    await openSignIn(page);
    const form = currentPage(page);
    await form.getByRole('button', { name: 'Usar estos datos' }).click();
    await expect(form.getByLabel('Correo', { exact: true })).toHaveValue('estudiante@travesia.example');
    await form.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expectLeftSignIn(page);
    expect(await serverSession(page)).toBe('estudiante@travesia.example');
  });

  test('is nowhere else: neither in the documents nor in the code', async ({ page }) => {
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => bodies.push(response.text().catch(() => '')));
    await openPage(page, `${productUrl()}/acceder`);
    await expect(currentPage(page)).toContainText('Las cuentas todavía no están abiertas');
    const all = await Promise.all(bodies);
    expect(all.length).toBeGreaterThan(2);
    expect(all.filter((body) => body.includes('travesia.example'))).toEqual([]);
  });
});

test('what the provider answers is said in words, also what nobody knows', async ({ page }) => {
  await openSignIn(page);
  const alert = currentPage(page).getByRole('alert');
  await refuseSignIn(page, 'TOO_MANY_ATTEMPTS_TRY_LATER : Access has been disabled.');
  await submitCredentials(page, { email: freshEmail(), password: PASSWORD });
  await expect(alert).toContainText('Hubo demasiados intentos seguidos');
  await refuseSignIn(page, 'THE_MOON_IS_FULL');
  await submitCredentials(page, { email: freshEmail(), password: PASSWORD });
  await expect(alert).toContainText('No pudimos completar esto. Vuelve a intentarlo');
  await expect(alert).toContainText('the-moon-is-full');
});
