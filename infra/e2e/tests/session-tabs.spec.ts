import { expect, type Page, test } from '@playwright/test';
import { createAccount, serverSession, signInThroughThePage } from '../support/accounts.ts';
import { openSettled } from '../support/open-signed-in.ts';
import { accountLink, enterLink, INSIDE, sessionCookie } from '../support/session.ts';
import { currentPage, markDocument, openPage, visit, waitForLivePage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

const PUBLIC = '/paes/nem/nem-a-puntaje';
const OWN = 'data-test-own';

/** In the settings that are open. */
const signOut = (page: Page) => currentPage(page).getByRole('button', { name: 'Cerrar sesión aquí' }).click();

/** Leaves a mark in the page that is shown: one that begins anew does not have it. */
const markPage = (page: Page) => currentPage(page).evaluate((element, name) => element.setAttribute(name, ''), OWN);
const marked = (page: Page) => page.locator(`[${OWN}]`);

test('whoever enters or leaves in one tab has entered or left in the others', async ({ page, context }) => {
  const account = await createAccount();
  const other = await context.newPage();
  await openPage(other, accountsUrl() + PUBLIC);
  await markDocument(other);
  await expect(enterLink(other)).toBeVisible();

  await signInThroughThePage(page, account, { redirect: INSIDE });
  await expect(accountLink(other)).toBeVisible();
  await visit(other, INSIDE);
  await expect(other).toHaveURL(accountsUrl() + INSIDE);
  await waitForLivePage(other);

  await visit(page, '/ajustes');
  await signOut(page);
  // It stood where only a student may be.
  await expect(other).toHaveURL(`${accountsUrl()}/acceder?redirect=${encodeURIComponent(INSIDE)}`);
  await expect(enterLink(page)).toBeVisible();
  await expect(enterLink(other)).toBeVisible();
  expect(await sessionCookie(context)).toBeUndefined();
  expect(await serverSession(other)).toBeNull();
});

test('what a student had open in another tab is gone when a different one enters', async ({ page, context }) => {
  const [first, second] = [await createAccount(), await createAccount()];
  await openSettled(page, first, { redirect: '/ajustes' });
  const other = await context.newPage();
  await openPage(other, accountsUrl() + INSIDE);
  await markPage(other);
  await visit(other, PUBLIC);
  await expect(currentPage(other).locator('h1')).toContainText('NEM');
  await expect(marked(other)).toBeAttached();
  await expect(marked(other)).toBeHidden();

  await signOut(page);
  await expect(enterLink(other)).toBeVisible();
  await expect(marked(other)).not.toBeAttached();
  await expect(enterLink(page)).toBeVisible();
  await signInThroughThePage(page, second, { redirect: INSIDE });
  await expect(accountLink(other)).toBeVisible();

  await visit(other, '/ajustes');
  await expect(currentPage(other)).toContainText(second.email);
  expect(await serverSession(other)).toBe(second.email);
  // The tab has not brought the first one's cookie back.
  await visit(other, INSIDE);
  await expect(currentPage(other).locator('h1')).toBeVisible();
  expect(await serverSession(other)).toBe(second.email);
});
