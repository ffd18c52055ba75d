import { type CDPSession, expect, type Page, test } from '@playwright/test';
import type { RouteDeclaration } from '@travesia/contracts/page';
import { PAGE_JS_MAX_BROTLI_BYTES, PAGE_READ_MAX_BYTES, PAGE_REQUESTS_MAX } from '@travesia/infra-releases/page-budget';
import { accessibilityViolations, expectAccessible } from '../support/accessibility.ts';
import { clientRenderedAddresses, isPageBefore, prerenderedRoutes } from '../support/addresses.ts';
import { countSurvivors, markWhatTheServerWrote } from '../support/server-nodes.ts';
import { CURRENT_PAGE, collectComplaints, openPage, reactCopies, waitForLivePage } from '../support/shell.ts';
import { fixturesUrl, productUrl } from '../support/urls.ts';
import { lostInForcedColours, movingDespiteWish } from '../support/wished-display.ts';

const SOAK = Boolean(process.env['SOAK']);

const SCRIPTS = /\/releases\/.+\.js$/;

/** These ask a service for prices, a payment or figures as they start. The product has none here, and answers 404. */
const ASKING = /^\/(suscribirse(\/|$)|tutor\/cifras$)/;

const NO_SERVICE = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** What these show after the heading depends on a service, on the provider of accounts, or on what is live: no prerender knows it. */
const WITH_LATER_PARTS = new RegExp(`${ASKING.source}|^/(acceder(/|$)|privacidad$)`);

/** A heading on the way to another page: the footer is larger than what it says. */
const PASSING_PAGE = '/acceder/callback';

/** The narrowest phone that we promise to serve. */
const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };

const DESKTOP = { width: 1280, height: 800 };

/** What is left of a desktop's window at a zoom of 200 and of 400 %. */
const ZOOMED_WIDTHS = [640, 320] as const;

interface Sent {
  readonly url: string;
  readonly type: string;
  /** It waited for a script that had to come first: neither the document nor what stands in it asked. */
  readonly late: boolean;
  /** As it came over the wire, with its headers. */
  bytes: number;
  /** Of that the headers. */
  headerBytes: number;
}

/** Everything that the browser asks for from now on, on a cold cache. */
async function collectRequests(client: CDPSession, url: string): Promise<() => readonly Sent[]> {
  const sent = new Map<string, Sent>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    const asker = initiator.stack?.callFrames[0]?.url;
    const late = initiator.type === 'script' && asker !== url;
    sent.set(requestId, { url: request.url, type, late, bytes: 0, headerBytes: 0 });
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const request = sent.get(requestId);
    if (request) request.headerBytes = response.encodedDataLength;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await client.send('Network.enable');
  return () => [...sent.values()].filter((request) => request.url.startsWith('http'));
}

const sumOf = (requests: readonly Sent[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

function expectDocumentAlone(requests: readonly Sent[], url: string): void {
  expect(requests.map((request) => request.url).filter((asked) => !/\/icon\.svg$/.test(asked))).toEqual([url]);
  expect(sumOf(requests)).toBeLessThanOrEqual(PAGE_READ_MAX_BYTES);
}

function expectFewRequests(requests: readonly Sent[]): void {
  const urls = requests.map(({ url }) => url);
  const scripts = requests.filter(({ type, url }) => type === 'Script' || url.endsWith('.js'));
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(PAGE_REQUESTS_MAX);
  expect(new Set(urls).size, 'something was fetched twice').toBe(urls.length);
  expect(scripts.length).toBeGreaterThan(0);
  // The budget is of files as they are published.
  const scriptBytes = scripts.reduce((sum, { bytes, headerBytes }) => sum + bytes - headerBytes, 0);
  expect(scriptBytes).toBeGreaterThan(0);
  expect(scriptBytes).toBeLessThanOrEqual(PAGE_JS_MAX_BROTLI_BYTES.public);
  const late = requests.filter((request) => request.late && /\.(?:js|css)$/.test(request.url));
  expect(late, 'asked for only after another script had run').toEqual([]);
  expect(urls.filter((url) => !url.startsWith(productUrl()))).toEqual([]);
}

/** A phone makes its window as wide as what does not fit, so that it is not to be asked how wide that is. */
async function expectNoOverflow(page: Page, width: number): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(needed, 'scrolls to the side').toBeLessThanOrEqual(width);
}

/** Without a second visit: a zoom makes the window narrower, and nothing else. */
async function expectNoOverflowZoomed(page: Page, widths: readonly number[] = ZOOMED_WIDTHS.slice(-1)): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ ...DESKTOP, width });
    await expectNoOverflow(page, width);
  }
  await page.setViewportSize(DESKTOP);
}

/** What is closed is not looked at. Groups that stand together are alike: the first and the last of them. */
const openGroups = (page: Page) =>
  page.evaluate(() => {
    const ends = 'details:is(:first-of-type, :last-of-type)';
    for (const group of document.querySelectorAll<HTMLDetailsElement>(ends)) group.open = true;
  });

/**
 * On a desktop in one colour scheme and turned into a phone in the other, by turns: what only one of the two shows stands
 * in many pages, and so is seen in each scheme. A soak looks at a desktop in both.
 */
