import { expect, type Page, test } from '@playwright/test';
import { BOOT_ELEMENT_ID } from '@travesia/contracts';
import { prerenderedRoutes } from '../support/addresses.ts';
import { CURRENT_PAGE, collectComplaints, openPage, reactCopies, waitForLivePage } from '../support/shell.ts';
import { fixturesUrl, productUrl } from '../support/urls.ts';

const SCRIPTS = /\/releases\/.+\.js$/;

/** What these show after the heading depends on the provider of accounts, which no server knows. */
const WITH_ACCOUNTS = /^\/acceder(\/|$)/;

/** A heading on the way to another page: the footer is larger than what it says. */
const PASSING_PAGE = '/acceder/callback';

/** Marks the elements before any script runs, and counts the marks that live on. */
async function survivingElements(page: Page, url: string, selector: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(`#${BOOT_ELEMENT_ID}`).waitFor({ state: 'attached' });
  const marked = await page.evaluate((wanted) => {
    const elements = [...document.body.querySelectorAll(wanted)];
    for (const element of elements) Object.assign(element, { testMark: true });
    return elements.length;
  }, selector);
  release();
  await waitForLivePage(page);
  const surviving = await page.evaluate(
    () => [...document.body.querySelectorAll('*')].filter((element) => 'testMark' in element).length,
  );
  return { marked, surviving };
}

/** Whether the largest thing painted so far belongs to the page, and not to what is around it. */
function largestContentIsInThePage(page: Page): Promise<boolean> {
  return page.evaluate(async (selector) => {
    const { promise, resolve } = Promise.withResolvers<PerformanceEntry | undefined>();
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const largest = await promise;
    observer.disconnect();
    return (
      largest !== undefined &&
      'element' in largest &&
      largest.element instanceof Element &&
      largest.element.closest(selector) !== null
    );
  }, CURRENT_PAGE);
}

for (const { route, addresses } of prerenderedRoutes()) {
  test.describe(route.path, () => {
    for (const address of addresses) {
      test(`${address} comes to life without a complaint, on one React`, async ({ page }) => {
        const complaints = collectComplaints(page);
        await openPage(page, productUrl() + address);
        await page.waitForLoadState('networkidle');
        expect(complaints).toEqual([]);
        expect(await reactCopies(page)).toHaveLength(1);
        await expect(page.locator('[data-failure], [data-loading]')).toHaveCount(0);
      });
    }

    const [address = route.path] = addresses;

    if (WITH_ACCOUNTS.test(route.path)) {
      test('keeps the heading that the server wrote', async ({ page }) => {
        expect(await survivingElements(page, productUrl() + address, 'h1')).toEqual({ marked: 1, surviving: 1 });
      });
    } else {
      test('keeps every node that the server wrote', async ({ page }) => {
        const { marked, surviving } = await survivingElements(page, productUrl() + address, '*');
        expect(marked).toBeGreaterThan(20);
        expect(surviving).toBe(marked);
      });
    }

    if (route.path !== PASSING_PAGE) {
      test('paints its largest content from the HTML, with every script blocked', async ({ page }) => {
        await page.route(SCRIPTS, (script) => script.abort());
        await page.goto(productUrl() + address);
        // A document arrives in pieces: the first paint may show the header alone.
        await expect.poll(() => largestContentIsInThePage(page)).toBe(true);
      });
    }

    test('shows its content with JavaScript switched off', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(productUrl() + address);
      await expect(page.locator(`${CURRENT_PAGE} h1`)).toBeVisible();
      expect((await page.locator(CURRENT_PAGE).textContent())?.length).toBeGreaterThan(100);
      await context.close();
    });
  });
}

test('a page with query and hash comes to life without a complaint', async ({ page }) => {
  const complaints = collectComplaints(page);
  await openPage(page, `${fixturesUrl()}/prueba-viva/enlaces?origen=correo#lejos`);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('the tests can see a second React', async ({ page }) => {
  await openPage(page, `${productUrl()}/`);
  await page.evaluate(() => Object.assign(document.body, { __reactFiber$otra: {} }));
  expect(await reactCopies(page)).toHaveLength(2);
});
