import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { createAccount, freshEmail, submitCredentials } from '../support/accounts.ts';
import { openSignedIn } from '../support/open-signed-in.ts';
import { currentPage, openPage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const press = (page: Page, name: string) => currentPage(page).getByRole('button', { name, exact: true }).click();

const open = (page: Page, path: string) => openPage(page, accountsUrl() + path);

/** What students see of accounts, as far as it looks different. Each ends when it is seen. */
const VIEWS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the sign-in, after a failure': async (page) => {
    await open(page, '/acceder?redirect=%2Flobby%3Funa%3Ddireccion-tan-larga-que-no-cabe-en-una-linea-de-un-telefono');
    await submitCredentials(page, { email: freshEmail(), password: 'no-es-esta-1' });
    await expect(currentPage(page).getByRole('alert')).toBeVisible();
  },
  'the sign-up, with what is missing': async (page) => {
    await open(page, '/acceder?modo=crear');
    await currentPage(page).getByLabel('Contraseña nueva').fill('corta');
    await press(page, 'Crear cuenta');
    await expect(currentPage(page).getByRole('region', { name: 'Revisa estos datos' })).toBeVisible();
  },
  'the sign-in by link, sent': async (page) => {
    await open(page, '/acceder?modo=enlace');
    await currentPage(page).getByLabel('Correo', { exact: true }).fill(freshEmail());
    await press(page, 'Enviar enlace');
    await expect(currentPage(page).getByRole('button', { name: 'Enviar otra vez' })).toBeVisible();
  },
  'a link that asks for the e-mail': async (page) => {
    await open(page, '/acceder/callback?mode=signIn&oobCode=x&apiKey=x');
    await press(page, 'Abrir mi sesión');
    await expect(currentPage(page).getByRole('region', { name: 'Revisa estos datos' })).toBeVisible();
  },
  'a link that is spent': async (page) => {
    await open(page, '/acceder/callback?mode=resetPassword&oobCode=x');
    await expect(currentPage(page).getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible();
  },
  'the account': async (page) => {
    await openSignedIn(page, await createAccount({ emailVerified: false }), { redirect: '/ajustes' });
    const settings = currentPage(page);
    await expect(settings).toContainText('Falta verificar tu correo');
    await settings.getByText('Quiero eliminar mi cuenta').click();
    await press(page, 'Eliminar mi cuenta');
    await settings.getByLabel('Contraseña nueva').fill('corta');
    await press(page, 'Cambiar contraseña');
    await expect(settings.getByRole('region', { name: 'Revisa la contraseña nueva' })).toBeVisible();
  },
};

for (const [name, show] of Object.entries(VIEWS)) {
  test(`${name} is accessible in light and dark, and fits a phone and a desktop`, async ({ page }) => {
    await show(page);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `scrolls to the side at ${viewport.width} px`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  });
}

test('all that signing in takes is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/acceder?redirect=%2Flobby');
  for (const control of [
    currentPage(page).getByLabel('Contraseña', { exact: true }),
    currentPage(page).getByRole('button', { name: 'Entrar', exact: true }),
  ]) {
    await expect(control).toBeInViewport({ ratio: 1 });
  }
});

test('whatever the form says is in sight when it is said', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/acceder');
  await submitCredentials(page, { email: freshEmail(), password: 'no-es-esta-1' });
  await expect(currentPage(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
});
