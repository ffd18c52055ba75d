import { expect, type Page, test } from '@playwright/test';
import { signInAddress } from '@travesia/contracts/slices';
import {
  createAccount,
  expectLedToProfile,
  expectLeftSignIn,
  freshEmail,
  serverSession,
  submitCredentials,
} from '../support/accounts.ts';
import { emulator } from '../support/emulator.ts';
import { enterAgain, enterAsNew, openProviderWindows, openWindow } from '../support/identity-provider.ts';
import { openSettled } from '../support/open-signed-in.ts';
import { enterLink, INSIDE, sessionCookie } from '../support/session.ts';
import { currentPage, openPage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

const PROVIDERS = {
  Google: 'google.com',
  Facebook: 'facebook.com',
  GitHub: 'github.com',
  'X (Twitter)': 'twitter.com',
} as const;

/** How long a window stays closed before the library takes it for given up: two looks at it, and 8 s of patience. */
const WINDOW_PATIENCE_MS = 20_000;

const openSignIn = (page: Page) => openPage(page, accountsUrl() + signInAddress(INSIDE));
const seguirCon = (page: Page, name: string) => openWindow(page, `Seguir con ${name}`);
const button = (page: Page, name: string) => currentPage(page).getByRole('button', { name, exact: true });
const alert = (page: Page) => currentPage(page).getByRole('alert');

async function expectArrived(page: Page, email: string): Promise<void> {
  await expectLeftSignIn(page);
  await expect(page).toHaveURL(accountsUrl() + INSIDE);
  expect(await serverSession(page)).toBe(email);
}

async function expectNewcomer(page: Page, email: string): Promise<void> {
  await expectLedToProfile(page, INSIDE);
  expect(await serverSession(page)).toBe(email);
}

/** The ways in that the provider keeps for an account, in its own names. */
async function waysOf(email: string): Promise<readonly string[]> {
  const user = await emulator.user(email);
  return (user?.providerUserInfo ?? []).map(({ providerId }) => providerId).sort();
}

test.beforeEach(async ({ context }) => openProviderWindows(context));

/** With the others students enter below; a soak looks at the window of each. */
const windows = Object.entries(PROVIDERS).slice(process.env['SOAK'] ? 0 : -1);

for (const [name, id] of windows) {
  test(`a student enters with ${name} in a window of 500 by 600`, async ({ page }) => {
    const email = freshEmail();
    await openSignIn(page);
    const popup = await seguirCon(page, name);
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
    await enterAsNew(popup, { email });
    await expectNewcomer(page, email);
    expect(await waysOf(email)).toEqual([id]);
  });
}

test('a student who closes the window is told so, and can open it again', async ({ page, context }) => {
  const email = freshEmail();
  await page.clock.install();
  await openSignIn(page);
  await (await seguirCon(page, 'Google')).close();
  await expect(async () => {
    await page.clock.fastForward(WINDOW_PATIENCE_MS);
    await expect(alert(page)).toContainText('La ventana se cerró antes de terminar.', { timeout: 500 });
  }).toPass();
  expect(await sessionCookie(context)).toBeUndefined();

  await enterAsNew(await seguirCon(page, 'Google'), { email });
  await expectNewcomer(page, email);
});

test('an account that a trusted provider vouches for is the one that has its e-mail', async ({ page }) => {
  const account = await createAccount();
  await openSignIn(page);
  await enterAsNew(await seguirCon(page, 'Google'), account);
  await expectArrived(page, account.email);
  expect(await waysOf(account.email)).toEqual(['google.com', 'password']);
  expect((await emulator.user(account.email))?.localId).toBe(account.uid);
});

test('a provider that does not vouch for the e-mail of an account is linked by entering as always', async ({
  page,
}) => {
  const account = await createAccount();
  await openSignIn(page);
  await enterAsNew(await seguirCon(page, 'Facebook'), { email: account.email, emailVerified: false });
  await expect(alert(page)).toContainText('Ya tienes una cuenta con ese correo.');
  await expect(currentPage(page).getByLabel('Correo', { exact: true })).toHaveValue(account.email);
  expect(await waysOf(account.email)).toEqual(['password']);

  await submitCredentials(page, account);
  await expect(page.locator('[role="status"]', { hasText: 'Tu cuenta quedó vinculada con Facebook.' })).toBeVisible();
  await expectArrived(page, account.email);
  expect(await waysOf(account.email)).toEqual(['facebook.com', 'password']);
});

test('a student links a provider to the account, enters with it, and unlinks it', async ({ page }) => {
  const account = await createAccount();
  const theirs = freshEmail();
  await openSettled(page, account, { redirect: '/ajustes' });
  const popup = await openWindow(page, 'Vincular GitHub');
  await enterAsNew(popup, { email: theirs });
  await expect(button(page, 'Desvincular GitHub')).toBeVisible();
  expect(await waysOf(account.email)).toEqual(['github.com', 'password']);

  await button(page, 'Cerrar sesión aquí').click();
  await expect(enterLink(page)).toBeVisible();
  await openPage(page, accountsUrl() + signInAddress('/ajustes'));
  await enterAgain(await seguirCon(page, 'GitHub'), theirs);
  await expectLeftSignIn(page);
  await expect.poll(() => serverSession(page)).toBe(account.email);

  await button(page, 'Desvincular GitHub').click();
  await expect(button(page, 'Vincular GitHub')).toBeVisible();
  expect(await waysOf(account.email)).toEqual(['password']);
});
