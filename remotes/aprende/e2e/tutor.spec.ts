import { expect, type Locator, type Page, test } from '@playwright/test';
import { lessonAddress } from '@travesia/contracts/page';
import { MASTERY_PATH, tutorAddress } from '@travesia/contracts/slices';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn, signInBeside } from '@travesia/infra-e2e/support/open-signed-in';
import {
  beginBeside,
  handInBeside,
  practiceRequest,
  SIMULACRO_REQUEST,
} from '@travesia/infra-e2e/support/practice-test';
import { collectComplaints, currentPage, openPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';
import { answer, button, openLesson, press, step } from './lesson-steps.ts';

const PHONE = { width: 360, height: 740 };
/** Every template of it can be entered step by step. */
const WITH_STEPS = 'm1.algebra.expresiones-algebraicas.productos-notables';
const LESSON = 'm1.numeros.porcentaje.calculo';
/** The second one by what became of the answer. */
const RUNGS_WITHOUT_TIME = [
  ...['La idea', 'Tu error', 'Antes de responder', 'Por qué está buena'],
  ...['El paso que sigue', 'Una parecida, resuelta'],
];

const composer = (page: Page) => currentPage(page).getByLabel('Escribe tu duda');
const turns = (page: Page) => currentPage(page).locator('[data-turn]');
const told = (page: Page) => turns(page).last();
/** Said once, to who listens. */
const heard = (page: Page) =>
  currentPage(page)
    .getByRole('status')
    .filter({ hasText: /^Tutor: / });
const hintButton = (page: Page) => button(page, /^(Una|Otra) pista$/);

/** As `press`, of what stands before where one types. */
async function pressBefore(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let tabs = 0; tabs < 30; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

async function scrollsToTheSide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test('a question of a graded test is understood hint by hint, by keyboard on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const account = await createAccount();
  await signInBeside(page, account);
  const attempt = await beginBeside(page, practiceRequest([WITH_STEPS], 5, 'at-end'), 5);
  await handInBeside(page, attempt);
  await openPage(page, accountsUrl() + tutorAddress({ kind: 'question', attempt, slot: 0 }));
  const complaints = collectComplaints(page);

  await expect(currentPage(page)).toContainText('Qué te piden');
  await expect(page).toHaveURL(/conversacion=/);
  await expect(currentPage(page)).toContainText('No es una persona');
  await press(page, button(page, 'Entendido'));
  await expect(currentPage(page).getByRole('heading', { level: 2, name: 'La pregunta' })).toBeVisible();
  await expectAccessible(page, 'a conversation about a question');
  expect(await scrollsToTheSide(page)).toBe(0);

  // Each rung after a try or some time; how many there are is told nowhere.
  const seen: string[] = [];
  await hintButton(page).focus();
  for (let rung = 1; rung <= 5; rung += 1) {
    await expect(hintButton(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 20_000 });
    const before = await turns(page).count();
    await hintButton(page).press('Enter');
    await expect(turns(page)).toHaveCount(before + 2);
    await expect(told(page).getByRole('heading', { level: 3 })).toBeVisible();
    const title = (await told(page).getByRole('heading', { level: 3 }).textContent()) ?? '';
    seen.push(title.split(':')[0] ?? '');
    if (seen.at(-1) === 'La solución') break;
    await expect(hintButton(page)).toBeFocused();
    if (rung > 1) continue;
    await expect(hintButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(currentPage(page)).toContainText('la que sigue se abre en un momento');
    await expect(heard(page)).toContainText('La idea');
    // A step that is not right is a try.
    await button(page, 'Resolver paso a paso').press('Enter');
    const field = currentPage(page).getByRole('textbox', { name: /^Tu (número|expresión|ecuación)$/ });
    await expect(field).toBeFocused();
    await field.fill('(2x + ');
    await expect(currentPage(page)).not.toContainText('Se lee:');
    await field.fill('123456');
    await expect(currentPage(page).getByText('Se lee:').locator('..')).toContainText('123456');
    await expectAccessible(page, 'a step to enter');
    await field.press('Enter');
    await expect(told(page)).toContainText(/Ese no es|Casi|No lo pude leer/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await hintButton(page).focus();
  }
  expect(seen[0]).toBe('La idea');
  expect(seen.at(-1)).toBe('La solución');
  expect(seen.slice(0, -1).every((name) => RUNGS_WITHOUT_TIME.includes(name))).toBe(true);
  await expect(currentPage(page)).not.toContainText(/quedan? \d|de 5 pistas/);
  await expectAccessible(page, 'the whole ladder');

  // Another one of the same content, open: answered in its place.
  await pressBefore(page, button(page, 'Otra pregunta de esto'));
  await expect(composer(page)).toBeFocused();
  const options = currentPage(page).getByRole('radio');
  await expect(options.first()).toBeEnabled();
  await options.first().focus();
  await page.keyboard.press('Space');
  await press(page, button(page, 'Responder'));
  await expect(told(page).getByRole('heading', { name: /^(Correcto|No es esa)$/ })).toBeVisible();
  await expect(composer(page)).toBeFocused();

  // And one that is given up, after asking back.
  await pressBefore(page, button(page, 'Otra pregunta de esto'));
  await pressBefore(page, button(page, 'Me rindo'));
  await press(page, button(page, 'Sigo intentando'));
  await expect(button(page, 'Me rindo')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Sí, me rindo'));
  await expect(told(page).getByRole('heading', { name: 'Quedó sin responder' })).toBeVisible();
  await expectAccessible(page, 'verdicts');

  // What is wrong with a turn is said in two presses.
  await told(page).getByRole('button', { name: 'Reportar' }).click();
  await page.getByRole('radio', { name: 'Otra cosa' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(told(page)).toContainText('Reportado');
  expect(await scrollsToTheSide(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('typed words: two tabs in step, a lost connection, a simulacro, and deletion', async ({ page, context }) => {
  test.slow();
  const account = await createAccount();
  await openSignedIn(page, account, { redirect: '/tutor' });
  const complaints = collectComplaints(page);
  await expectAccessible(page, 'the start');
  await button(page, 'Entendido').click();
  await currentPage(page).getByLabel('Escribe qué no entiendes').fill('no entiendo cómo se calcula un porcentaje');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/conversacion=/);
  await expect(turns(page).filter({ hasText: 'no entiendo cómo se calcula un porcentaje' })).toHaveCount(1);
  await expect(told(page)).toContainText(/porcentaje/i);
  await expect(heard(page)).toContainText(/porcentaje/i);

  // Another tab has it too, and each sees what is said in the other.
  const other = await context.newPage();
  await openPage(other, page.url());
  await expect(turns(other)).toHaveCount(await turns(page).count());
  await composer(other).fill('¿qué es una fracción?');
  await composer(other).press('Shift+Enter');
  await expect(composer(other)).toHaveValue('¿qué es una fracción?\n');
  await composer(other).press('Enter');
  await expect(turns(page).filter({ hasText: '¿qué es una fracción?' })).toHaveCount(1);
  await expect(composer(other)).toBeFocused();
  await expect(composer(other)).toHaveValue('');
  await expect.poll(() => turns(page).count()).toBe(await turns(other).count());
  await other.close();

  // Offline: it says so, keeps what was typed over a reload of what was lost, and sends it once.
  expect(complaints).toEqual([]);
  await context.setOffline(true);
  await composer(page).fill('y un descuento de 20 %');
  await composer(page).press('Enter');
  await expect(currentPage(page).getByRole('alert')).toContainText('Sin conexión');
  await expect(composer(page)).toHaveValue('y un descuento de 20 %');
  await context.setOffline(false);
  await page.reload();
  await expect(composer(page)).toHaveValue('y un descuento de 20 %');
  await composer(page).press('Enter');
  await expect(turns(page).filter({ hasText: 'y un descuento de 20 %' })).toHaveCount(1);
  await expect(composer(page)).toHaveValue('');

  // While a simulacro runs nothing is told, and that is said; it opens when it is handed in.
  const simulacro = await beginBeside(page, SIMULACRO_REQUEST);
  await page.reload();
  await expect(currentPage(page)).toContainText('El tutor está cerrado');
  await expect(composer(page)).toHaveCount(0);
  await expectAccessible(page, 'closed');
  await page.goto(`${accountsUrl()}/tutor`);
  await expect(currentPage(page)).toContainText('Se abre de nuevo apenas lo entregues');
  await expect(currentPage(page).getByLabel('Escribe qué no entiendes')).toHaveCount(0);
  await handInBeside(page, simulacro);
  await page.reload();

  const recent = currentPage(page).getByRole('region', { name: 'Tus conversaciones' });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'conversations');
  await button(page, 'Borrar todas').click();
  await button(page, 'Sí, borrar todas').click();
  await expect(recent).toHaveCount(0);
  const left = await page.request.get(`${accountsUrl()}/api/aprende/tutor/conversations`);
  expect((await left.json()).conversations).toEqual([]);
});

test('a lesson offers a hint, the answer after it counts as helped, and a paragraph leads to the tutor', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const account = await createAccount();
  await page.clock.install();
  const lesson = await openLesson(page, account, lessonAddress(LESSON, { point: 'de-cada-cien' }));
  const marks = currentPage(page).getByRole('link', { name: 'No entiendo esta parte' });
  await expect(marks.first()).toBeVisible();
  const href = (await marks.first().getAttribute('href')) ?? '';
  await button(page, /^Practicar/).click();

  const offer = button(page, '¿Te sirve una pista?');
  await expect(step(page)).toBeFocused();
  await page.clock.fastForward(44_000);
  await expect(offer).toHaveCount(0);
  const place = await currentPage(page).locator('fieldset').boundingBox();
  await page.clock.fastForward(2_000);
  await expect(offer).toBeVisible();
  expect(await currentPage(page).locator('fieldset').boundingBox()).toEqual(place);
  await offer.click();
  const hint = currentPage(page).getByRole('region', { name: /^La idea/ });
  await expect(hint.getByRole('heading')).toBeFocused();
  await expect(hint.getByRole('link', { name: 'Sigue con el tutor' })).toBeVisible();
  await expectAccessible(page, 'a hint in a lesson');
  expect(await scrollsToTheSide(page)).toBe(0);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/aprende/evidence'));
  await step(page).focus();
  await answer(page, lesson, 'wrong');
  // After a wrong answer it is there at once, and another question is one without help.
  await expect(offer).toBeVisible();
  await answer(page, lesson, 'right');
  await page.clock.fastForward(5_000);
  const { evidence } = (await sent).postDataJSON();
  expect(evidence).toContainEqual(expect.objectContaining({ contentId: LESSON, correct: false, help: 'hint' }));
  expect(evidence).toContainEqual(expect.objectContaining({ contentId: LESSON, correct: true, help: 'none' }));
  await expect
    .poll(async () => (await (await page.request.get(accountsUrl() + MASTERY_PATH)).json()).contents[LESSON]?.answered)
    .toBe(2);

  await page.goto(accountsUrl() + href);
  await expect(currentPage(page)).toContainText('De la lección');
  await expect(told(page).getByRole('link', { name: 'Abrir la lección aquí' })).toBeVisible();
});
