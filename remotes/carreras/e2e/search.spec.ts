import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { collectComplaints, openPage } from '@travesia/infra-e2e/support/shell';
import { productUrl } from '@travesia/infra-e2e/support/urls';

const CAREERS = '/paes/carreras';

const PHONE = { width: 360, height: 740 };

const field = (page: Page) => page.getByRole('searchbox', { name: 'Carrera, universidad o ciudad' });
const found = (page: Page) => page.getByRole('region', { name: 'Programas encontrados' });
const rows = (page: Page) => found(page).getByRole('list', { name: 'Programas' }).getByRole('listitem');
const count = (page: Page) => found(page).getByRole('status');
const compared = (page: Page) => page.getByRole('region', { name: /^Comparación:/ });
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

async function search(page: Page, words: string): Promise<void> {
  await openPage(page, productUrl() + CAREERS);
  await field(page).fill(words);
  await expect(count(page)).toBeVisible();
}

test('nobody who only reads the index fetches the offer; a profession finds its career with all its programmes, told how many, with the way to the rest, and what is not in the offer is said, with what is near', async ({
  page,
}) => {
  await openPage(page, productUrl() + CAREERS);
  await page.waitForLoadState('networkidle');
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  const before = await fetched();
  await field(page).focus();
  await expect(page.getByLabel('Región')).toBeVisible();
  expect(await fetched()).toBeGreaterThan(before);

  await field(page).fill('tecnologo medico');
  await expect(count(page)).toHaveText(/^4\d programas$/);
  await expect(page.getByText('¿Buscas la carrera?').getByRole('link')).toHaveText('Tecnología Médica');
  await expect(rows(page)).toHaveCount(20);
  const [, total = ''] = /^(\d+)/.exec((await count(page).textContent()) ?? '') ?? [];
  const pages = page.getByRole('navigation', { name: 'Páginas de programas' });
  await expect(pages).toContainText(`Página 1 de ${Math.ceil(Number(total) / 20)}`);
  await pages.getByRole('link', { name: 'Siguiente' }).click();
  await expect(pages).toContainText('Página 2 de');
  await expect(page.locator('#encontrados')).toBeFocused();
  await expect(rows(page).first()).toBeInViewport();

  await field(page).fill('duoc');
  await expect(page.getByText('Duoc UC es un instituto profesional')).toBeVisible();
  await page.getByText('Lo más cercano:').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/paes\/carreras\/[a-z-]+$/);
});

test('what is found is on the screen with the field, once something is typed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await search(page, 'enfermeria talca');
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(count(page)).toBeInViewport({ ratio: 1 });
  await expect(rows(page).first()).toBeInViewport();
});

test('filters and up to four to compare are in the address, and a reload has them again', async ({ page }) => {
  const complaints = collectComplaints(page);
  await search(page, 'enfermeria');
  const region = page.getByLabel('Región');
  await region.selectOption({ value: 'Maule' });
  await expect(rows(page).first()).toContainText(/Talca|Curicó|Linares/);
  const left = await count(page).textContent();
  for (const row of (await rows(page).all()).slice(0, 2)) await row.getByRole('button', { name: /^Comparar / }).click();
  await expect(compared(page).getByRole('columnheader')).toHaveCount(3);
  await expect.poll(() => addressOf(page)).toMatch(/\?q=enfermeria&region=maule&comparar=\d{5}&comparar=\d{5}$/);
  await page.reload();
  await expect(field(page)).toHaveValue('enfermeria');
  await expect(region).toHaveValue('Maule');
  await expect(count(page)).toHaveText(left ?? '');
  await expect(compared(page).getByRole('columnheader')).toHaveCount(3);
  await compared(page)
    .getByRole('button', { name: /^Quitar de la comparación/ })
    .first()
    .click();
  await expect(compared(page).getByRole('columnheader')).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test('what is not offered any more is told apart from the list, with the way to its history', async ({ page }) => {
  await search(page, 'sociologia silva henriquez');
  const line = found(page).getByText('Ya no se ofrece en Admisión');
  await expect(line).toContainText('Mira su historia y lo que se le parece.');
  await line.getByRole('link', { name: 'Sociología, UCSH, Santiago' }).click();
  await expect(page).toHaveURL(/\/paes\/carreras\/sociologia#ya-no$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'código 46302' })).toBeVisible();
});

test('the field of another page, before any script of it runs, leads to the results', async ({ page }) => {
  await page.goto(`${productUrl()}/paes/puntajes-de-corte/derecho`);
  await page.getByRole('search').getByRole('searchbox', { name: 'Busca otra carrera o universidad' }).fill('párvulos');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/paes\/carreras\?q=p%C3%A1rvulos$/);
  await expect(field(page)).toHaveValue('párvulos');
  await expect(count(page)).toHaveText('43 programas');
  await expect(rows(page).first()).toContainText(/Parvularia|Párvulos/);
});

test('a career is found by the keyboard, with its name misspelt', async ({ page }) => {
  await openPage(page, productUrl() + CAREERS);
  await field(page).focus();
  await page.keyboard.type('medisina vet');
  const career = page.getByText('¿Buscas la carrera?').getByRole('link', { name: 'Medicina Veterinaria', exact: true });
  await expect(career).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(career).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Medicina Veterinaria' })).toBeVisible();
});

test('where the search does not come, a line says so, and trying again brings it', async ({ page }) => {
  await openPage(page, productUrl() + CAREERS);
  const scripts = /\/releases\/.+\.js$/;
  await page.route(scripts, (script) => script.abort());
  await field(page).fill('usach');
  await expect(page.getByText('El buscador no llegó')).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('¿Buscas la universidad?').getByRole('link')).toHaveText(
    'Universidad de Santiago de Chile',
  );
});

test('on the narrowest phone results and comparison fit, and everybody can use them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${productUrl()}${CAREERS}?q=carreras+en+temuco&comparar=30013&comparar=37058`);
  await expect(compared(page).getByRole('columnheader')).toHaveCount(3);
  await expect(rows(page)).toHaveCount(20);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'search');
});
