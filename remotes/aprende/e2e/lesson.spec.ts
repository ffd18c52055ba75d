import { expect, type Locator, type Page, test } from '@playwright/test';
import type { CompiledLesson } from '@travesia/content-lesson-model';
import { lessonAddress } from '@travesia/contracts/page';
import { MASTERY_PATH } from '@travesia/contracts/slices';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { type Account, createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { collectComplaints, currentPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';

const PHONE = { width: 360, height: 740 };
const TABS_MAX = 30;
const LESSONS = '/api/aprende/lessons';
const CONTENT = 'm1.numeros.porcentaje.calculo';

const step = (page: Page): Locator => currentPage(page).getByRole('heading', { level: 2 });
const button = (page: Page, name: string | RegExp) => currentPage(page).getByRole('button', { name });

/** Goes on with the keyboard until `wanted` has the focus, as somebody without a mouse does, and presses it. */
async function press(page: Page, wanted: Locator): Promise<void> {
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Opens the lesson at `address`. @returns it as the page was sent it. */
async function openLesson(page: Page, account: Account, address: string): Promise<CompiledLesson> {
  const sent = page.waitForResponse((response) => response.url().endsWith(`/${CONTENT}.json`));
  await openSignedIn(page, account, { redirect: address });
  return (await sent).json();
}

/** The check that is on the screen, by its options, with the digit of its key and of another one. */
async function askedNow(page: Page, { points }: CompiledLesson) {
  const label = currentPage(page).locator('fieldset label');
  const options = await label.evaluateAll((labels) =>
    labels.map((one) => one.lastElementChild?.innerHTML.replaceAll('&nbsp;', '\u00a0') ?? ''),
  );
  const placeOf = ({ text }: { readonly text: string }) => options.findIndex((html) => html.includes(`>${text}<`));
  const asked = points
    .flatMap(({ checks }) => checks)
    .find((check) => check.options.every((option) => placeOf(option) >= 0));
  const [key] = asked?.options ?? [];
  if (!key) throw new Error(`no check has the options ${options.join(' | ')}`);
  const place = placeOf(key);
  return { right: String(place + 1), wrong: String(place === 0 ? 2 : 1) };
}

/** Answers what is asked and reads what is said of it: no hand leaves the keyboard. */
async function answer(page: Page, lesson: CompiledLesson, how: 'right' | 'wrong'): Promise<void> {
  await expect(step(page)).toBeFocused();
  await page.keyboard.press((await askedNow(page, lesson))[how]);
  await page.keyboard.press('Enter');
  const told = currentPage(page).getByRole('region', { name: how === 'right' ? 'Correcto' : 'No es esa' });
  await expect(told).toBeFocused();
  await page.keyboard.press('Enter');
}

async function passPoint(page: Page, lesson: CompiledLesson, number: number): Promise<void> {
  await expect(step(page)).toHaveText(lesson.points[number - 1]?.title ?? '');
  await press(page, button(page, /^Practicar/));
  await answer(page, lesson, 'right');
  await answer(page, lesson, 'right');
}

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
  const done = currentPage(elsewhere).getByRole('region', { name: 'Matemática 1 (M1)' });
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
