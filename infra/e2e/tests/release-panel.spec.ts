import { expect, type Page, test } from '@playwright/test';
import { publish } from '@travesia/infra-releases';
import { expectAccessible } from '../support/accessibility.ts';
import { buildChanged, type ChangedRemote } from '../support/changed-remote.ts';
import { type Platform, startPlatform } from '../support/platform.ts';
import { collectComplaints, currentPage, openPage, visit } from '../support/shell.ts';
import { storeOf } from '../support/store-of.ts';
import { productUrl } from '../support/urls.ts';

const REMOTE = 'herramientas';
const SYLLABUS = '/herramientas/temarios';
const OLD_TITLE = 'Temarios de la PAES';
const NEW_TITLE = 'Temarios fijados';
const PHONE = { width: 360, height: 740 };

let changed: ChangedRemote;
let platform: Platform;
/** Release ids of herramientas: what is live, and what is only kept. */
let live: string;
let kept: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  changed = await buildChanged(REMOTE, {
    file: 'web/pages/temarios/page.tsx',
    from: `const TITLE = '${OLD_TITLE}'`,
    to: `const TITLE = '${NEW_TITLE}'`,
  });
  platform = await startPlatform({ withFixtures: true, withTools: true });
  const store = await storeOf(platform);
  live = (await store.releases.readRegistry())?.remotes[REMOTE]?.stable ?? '';
  kept = (await publish(store, changed.dist, { compressedCopies: false })).release.id;
});

test.afterAll(async () => {
  await platform.stop();
  await changed.remove();
});

test.beforeEach(() => test.slow());

