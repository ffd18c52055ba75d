import { expect, type Page, test } from '@playwright/test';
import { GUARDIAN_PAGE_PATH, PROFILE_PATH } from '@travesia/contracts/slices';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { currentPage, openPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';
import { LOCAL_MAIL_PATH } from '@travesia/infra-local';

test.use({ viewport: { width: 360, height: 740 } });

/** The link of the newest mail to `address` that leads to `path`. */
async function linkTo(page: Page, address: string, path: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const text = await (await page.request.get(accountsUrl() + LOCAL_MAIL_PATH)).text();
        const mail = text.split('<article>').find((one) => one.includes(address) && one.includes(path));
        found = new RegExp(`href="([^"]*${path}#[^"]+)"`).exec(mail ?? '')?.[1];
        return found;
      },
      { timeout: 15_000 },
    )
    .toBeDefined();
  return found ?? '';
}

const create = (page: Page, id: string) =>
  page.evaluate(
    async ([attempt]) => {
      const answer = await fetch('/api/ensayos/attempts', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: attempt, request: { mode: 'muestra' } }),
      });
      return { status: answer.status, reason: (await answer.json()).reason };
    },
    [id] as const,
  );

test('a minor names a guardian, who agrees by a mail without an account, and takes it back', {
  tag: '@waiting',
}, async ({ page, browser }) => {
  // The round that takes everything away may come a minute later.
  test.setTimeout(120_000);
  const account = await createAccount({ withProfile: false });
  await openSignedIn(page, account, { redirect: '/perfil/crear' });
  const year = new Date().getFullYear() - 15;
  await currentPage(page)
    .getByLabel(/año.*naci/i)
    .fill(String(year));
  await currentPage(page).getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect(page).toHaveURL(accountsUrl() + GUARDIAN_PAGE_PATH);
  // Every service refuses by itself, whatever a page lets them do.
  const id = '0199c0de-0000-7000-8000-000000000001';
  expect(await create(page, id)).toEqual({ status: 403, reason: 'guardian-consent' });

  const form = currentPage(page);
  await form.getByRole('button', { name: 'Pedir permiso' }).click();
  await expect(form.getByRole('region', { name: 'Revisa estos datos' })).toBeFocused();
  await expectAccessible(page, 'who is asked');
  await form.getByLabel(/Correo de tu mamá/).fill(account.email);
  await form.getByLabel(/Es de mi mamá/).check();
  await form.getByRole('button', { name: 'Pedir permiso' }).click();
  await expect(form.getByText('Tiene que ser el correo de otra persona').first()).toBeVisible();
  const guardian = `mama.${account.uid.toLowerCase()}@ejemplo.example`;
  await form.getByLabel(/Correo de tu mamá/).fill(guardian);
  await form.getByRole('button', { name: 'Pedir permiso' }).click();
  await expect(form.getByText('Le escribimos')).toBeVisible();

  const elsewhere = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await openPage(elsewhere, await linkTo(elsewhere, guardian, '/perfil/permiso'));
  const asked = currentPage(elsewhere);
  await expect(asked.getByRole('button', { name: 'Sí, doy mi permiso' })).toBeVisible();
  await expectAccessible(elsewhere, 'what a guardian is asked');
  expect(await elsewhere.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await asked.getByRole('button', { name: 'Sí, doy mi permiso' }).focus();
  await elsewhere.keyboard.press('Enter');
  await expect(asked.getByText('Su permiso está registrado')).toBeVisible();
  await expect.poll(() => create(page, id), { timeout: 10_000 }).toMatchObject({ status: 200 });

  await asked.getByRole('button', { name: 'Retirar mi permiso' }).click();
  await asked.getByRole('button', { name: 'Sí, retirar y borrar todo' }).click();
  await expect(asked.getByText('No hay permiso')).toBeVisible();
  await expectAccessible(elsewhere, 'what a guardian took back');
  // A round takes everything away, and the account: nobody is left to be asked about.
  await expect
    .poll(async () => (await page.request.get(accountsUrl() + PROFILE_PATH)).json().then(({ version }) => version), {
      timeout: 60_000,
    })
    .toBe(0);
  await elsewhere.close();
});

test('privacy says what every live area keeps, and why', async ({ page }) => {
  await openPage(page, `${accountsUrl()}/privacidad`);
  const content = currentPage(page);
  for (const area of ['Carreras', 'Ensayos', 'Perfil'])
    await expect(content.getByRole('heading', { name: area, exact: true })).toBeVisible();
  await expect(content.getByText('Tu año de nacimiento.')).toBeVisible();
  // Nobody was named where tests run.
  await expect(
    content.getByText(`responde por ella quien la puso en marcha, en ${new URL(accountsUrl()).host}`),
  ).toBeVisible();
  await expectAccessible(page, 'privacy');
});
