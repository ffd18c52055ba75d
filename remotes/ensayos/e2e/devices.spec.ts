import { expect, type Page, test } from '@playwright/test';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn, signInBeside } from '@travesia/infra-e2e/support/open-signed-in';
import {
  beginBeside,
  button,
  ENSAYOS,
  handIn,
  isAnswered,
  leaveAttempt,
  M1_ITEMS,
  openAttempt,
  options,
  overview,
  question,
  SIMULACRO_REQUEST,
  saving,
  standing,
} from '@travesia/infra-e2e/support/practice-test';
import { currentPage, openPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';

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

test('what was corrected, cleared, answered and marked without a connection outlives another device that did nothing, and one of them at a time answers', async ({
  page,
  context,
  browser,
}) => {
  const student = await createAccount();
  await signInBeside(page, student);
  const id = await beginBeside(page, SIMULACRO_REQUEST);
  await openAttempt(page, id);
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
  await openSignedIn(second, student, { redirect: ENSAYOS });
  await currentPage(second).getByRole('link', { name: 'Seguir' }).click();
  await expect(currentPage(second)).toContainText('Estás rindiendo en otro dispositivo');
  await isAnswered(second, 2, M1_ITEMS);
  await expect(options(second).first()).toBeDisabled();
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

  // Whoever answers where it was taken away learns of it.
  await options(second).nth(2).check();
  await expect(currentPage(second)).toContainText('Estás rindiendo en otro dispositivo');
  await other.close();
});

test('a sample of whoever was at the computer before goes to nobody unasked, and can be refused', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const troubles: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await openPage(page, `${accountsUrl()}/test`);
  await button(page, 'Empezar').click();
  await options(page).first().check();
  await leaveAttempt(page);
  // Nothing is left behind: there is one to go on with, and no other to begin.
  await expect(button(page, 'Empezar')).toHaveCount(0);
  await button(page, 'Seguir donde quedé').click();
  await handIn(page);
  await expect(currentPage(page).getByRole('heading', { name: 'Tu resultado' })).toBeVisible();

  await page.reload();
  await expect(currentPage(page).getByRole('heading', { name: 'Tu resultado' })).toBeVisible();
  await openPage(page, `${accountsUrl()}/test`);
  await expect(currentPage(page)).toContainText('Terminaste un ensayo de muestra en este navegador');
  await expect(currentPage(page)).not.toContainText('Ya empezaste');
  await expect(button(page, 'Empezar')).toBeVisible();
  await button(page, 'Ver mi resultado').click();
  await expect(currentPage(page).getByRole('heading', { name: 'Tu resultado' })).toBeVisible();
  expect(troubles).toEqual([]);

  await openSignedIn(page, await createAccount(), { redirect: ENSAYOS });
  await expect(currentPage(page)).toContainText('¿es tuyo?');
  await expect(currentPage(page)).toContainText('Por dónde empezar');
  await page.screenshot({ path: test.info().outputPath('es-tuya-360.png') });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await button(page, 'No es mío').click();
  await expect(currentPage(page)).not.toContainText('¿es tuyo?');
  await page.reload();
  await expect(currentPage(page)).toContainText('Por dónde empezar');
  await expect(currentPage(page)).not.toContainText('¿es tuyo?');
});

test('who has no account deletes what is kept of them, in the service and in the browser', async ({
  page,
  context,
}) => {
  await openPage(page, `${accountsUrl()}/test`);
  await button(page, 'Empezar').click();
  await options(page).first().check();
  await expect(saving(page)).toHaveText('Guardado');
  await leaveAttempt(page);
  const exported = await context.request.get(`${accountsUrl()}/api/ensayos/guest-data`);
  expect((await exported.json()).attempt).toHaveLength(1);
  await button(page, 'Borrar').click();
  await button(page, 'Sí, borrar').click();
  await expect(button(page, 'Seguir donde quedé')).toHaveCount(0);
  await expect(button(page, 'Empezar')).toBeVisible();
  expect((await context.request.get(`${accountsUrl()}/api/ensayos/guest-data`)).status()).toBe(404);
  const kept = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const opened = indexedDB.open('travesia-ensayos');
    opened.onsuccess = () => {
      const counted = opened.result.transaction('attempts').objectStore('attempts').count();
      counted.onsuccess = () => resolve(counted.result);
    };
    return promise;
  });
  expect(kept).toBe(0);
});
