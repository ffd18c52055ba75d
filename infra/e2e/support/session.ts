import { type BrowserContext, type Cookie, expect, type Page, type Request, type Route } from '@playwright/test';
import { ID_TOKEN_REFRESH_PERIOD_S, SESSION_COOKIE } from '@travesia/contracts/slices';
import { emulatorOf } from './emulator.ts';
import { accountsUrl } from './urls.ts';

/** An address that needs a session, and whose page is kept alive. */
export const INSIDE = '/ensayos';

export const REFRESH_PERIOD_MS = ID_TOKEN_REFRESH_PERIOD_S * 1000;

/** Questions of the identity library: for a new ID token, and for the account as it is. */
export const TOKEN_QUESTION = /securetoken\.googleapis\.com\/v1\/token/;
export const ACCOUNT_QUESTION = /identitytoolkit\.googleapis\.com\/v1\/accounts:lookup/;

/** The link in the header that says whether somebody is here. */
export const accountLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Mi cuenta' });
export const enterLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Entrar' });

export async function sessionCookie(context: BrowserContext): Promise<Cookie | undefined> {
  const cookies = await context.cookies(accountsUrl());
  return cookies.find(({ name }) => name === SESSION_COOKIE);
}

/** Requests of `page` to addresses like `pattern`, from now on, as they are sent. */
export function collectRequests(page: Page, pattern: RegExp): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) requests.push(request);
  });
  return requests;
}

/** Answers every request of the page to the identity provider with `answer`. Returns what ends the outage. */
export async function breakProvider(page: Page, answer: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const { emulator } = await emulatorOf(accountsUrl());
  const pattern = `${emulator}/**`;
  await page.route(pattern, answer);
  return () => page.unroute(pattern, answer);
}

/** An error in the form that the provider gives them. */
export function providerError(status: number, message: string): (route: Route) => Promise<void> {
  const error = { code: status, message, errors: [{ message, domain: 'global', reason: 'backendError' }] };
  return (route) => route.fulfill({ status, json: { error }, headers: { 'access-control-allow-origin': '*' } });
}

/**
 * Waits until a token issued now would differ from one issued before: the provider counts seconds, and the library
 * takes an equal token for none.
 */
export async function waitForNextToken(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const before = second();
  await expect.poll(second, { intervals: [100] }).toBeGreaterThan(before);
}

/** Lets the refresh come due, as far as the page knows, and some seconds more. Install its clock before it is opened. */
export async function passRefreshPeriod(page: Page): Promise<void> {
  await waitForNextToken();
  await page.clock.fastForward(REFRESH_PERIOD_MS + 10_000);
}