async function expectAccessibleEverywhere(page: Page, client: CDPSession, index: number): Promise<void> {
  const [onDesktop, onPhone] = index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  await expectNoOverflow(page, DESKTOP.width);
  await openGroups(page);
  if (SOAK) await expectAccessible(page);
  else {
    await page.emulateMedia({ colorScheme: onDesktop, reducedMotion: 'reduce' });
    expect(await accessibilityViolations(page), `desktop, ${onDesktop}`).toEqual([]);
  }
  await expectNoOverflow(page, DESKTOP.width);
  await expectNoOverflowZoomed(page, ZOOMED_WIDTHS);
  expect(await movingDespiteWish(page)).toEqual([]);
  expect(await lostInForcedColours(page)).toEqual([]);

  await page.emulateMedia({ colorScheme: onPhone, reducedMotion: 'reduce' });
  await client.send('Emulation.setDeviceMetricsOverride', PHONE);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await expectNoOverflow(page, PHONE.width);
  expect(await accessibilityViolations(page), `phone, ${onPhone}`).toEqual([]);
}

async function expectSurvivors(page: Page, { path }: RouteDeclaration): Promise<void> {
  const isWhole = !WITH_LATER_PARTS.test(path);
  const { marked, surviving } = await countSurvivors(page, isWhole ? '*' : 'h1');
  expect(marked).toBeGreaterThanOrEqual(isWhole ? 20 : 1);
  expect(surviving).toBe(marked);
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

const routes = prerenderedRoutes();

/**
 * One address of each route, in a soak all that were sampled: they have the same code, and whoever publishes a remote opens
 * the first, the middle and the last of a family. Axe looks at one address of each page, in a soak at all.
 */
const prerendered = routes.flatMap(({ route, addresses }, index) => {
  const isFirst = !isPageBefore(routes, index);
  return (SOAK ? addresses : addresses.slice(0, 1)).map((address) => ({ route, address, withAxe: SOAK || isFirst }));
});

for (const [index, { route, address, withAxe }] of prerendered.entries()) {
  const seen = withAxe ? 'comes to life where it stands, and is accessible' : 'and comes to life where it stands';
  test(`${address} is read with few requests, ${seen}`, async ({ page }) => {
    // Three looks of axe at pages of up to two thousand rows.
    test.slow();
    const url = productUrl() + address;
    const complaints = collectComplaints(page);
    await markWhatTheServerWrote(page);
    const client = await page.context().newCDPSession(page);
    const requests = await collectRequests(client, url);
    await page.goto(url);
    if (route.hydrateOn === 'interaction') {
      await page.waitForLoadState('networkidle');
      expectDocumentAlone(requests(), url);
      expect(await largestContentIsInThePage(page)).toBe(true);
    }
    await waitForLivePage(page);
    await page.waitForLoadState('networkidle');

    const expected = (complaint: string) => ASKING.test(route.path) && complaint === NO_SERVICE;
    expect(complaints.filter((complaint) => !expected(complaint))).toEqual([]);
    expect(await reactCopies(page)).toHaveLength(1);
    await expect(page.locator('[data-failure], [data-loading]')).toHaveCount(0);
    await expectSurvivors(page, route);
    expectFewRequests(requests());
    if (withAxe) await expectAccessibleEverywhere(page, client, index);
    else {
      await expectNoOverflow(page, DESKTOP.width);
      await expectNoOverflowZoomed(page);
    }
  });
}

test('every page shows its content before any script', async ({ page }) => {
  await page.route(SCRIPTS, (script) => script.abort());
  // What waits to be used shows it in the walk.
  for (const { route, addresses } of routes.filter(({ route: one }) => one.hydrateOn !== 'interaction')) {
    if (route.path === PASSING_PAGE) continue;
    const [address = route.path] = addresses;
    await page.goto(productUrl() + address);
    // A document arrives in pieces: the first paint may show the header alone.
    await expect.soft.poll(() => largestContentIsInThePage(page), { message: address }).toBe(true);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its content', async ({ page }) => {
    for (const { route, addresses } of routes) {
      const [address = route.path] = addresses;
      await page.goto(productUrl() + address);
      await expect.soft(page.locator(`${CURRENT_PAGE} h1`), address).toBeVisible();
      expect.soft((await page.locator(CURRENT_PAGE).textContent())?.length, address).toBeGreaterThan(100);
    }
  });
});

for (const [index, address] of [...clientRenderedAddresses(), '/no-existe'].entries()) {
  test(`${address} is accessible`, async ({ page }) => {
    await openPage(page, productUrl() + address);
    await expectAccessibleEverywhere(page, await page.context().newCDPSession(page), index);
  });
}

test('the view of a page that failed is accessible', async ({ page }) => {
  await page.goto(`${fixturesUrl()}/prueba-rota/importar`);
  await page.locator('[data-failure]').waitFor();
  await expectAccessibleEverywhere(page, await page.context().newCDPSession(page), 0);
});

test('a page with query and hash comes to life without a complaint', async ({ page }) => {
  const complaints = collectComplaints(page);
  await openPage(page, `${fixturesUrl()}/prueba-viva/enlaces?origen=correo#lejos`);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('the tests can see a second React, and a node that was made anew', async ({ page }) => {
  await markWhatTheServerWrote(page);
  await openPage(page, `${productUrl()}/`);
  await page.evaluate((selector) => {
    Object.assign(document.body, { __reactFiber$otra: {} });
    const heading = document.querySelector(`${selector} h1`);
    heading?.replaceWith(heading.cloneNode(true));
  }, CURRENT_PAGE);
  expect(await reactCopies(page)).toHaveLength(2);
  const { marked, surviving } = await countSurvivors(page, 'h1');
  expect([marked, surviving]).toEqual([1, 0]);
});
