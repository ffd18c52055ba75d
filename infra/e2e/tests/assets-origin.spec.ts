import { expect, type Page, test } from '@playwright/test';
import { createAccount, signInThroughThePage } from '../support/accounts.ts';
import { Emulator } from '../support/emulator.ts';
import { type Platform, startPlatform } from '../support/platform.ts';
import { begin, isKeptOffline, question, SIMULACRO } from '../support/practice-test.ts';
import { type PullCdn, startPullCdn } from '../support/pull-cdn.ts';
import { isSameDocument, markDocument, openPage, touchPage, visit, waitForLivePage } from '../support/shell.ts';

/** A page that starts at once, one that hydrates on interaction with data of its own, and where to go from there. */
const AT_ONCE = '/test';
const ON_USE = '/paes/nem/nem-a-puntaje';
const ELSEWHERE = '/paes/carreras';

/** A document waits so long for the first answer of another origin, and some more. */
const ANSWER_PATIENCE_MS = 8_500;

// One platform and one such origin: two workers would start two.
test.describe.configure({ mode: 'default' });

let platform: Platform;
let cdn: PullCdn;

test.beforeAll(async () => {
  cdn = await startPullCdn();
  platform = await startPlatform({ withFixtures: false, assetsOrigin: cdn.origin });
  cdn.pullFrom(platform.url);
});
test.beforeEach(() => {
  cdn.fare(() => 'whole');
  cdn.asked.splice(0);
  cdn.strangers.splice(0);
});
test.afterAll(async () => {
  await platform.stop();
  await cdn.stop();
});

/** Files that the page takes from its own origin, from now on, but what has no digest: the icon and data. */
function ownFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === platform.url && pathname.startsWith('/releases/') && !/\/icon\.svg$|\/payload\//.test(pathname))
      files.push(pathname);
  });
  return files;
}

async function goTo(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForURL(platform.url + path);
  await waitForLivePage(page);
}

const takesOwn = (page: Page) => page.locator('html[data-assets="own"]');
/** The canvas of the shell's own style sheet, which no browser has by itself. */
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('all files come from there, with no cookie, and pages live and change as ever', async ({ page, context }) => {
  await context.addCookies([{ name: 'travesia_group', value: '7', url: platform.url }]);
  const own = ownFiles(page);
  for (const path of [AT_ONCE, ON_USE]) {
    await openPage(page, platform.url + path);
    await markDocument(page);
    await goTo(page, ELSEWHERE);
    expect(await isSameDocument(page)).toBe(true);
  }
  expect(own).toEqual([]);
  expect(cdn.asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5);
  expect(cdn.strangers).toEqual([]);
  await expect(takesOwn(page)).toHaveCount(0);
});

for (const [what, pattern, path] of [
  ['the script that starts the shell', /\/releases\/shell\/[^/]+\/(?!react)[^/]*\.js/, AT_ONCE],
  ['a style sheet of the shell', /\/releases\/shell\/[^/]+\/[^/]*\.css/, AT_ONCE],
  ['the entry of a remote', /\/releases\/(?!shell)[^/]+\/[^/]+\/entry[^/]*\.js/, ON_USE],
] as const) {
  test(`another byte in ${what} never runs, and the page is whole from its own origin`, async ({ page, browser }) => {
    const whole = await browser.newPage();
    await openPage(whole, platform.url + path);
    cdn.fare((file) => (pattern.test(file) ? 'altered' : 'whole'));
    const own = ownFiles(page);
    await openPage(page, platform.url + path);
    expect(own.some((file) => pattern.test(file))).toBe(true);
    await expect(takesOwn(page)).toHaveCount(1);
    expect(await background(page)).toBe(await background(whole));
    await goTo(page, ELSEWHERE);
    await whole.close();
  });
}

for (const path of [AT_ONCE, ON_USE]) {
  test(`${path} opens while nothing comes from there but errors`, async ({ page }) => {
    cdn.fare(() => 'failing');
    await openPage(page, platform.url + path);
    await goTo(page, ELSEWHERE);
    // What is known to fail is not asked again.
    const asked = cdn.asked.splice(0).length;
    await goTo(page, AT_ONCE);
    expect([asked > 0, cdn.asked]).toEqual([true, []]);
  });
}

test('a page opens though it answers nothing at all', async ({ page }) => {
  cdn.fare(() => 'silent');
  await page.clock.install();
  await page.goto(platform.url + AT_ONCE, { waitUntil: 'commit' });
  // Whenever the document begins to wait.
  await expect(async () => {
    await page.clock.fastForward(ANSWER_PATIENCE_MS);
    await expect(takesOwn(page)).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await touchPage(page);
  await waitForLivePage(page);
});

test.describe('a practice test', () => {
  let accounts: Platform;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    accounts = await startPlatform({ withFixtures: false, withIdentity: true, assetsOrigin: cdn.origin });
  });
  test.afterAll(() => accounts.stop());

  test('is kept with its files from there, and opens again without a connection', async ({ page, context }) => {
    test.slow();
    const account = await createAccount({ at: new Emulator(() => accounts.url) });
    await signInThroughThePage(page, account, { at: accounts.url, redirect: SIMULACRO });
    await begin(page);
    await isKeptOffline(page);
    const kept = await page.evaluate(async () => {
      const cache = await caches.open('travesia-offline');
      return (await cache.keys()).map(({ url }) => url).filter((url) => url.endsWith('.js'));
    });
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.filter((url) => !url.startsWith(`${cdn.origin}/releases/`))).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(question(page)).toHaveText(/Pregunta 1/);
    await expect(takesOwn(page)).toHaveCount(0);
    await context.setOffline(false);
  });
});
