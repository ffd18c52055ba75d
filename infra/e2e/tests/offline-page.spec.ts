import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility.ts';
import { createAccount } from '../support/accounts.ts';
import { openSignedIn } from '../support/open-signed-in.ts';
import { begin, isKeptOffline, question, SIMULACRO } from '../support/practice-test.ts';
import { currentPage, openPage } from '../support/shell.ts';
import { accountsUrl, productUrl } from '../support/urls.ts';

/** 1,280 px at a zoom of 400 %. */
const ZOOMED_WIDTH = 320;

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'No pudimos llegar a Travesía' });
const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

test('without a connection a student with a running test is led back to it, and to no other data', async ({
  page,
  context,
}) => {
  test.slow();
  await openPage(page, `${accountsUrl()}/`);
  expect(await registered(page), 'a visitor pays nothing').toEqual([]);
  await openSignedIn(page, await createAccount(), { redirect: SIMULACRO });
  await begin(page);
  await isKeptOffline(page);
  const running = page.url();

  await context.setOffline(true);
  const asked = `${accountsUrl()}/paes/carreras?area=%22salud%22`;
  const answer = await page.goto(asked);
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([503, true]);
  await expect(heading(page)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityViolations(page), colorScheme).toEqual([]);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: ZOOMED_WIDTH, height: 600 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(ZOOMED_WIDTH);
  if (size) await page.setViewportSize(size);

  const links = page.getByRole('link');
  await expect(links).toHaveCount(2);
  await links.nth(1).click();
  await expect(question(page)).toHaveText(/Pregunta 1/);
  expect(page.url()).toBe(running);

  await page.goto(asked);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe(asked);
});

test('the window of the installed application has the page too, and what the server answers stays', async ({
  page,
  context,
}) => {
  // No window of a headless browser is an application's.
  await page.addInitScript((installed) => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === installed ? 'all' : query);
  }, '(display-mode: standalone)');
  await openPage(page, `${productUrl()}/`);
  await expect.poll(() => registered(page)).toEqual([`${productUrl()}/`]);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const unknown = await page.goto(`${productUrl()}/no-existe`);
  expect([unknown?.status(), await heading(page).count()]).toEqual([404, 0]);
  await context.setOffline(true);
  await page.goto(`${productUrl()}/paes/carreras`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('link')).toHaveText(['Reintentar']);
  await context.setOffline(false);
});
