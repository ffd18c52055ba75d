import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createAccount, signInThroughThePage } from '@travesia/infra-e2e/support/accounts';
import { signInBeside } from '@travesia/infra-e2e/support/open-signed-in';
import {
  beginBeside,
  ENSAYOS,
  isKeptOffline,
  keptAddresses,
  openAttempt,
  practiceRequest,
  question,
  SIMULACRO_REQUEST,
} from '@travesia/infra-e2e/support/practice-test';
import { currentPage, openPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';

async function keepTest(page: Page): Promise<string> {
  await signInBeside(page, await createAccount());
  await openAttempt(page, await beginBeside(page, SIMULACRO_REQUEST));
  await isKeptOffline(page);
  return page.url();
}

/** The sign-in ends, of itself or by somebody's hand, while no tab of ours is open. */
async function endSignIn(page: Page): Promise<void> {
  await page.goto(`${accountsUrl()}/builds/latest.json`);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        Object.assign(indexedDB.deleteDatabase('firebaseLocalStorageDb'), { onsuccess: resolve, onblocked: resolve });
      }),
  );
  await page.context().clearCookies();
}

/** In a new tab, without a connection; the page that says that there is none is not what was kept. */
async function opensOffline(context: BrowserContext, address: string): Promise<boolean> {
  await context.setOffline(true);
  const tab = await context.newPage();
  const opened = await tab.goto(address).then(
    (answer) => answer?.ok() ?? false,
    () => false,
  );
  await tab.close();
  await context.setOffline(false);
  return opened;
}

test.describe('what is kept of a test for one student', () => {
  test.beforeEach(() => test.slow());

  for (const [name, come] of [
    [
      'has signed in',
      async (page: Page) => signInThroughThePage(page, await createAccount(), { redirect: '/ajustes' }),
    ],
    ['has used any page', (page: Page) => openPage(page, `${accountsUrl()}/paes/carreras`)],
    [
      'was sent to sign in, before a script runs',
      async (page: Page) => {
        // The page's scripts would take the copy away too. They come through the worker, where no route of the page stops them.
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
        await page.goto(accountsUrl() + ENSAYOS);
        await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
      },
    ],
  ] as const) {
    test(`does not open for another who ${name}`, async ({ page, context }) => {
      const address = await keepTest(page);
      expect(await opensOffline(context, address)).toBe(true);
      await page.close();
      const tab = await context.newPage();
      await endSignIn(tab);
      await come(tab);
      await expect.poll(() => tab.evaluate(() => caches.has('travesia-offline'))).toBe(false);
      expect(await opensOffline(context, address)).toBe(false);
    });
  }
});

test('two tests in two tabs are both kept, until the day ends', async ({ page, context }) => {
  test.slow();
  const first = await keepTest(page);
  const other = await context.newPage();
  await other.goto(`${accountsUrl()}/builds/latest.json`);
  await openAttempt(other, await beginBeside(other, practiceRequest(['m1.numeros'], 5, 'at-once')));
  await isKeptOffline(other);
  expect(await other.evaluate(keptAddresses)).toHaveLength(2);
  await context.setOffline(true);
  await page.goto(first);
  await expect(question(page)).toHaveText(/Pregunta 1/);
  await other.reload();
  await expect(currentPage(other).getByRole('heading', { name: /^Pregunta 1/ })).toBeVisible();
  await context.setOffline(false);

  await page.evaluate(async () => {
    const cache = await caches.open('travesia-offline');
    const kept = await (await cache.match('/offline-worker.js?kept'))?.json();
    for (const each of kept.pages) each.at -= 13 * 3_600_000;
    await cache.put('/offline-worker.js?kept', new Response(JSON.stringify(kept)));
  });
  expect(await opensOffline(context, first)).toBe(false);
});
