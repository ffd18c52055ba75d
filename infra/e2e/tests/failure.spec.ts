import { expect, type Page, test } from '@playwright/test';
import { PAGE_ERROR_PATH } from '@travesia/contracts/release';
import { breakFile, ownScripts } from '../support/break-release.ts';
import { type Platform, startPlatform } from '../support/platform.ts';
import { currentPage, isSameDocument, markDocument, openPage, visit } from '../support/shell.ts';
import { fixturesUrl } from '../support/urls.ts';

const SANE = '/prueba-viva/enlaces';

async function expectFailure(page: Page): Promise<void> {
  const failure = page.locator('[data-failure]');
  await expect(failure).toBeVisible();
  await expect(failure.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(failure.getByRole('alert')).toBeVisible();
}

/** The shell and another remote work on, with no reload. */
async function expectTheRestWorks(page: Page): Promise<void> {
  await markDocument(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await visit(page, SANE);
  await expect(page.getByRole('heading', { name: 'Enlaces' })).toBeVisible();
  await expect(page.locator('[data-failure]')).toHaveCount(0);
  await visit(page, '/herramientas/calculadora-nem');
  await expect(page).toHaveURL(/calculadora-nem$/);
  await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
}

const failsAtOnce = {
  'throws when it is imported': '/prueba-rota/importar',
  'throws when it is first rendered': '/prueba-rota/montar',
  'belongs to a remote that throws as a whole': '/prueba-rota-entera',
};

for (const [what, path] of Object.entries(failsAtOnce)) {
  test(`a page that ${what} fails alone, when the student goes there`, async ({ page }) => {
    await openPage(page, fixturesUrl() + SANE);
    await visit(page, path);
    await expectFailure(page);
    await expectTheRestWorks(page);
  });

  test(`a page that ${what} fails alone, when the student arrives there`, async ({ page }) => {
    await page.goto(fixturesUrl() + path);
    await expectFailure(page);
    await expectTheRestWorks(page);
  });
}

for (const [what, path] of [
  ['while rendering later', '/prueba-rota/despues'],
  ['in an effect', '/prueba-rota/efecto'],
] as const) {
  test(`a page that throws ${what} fails alone, and opens again on request`, async ({ page }) => {
    await openPage(page, fixturesUrl() + path);
    await page.getByRole('button', { name: 'Romper' }).click();
    await expectFailure(page);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('button', { name: 'Romper' })).toBeVisible();
    await page.getByRole('button', { name: 'Romper' }).click();
    await expectTheRestWorks(page);
  });
}

test('a prerendered page whose code throws says so and stays readable', async ({ page }) => {
  await page.goto(`${fixturesUrl()}/prueba-rota/navegador`);
  await expectFailure(page);
  await expect(page.getByText('Este texto viene del servidor.')).toBeVisible();
  await expectTheRestWorks(page);
});

test('another page of the same remote works beside a broken one', async ({ page }) => {
  await page.goto(`${fixturesUrl()}/prueba-rota/importar`);
  await expectFailure(page);
  await visit(page, '/prueba-rota/sana');
  await expect(page.getByRole('heading', { name: 'Sana' })).toBeVisible();
});

test.describe('when files are missing', () => {
  // Each takes away what no other asks for, from one platform.
  test.describe.configure({ mode: 'default' });

  let platform: Platform;
  test.beforeAll(async () => {
    platform = await startPlatform({ withFixtures: true });
  });
  test.afterAll(() => platform.stop());

  test('a page without its script fails alone, and opens after the repair with no reload', async ({ page }) => {
    const repair = await breakFile(platform.store, 'rota', await ownScripts(platform.store, 'rota', 'archivo'));
    await openPage(page, platform.url + SANE);
    await markDocument(page);
    await visit(page, '/prueba-rota/archivo');
    await expectFailure(page);
    await repair();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Archivo recuperado' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await expectTheRestWorks(page);
  });

  test('a remote without its entry fails alone, and opens after the repair with no reload', async ({ page }) => {
    const repair = await breakFile(platform.store, 'sin-entrada', /^entry\..+\.js$/);
    await page.goto(`${platform.url}/prueba-sin-entrada`);
    await expectFailure(page);
    await markDocument(page);
    await repair();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Inicio recuperado' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await expectTheRestWorks(page);
  });
});

test('a tampered script does not run', async ({ page }) => {
  await page.route(/\/releases\/rota\/.+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.tampered=true` });
  });
  await page.goto(`${fixturesUrl()}/prueba-rota/sana`);
  await expectFailure(page);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expectTheRestWorks(page);
});

test('what a page throws when something is pressed is told to the operator, and not what it said', async ({ page }) => {
  const told = page.waitForRequest((request) => new URL(request.url()).pathname === PAGE_ERROR_PATH);
  await openPage(page, `${fixturesUrl()}/prueba-rota/despues`);
  await currentPage(page).getByRole('button', { name: 'Fallar al pulsar' }).click();
  const request = await told;
  expect(request.postData()).not.toContain('Ana');
  expect(await (await request.response())?.status()).toBe(204);
  const metrics = await (await fetch(`${fixturesUrl()}/metrics`)).text();
  expect(metrics).toMatch(/^page_errors_total\{remote="rota",release="[^"]+",kind="error"\} [1-9]/m);
  await expectTheRestWorks(page);
});
