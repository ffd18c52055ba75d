import { type BrowserContext, expect, type Request, test } from '@playwright/test';
import { signInAddress } from '@travesia/contracts/slices';
import { createAccount, PASSWORD, submitCredentials } from '../support/accounts.ts';
import { emulatorOf } from '../support/emulator.ts';
import {
  accountLink,
  breakProvider,
  enterLink,
  INSIDE,
  passRefreshPeriod,
  providerError,
  sessionCookie,
} from '../support/session.ts';
import { currentPage, openPage, visit, waitForLivePage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

/** Everything that the browser sends and that is written to its consoles, from now on. */
function overhear(context: BrowserContext) {
  const requests: Request[] = [];
  const lines: string[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('console', (message) => lines.push(message.text()));
  context.on('weberror', (error) => lines.push(String(error.error())));
  return { requests, lines };
}

/** By which services know whom a request is about: the session, and the student whom the page means. */
const WHO_HEADERS: readonly string[] = ['cookie', 'x-expected-user'];

/** Where `request` goes and all it says, but for whose it is. */
const wordsOf = (request: Request): string => {
  const headers = Object.entries(request.headers()).filter(([name]) => !WHO_HEADERS.includes(name));
  return JSON.stringify([request.url(), headers, request.postData()]);
};

test("passwords, tokens and the student's data go to the provider and the session service, and into no console", async ({
  page,
  context,
}) => {
  const { requests, lines } = overhear(context);
  const { emulator } = await emulatorOf(accountsUrl());
  const account = await createAccount();
  await page.clock.install();

  // A wrong password, an outage of each side and a refused token: what goes wrong is what gets logged.
  await openPage(page, accountsUrl() + signInAddress(INSIDE));
  await submitCredentials(page, { ...account, password: `${PASSWORD}-no` });
  await expect(currentPage(page).getByRole('alert')).toBeVisible();
  await page.route('**/api/auth/sessionLogin', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await submitCredentials(page, account);
  await expect(accountLink(page)).toBeVisible();
  await page.route('**/api/auth/sessionLogin', (route) => route.abort(), { times: 1 });
  await passRefreshPeriod(page);
  await expect(page).toHaveURL(accountsUrl() + INSIDE);
  await expect.poll(() => lines.join()).toMatch(/answered 503.*had no answer/s);
  const repair = await breakProvider(page, providerError(503, 'The service is currently unavailable.'));
  await passRefreshPeriod(page);
  await expect.poll(() => lines.join()).toContain('was not refreshed');
  await repair();
  await page.goto(accountsUrl() + INSIDE);
  await waitForLivePage(page);
  await expect.poll(() => sessionCookie(context)).toBeDefined();
  await visit(page, '/ajustes');
  await currentPage(page).getByRole('button', { name: 'Cerrar sesión aquí' }).click();
  await expect(enterLink(page)).toBeVisible();

  const tokens = requests.flatMap((request) => {
    const body = request.url().includes('/api/auth/') ? request.postDataJSON() : null;
    return body?.idToken ? [String(body.idToken)] : [];
  });
  expect(new Set(tokens).size).toBeGreaterThan(1);
  // Of a token the part that says who it is for; of the address also the form it has in an address.
  const secrets = [PASSWORD, account.uid, account.email, encodeURIComponent(account.email)].concat(
    tokens.map((token) => token.split('.')[1] ?? token),
  );
  const tells = (text: string) => secrets.some((secret) => text.includes(secret));

  const elsewhere = requests.filter(
    (request) => !request.url().startsWith(emulator) && !new URL(request.url()).pathname.startsWith('/api/auth/'),
  );
  expect(elsewhere.length).toBeGreaterThan(10);
  expect(elsewhere.map(wordsOf).filter(tells)).toEqual([]);
  // Addresses end in logs, also those of the two that may know.
  expect(requests.map((request) => request.url()).filter(tells)).toEqual([]);
  expect(lines.filter(tells)).toEqual([]);
});