const h1 = (page: Page) => currentPage(page).getByRole('heading', { level: 1 });
const corner = (page: Page) => page.getByRole('button', { name: 'Publicaciones', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Publicaciones en esta pestaña' });
const banner = (page: Page) => page.getByRole('region', { name: 'Publicaciones fijadas' });
const rowOf = (page: Page, name: string) =>
  panel(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

async function expectFitting(page: Page): Promise<void> {
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'scrolls to the side').toBeLessThanOrEqual(0);
}

async function openPanel(page: Page): Promise<void> {
  await corner(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(rowOf(page, REMOTE)).not.toContainText('Preguntando');
  await expect(panel(page).getByRole('button', { name: 'Fijar y recargar' })).toBeVisible();
}

test('students get no tools, nor their code', async ({ page }) => {
  await openPage(page, productUrl() + SYLLABUS);
  await page.waitForLoadState('networkidle');
  await expect(corner(page)).toHaveCount(0);
  await page.keyboard.press('Control+Alt+R');
  await expect(panel(page)).toHaveCount(0);
  expect((await page.request.get(`${productUrl()}/api/releases/override`)).status()).toBe(401);
});

test('the panel comes with its first opening, and says what this tab has', async ({ page }) => {
  const complaints = collectComplaints(page);
  await openPage(page, platform.url + SYLLABUS);
  await visit(page, '/prueba-viva/fugaz');
  await expect(h1(page)).toHaveText('Fugaz');
  await expect(corner(page)).toBeVisible();
  const files = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await openPanel(page);
  expect(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBeGreaterThan(files);

  const own = rowOf(page, REMOTE);
  await expect(own).toContainText(live);
  await expect(own).toContainText('Estable');
  await expect(own).toContainText('La misma');
  await expect(own).toContainText(/entry: \d+ ms/);
  await expect(own).toContainText(/\d+, [\d.,]+ kB/);
  await expect(own).toContainText(/\d+,\d\d s/);
  await expect(own).toContainText('Ninguno');
  await own.getByText(/\d+ rutas/).click();
  await expect(own).toContainText(SYLLABUS);
  // Nothing of it has been opened in this tab.
  await expect(rowOf(page, 'juegos').getByRole('cell', { name: '—', exact: true })).toHaveCount(3);
  expect(complaints).toEqual([]);
});

test('what failed to load is told with its phase, also while the panel is open', async ({ page }) => {
  await openPage(page, platform.url + SYLLABUS);
  await visit(page, '/prueba-rota/importar');
  await expect(page.locator('[data-failure]')).toBeVisible();
  await openPanel(page);
  const broken = rowOf(page, 'rota');
  await expect(broken).toContainText(/1\. importar: evaluation \(page\)/);
  await expect(rowOf(page, 'juegos')).not.toContainText('entry:');
  await visit(page, '/prueba-rota/montar');
  await expect(broken).toContainText(/2\. montar: mount \(mount\)/);
  await visit(page, '/juegos/celula');
  await expect(rowOf(page, 'juegos')).toContainText(/entry: \d+ ms/);
  await expect(panel(page)).toBeVisible();
});

test('the keyboard alone opens the panel, stays inside and comes back to where it was', async ({ page }) => {
  await openPage(page, platform.url + SYLLABUS);
  await corner(page).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#contenido');
  const search = currentPage(page).getByRole('searchbox');
  await search.focus();
  await page.keyboard.press('Control+Alt+R');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(search).toBeFocused();

  await corner(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+Alt+R');
  await expect(panel(page)).toHaveCount(0);
  await expect(corner(page)).toBeFocused();
});

test('a kept release is pinned for this browser alone, says so everywhere, and is let go again', async ({
  page,
  browser,
}) => {
  await openPage(page, platform.url + SYLLABUS);
  await openPanel(page);
  await panel(page).getByLabel('Nombre').selectOption(REMOTE);
  await panel(page).getByLabel('Publicación guardada').selectOption(kept);
  await panel(page).getByRole('button', { name: 'Fijar y recargar' }).click();
  await expect(h1(page)).toHaveText(NEW_TITLE);
  await expect(banner(page)).toContainText(`${REMOTE} ${kept}`);
  await openPanel(page);
  await expect(rowOf(page, REMOTE)).toContainText('Fijada');
  // What it has, and what is live instead.
  await expect(rowOf(page, REMOTE)).toContainText(kept);
  await expect(rowOf(page, REMOTE)).toContainText(live);
  await page.keyboard.press('Escape');
  await visit(page, '/prueba-viva/enlaces');
  await expect(banner(page)).toBeInViewport();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await openPage(other, platform.url + SYLLABUS);
  await expect(h1(other)).toHaveText(OLD_TITLE);
  await expect(banner(other)).toHaveCount(0);
  await stranger.close();

  await visit(page, SYLLABUS);
  await banner(page).getByRole('button', { name: 'Soltar lo fijado' }).click();
  await expect(h1(page)).toHaveText(OLD_TITLE);
  await expect(corner(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('a release that cannot be pinned changes nothing, and the panel says why', async ({ page }) => {
  await openPage(page, platform.url + SYLLABUS);
  await openPanel(page);
  await page.route('**/api/releases/override', (route) => route.fulfill({ status: 429, json: {} }));
  await panel(page).getByRole('button', { name: 'Fijar y recargar' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('espera un minuto');
  await expect(panel(page).getByRole('button', { name: 'Fijar y recargar' })).toBeEnabled();
});

for (const [what, viewport] of [
  ['a phone', PHONE],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test(`on ${what} the panel and the banner fit and are accessible`, async ({ page }, testInfo) => {
    await page.setViewportSize(viewport);
    await page.request.put(`${platform.url}/api/releases/override`, {
      headers: { origin: platform.url },
      data: { releases: { [REMOTE]: kept } },
    });
    // A short page: what is looked at is around it.
    await openPage(page, `${platform.url}/prueba-viva/borrador`);
    await expect(banner(page)).toBeVisible();
    await expectFitting(page);
    await page.screenshot({ path: testInfo.outputPath('banner.png') });
    await openPanel(page);
    await expectFitting(page);
    const box = await panel(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    await page.screenshot({ path: testInfo.outputPath('panel.png') });
  });
}
