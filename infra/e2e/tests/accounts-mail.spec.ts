import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  createAccount,
  expectLedToProfile,
  expectLeftSignIn,
  freshEmail,
  serverSession,
  submitCredentials,
} from '../support/accounts.ts';
import { emulator } from '../support/emulator.ts';
import { openSignedIn } from '../support/open-signed-in.ts';
import { currentPage, openPage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

const NEW_PASSWORD = 'norte-verde-77';

const callback = (query: Readonly<Record<string, string>>) =>
  `${accountsUrl()}/acceder/callback?${new URLSearchParams(query)}`;

/** Asks for an e-mail in one of the ways of the sign-in page. */
async function askForMail(page: Page, way: 'enlace' | 'recuperar', email: string, redirect?: string): Promise<void> {
  const query = new URLSearchParams({ modo: way, ...(redirect !== undefined && { redirect }) });
  await openPage(page, `${accountsUrl()}/acceder?${query}`);
  const form = currentPage(page);
  await form.getByLabel('Correo', { exact: true }).fill(email);
  await form.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(form.getByRole('status').filter({ hasText: `Revisa el correo de ${email}` })).toBeVisible();
}

/** Another browser: nothing of the first one's storage. */
async function elsewhere(browser: Browser, run: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  await run(await context.newPage());
  await context.close();
}

/** What the provider answers about codes that are too old; its emulator never does. */
async function expireCodes(page: Page): Promise<void> {
  for (const call of ['resetPassword', 'update', 'signInWithEmailLink']) {
    await page.route(`**/v1/accounts:${call}?*`, (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message: 'EXPIRED_OOB_CODE' } },
      }),
    );
  }
}

test.describe('a sign-in link', () => {
  test('opens the session in the browser that asked for it, where the student was headed, and only once', async ({
    page,
  }) => {
    const email = freshEmail();
    await askForMail(page, 'enlace', email, '/lobby');
    const { oobLink } = await emulator.receivedMail(email, 'EMAIL_SIGNIN');
    await page.goto(oobLink);
    await expectLedToProfile(page, '/lobby');
    expect(await serverSession(page)).toBe(email);
    expect(await emulator.user(email)).toMatchObject({ emailVerified: true });
  });

  test('asks for the e-mail in another browser, and takes only the one it was sent to', async ({ page, browser }) => {
    const email = freshEmail();
    await askForMail(page, 'enlace', email);
    const { oobLink, oobCode } = await emulator.receivedMail(email, 'EMAIL_SIGNIN');
    await elsewhere(browser, async (other) => {
      await other.goto(oobLink);
      const form = currentPage(other);
      await form.getByLabel('Correo', { exact: true }).fill('otra-persona@alumnos.example');
      await form.getByRole('button', { name: 'Abrir mi sesión' }).click();
      await expect(form.getByRole('alert')).toContainText('El enlace se envió a otro correo');
      expect(await serverSession(other)).toBeNull();
      await form.getByLabel('Correo', { exact: true }).fill(email);
      await form.getByRole('button', { name: 'Abrir mi sesión' }).click();
      await expectLedToProfile(other, '/home');
      expect(await serverSession(other)).toBe(email);
    });
    await test.step('and works only once', async () => {
      await page.goto(callback({ mode: 'signIn', oobCode, apiKey: 'x' }));
      await expect(currentPage(page).getByRole('alert')).toContainText('Este enlace ya se usó');
      await expect(currentPage(page).getByRole('textbox')).toHaveCount(0);
      await currentPage(page).getByRole('link', { name: 'Pedir otro enlace' }).click();
      await expect(page).toHaveURL(`${accountsUrl()}/acceder?modo=enlace`);
      expect(await serverSession(page)).toBeNull();
    });
  });

  test('that is too old says so', async ({ page }) => {
    const email = freshEmail();
    await askForMail(page, 'enlace', email);
    await expireCodes(page);
    await page.goto((await emulator.receivedMail(email, 'EMAIL_SIGNIN')).oobLink);
    await expect(currentPage(page).getByRole('alert')).toContainText('Este enlace ya venció');
  });

  test('of a network that failed can be tried again', async ({ page }) => {
    const email = freshEmail();
    await askForMail(page, 'enlace', email);
    await page.route('**/v1/accounts:signInWithEmailLink?*', (route) => route.abort(), { times: 1 });
    await page.goto((await emulator.receivedMail(email, 'EMAIL_SIGNIN')).oobLink);
    const form = currentPage(page);
    await expect(form.getByRole('alert')).toContainText('Revisa tu internet');
    await expect(form.getByLabel('Correo', { exact: true })).toHaveValue(email);
    await form.getByRole('button', { name: 'Abrir mi sesión' }).click();
    await expectLedToProfile(page, '/home');
  });
});

