import { expect, type Locator, type Page, test } from '@playwright/test';
import { currentPage, KEPT_PAGES, openPage } from '../support/shell.ts';
import { fixturesUrl } from '../support/urls.ts';

/** Several periods of the fixture's timer. */
const SOME_TICKS_MS = 400;

const SCROLLED_PX = 600;
const INNER_SCROLLED_PX = 300;

const list = (page: Page): Locator => currentPage(page).getByRole('region', { name: 'Lista con desplazamiento' });

async function ticksIn(container: Locator): Promise<number> {
  return Number(await container.locator('[data-ticks]').textContent());
}

/** Writes, presses and scrolls, in and outside. */
async function use(page: Page): Promise<void> {
  await currentPage(page).getByLabel('Nota').fill('mi nota');
  await currentPage(page).getByRole('button', { name: 'Veces: 0' }).click();
  await list(page).evaluate((element, top) => element.scrollTo(0, top), INNER_SCROLLED_PX);
  await page.evaluate((top) => window.scrollTo(0, top), SCROLLED_PX);
}

const visit = (page: Page, name: string) =>
  currentPage(page).getByRole('link', { name, exact: true }).dispatchEvent('click', { button: 0 });

test('a page kept alive comes back as it was left: text, state, DOM and scroll', async ({ page }) => {
  await openPage(page, `${fixturesUrl()}/prueba-viva/cuaderno`);
  await use(page);
  const field = await currentPage(page).getByLabel('Nota').elementHandle();
  await visit(page, 'Ir a los enlaces');
  await expect(page.getByRole('heading', { name: 'Enlaces' })).toBeVisible();
  await expect(page.locator('[data-page="viva:cuaderno"]')).toBeHidden();

  await visit(page, 'Cuaderno');
  await expect(page.getByRole('heading', { name: 'Cuaderno' })).toBeAttached();
  await expect(currentPage(page).getByLabel('Nota')).toHaveValue('mi nota');
  await expect(currentPage(page).getByRole('button', { name: 'Veces: 1' })).toBeAttached();
  expect(await list(page).evaluate((element) => element.scrollTop)).toBe(INNER_SCROLLED_PX);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(SCROLLED_PX);
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
});

test('back brings a kept page as it was left', async ({ page }) => {
  await openPage(page, `${fixturesUrl()}/prueba-viva/cuaderno`);
  await use(page);
  await visit(page, 'Ir a los enlaces');
  await expect(page.getByRole('heading', { name: 'Enlaces' })).toBeVisible();
  await page.goBack();
  await expect(currentPage(page).getByLabel('Nota')).toHaveValue('mi nota');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(SCROLLED_PX);
});

test('timers of a hidden page stand still, and run again when it is back', async ({ page }) => {
  await openPage(page, `${fixturesUrl()}/prueba-viva/cuaderno`);
  const notebook = page.locator('[data-page="viva:cuaderno"]');
  await expect.poll(() => ticksIn(notebook)).toBeGreaterThan(2);
  await visit(page, 'Ir a los enlaces');
  await expect(notebook).toBeHidden();
  await page.waitForTimeout(SOME_TICKS_MS);
  const hidden = await ticksIn(notebook);
  await page.waitForTimeout(SOME_TICKS_MS);
  expect(await ticksIn(notebook)).toBe(hidden);
  await visit(page, 'Cuaderno');
  await expect.poll(() => ticksIn(notebook)).toBeGreaterThan(hidden);
});

test('a page that is not kept alive starts anew', async ({ page }) => {
  await openPage(page, `${fixturesUrl()}/prueba-viva/fugaz`);
  await use(page);
  await visit(page, 'Ir a los enlaces');
  await expect(page.locator('[data-page="viva:fugaz"]')).toHaveCount(0);
  await visit(page, 'Fugaz');
  await expect(currentPage(page).getByRole('heading', { name: 'Fugaz' })).toBeVisible();
  await expect(currentPage(page).getByLabel('Nota')).toHaveValue('');
  await expect(currentPage(page).getByRole('button', { name: 'Veces: 0' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Writes its number into every sheet from the first to `last`. */
async function fillSheets(page: Page, last: number): Promise<void> {
  await openPage(page, `${fixturesUrl()}/prueba-viva/hoja/1`);
  for (let sheet = 1; sheet <= last; sheet++) {
    if (sheet > 1) await visit(page, 'Hoja siguiente');
    await expect(page.getByRole('heading', { name: `Hoja ${sheet}` })).toBeVisible();
    await currentPage(page).getByLabel('Nota').fill(`nota ${sheet}`);
  }
}

async function goTo(page: Page, sheet: number, steps: number): Promise<void> {
  await page.evaluate((by) => history.go(by), steps);
  await expect(page.getByRole('heading', { name: `Hoja ${sheet}` })).toBeVisible();
}

test('the page left longest ago comes back whole when exactly as many are kept as may be', async ({ page }) => {
  await fillSheets(page, KEPT_PAGES + 1);
  await goTo(page, 1, -KEPT_PAGES);
  await expect(currentPage(page).getByLabel('Nota')).toHaveValue('nota 1');
  await currentPage(page).getByLabel('Nota').fill('sigue viva');
  await goTo(page, KEPT_PAGES + 1, KEPT_PAGES);
  await expect(currentPage(page).getByLabel('Nota')).toHaveValue(`nota ${KEPT_PAGES + 1}`);
  await expect(page.locator('#contenido > [data-page]')).toHaveCount(KEPT_PAGES + 1);
});

test('the page left longest ago is dropped when too many are kept', async ({ page }) => {
  await fillSheets(page, KEPT_PAGES + 2);
  await expect(page.locator('#contenido > [data-page]')).toHaveCount(KEPT_PAGES + 1);
  await goTo(page, 2, -KEPT_PAGES);
  await expect(currentPage(page).getByLabel('Nota')).toHaveValue('nota 2');
  await goTo(page, 1, -1);
  await expect(currentPage(page).getByLabel('Nota')).toHaveValue('');
});

test('only one page is on the screen, however fast one moves', async ({ page }) => {
  await openPage(page, `${fixturesUrl()}/prueba-viva/cuaderno`);
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('#contenido a')) if (link instanceof HTMLElement) link.click();
  });
  await page.waitForTimeout(SOME_TICKS_MS);
  await expect(page.locator('#contenido > [data-page]:not([hidden], [data-arriving])')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
