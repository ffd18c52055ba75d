import { expect, test } from '@playwright/test';
import { createAccount, serverSession, signInThroughThePage } from '../support/accounts.ts';
import { accountsUrl } from '../support/urls.ts';

test('a student signs in with a password', async ({ page }) => {
  const account = await createAccount();
  await signInThroughThePage(page, account);
  await expect(page).toHaveURL(`${accountsUrl()}/ajustes`);
  expect(await serverSession(page)).toBe(account.email);
});