test.describe('a forgotten password', () => {
  test('is replaced with the link in an e-mail, which works only once', async ({ page }) => {
    const account = await createAccount();
    await askForMail(page, 'recuperar', account.email);
    const { oobCode } = await emulator.receivedMail(account.email, 'PASSWORD_RESET');
    const link = callback({ mode: 'resetPassword', oobCode });

    await page.goto(link);
    const form = currentPage(page);
    await expect(form).toContainText(`Es para la cuenta de ${account.email}`);
    await form.getByLabel('Contraseña nueva').fill('corta1');
    await form.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(form.getByRole('link', { name: /todavía necesita: al menos 8 caracteres/ })).toBeVisible();
    await form.getByLabel('Contraseña nueva').fill(NEW_PASSWORD);
    await form.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(form.getByRole('status').filter({ hasText: 'Tu contraseña nueva está lista' })).toBeVisible();

    await form.getByRole('link', { name: 'Entrar', exact: true }).click();
    await submitCredentials(page, account);
    await expect(form.getByRole('alert')).toContainText('no coinciden');
    await submitCredentials(page, { ...account, password: NEW_PASSWORD });
    await expectLeftSignIn(page);
    expect(await serverSession(page)).toBe(account.email);

    await page.goto(link);
    await expect(form.getByRole('alert')).toContainText('Este enlace ya se usó');
    await expect(form.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute(
      'href',
      '/acceder?modo=recuperar',
    );
  });

  test('whose link is too old says so and offers another', async ({ page }) => {
    await expireCodes(page);
    await openPage(page, callback({ mode: 'resetPassword', oobCode: 'viejo' }));
    await expect(currentPage(page).getByRole('alert')).toContainText('Este enlace ya venció');
    await currentPage(page).getByRole('link', { name: 'Pedir otro enlace' }).click();
    await expect(page).toHaveURL(`${accountsUrl()}/acceder?modo=recuperar`);
  });

  test('of nobody is answered alike, and sends nothing', async ({ page }) => {
    const email = freshEmail();
    await askForMail(page, 'recuperar', email);
    await expect(currentPage(page).getByRole('status').filter({ hasText: 'Si hay una cuenta' })).toBeVisible();
    expect(await emulator.mail(email, 'PASSWORD_RESET')).toBeUndefined();
  });
});

test.describe('an address', () => {
  test('is verified by the link that the account page sends, and the page sees it', async ({ page }) => {
    const account = await createAccount({ emailVerified: false });
    await openSignedIn(page, account, { redirect: '/ajustes' });
    const settings = currentPage(page);
    await expect(settings).toContainText('Falta verificar tu correo');
    await settings.getByRole('button', { name: 'Enviar correo de verificación' }).click();
    await expect(settings.getByRole('status').filter({ hasText: 'Te enviamos un enlace' })).toBeVisible();
    const { oobCode } = await emulator.receivedMail(account.email, 'VERIFY_EMAIL');

    const link = callback({ mode: 'verifyEmail', oobCode });
    await page.goto(link);
    await expect(currentPage(page)).toContainText('Tu correo quedó verificado');
    await currentPage(page).getByRole('link', { name: 'Ir a mi cuenta' }).click();
    await expect(settings.getByText('Verificado', { exact: true })).toBeVisible();
    await expect(settings).not.toContainText('Falta verificar tu correo');

    await page.goto(link);
    await expect(currentPage(page).getByRole('alert')).toContainText('Este enlace ya se usó');
  });

  test('is verified in a browser where nobody is signed in, too', async ({ page }) => {
    const { email } = await createAccount({ emailVerified: false });
    const { oobCode } = await emulator.send(email, 'VERIFY_EMAIL');
    await openPage(page, callback({ mode: 'verifyEmail', oobCode }));
    await expect(currentPage(page)).toContainText('Tu correo quedó verificado');
    expect(await emulator.user(email)).toMatchObject({ emailVerified: true });
  });
});

test('the address of the links, without one, leads to the sign-in', async ({ page }) => {
  await openPage(page, `${accountsUrl()}/acceder/callback?redirect=%2Flobby`);
  await currentPage(page).getByRole('link', { name: 'Entrar a Travesía' }).click();
  await expect(page).toHaveURL(`${accountsUrl()}/acceder?redirect=%2Flobby`);
});
