import { expect, test } from '@playwright/test';
import type { CompiledLesson } from '@travesia/content-lesson-model';
import { MASTERY_PATH, PROFILE_PATH, profileStepPath } from '@travesia/contracts/slices';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { currentPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';
import { button, press, step } from './lesson-steps.ts';

const PHONE = { width: 360, height: 740 };
const DAY_MS = 86_400_000;
const CONTENT = 'm1.numeros.porcentaje.calculo';
const MISTAKE = 'lee-la-cantidad-como-porcentaje';

/** An id of the page's own making, as a review has it. */
const reviewId = (number: number) => `review:0199aaaa-0000-7000-8000-${String(number).padStart(12, '0')}:c1`;

test('a mistake of last week is found in somebody’s answer, by keyboard on a phone, and the week after that of who did not find it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const account = await createAccount();
  await openSignedIn(page, account, { redirect: '/ajustes' });
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answered = await page.request.fetch(accountsUrl() + path, {
      method,
      data,
      headers: { origin: accountsUrl() },
    });
    expect(answered.ok(), await answered.text()).toBe(true);
  };
  const { version } = await (await page.request.get(accountsUrl() + PROFILE_PATH)).json();
  // Time on every weekday: on others nothing is asked.
  const minutesByWeekday = { mon: 60, tue: 60, wed: 60, thu: 60, fri: 60, sat: 60, sun: 60 };
  await send('PUT', profileStepPath('preparation'), { version, values: { minutesByWeekday } });
  const answer = (number: number, daysAgo: number, more: object) => ({
    ...{ id: reviewId(number), contentId: CONTENT, source: 'review', correct: true, help: 'none' },
    ...{ at: Date.now() - daysAgo * DAY_MS, ...more },
  });
  await send('POST', '/api/aprende/evidence', {
    evidence: [
      ...[1, 2, 3].map((number) => answer(number, 10, {})),
      answer(4, 8, { correct: false, mistake: MISTAKE }),
    ],
  });

  await page.goto(`${accountsUrl()}/home`);
  const section = currentPage(page).locator('section', {
    has: page.getByRole('heading', { name: '¿Dónde está el error?' }),
  });
  const link = section.getByRole('link');
  await expect(link).toHaveText('Qué es y cómo se calcula un porcentaje');
  await expectAccessible(page, 'home with a mistake that comes back');
  const sent = page.waitForResponse((response) => response.url().endsWith(`/${CONTENT}.json`));
  await press(page, link);
  const lesson: CompiledLesson = await (await sent).json();

  await expect(step(page)).toHaveText('Así lo resolvió alguien: ¿dónde está el error?');
  await expect(step(page)).toBeFocused();
  await expectAccessible(page, 'the example');
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(scrolls).toBe(0);
  const options = currentPage(page).locator('fieldset label');
  await expect(options).toHaveCount(3);
  const texts = await options.allInnerTexts();
  const right = texts.findIndex((text) => text.includes(lesson.mistakes[MISTAKE] ?? '?'));
  expect(right).toBeGreaterThanOrEqual(0);
  // First the wrong one: it comes again.
  await page.keyboard.press(String(right === 0 ? 2 : 1));
  await page.keyboard.press('Enter');
  const told = currentPage(page).getByRole('region', { name: 'No es esa' });
  await expect(told).toBeFocused();
  await expect(told).toContainText('Bien resuelto');
  await expectAccessible(page, 'what was wrong');
  await expect
    .poll(async () => (await (await page.request.get(accountsUrl() + MASTERY_PATH)).json()).contents[CONTENT]?.answered)
    .toBe(5);
  await page.keyboard.press('Enter');
  await expect(step(page)).toHaveText('Listo');
  await expect(currentPage(page)).toContainText('En una semana te lo mostramos otra vez');
  await expectAccessible(page, 'the end');
  await press(page, currentPage(page).getByRole('link', { name: 'Volver a tu plan' }).last());
  await expect(currentPage(page).getByRole('heading', { level: 2, name: 'Tu semana' })).toBeVisible();
  await expect(section).toHaveCount(0);

  // Its address leads to the paragraph of the lesson instead: the day's one was answered.
  await page.goto(`${accountsUrl()}/aprende?leccion=${CONTENT}&ejemplo=${MISTAKE}`);
  await expect(currentPage(page)).toContainText('Este ejemplo no te toca hoy');
  await expectAccessible(page, 'an example that is not due');
  await press(page, currentPage(page).getByRole('link', { name: 'Ver ese error en la lección' }));
  await expect(currentPage(page).locator(`#error-${MISTAKE}`)).toBeFocused();
  await expect(button(page, /^Practicar/)).toBeVisible();
});
