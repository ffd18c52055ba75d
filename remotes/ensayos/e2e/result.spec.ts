import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { signInBeside } from '@travesia/infra-e2e/support/open-signed-in';
import {
  beginBeside,
  button,
  ENSAYOS,
  handInBeside,
  openAttempt,
  options,
  practiceRequest,
} from '@travesia/infra-e2e/support/practice-test';
import { currentPage, openPage, visit } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';

const PRACTICE = practiceRequest(['m1.numeros', 'm1.geometria'], 6, 'at-end');

/** As many as have a range. */
const LONG = { ...PRACTICE, items: 20 };

/** Medicina, Universidad de Chile. */
const PROGRAM = '11083';

const isClean = async (page: Page) => expect(await accessibilityViolations(page)).toEqual([]);

const resultAddress = (id: string) => `${ENSAYOS}/resultado/${id}`;

/** Has the service grade a practice with its first six questions answered. @returns where its result is. */
async function gradedBeside(page: Page, request: object): Promise<string> {
  const id = await beginBeside(page, request, 6);
  await handInBeside(page, id);
  return resultAddress(id);
}

/** The result of such a practice, of a new student. */
async function practised(page: Page): Promise<void> {
  await signInBeside(page, await createAccount());
  await openPage(page, accountsUrl() + (await gradedBeside(page, PRACTICE)));
  await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Práctica/ })).toBeVisible();
}

/** A question of the result, opened. */
async function openReview(page: Page, number: number): Promise<Locator> {
  const reviewed = currentPage(page)
    .locator('details')
    .filter({ hasText: new RegExp(`^Pregunta ${number} `) });
  await reviewed.locator('summary').first().click();
  await expect(reviewed.getByRole('heading', { name: 'Solución' })).toBeVisible();
  return reviewed;
}

test('a question like another is asked where its model was reviewed and in a review of one’s mistakes, says what was right, keeps an answer until it could be checked, and is followed by more', async ({
  page,
  context,
}) => {
  test.slow();
  await practised(page);
  const reviewed = await openReview(page, 2);
  await context.setOffline(true);
  await reviewed.getByRole('button', { name: 'Practicar otra parecida' }).click();
  await expect(reviewed).toContainText('No pudimos traer otra pregunta');
  await context.setOffline(false);
  await reviewed.getByRole('button', { name: 'Practicar otra parecida' }).click();
  const similar = reviewed.getByRole('region', { name: 'Otra parecida' });
  await expect(similar.getByRole('heading', { name: 'Otra parecida' })).toBeFocused();
  await expect(similar.getByRole('button', { name: 'Comprobar' })).toBeDisabled();
  await isClean(page);
  await similar.getByRole('radio').nth(2).check();
  await context.setOffline(true);
  await similar.getByRole('button', { name: 'Comprobar' }).click();
  await expect(similar).toContainText('Tu respuesta sigue marcada');
  await expect(similar.getByRole('radio').nth(2)).toBeChecked();
  await context.setOffline(false);
  await similar.getByRole('button', { name: 'Comprobar' }).press('Enter');
  await expect(similar.getByRole('region', { name: /^Corrección/ })).toBeFocused();
  await expect(similar.getByRole('radio').first()).toBeDisabled();
  await isClean(page);
  await similar.getByRole('button', { name: 'Practicar otra más' }).click();
  await expect(similar.getByRole('radio').first()).toBeEnabled();

  await currentPage(page).getByRole('link', { name: 'Repasar lo que fallé' }).click();
  await button(page, 'Empezar ahora').click();
  await options(page).first().check();
  await button(page, /^Comprobar/).click();
  await expect(currentPage(page).getByRole('region', { name: /^Corrección/ })).toBeFocused();
  await button(page, 'Practicar otra parecida').click();
  await expect(currentPage(page).getByRole('region', { name: 'Otra parecida' })).toBeVisible();

  await visit(page, ENSAYOS);
  await expect(currentPage(page).getByRole('heading', { name: /^Práctica/ })).toHaveCount(1);
  await expect(currentPage(page).getByRole('heading', { name: /parecida/ })).toHaveCount(0);
});

