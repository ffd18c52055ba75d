import { expect, type Page, test } from '@playwright/test';
import { type BootDocument, createNavigation } from '@travesia/contracts/release';
import { expectAccessible } from '../support/accessibility.ts';
import { createAccount } from '../support/accounts.ts';
import { openSignedIn } from '../support/open-signed-in.ts';
import {
  collectComplaints,
  currentPage,
  isSameDocument,
  markDocument,
  openPage,
  waitForLivePage,
} from '../support/shell.ts';
import { accountsUrl, fixturesUrl, productUrl } from '../support/urls.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Smallest side of what a thumb presses in the bar. */
const THUMB_MIN_PX = 48;

const SCRIPTS = /\/releases\/.+\.js$/;

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const barOf = (page: Page) => page.getByRole('navigation', { name: 'Secciones' });
const moreOf = (page: Page) => page.getByRole('button', { name: 'Más', exact: true });

const hrefsIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Every place that the live releases declare for a student, by the document of the page. */
async function studentPlaces(page: Page): Promise<readonly string[]> {
  const text = await page.locator('#travesia-boot').textContent();
  const { releases }: Pick<BootDocument, 'releases'> = JSON.parse(text ?? '');
  return createNavigation(releases, 'student').flatMap(({ places }) => places.map(({ path }) => path));
}

