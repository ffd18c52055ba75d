import { expect, type Page, test } from '@playwright/test';
import { createAccount, signInThroughThePage } from '../support/accounts.ts';
import { emulatorOf } from '../support/emulator.ts';
import { openSignedIn } from '../support/open-signed-in.ts';
import { visit } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

/** What somebody might write to take a student who has just signed in to another site, or round in circles. */
const ATTEMPTS = [
  'https://evil.example/robar',
  'http:/evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/lobby/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'evil.example',
  '',
  '/acceder',
  '/acceder/',
  '/acceder?redirect=//evil.example',
  '/acceder/callback?redirect=//evil.example',
] as const;

/** One of each kind: the rest differs in what the units of paths tell apart, and is for a soak. */
const KINDS = new Set<string>([
  'https://evil.example/robar',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '',
  '/acceder/callback?redirect=//evil.example',
]);
const tried = ATTEMPTS.filter((attempt) => process.env['SOAK'] || KINDS.has(attempt));

/** They only look like it: addresses of ours, whatever they answer. */
const OWN = [
  '/ajustes?siguiente=https://evil.example',
  '/ajustes#//evil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/accederemos',
] as const;

const asking = (redirect: string, path = '/acceder') => `${path}?${new URLSearchParams({ redirect })}`;

/** Requests to anybody else, and whatever a script of somebody else's would have asked. */
async function collectForeign(page: Page): Promise<readonly string[]> {
  const { emulator } = await emulatorOf(accountsUrl());
  const own = new Set([accountsUrl(), emulator]);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && !own.has(origin)) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => {
    foreign.push(dialog.message());
    void dialog.dismiss();
  });
  return foreign;
}

/** Goes to an address of the shell that sends on at once, and waits until it has. */
async function expectSentOn(page: Page, from: string, to: string): Promise<void> {
  await test.step(`${JSON.stringify(from)} leads to ${to}`, async () => {
    await visit(page, '/ajustes?antes');
    await expect(page).toHaveURL(`${accountsUrl()}/ajustes?antes`);
    await visit(page, from);
    await expect(page).toHaveURL(accountsUrl() + to);
  });
}

test('a student who signs in is not taken to another site', async ({ page }) => {
  const foreign = await collectForeign(page);
  await signInThroughThePage(page, await createAccount(), { redirect: '//evil.example' });
  await expect(page).toHaveURL(`${accountsUrl()}/home`);
  for (const attempt of ['/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(accountsUrl() + asking(attempt));
    await expect(page).toHaveURL(`${accountsUrl()}/home`);
  }
  expect(foreign).toEqual([]);
});

test('a student who is signed in is sent on to addresses of ours only, and never round in circles', async ({
  page,
}) => {
  test.slow();
  const foreign = await collectForeign(page);
  await openSignedIn(page, await createAccount(), { redirect: '/home' });
  for (const attempt of tried) await expectSentOn(page, asking(attempt), '/home');
  for (const attempt of tried.slice(0, 2)) {
    await expectSentOn(page, asking(attempt, '/acceder/callback'), '/home');
  }
  for (const own of OWN) await expectSentOn(page, asking(own), own);
  expect(foreign).toEqual([]);
});
