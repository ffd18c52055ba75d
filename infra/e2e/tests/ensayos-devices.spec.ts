import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { createAccount, signInThroughThePage } from '../support/accounts.ts';
import {
  attemptOn,
  begin,
  button,
  ENSAYOS,
  handIn,
  isAnswered,
  M1_ITEMS,
  options,
  overview,
  question,
  SIMULACRO,
  saving,
  standing,
} from '../support/ensayos.ts';
import { currentPage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

const PHONE = { width: 360, height: 740 };

const next = (page: Page) => button(page, 'Siguiente').click();

async function goTo(page: Page, number: number): Promise<void> {
  await overview(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^Pregunta ${number},`) })
    .click();
  await expect(question(page)).toHaveText(new RegExp(`^Pregunta ${number} `));
}

test('what was corrected, cleared, answered and marked without a connection outlives another device that did nothing', async ({
  page,
  context,
  browser,
}) => {
  const student = await createAccount();
  await signInThroughThePage(page, student, { redirect: SIMULACRO });
  await begin(page);
  const id = attemptOn(page);
  await options(page).nth(1).check();
  await next(page);
  await options(page).nth(1).check();
  await expect(saving(page)).toHaveText('Guardado');

  await context.setOffline(true);
  await goTo(page, 1);
  await options(page).nth(2).check();
  await button(page, /Marcar/).click();
  await next(page);
  await button(page, 'Borrar mi respuesta').click();
  await next(page);
  await options(page).nth(3).check();
  await expect(saving(page)).toHaveText('Sin conexión: 3 respuestas en este equipo');

  const other = await browser.newContext();
  const second = await other.newPage();
  await signInThroughThePage(second, student, { redirect: ENSAYOS });
  await currentPage(second).getByRole('link', { name: 'Seguir' }).click();
  await button(second, 'Seguir aquí').click();
  await expect(options(second).first()).toBeEnabled();
  await isAnswered(second, 2, M1_ITEMS);

  await context.setOffline(false);
  await expect(currentPage(page)).toContainText('Sin enviar en este equipo: 3 respuestas');
  await button(page, 'Seguir aquí').click();
  await expect(saving(page)).toHaveText('Guardado');
  const { form, responses } = await standing(context, accountsUrl(), id);
  const place = ({ option }: { option: string | null }, slot: number) =>
    option === null ? null : form.items[slot]?.options.findIndex((one) => one.id === option);
  expect(responses.slice(0, 3).map(place)).toEqual([2, null, 3]);
  expect(responses[0]?.flagged).toBe(true);
  await isAnswered(page, 2, M1_ITEMS);
  await expect(currentPage(page)).not.toContainText('Hiciste cambios en dos dispositivos');
  await other.close();
});

test('a simulacro is handed in only after a question, which the keyboard reaches from any question', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signInThroughThePage(page, await createAccount(), { redirect: SIMULACRO });
  await begin(page);
  await options(page).first().check();
  await expect(saving(page)).toHaveText('Guardado');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Tus respuestas');
  await dialog.getByRole('button', { name: 'Entregar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName('¿Entregas el simulacro?');
  await expect(dialog).toContainText('Te faltan 64 preguntas por responder.');
  await expect(dialog).toContainText(/Te quedan 2 h 1\d min\./);
  await expect(dialog.getByRole('button', { name: 'Seguir respondiendo' })).toBeFocused();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: test.info().outputPath('entregar-360.png') });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(question(page)).toBeFocused();
  await handIn(page);
  await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Simulacro/ })).toBeVisible();
});
