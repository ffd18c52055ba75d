import { expect, test } from '@playwright/test';
import { createAccount, serverSession, signInThroughThePage } from '../support/accounts.ts';
import { currentPage } from '../support/shell.ts';

const NEW_PASSWORD = 'rumbo-norte-2027';

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