test.describe('a student', () => {
  test.beforeEach(async ({ page }) => {
    await openSignedIn(page, await createAccount(), { redirect: '/ajustes' });
    await markDocument(page);
  });

  test('reaches every place in two presses on a phone, by thumb and by keyboard', async ({ page }) => {
    // Two looks of axe, and five pages.
    test.slow();
    await page.setViewportSize(PHONE);
    const areas = barOf(page).getByRole('link');
    await expect(areas).toHaveCount(5);
    for (const target of [...(await areas.all()), moreOf(page)]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(THUMB_MIN_PX);
    }
    await expect(menuOf(page)).toBeHidden();
    await moreOf(page).click();
    await expect(menuOf(page)).toBeVisible();
    const offered = new Set(await hrefsIn(page, '#menu-principal a'));
    for (const place of await studentPlaces(page)) expect(offered, place).toContain(place);
    await expectAccessible(page, 'the sheet');

    await menuOf(page).getByRole('link', { name: 'Flashcards' }).click();
    await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(`${accountsUrl()}/juegos/flashcards`);
    await page.goBack();
    await expect(menuOf(page)).toBeHidden();

    await moreOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();
    // What was opened comes next in the order of focus, and Escape gives back what was there.
    await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(moreOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await menuOf(page).getByRole('link', { name: 'Tabla NEM' }).focus();
    await page.keyboard.press('Enter');
    await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeFocused();
    await expect(menuOf(page)).toBeHidden();
    await expect(barOf(page).locator('[aria-current="true"]')).toHaveText('Puntajes');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('reaches every place in two presses on a desktop, by pointer and by keyboard', async ({ page }) => {
    test.slow();
    await page.setViewportSize(DESKTOP);
    const places = await studentPlaces(page);
    await expect(barOf(page)).toBeHidden();
    await expectAccessible(page, 'the rail');
    // The first press is on an area, which unfolds; the second on one of its places.
    const areas = page.locator('#menu-principal > ul > li');
    for (const area of await areas.locator('> a').all()) await expect(area).toBeVisible();
    const held = new Set(await hrefsIn(page, '#menu-principal a'));
    for (const place of places) expect([...held], place).toContain(place);
    await areas.locator('> a').filter({ hasText: 'Puntajes' }).focus();
    await page.keyboard.press('Enter');
    await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeFocused();
    for (const link of await areas.filter({ hasText: 'Puntajes' }).getByRole('link').all())
      await expect(link).toBeVisible();
    await menuOf(page).getByRole('link', { name: 'Tabla NEM' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Tabla/);

    await menuOf(page).getByRole('link', { name: 'Aprende', exact: true }).click();
    await menuOf(page).getByRole('link', { name: 'Diagnóstico y plan' }).click();
    await expect(currentPage(page).getByRole('heading', { level: 1 })).toHaveText('¿Qué te gustaría estudiar?');
    await page.goBack();

    await menuOf(page).getByRole('link', { name: 'Carreras', exact: true }).click();
    await menuOf(page).getByRole('link', { name: 'Puntajes de corte' }).click();
    await expect(page).toHaveTitle(/^Puntajes de corte.* \| Travesía$/);
    await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeFocused();
    await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText('Puntajes de corte');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('finds ways on at the front page, and never the front page of a visitor', async ({ page }) => {
    await page.route(SCRIPTS, (script) => script.abort());
    await page.goto(accountsUrl());
    await expect(page.getByRole('heading', { level: 1, name: '¿Por dónde sigues?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Cruza a la universidad/ })).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Tus ensayos' })).toBeVisible();
  });
});

test('a visitor without scripts finds every place, on a phone too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`${productUrl()}/herramientas/temarios`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Crear cuenta' })).toBeVisible();
  await expect(barOf(page).locator('[aria-current="true"]')).toHaveText('Aprende');
  await expect(barOf(page).getByRole('link', { name: 'Ensayo', exact: true })).toHaveAttribute('href', '/test');
  await moreOf(page).click();
  await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText('Temarios');
  await menuOf(page).getByRole('link', { name: 'Puntajes de corte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Puntajes de corte/ })).toBeVisible();

  // Where an account is asked for, what needs none is named.
  await page.goto(`${productUrl()}/acceder`);
  const ways = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(ways.filter({ hasText: 'Ensayo de muestra' })).toHaveCount(1);
  await expect(ways.getByRole('link', { name: 'Planes', exact: true })).toHaveCount(0);
  await context.close();
});

test('the sheet that opened before the application came stays open, and closes when a link of it is followed', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${productUrl()}/herramientas/temarios`);
  await moreOf(page).click();
  await waitForLivePage(page);
  await expect(menuOf(page)).toBeVisible();
  await menuOf(page).getByRole('link', { name: 'Temarios' }).click();
  await expect(menuOf(page)).toBeHidden();
});

test('the browser draws what the edge drew', async ({ page }) => {
  const frame = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'header nav, nav[aria-label="Secciones"], nav[aria-label="En esta sección"], footer',
        ),
      ]
        .map((part) => part.outerHTML)
        .join('\n'),
    );
  const complaints = collectComplaints(page);
  for (const path of ['/herramientas/calculadora-nem', '/paes/carreras/medicina', '/no-existe']) {
    await page.goto(productUrl() + path);
    const drawn = await frame();
    await openPage(page, productUrl() + path);
    expect(await frame(), path).toBe(drawn);
  }
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
});

test('a remote is in the navigation by what it declares, and no shell has to know of it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${fixturesUrl()}/herramientas/temarios`);
  await moreOf(page).click();
  await menuOf(page).getByRole('link', { name: 'Prueba viva' }).click();
  await expect(page).toHaveURL(`${fixturesUrl()}/prueba-viva/enlaces`);
});

test('a page has the screen for itself while its address asks for it', async ({ page }) => {
  const notebook = `${fixturesUrl()}/prueba-viva/cuaderno`;
  for (const [address, around] of [
    [notebook, 1],
    [`${notebook}?intento=7`, 0],
  ] as const) {
    const html = await (await page.request.get(address)).text();
    expect(html.split('<header').length - 1, address).toBe(around);
    await openPage(page, address);
    await expect(page.getByRole('banner')).toHaveCount(around);
    await expect(page.getByRole('contentinfo')).toHaveCount(around);
  }
  await page.goBack();
  await expect(page.getByRole('banner')).toHaveCount(1);
});
