import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { collectComplaints, currentPage, openPage } from '@travesia/infra-e2e/support/shell';
import { productUrl } from '@travesia/infra-e2e/support/urls';
import { pressByKeys, stageOf, tabTo } from './support/play.ts';

const PAGE = '/juegos/celula';
const PHONE = { width: 360, height: 740 };

const drawing = (page: Page) => stageOf(page).getByRole('group', { name: 'Dibujo del modelo' });

test('a cell is read without playing, and played by keyboard alone: looked at, switched, soaked, divided', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const complaints = collectComplaints(page);
  await openPage(page, productUrl() + PAGE);
  const content = currentPage(page);
  await expect(content.getByRole('img', { name: /Una célula animal abierta/ })).toBeVisible();
  await expectAccessible(page, 'the still picture');

  await pressByKeys(page, content.getByRole('button', { name: 'Explorar la célula' }));
  await expect(stageOf(page)).toBeVisible();
  await expect(drawing(page).getByRole('img', { name: 'La célula y sus partes' })).toBeVisible();
  await expectAccessible(page, 'parts');

  // Nearer and nearer by the arrows of the drawing.
  await drawing(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(stageOf(page)).toContainText('El ancho de la vista es de 40 nm');

  await page.keyboard.press('2');
  await tabTo(page, stageOf(page).getByRole('checkbox', { name: 'Mitocondrias' }));
  await page.keyboard.press('Space');
  // Looking at it with axe left it without movement: time waits to be asked.
  await page.keyboard.press('p');
  await expect(stageOf(page)).toContainText('ATP 7');
  await page.keyboard.press('p');
  await expectAccessible(page, 'what is missing');

  await drawing(page).focus();
  await page.keyboard.press('4');
  await expect(stageOf(page)).toContainText('Mitosis con 2n = 4: G1');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(stageOf(page)).toContainText('8 cromosomas y 8 cromátidas');
  await expectAccessible(page, 'division');
  expect(complaints).toEqual([]);
});

test('a challenge is predicted, done and explained by keys; an address opens a state, and a bad one says so', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await openPage(page, `${productUrl()}${PAGE}#desafio=encoger-globulo`);
  await expect(stageOf(page)).toContainText('Agua que se va');
  await pressByKeys(page, stageOf(page).getByRole('button', { name: 'Se encoge' }));
  await expect(stageOf(page)).toContainText('Predijiste: Se encoge');
  await drawing(page).focus();
  for (let presses = 0; presses < 31; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(stageOf(page)).toContainText('Lo lograste', { timeout: 20_000 });
  await pressByKeys(page, stageOf(page).getByRole('button', { name: 'Adentro quedó tan concentrado como afuera' }));
  await expect(stageOf(page)).toContainText('ese es el equilibrio');
  await expectAccessible(page, 'a challenge that is done');

  await openPage(page, `${productUrl()}${PAGE}#division.meiosis.46.gametos.primera`);
  await expect(stageOf(page)).toContainText('2 células con 24 cromosomas');
  await openPage(page, `${productUrl()}${PAGE}#division.mitosis.5.g1`);
  await expect(stageOf(page)).toContainText('La dirección no trae un modelo que podamos leer');
  expect(complaints).toEqual([]);
});