test.describe('a report of a question', () => {
  const dialog = (page: Page) => page.getByRole('dialog');

  test('is sent while the test runs, by keyboard, and what is written waits for a connection', async ({
    page,
    context,
  }) => {
    await signInBeside(page, await createAccount());
    await openAttempt(page, await beginBeside(page, PRACTICE));
    const report = async () => {
      await button(page, 'Menú').press('Enter');
      await dialog(page).getByRole('button', { name: 'Reportar un problema en la pregunta 1' }).press('Enter');
    };
    await report();
    await expect(dialog(page)).toHaveAccessibleName('Reportar un problema en la pregunta 1');
    await expect(dialog(page).getByLabel(/aparece como correcta/)).toHaveCount(0);
    await isClean(page);
    await dialog(page).getByRole('button', { name: 'Enviar' }).press('Enter');
    await expect(dialog(page)).toContainText('Elige qué está mal');
    await dialog(page)
      .getByLabel(/El enunciado/)
      .press('Space');
    await dialog(page).getByLabel('Cuéntanos más').fill('Dice dos veces lo mismo.');
    await context.setOffline(true);
    await dialog(page).getByRole('button', { name: 'Enviar' }).press('Enter');
    await expect(dialog(page)).toContainText('hace falta conexión');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await report();
    await expect(dialog(page).getByLabel('Cuéntanos más')).toHaveValue('Dice dos veces lo mismo.');
    await dialog(page).getByRole('button', { name: 'Enviar' }).press('Enter');
    await expect(dialog(page)).toContainText('Gracias por avisar');
    await page.keyboard.press('Escape');
    await button(page, 'Menú').press('Enter');
    await expect(dialog(page)).toContainText('Reportaste la pregunta 1');
  });

  test('of a graded question may be about its key; the result is shared in words that name nobody, and printed with the questions that are open', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await practised(page);
    const reviewed = await openReview(page, 3);
    await reviewed.getByRole('button', { name: 'Reportar un problema en la pregunta 3' }).click();
    await dialog(page)
      .getByLabel(/aparece como correcta/)
      .check();
    await isClean(page);
    await dialog(page).getByRole('button', { name: 'Enviar' }).click();
    await expect(dialog(page)).toContainText('Gracias por avisar');
    await page.keyboard.press('Escape');

    await button(page, 'Compartir').click();
    await expect(page.getByText('Copiamos el texto')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Práctica de Matemática 1 \(M1\): \d de 6 correctas\. Practica/);
    expect(copied).toMatch(/\/test$/);
    await expect(currentPage(page).getByRole('blockquote')).toHaveText(copied);

    await button(page, 'Abrir todas').click();
    await expect(currentPage(page).getByRole('heading', { name: 'Solución' })).toHaveCount(6);
    await page.emulateMedia({ media: 'print' });
    await expect(currentPage(page).getByRole('heading', { name: 'Solución' })).toHaveCount(6);
    await expect(currentPage(page).getByRole('button')).toHaveCount(0);
  });
});

test.describe('a result', () => {
  test('tells what changed since the last time, and how far the goals are', async ({ page }) => {
    test.slow();
    await signInBeside(page, await createAccount());
    const set = await page.request.put(`${accountsUrl()}/api/carreras/goals`, {
      data: { programIds: [PROGRAM] },
      headers: { origin: accountsUrl() },
    });
    expect(set.ok()).toBe(true);
    await openPage(page, accountsUrl() + (await gradedBeside(page, LONG)));
    await expect(currentPage(page).getByRole('figure', { name: /^Tu puntaje estimado/ })).toBeVisible();
    await expect(currentPage(page).getByRole('heading', { name: 'Qué cambió desde la última vez' })).toHaveCount(0);
    await visit(page, await gradedBeside(page, LONG));
    await expect(currentPage(page).getByRole('heading', { name: 'Qué cambió desde la última vez' })).toBeVisible();
    await expect(currentPage(page).getByRole('figure', { name: /antes y ahora/ })).toBeVisible();
    await expect(currentPage(page)).toContainText(
      /Tu estimación pasó de \d+–\d+ a \d+–\d+ puntos, con \d de 20 correctas antes/,
    );
    await expect(currentPage(page).getByRole('link', { name: /^Ver cuánto te falta para/ })).toHaveAttribute(
      'href',
      `/carreras/${PROGRAM}`,
    );
    await expect(currentPage(page)).toContainText('a una sola prueba no se le puede restar');
    const goal = currentPage(page).getByRole('listitem').filter({ hasText: 'Medicina' });
    // Of who has practised M1 alone nobody knows the mean with Lectora, and the cut-off comes after what is asked.
    await expect(goal).toContainText(
      /pide un promedio de 458 entre Competencia Lectora y M1: con tus \d+ en M1 necesitas [\d,.]+ en Competencia Lectora.*Exige rendir Competencia Lectora, M1 y Ciencias\..*Último corte \(Admisión 2026\)/,
    );
    await isClean(page);
    await visit(page, ENSAYOS);
    await expect(currentPage(page).getByRole('figure', { name: /^Tu avance en/ })).toContainText(
      /una misma escala, .* desde el/,
    );
    await isClean(page);
  });
});
