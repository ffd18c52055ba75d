import { expect, type Page, test } from '@playwright/test';
import { CONTENT_GAINS_PATH, type ContentGainsAnswer } from '@travesia/contracts/slices';
import { allContents, findContent } from '@travesia/contracts/temario';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { collectComplaints, currentPage, openPage, visit } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';
import { readSeed, spinOf, type Weighed } from '../models/wheel/wheel.ts';

const WHEEL = '/juegos/ruleta';
const PHONE = { width: 360, height: 740 };
const SEED = '01ab23cd';

const button = (page: Page, name: string | RegExp) => currentPage(page).getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => currentPage(page).getByRole('heading', { name });
const feedback = (page: Page) => currentPage(page).getByRole('region', { name: /Correcto|No es esa|Bien dicho/ });

/** Writes a number of the draw, as somebody does who wants to see whether it is honest. */
async function drawWith(page: Page, seed: string): Promise<void> {
  await currentPage(page).getByText('Cómo se sortea').click();
  await currentPage(page).getByLabel('Número de sorteo').fill(seed);
}

const comesUp = (all: readonly Weighed[]): string => {
  const content = spinOf(all, readSeed(SEED) ?? 0)?.sector.content ?? '';
  return findContent(content)?.name ?? '';
};

test('whoever has no account turns it by keyboard, answers three questions, loses the connection in the middle, and loses nothing', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, accountsUrl() + WHEEL);
  const complaints = collectComplaints(page);
  await button(page, 'Jugar').click();
  await expect(button(page, 'Girar la ruleta')).toBeFocused();
  await drawWith(page, SEED);
  await currentPage(page).getByText('Ver las chances en una tabla').click();
  await expect(currentPage(page).getByRole('row')).toHaveCount(13);
  await expectAccessible(page, 'the wheel');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await button(page, 'Girar la ruleta').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Saltar el giro')).toBeFocused();
  await page.keyboard.press('Enter');
  // What came up is said in words, and is what the model says of the number.
  const all = allContents().map(({ id }) => ({ content: id, weight: 1 }));
  await expect(heading(page, /^Salió el \d+: /)).toBeFocused();
  await expect(heading(page, /^Salió el \d+: /)).toContainText(comesUp(all));
  await expect(currentPage(page).getByRole('row', { name: comesUp(all) })).toHaveAttribute('aria-current', 'true');

  await button(page, 'Responder tres preguntas').click();
  await expect(heading(page, 'Pregunta 1 de 3')).toBeFocused();
  await expect(button(page, 'Responder')).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(feedback(page)).toBeFocused();
  await expect(feedback(page)).toContainText('Cómo se resuelve');
  await expectAccessible(page, 'an answer');
  const kept = () =>
    page.evaluate(() => localStorage.getItem('travesia.juegos.wheel.visitor/known/memory')?.split('"stem"').length);
  await expect.poll(kept).toBe(4);
  expect(complaints).toEqual([]);

  await context.setOffline(true);
  await button(page, 'Siguiente').click();
  await expect(heading(page, 'Pregunta 2 de 3')).toBeFocused();
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await expect(currentPage(page)).toContainText('Tu respuesta está guardada en este dispositivo');
  await button(page, 'Seguir sin esperar').click();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await button(page, 'Seguir sin esperar').click();
  await expect(heading(page, /Otras 2 esperan la conexión/)).toBeFocused();
  await context.setOffline(false);
  await expect(heading(page, /^[0-3] de 3\./)).toBeVisible();
  await expectAccessible(page, 'the end');

  // Kept while another page is shown, and by the device.
  await visit(page, '/juegos/flashcards');
  await expect(heading(page, 'Flashcards que vuelven a tiempo')).toBeVisible();
  await page.goBack();
  await expect(heading(page, /^[0-3] de 3\./)).toBeVisible();
  await page.reload();
  await expect(heading(page, /^[0-3] de 3\./)).toBeVisible();
  await button(page, 'Volver a la ruleta').click();
  await expect(button(page, 'Girar la ruleta')).toBeVisible();
  await currentPage(page).getByText('Sin cuenta: qué guardamos').click();
  await button(page, 'Borrar').click();
  await button(page, 'Sí, borrar').click();
  await expect(currentPage(page).getByText('Sin cuenta: qué guardamos')).toBeHidden();
});

test('a student turns it by what contents would bring, what they answer is evidence of a game, and after three it is enough', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const account = await createAccount();
  await openSignedIn(page, account, { redirect: WHEEL });
  await expect(currentPage(page)).toContainText('Ocupa más lo que más puede subirte el puntaje');
  const asked = await page.request.get(accountsUrl() + CONTENT_GAINS_PATH);
  const { contents }: ContentGainsAnswer = await asked.json();
  await drawWith(page, SEED);
  // Without movement it is there at once.
  await button(page, 'Girar la ruleta').click();
  await expect(heading(page, /^Salió el \d+: /)).toContainText(
    comesUp(contents.map(({ contentId, worth }) => ({ content: contentId, weight: worth }))),
  );

  async function answerAll(): Promise<void> {
    await button(page, 'Responder tres preguntas').click();
    for (const number of [1, 2, 3]) {
      await expect(heading(page, `Pregunta ${number} de 3`)).toBeFocused();
      await expect(button(page, 'Responder')).toBeVisible();
      await page.keyboard.press('0');
      await page.keyboard.press('Enter');
      await expect(feedback(page)).toBeFocused();
      await button(page, 'Siguiente').click();
    }
    await expect(heading(page, '0 de 3.')).toBeFocused();
    await expect(currentPage(page).getByRole('link', { name: 'Ir a su lección' })).toBeVisible();
  }
  await answerAll();
  const origin = { origin: accountsUrl() };
  await page.request.post(`${accountsUrl()}/api/aprende/refresh`, { headers: origin });
  const { evidence } = await (await page.request.get(`${accountsUrl()}/api/aprende/data`)).json();
  expect(evidence.map(({ source }: { readonly source: string }) => source)).toEqual(['game', 'game', 'game']);

  // As if another drill had been done before this one.
  await page.evaluate((owner) => {
    const key = `travesia.juegos.wheel.${owner}/known/memory`;
    const memory = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...memory, drill: null, done: [...memory.done, 'm1.otro'] }));
  }, account.uid);
  await page.reload();
  await button(page, 'Girar la ruleta').click();
  await answerAll();
  await expect(currentPage(page)).toContainText('Por hoy está bien');
  await button(page, 'Volver a la ruleta').click();
  await expect(heading(page, 'Por hoy está bien')).toBeVisible();
  await expectAccessible(page, 'enough');
  await button(page, 'Girar una vez más igual').click();
  await expect(button(page, 'Girar la ruleta')).toBeVisible();
});
