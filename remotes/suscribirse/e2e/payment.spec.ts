import { expect, type Page, test } from '@playwright/test';
import { ENTITLEMENTS_PATH } from '@travesia/contracts/slices';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { collectComplaints, currentPage, openPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';

const PLANS = '/suscribirse';

test.use({ viewport: { width: 360, height: 740 } });

const button = (page: Page, name: string | RegExp) => currentPage(page).getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => currentPage(page).getByRole('heading', { name });

/** By keyboard: the button takes the focus, and Enter presses it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).first().focus();
  await page.keyboard.press('Enter');
}

async function goToBank(page: Page): Promise<void> {
  await openPage(page, accountsUrl() + PLANS);
  await press(page, /^Comprar por/);
  await press(page, /^Pagar .* con Webpay$/);
  await expect(page.getByRole('heading', { name: 'Banco de prueba' })).toBeVisible();
}

test('a parent on a phone goes back, pays by keyboard, gets the receipt, gives the pass back and sees the refund', async ({
  page,
}) => {
  const account = await createAccount();
  await openSignedIn(page, account, { redirect: PLANS });
  const complaints = collectComplaints(page);
  await expect(button(page, /^Comprar por/)).toHaveCount(2);
  await expectAccessible(page, 'what is sold');

  await goToBank(page);
  await page.getByRole('button', { name: 'Anular y volver al comercio' }).click();
  await page.getByRole('button', { name: 'Volver al comercio' }).click();
  await expect(heading(page, 'Anulaste el pago')).toBeVisible();

  await goToBank(page);
  await page.getByRole('button', { name: 'Pagar con una tarjeta que el banco rechaza' }).click();
  await expect(heading(page, 'El banco rechazó el pago')).toBeVisible();

  await goToBank(page);
  await page.getByRole('button', { name: 'Pagar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Está pagado')).toBeVisible();
  await expect(currentPage(page)).toContainText(/Comprobante N\.º \d+/);
  await expectAccessible(page, 'what was paid');
  const entitled = () => page.evaluate(async (path) => (await fetch(path)).json(), ENTITLEMENTS_PATH);
  expect(await entitled()).toMatchObject({ pass: { product: 'season' } });
  // Somebody else's browser, without a session, is told the same of the payment and nothing of the student.
  const outcome = page.url();
  const visitor = await (await page.context().browser()?.newContext())?.newPage();
  if (visitor) {
    await openPage(visitor, outcome);
    await expect(heading(visitor, 'Está pagado')).toBeVisible();
    await expect(currentPage(visitor)).not.toContainText(account.email);
    await visitor.context().close();
  }

  await openPage(page, accountsUrl() + PLANS);
  await press(page, 'Devolver el pase');
  await press(page, /^Sí, devuélvanme/);
  await expect(currentPage(page)).toContainText('Tu dinero va de vuelta');
  await expect(async () => {
    await openPage(page, accountsUrl() + PLANS);
    await expect(currentPage(page)).toContainText('El banco aceptó devolverte el dinero', { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page, 'what was given back');
  expect(await entitled()).toMatchObject({ pass: null });
  expect(complaints).toEqual([]);
});
