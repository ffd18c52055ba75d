import { expect, type Locator, type Page, test } from '@playwright/test';
import { LOADING_DELAY_MS } from '@travesia/contracts/page';
import {
  collectComplaints,
  currentPage,
  isSameDocument,
  markDocument,
  openPage,
  waitForLivePage,
} from '../support/shell.ts';
import { fixturesUrl } from '../support/urls.ts';

const LINKS = '/prueba-viva/enlaces';
const FLEETING = '/prueba-viva/fugaz';
const NOTEBOOK = '/prueba-viva/cuaderno';

/** What a finger does otherwise than a pointer, or a narrow window shows otherwise; a soak runs the rest there too. */
const ON_PHONES_TOO = { tag: '@phone' } as const;

test.beforeEach(async ({ page }) => {
  await openPage(page, fixturesUrl() + LINKS);
  await markDocument(page);
});

test('a click on a link of ours changes the page without loading a document', ON_PHONES_TOO, async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await page.getByRole('link', { name: 'Fugaz', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Fugaz' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(FLEETING);
  await expect(page).toHaveTitle('Página fugaz | Travesía');
  expect(documents).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test('focus goes to the new page and its top is in sight', ON_PHONES_TOO, async ({ page }) => {
  await page.getByRole('link', { name: 'Cuaderno, desde abajo' }).click();
  await expect(page.getByRole('heading', { name: 'Cuaderno' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('back and forward go through the pages, each where it was scrolled to', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Cuaderno, desde abajo' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Cuaderno' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Enlaces' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await expect(page).toHaveTitle('Enlaces de prueba | Travesía');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Cuaderno' })).toBeVisible();
  await expect(page).toHaveTitle('Cuaderno de prueba | Travesía');
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to a place in the page goes there', async ({ page }) => {
  await page.getByRole('link', { name: 'Más abajo' }).click();
  expect(new URL(page.url()).hash).toBe('#lejos');
  await expect(page.getByRole('heading', { name: 'Lejos' })).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test(
  'a link to another tab, a modified click and a download stay with the browser',
  ON_PHONES_TOO,
  async ({ page, context, isMobile }) => {
    const other = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Fugaz en otra pestaña' }).click();
    await expect((await other).getByRole('heading', { name: 'Fugaz' })).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar el mapa' }).click();
    expect((await download).suggestedFilename()).toBe('mapa.xml');

    if (!isMobile) {
      const modified = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Fugaz', exact: true }).click({ modifiers: ['ControlOrMeta'] });
      await modified;
    }
    expect(new URL(page.url()).pathname).toBe(LINKS);
  },
);

test('a link out of the site is followed by the browser', async ({ page }) => {
  await page.route('https://ejemplo.invalid/**', (route) => route.fulfill({ body: 'fuera', contentType: 'text/html' }));
  await page.getByRole('link', { name: 'Fuera del sitio' }).click();
  await expect(page).toHaveURL('https://ejemplo.invalid/fuera');
});

test('an address that does not exist says so in the client as on the server', async ({ page }) => {
  await page.getByRole('link', { name: 'Una página que no existe' }).click();
  await expect(currentPage(page)).toContainText('Page Not Found: /no-existe');
  expect(await isSameDocument(page)).toBe(true);
  const inClient = await currentPage(page).textContent();
  await page.goto(`${fixturesUrl()}/no-existe`);
  await waitForLivePage(page);
  expect(await currentPage(page).textContent()).toBe(inClient);
});

test('an average that is no number does not exist in the client either', async ({ page }) => {
  const address = '/herramientas/calculadora-nem/cual-es-mi-puntaje-nem-si-tuve-promedio-7.01';
  await page
    .getByRole('link', { name: 'Una página que no existe' })
    .evaluate((link, href) => link.setAttribute('href', href), address);
  await page.getByRole('link', { name: 'Una página que no existe' }).click();
  await expect(currentPage(page)).toContainText(`Page Not Found: ${address}`);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that needs a session leads to the sign-in, which knows where to return', async ({ page }) => {
  await page.getByRole('link', { name: 'Una página con sesión' }).click();
  await expect(page).toHaveURL(`${fixturesUrl()}/acceder?redirect=%2Flobby`);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Enlaces' })).toBeVisible();
});

test('a page that comes within the loading delay shows no loading state; a slower one does, and then itself', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  let isSlow = false;
  await page.route(/\/releases\/viva\/.+\.js$/, async (route) => {
    if (isSlow) await held.promise;
    await route.continue();
  });
  const loading = page.locator('[data-loading]');
  // The page's clock stands still but for what the test lets pass.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await page.getByRole('link', { name: 'Cuaderno', exact: true }).dispatchEvent('click', { button: 0 });
  await expect(page.getByRole('heading', { name: 'Cuaderno' })).toBeVisible();
  await page.clock.runFor(LOADING_DELAY_MS * 2);
  await expect(loading).toHaveCount(0);

  isSlow = true;
  await page.getByRole('link', { name: 'Ir a la página fugaz' }).dispatchEvent('click', { button: 0 });
  await page.clock.runFor(LOADING_DELAY_MS - 1);
  await expect(loading).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Cuaderno' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(loading).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Fugaz' })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

/** What was asked for of `remote` from now on, by file. */
function filesAskedOf(page: Page, remote: string): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = new URL(request.url()).pathname.match(`^/releases/${remote}/[^/]+/(.+)$`) ?? [];
    if (file !== undefined) files.push(file);
  });
  return files;
}

/** As somebody does who is about to follow it. */
async function aimAt(link: Locator, isMobile: boolean): Promise<void> {
  if (isMobile) await link.dispatchEvent('touchstart');
  else await link.hover();
}

const pointAt = (link: Locator, href: string) => link.evaluate((a, to) => a.setAttribute('href', to), href);

test(
  'a link that is about to be followed is fetched ahead: then the visit asks for nothing',
  ON_PHONES_TOO,
  async ({ page, isMobile }) => {
    const complaints = collectComplaints(page);
    const asked = filesAskedOf(page, 'herramientas');
    const link = page.getByRole('link', { name: 'Fugaz', exact: true });
    await pointAt(link, '/herramientas/temarios');
    await aimAt(link, isMobile);
    for (const kind of [/^entry\./, /^\d+\..+\.js$/, /\.css$/, /^payload\//]) {
      await expect.poll(() => asked.some((file) => kind.test(file))).toBe(true);
    }
    await page.waitForLoadState('networkidle');
    const ahead = [...asked];
    expect(new Set(ahead).size).toBe(ahead.length);

    await link.dispatchEvent('click', { button: 0 });
    await expect(page.getByRole('heading', { name: 'Temarios', level: 1 })).toBeVisible();
    expect(asked.filter((file) => !file.startsWith('payload/'))).toEqual(
      ahead.filter((file) => !file.startsWith('payload/')),
    );
    expect(complaints).toEqual([]);
  },
);

test('of a link that a pointer passes over, the entry of its remote is fetched, and nothing else', async ({ page }) => {
  const complaints = collectComplaints(page);
  const asked = filesAskedOf(page, 'herramientas');
  const link = page.getByRole('link', { name: 'Fugaz', exact: true });
  await pointAt(link, '/herramientas/temarios');
  await link.evaluate((a) => {
    for (const type of ['pointerover', 'pointerout']) a.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
  await expect.poll(() => asked.length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([expect.stringMatching(/^entry\./)]);

  await link.dispatchEvent('click', { button: 0 });
  await expect(page.getByRole('heading', { name: 'Temarios', level: 1 })).toBeVisible();
  expect(asked.filter((file) => file.startsWith('entry.'))).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('focus on a link fetches its page ahead', async ({ page }) => {
  const asked = filesAskedOf(page, 'herramientas');
  const link = page.getByRole('link', { name: 'Fugaz', exact: true });
  await pointAt(link, '/herramientas/temarios');
  await link.focus();
  await expect.poll(() => asked.some((file) => file.startsWith('entry.'))).toBe(true);
});

test('the code of a page does not run before somebody goes there', ON_PHONES_TOO, async ({ page, isMobile }) => {
  const asked = filesAskedOf(page, 'rota');
  const link = page.getByRole('link', { name: 'Fugaz', exact: true });
  await pointAt(link, '/prueba-rota/importar');
  const complaints = collectComplaints(page);
  await aimAt(link, isMobile);
  await expect.poll(() => asked.length).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Enlaces' })).toBeVisible();
  await link.dispatchEvent('click', { button: 0 });
  await expect(page.locator('[data-failure]').getByRole('alert')).toContainText(/no pudo abrirse/);
  expect(complaints.join()).toContain('falla al importar');
});

test('the activity follows the page, in every tab', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, `${fixturesUrl()}/herramientas/temarios`);
  const root = (tab: typeof page) => tab.locator('html');
  await page.getByRole('link', { name: 'Cuaderno', exact: true }).click();
  await expect(root(page)).toHaveAttribute('data-activity', 'studying');
  await expect(root(other)).toHaveAttribute('data-activity', 'studying');
  await page.getByRole('link', { name: 'Ir a la página fugaz' }).click();
  await expect(root(page)).toHaveAttribute('data-activity', 'idle');
  await expect(root(other)).toHaveAttribute('data-activity', 'idle');
});

test('reloading keeps the page where it was', async ({ page }) => {
  await page.getByRole('link', { name: 'Cuaderno', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Cuaderno' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(NOTEBOOK);
  await page.reload();
  await waitForLivePage(page);
  await expect(page.getByRole('heading', { name: 'Cuaderno' })).toBeVisible();
});
