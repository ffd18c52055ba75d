import { expect, type Page, test } from '@playwright/test';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { expectAccessible } from '../support/accessibility.ts';
import { createAccount } from '../support/accounts.ts';
import { openSignedIn } from '../support/open-signed-in.ts';
import { collectComplaints, currentPage, isSameDocument, markDocument } from '../support/shell.ts';
import { accountsUrl, productUrl } from '../support/urls.ts';

/** Hydrates on interaction. */
const READ = '/';
const PHONE = { width: 360, height: 740 };
const SEARCH_FILES = /\/releases\/[^/]+\/[^/]+\/search\.json$/;

const opener = (page: Page) => page.locator('[data-opens-search]').filter({ visible: true }).first();
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Buscar en Travesía' });
const field = (page: Page) => sheet(page).getByRole('combobox', { name: 'Qué buscas' });
const options = (page: Page) => sheet(page).getByRole('option');
const chosen = (page: Page) => sheet(page).getByRole('option', { selected: true });

/** How far things moved that nobody asked to move. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) sum += Number(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the magnifier opens the sheet before the application comes, and what is typed meanwhile is looked for', async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    const indexes: string[] = [];
    page.on('request', (request) => {
      if (SEARCH_FILES.test(request.url())) indexes.push(request.url());
    });
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/releases\/.+\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(productUrl() + READ);
    await opener(page).tap();
    const typed = sheet(page).getByRole('textbox');
    await expect(typed).toBeFocused();
    await page.keyboard.type('medisina');
    expect(indexes).toEqual([]);
    scripts.resolve();

    await expect(chosen(page)).toHaveText(/^Medicina/);
    await expect(field(page)).toHaveValue('medisina');
    await expect(field(page)).toBeFocused();
    expect(new Set(indexes).size).toBe(indexes.length);
    // The whole screen, and what is tapped is as tall as a thumb.
    expect(await sheet(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE });
    for (const option of await options(page).all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
    expect(await layoutShift(page)).toBe(0);
    await expectAccessible(page, 'results');

    await field(page).fill('enfermeria talca');
    await markDocument(page);
    await chosen(page).tap();
    await expect(currentPage(page).getByRole('heading', { level: 1 })).toContainText('Enfermería');
    await expect(sheet(page)).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });
});

test('the keyboard opens it, moves, chooses and leaves, and the focus goes back', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(`${productUrl()}/juegos/celula`);
  await opener(page).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(chosen(page)).toHaveCount(0);
  await expect(sheet(page).getByRole('group', { name: 'Páginas' })).toBeVisible();
  await page.keyboard.type('derecho');
  await expect(chosen(page)).toHaveText(/^Derecho/);
  await expect(sheet(page).getByRole('status')).toContainText(/\d resultados\. El primero: Derecho\./);
  const active = () => field(page).getAttribute('aria-activedescendant');
  expect(await active()).toBe(await chosen(page).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await active()).toBe(await options(page).nth(1).getAttribute('id'));
  await expectAccessible(page, 'sheet');

  await field(page).fill('xyzzy');
  await expect(sheet(page).getByRole('status')).toContainText('No encontramos «xyzzy»');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Control+k');
  // Typed over what was looked for before.
  await page.keyboard.type('mis ensayos');
  await expect(chosen(page)).toContainText('Con cuenta');
  await field(page).fill('tabla nem');
  await expect(chosen(page)).toHaveText(/^Tabla NEM/);
  await page.keyboard.press('Enter');
  await expect(currentPage(page).getByRole('heading', { level: 1 })).toContainText('NEM');
  await expect(sheet(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('without a connection what has come is found, and what has not is said', async ({ page, context }) => {
  await page.goto(`${productUrl()}/juegos/celula`);
  await page.route(SEARCH_FILES, (route) =>
    route.request().url().includes('carreras') ? route.abort() : route.continue(),
  );
  await page.keyboard.press('Control+k');
  await expect(sheet(page).getByRole('alert')).toContainText('Falta una parte');
  await field(page).fill('calculadora');
  await expect(chosen(page)).toHaveText(/^Calculadora/);
  await page.unroute(SEARCH_FILES);
  await sheet(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(sheet(page).getByRole('alert')).toHaveCount(0);
  await context.setOffline(true);
  await field(page).fill('abogada');
  await expect(chosen(page)).toHaveText(/^Derecho/);
});

test('a student finds their own attempts', async ({ page }) => {
  const account = await createAccount();
  await openSignedIn(page, account, { redirect: '/ensayos/generar/tipo' });
  const id = uuidV7();
  const made = await page.request.post(`${accountsUrl()}/api/ensayos/attempts`, {
    headers: { origin: accountsUrl() },
    data: { id, request: { mode: 'simulacro', test: 'm1' } },
  });
  expect(made.status()).toBe(200);
  await page.keyboard.press('Control+k');
  await expect(sheet(page).getByRole('group', { name: 'Tus ensayos' })).toContainText('Simulacro de Matemática 1');
  await field(page).fill('simulacro m1');
  await expect(chosen(page)).toContainText('Sin empezar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/ensayos\\?intento=${id}`));
});
