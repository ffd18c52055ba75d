import { expect, type Page, test } from '@playwright/test';
import {
  collectComplaints,
  currentPage,
  isSameDocument,
  markDocument,
  openPage,
  touchPage,
  visit,
  waitForLivePage,
} from '../support/shell.ts';
import { fixturesUrl, productUrl } from '../support/urls.ts';

const LINKS = '/prueba-viva/enlaces';
const SYLLABUS = '/herramientas/temarios';
const SYLLABUS_STYLE = /\/releases\/herramientas\/.+\.css$/;

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Says, as the edge would, that something has been released since this tab was opened. */
async function releaseSomething(page: Page, told: Promise<void> = Promise.resolve()): Promise<void> {
  await page.route('**/builds/latest.json', async (route) => {
    await told;
    await route.fulfill({ json: { id: 'otra', timestamp: 1 } });
  });
}

test('back from a place in the page goes to where the student was', async ({ page }) => {
  await openPage(page, fixturesUrl() + LINKS);
  await page.evaluate(() => window.scrollTo(0, 40));
  await visit(page, '#lejos');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(40);
});

test('the same place, asked for again, comes back into sight and adds no step', async ({ page }) => {
  await openPage(page, fixturesUrl() + LINKS);
  await visit(page, '#lejos');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo(0, 0));
  await visit(page, '#lejos');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('a reload opens the page where it was scrolled to', async ({ page }) => {
  await openPage(page, fixturesUrl() + LINKS);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.reload();
  await waitForLivePage(page);
  await expect.poll(() => scrollY(page)).toBe(700);
});

test('an address with a hash that cannot be decoded opens like any other', async ({ page }) => {
  const complaints = collectComplaints(page);
  await openPage(page, fixturesUrl() + LINKS);
  await visit(page, '/prueba-viva/cuaderno#100%');
  await expect(page.getByRole('heading', { name: 'Cuaderno' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('an address that had to be prerendered and was not does not exist in the client either', async ({ page }) => {
  const path = '/paes/carreras/no-hay';
  expect((await page.request.get(fixturesUrl() + path)).status()).toBe(404);
  await openPage(page, fixturesUrl() + LINKS);
  await visit(page, path);
  await expect(currentPage(page)).toContainText(`Page Not Found: ${path}`);
});

test('a student who went on is not taken back when a newer build turns up', async ({ page }) => {
  const told = Promise.withResolvers<void>();
  await openPage(page, fixturesUrl() + LINKS);
  await releaseSomething(page, told.promise);
  await markDocument(page);
  const asked = page.waitForResponse('**/builds/latest.json');
  await visit(page, '/no-existe');
  await visit(page, '/prueba-viva/fugaz');
  await expect(page.getByRole('heading', { name: 'Fugaz' })).toBeVisible();
  told.resolve();
  await asked;
  await page.waitForTimeout(300);
  expect(new URL(page.url()).pathname).toBe('/prueba-viva/fugaz');
  expect(await isSameDocument(page)).toBe(true);
});

for (const path of ['/no-existe#lugar', '/paes/carreras/no-hay']) {
  test(`an outdated tab asks the server for ${path}, once`, async ({ page }) => {
    await openPage(page, fixturesUrl() + LINKS);
    await releaseSomething(page);
    const document = page.waitForResponse((response) => response.request().resourceType() === 'document');
    await visit(page, path);
    expect((await document).status()).toBe(404);
    await waitForLivePage(page);
    await markDocument(page);
    expect(page.url()).toBe(fixturesUrl() + path);
    await page.waitForTimeout(300);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('a page whose style does not come fails under its own title, and opens after the repair', async ({ page }) => {
  await openPage(page, fixturesUrl() + LINKS);
  await page.route(SYLLABUS_STYLE, (route) => route.abort());
  await visit(page, SYLLABUS);
  await expect(page.locator('[data-failure="style"]')).toBeFocused();
  await expect(page).toHaveTitle('Temarios de la PAES | Travesía');
  await page.unroute(SYLLABUS_STYLE);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('a style sheet that failed with the document is fetched again', async ({ page }) => {
  let requests = 0;
  await page.route(SYLLABUS_STYLE, (route) => (++requests === 1 ? route.abort() : route.continue()));
  await page.goto(fixturesUrl() + SYLLABUS);
  await waitForLivePage(page);
  const sheets = page.locator('link[rel="stylesheet"][href*="/herramientas/"]');
  expect(
    await sheets.evaluateAll((links) => links.map((link) => link instanceof HTMLLinkElement && !!link.sheet)),
  ).not.toContain(false);
});

test('a step to a place in the page, before its code has come, keeps what the server wrote', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/releases\/herramientas\/.+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${productUrl()}/herramientas/calculadora-nem`, { waitUntil: 'domcontentloaded' });
  await touchPage(page);
  await page.waitForFunction(() => history.state !== null);
  const heading = await currentPage(page).locator('h1').elementHandle();
  await page.evaluate(() => {
    location.hash = '#contenido';
  });
  held.resolve();
  await waitForLivePage(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

test('error pages of odd addresses come to life without a complaint', async ({ page }) => {
  const complaints = collectComplaints(page);
  for (const path of ['/%E2%80%A6', '/a"b<c>', "/a'b&c d", '/%25PATH%25', '/x%', '/a%2Fb', '/ñandú', '//doble/x']) {
    await openPage(page, productUrl() + path);
    expect
      .soft(
        complaints.filter((text) => !text.includes('404')),
        path,
      )
      .toEqual([]);
  }
});
