import { expect, type Page, test } from '@playwright/test';
import { RELEASE_OVERRIDE_PATH } from '@travesia/contracts/release';
import { createAccount, serverSession } from '../support/accounts.ts';
import { emulator } from '../support/emulator.ts';
import { signInBeside } from '../support/open-signed-in.ts';
import { INSIDE } from '../support/session.ts';
import { openPage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

// The platform with accounts gives tools to nobody for being on this machine: as in production.
const REMOTE = 'carreras';

const corner = (page: Page) => page.getByRole('button', { name: 'Publicaciones', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Publicaciones en esta pestaña' });
const banner = (page: Page) => page.getByRole('region', { name: 'Publicaciones fijadas' });

/** Asks for what only the team may, with the cookies of `page`. */
async function tryToPin(page: Page, id: string): Promise<number> {
  const response = await page.request.put(accountsUrl() + RELEASE_OVERRIDE_PATH, {
    headers: { origin: accountsUrl() },
    data: { releases: { [REMOTE]: id } },
  });
  return response.status();
}

async function liveId(page: Page): Promise<string> {
  const { id } = await (await page.request.get(`${accountsUrl()}/builds/latest.json`)).json();
  const { releases } = await (await page.request.get(`${accountsUrl()}/builds/meta/${id}.json`)).json();
  return releases[REMOTE];
}

test('whoever signs in with the claim of the team sees the panel, pins and lets go', async ({ page }) => {
  test.slow();
  const account = await createAccount();
  await emulator.makeStaff(account.uid);
  await signInBeside(page, account);
  expect(await serverSession(page)).toBe(account.email);
  const id = await liveId(page);
  await openPage(page, accountsUrl() + INSIDE);
  await corner(page).click();
  await panel(page).getByLabel('Nombre').selectOption(REMOTE);
  await panel(page).getByRole('button', { name: 'Fijar y recargar' }).click();
  await expect(banner(page)).toContainText(`${REMOTE} ${id}`);
  await banner(page).getByRole('button', { name: 'Soltar lo fijado' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(corner(page)).toBeVisible();
});

test('nobody else sees it, nor may pin: no student, and nobody without a session', async ({ page }) => {
  const id = await liveId(page);
  await openPage(page, accountsUrl());
  await page.waitForLoadState('networkidle');
  await expect(corner(page)).toHaveCount(0);
  expect(await tryToPin(page, id)).toBe(401);

  const account = await createAccount();
  await signInBeside(page, account);
  expect(await serverSession(page)).toBe(account.email);
  await openPage(page, accountsUrl() + INSIDE);
  await page.keyboard.press('Control+Alt+R');
  await page.waitForLoadState('networkidle');
  await expect(corner(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  expect(await tryToPin(page, id)).toBe(403);
});
