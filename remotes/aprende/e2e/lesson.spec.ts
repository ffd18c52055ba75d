import { expect, type Page, test } from '@playwright/test';
import { lessonAddress } from '@travesia/contracts/page';
import { MASTERY_PATH, QUESTIONS_PATH } from '@travesia/contracts/slices';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { collectComplaints, currentPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';
import { answer, button, openLesson, passPoint, press, step } from './lesson-steps.ts';

const PHONE = { width: 360, height: 740 };
const LESSONS = '/api/aprende/lessons';
const CONTENT = 'm1.numeros.porcentaje.calculo';

const ask = async (page: Page, path: string) => (await page.request.get(accountsUrl() + path)).json();

test('a new student does a lesson by keyboard on a phone, loses the connection in the middle, and all counts once', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const account = await createAccount();
  const lesson = await openLesson(page, account, lessonAddress(CONTENT));
  const complaints = collectComplaints(page);
  await expect(step(page)).toHaveText('Para empezar');
  await expectAccessible(page, 'the opening');
  await press(page, button(page, 'En el segundo'));
  await expect(currentPage(page)).toContainText('gana el segundo');
  await press(page, button(page, 'Empezar'));
  await expectAccessible(page, 'a point');

  await passPoint(page, lesson, 1);
  await expect.poll(async () => (await ask(page, LESSONS)).lessons[CONTENT]?.passed).toEqual(['de-cada-cien']);
  // What the page is made of has to be kept before the connection goes.
  await page.waitForFunction(
    async () => (await caches.match('/aprende', { cacheName: 'travesia-offline' })) !== undefined,
  );

  expect(complaints).toEqual([]);
  await context.setOffline(true);
  await passPoint(page, lesson, 2);
  await expect(currentPage(page).getByRole('status')).toContainText('Sin conexión');
  await page.reload();
  await expect(step(page)).toHaveText(lesson.points[2]?.title ?? '');
  await press(page, button(page, /^Practicar/));
  await answer(page, lesson, 'wrong');
  await answer(page, lesson, 'right');

  await context.setOffline(false);
  await expect
    .poll(async () => (await ask(page, LESSONS)).lessons[CONTENT]?.passed)
    .toEqual(['de-cada-cien', 'que-porcentaje-es']);
  await expect.poll(async () => (await ask(page, MASTERY_PATH)).contents[CONTENT]?.answered).toBe(6);

  // Another device of theirs goes on there, and this one hears of it.
  const other = await browser.newContext({ viewport: PHONE });
  const elsewhere = await other.newPage();
  await openLesson(elsewhere, account, lessonAddress(CONTENT));
  await passPoint(elsewhere, lesson, 3);
  await passPoint(elsewhere, lesson, 4);
  await expect(step(elsewhere)).toHaveText('Lección terminada');
  await expectAccessible(elsewhere, 'the summary');
  await expect.poll(async () => (await ask(page, MASTERY_PATH)).contents[CONTENT]?.answered).toBe(10);
  await press(elsewhere, currentPage(elsewhere).getByRole('link', { name: 'Ver todos los contenidos' }));
  const done = currentPage(elsewhere).getByRole('region', { name: 'Competencia Matemática 1' });
  await expect(done).toContainText(/1 de \d+ lecciones/);
  await expectAccessible(elsewhere, 'the map');
  await other.close();
});

test('a mistake leads to its paragraph; what does not work is asked twice, then after what it stands on', async ({
  page,
}) => {
  const account = await createAccount();
  const lesson = await openLesson(page, account, lessonAddress(CONTENT, { mistake: 'compara-con-la-barra-mayor' }));
  const paragraph = currentPage(page).locator('#error-compara-con-la-barra-mayor');
  await expect(paragraph).toBeFocused();
  await expect(paragraph).toBeInViewport();

  await button(page, /^Practicar/).click();
  for (const time of [1, 2]) {
    for (const how of ['right', 'wrong', 'right'] as const) await answer(page, lesson, how);
    await expect(step(page)).toHaveText('Este punto todavía no sale');
    await expect(currentPage(page).getByRole('link', { name: /^Repasar/ })).toBeVisible();
    if (time === 1) await button(page, 'Probar otra vez').click();
  }
  await expect(button(page, 'Probar otra vez')).toHaveCount(0);
  await button(page, 'Seguir con lo que viene').click();
  await expect(step(page)).toHaveText(lesson.points[2]?.title ?? '');
  await expect.poll(async () => (await ask(page, LESSONS)).lessons[CONTENT]?.halts).toEqual({ 'que-porcentaje-es': 2 });
});

test('a lesson ends with a question of the bank on something older, and with one of its lesson where the bank is out of reach', async ({
  page,
}) => {
  const account = await createAccount();
  const older = 'm1.numeros.porcentaje.problemas';
  const lesson = await openLesson(page, account, lessonAddress(CONTENT));
  const headers = { origin: accountsUrl() };
  const done = { version: 1, passed: ['a'], halts: {}, done: true, at: Date.now() - 86_400_000 };
  const told = {
    version: 1,
    passed: lesson.points.slice(0, -1).map(({ id }) => id),
    halts: {},
    done: false,
    at: Date.now(),
  };
  for (const [content, data] of [
    [older, done],
    [CONTENT, told],
  ] as const) {
    const answered = await page.request.put(`${accountsUrl()}${LESSONS}/${content}`, { headers, data });
    expect(answered.ok(), await answered.text()).toBe(true);
  }
  const asked = page.waitForResponse((response) => response.url().endsWith(QUESTIONS_PATH));
  await page.reload();
  await passPoint(page, lesson, lesson.points.length);
  await expect(step(page)).toHaveText(/^Una de antes/);
  const { content } = (await asked).request().postDataJSON();
  expect(content).toBe(older);
  await expectAccessible(page, 'the question at the end');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(currentPage(page).getByRole('region', { name: /^(Correcto|No es esa)$/ })).toBeFocused();
  await expectAccessible(page, 'its solution');
  await page.keyboard.press('Enter');
  await expect(step(page)).toHaveText('Lección terminada');
  await expect.poll(async () => (await ask(page, MASTERY_PATH)).contents[older]?.answered).toBe(1);

  await page.route(`**${QUESTIONS_PATH}`, (route) => route.abort());
  await page.reload();
  await press(page, button(page, /^Empezar/));
  for (let point = 1; point <= lesson.points.length; point += 1) await passPoint(page, lesson, point);
  await expect(step(page)).toHaveText(/^Una de antes/);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(currentPage(page).getByRole('region', { name: /^(Correcto|No es esa)$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(step(page)).toHaveText('Lección terminada');
  await expect.poll(async () => (await ask(page, MASTERY_PATH)).contents[older]?.answered).toBe(2);
});
