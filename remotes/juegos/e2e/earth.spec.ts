import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { collectComplaints, currentPage, openPage } from '@travesia/infra-e2e/support/shell';
import { productUrl } from '@travesia/infra-e2e/support/urls';

const PHONE = { width: 360, height: 740 };
const ADDRESS = '/juegos/geosfera';

const slider = (page: Page, name: string | RegExp): Locator => currentPage(page).getByRole('slider', { name });
const button = (page: Page, name: string | RegExp): Locator => currentPage(page).getByRole('button', { name });
const drawing = (page: Page): Locator => currentPage(page).getByRole('group', { name: 'Dibujo del modelo' });
const says = (page: Page, words: string | RegExp) => expect(currentPage(page)).toContainText(words);

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

test('the Earth is opened on a phone, read, shaken and moved; a challenge is done by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const complaints = collectComplaints(page);
  await openPage(page, productUrl() + ADDRESS);
  await expect(currentPage(page).getByRole('img', { name: 'La Tierra con un corte hasta el centro' })).toBeVisible();
  await expectAccessible(page, 'before the game');

  await button(page, 'Abrir el modelo').focus();
  await page.keyboard.press('Enter');
  await expect(drawing(page)).toBeVisible();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const [view, what] of [
    ['1', 'Sonda a'],
    ['2', 'El sismo todavía no ocurre'],
    ['3', 'Todavía no se forma nada'],
    ['4', 'Sismo 1 de 5'],
  ] as const) {
    await drawing(page).focus();
    await page.keyboard.press(view);
    await says(page, what);
    await expectAccessible(page, `view ${view}`);
    expect(await wide(), `view ${view} scrolls to the side`).toBeLessThanOrEqual(0);
  }

  // Predict, do, explain: no hand leaves the keyboard.
  await button(page, 'La única capa líquida del interior').focus();
  await page.keyboard.press('Enter');
  await button(page, 'El manto').focus();
  await page.keyboard.press('Enter');
  await says(page, 'Predijiste: El manto');
  await drawing(page).focus();
  await press(page, 'ArrowDown', 30);
  await says(page, /A 1\.500 km hay material sólido/);
  await press(page, 'ArrowDown', 30);
  await says(page, 'La sonda está en el núcleo externo, que es líquido.');
  await button(page, 'Que está muy caliente').focus();
  await page.keyboard.press('Enter');
  await says(page, 'Elige otra explicación.');
  await button(page, 'Que las ondas S no pasan por ella').focus();
  await page.keyboard.press('Enter');
  await says(page, '1 de 12 hechos');
  await expectAccessible(page, 'a challenge that is done');
  expect(complaints).toEqual([]);
});

test('waves pass through the cut, years pass over a border, and an address opens what it says', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const complaints = collectComplaints(page);
  await openPage(page, `${productUrl()}${ADDRESS}#ondas.30.103.150.ambas`);
  await expect(slider(page, 'Estación B')).toHaveValue('103');
  const front = drawing(page).locator('[data-front="P"]');
  // Nothing moves by itself; what is asked for does.
  await expect(front).toHaveAttribute('d', '');
  await button(page, 'Provocar el sismo').click();
  await expect(front).toHaveAttribute('d', /^M/);
  const before = await front.getAttribute('d');
  await expect(front).not.toHaveAttribute('d', before ?? '');
  await slider(page, 'Tiempo desde el sismo').fill('1800');
  await says(page, /Estación A \(30°\): P a los 6 min 10 s/);
  await says(page, /Estación B \(103°\): no llegó ninguna onda/);
  await expect(front).toHaveAttribute('d', '');

  await drawing(page).focus();
  await page.keyboard.press('3');
  await button(page, 'Dejar pasar los años').click();
  await expect.poll(async () => Number(await slider(page, 'Años que han pasado').inputValue())).toBeGreaterThan(0);
  await button(page, 'Detener los años').click();
  await slider(page, 'Años que han pasado').fill('6000000');
  await says(page, 'Hay un arco de volcanes a 286 km de la fosa.');

  // By pointer: a mark on a record, and the epicentre on the map.
  await page.keyboard.press('4');
  const box = await drawing(page).locator('svg').boundingBox();
  if (!box) throw new Error('the map is not drawn');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.click(...at(0.25, 0.5));
  await says(page, /Tu epicentro: 31,\d° S y 7\d(?:,\d)?° O/);
  await page.mouse.click(...at(0.75, 0.2));
  await expect(slider(page, /Llega la P/).first()).not.toHaveValue('0');
  await page.keyboard.press('z');
  await expect(slider(page, /Llega la P/).first()).toHaveValue('0');

  await page.goto('about:blank');
  await openPage(page, `${productUrl()}${ADDRESS}#placas.nada`);
  await says(page, 'La dirección no trae un modelo que podamos leer');
  await says(page, 'Sonda a 1.000 km');
  expect(complaints).toEqual([]);
});
