import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { currentPage } from './shell.ts';

/** What the emulator's own page takes from elsewhere: fonts and decoration. */
const DECORATION = /^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//;

/** The script of the provider's windows and frames, which no machine without internet could load. */
const WINDOW_SCRIPT = /^https:\/\/apis\.google\.com\/js\/api\.js/;

/** Lets windows of the emulator talk to our pages, in this browser. */
export async function openProviderWindows(context: BrowserContext): Promise<void> {
  await context.route(DECORATION, (route) => route.abort());
  await context.route(WINDOW_SCRIPT, (route) => route.fulfill({ path: join(import.meta.dirname, 'gapi-stub.js') }));
}

/** Presses a button of the page; resolves with the window that opens. */
export async function openWindow(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    currentPage(page).getByRole('button', { name: button, exact: true }).click(),
  ]);
  return popup;
}

/** A person at the provider. `emailVerified`: whether the provider vouches for the address. */
export interface ProviderAccount {
  readonly email: string;
  readonly emailVerified?: boolean;
}

/**
 * Gives the permission with an account that the provider did not know, in its window or page. The emulator's form
 * vouches for every address, and its access tokens are none that it would take back: both are put right here.
 */
export async function enterAsNew(provider: Page, { email, emailVerified = true }: ProviderAccount): Promise<void> {
  await provider.locator('.js-new-account').click();
  await provider.evaluate((verified) => {
    const claimsOf: (person: object) => string = Reflect.get(window, 'createFakeClaims');
    Reflect.set(window, 'createFakeClaims', (person: object) => {
      const claims = { ...JSON.parse(decodeURIComponent(claimsOf(person))), email_verified: verified };
      const token = encodeURIComponent(JSON.stringify(claims));
      return `${token}&access_token=${token}`;
    });
  }, emailVerified);
  await provider.locator('#email-input').fill(email);
  await provider.locator('#sign-in').click();
}

/** Gives the permission with an account that has given it before. */
export async function enterAgain(provider: Page, email: string): Promise<void> {
  await provider.locator('.js-reuse-account', { hasText: email }).click();
}
