import { expect, type Locator, type Page, test } from '@playwright/test';
import { lessonAddress } from '@travesia/contracts/page';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { collectComplaints, currentPage } from '@travesia/infra-e2e/support/shell';
import { LESSON_JS_MAX_BROTLI_BYTES } from '@travesia/infra-releases/page-budget';
import { answer, button, openLesson, press, step } from './lesson-steps.ts';

const PHONE = { width: 360, height: 740 };
const CONTENT = 'm1.numeros.porcentaje.calculo';
const POINT = 'de-cada-cien';

const thing = (page: Page): Locator => currentPage(page).locator('[data-kind="fraction-bar"]');
/** Of its state, as it is read. */
const sentence = (page: Page) => thing(page).locator('p[aria-hidden="true"]');
const edge = (page: Page) => thing(page).getByRole('slider', { name: 'Borde de lo pintado' });

/** Drags the middle of `handle` by `dx` pixels. */
async function drag(page: Page, handle: Locator, dx: number): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y);
  await page.mouse.move(x + dx, y);
  await page.mouse.up();
}

test('in a lesson on a phone one predicts, sees, moves by keyboard and by finger, and goes on to pass the point', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const lesson = await openLesson(page, await createAccount(), lessonAddress(CONTENT, { point: POINT }));
  const complaints = collectComplaints(page);
  await expect(step(page)).toHaveText(lesson.points[0]?.title ?? '');

  // Before one has predicted, nothing moves and no number gives it away.
  await expect(sentence(page)).toHaveCount(0);
  await expect(thing(page).locator('[inert]')).toHaveCount(1);
  await press(page, thing(page).getByRole('button', { name: '70 %' }));
  await expect(thing(page).getByRole('status')).toContainText('Predijiste: 70 %');
  await expect(thing(page).getByRole('status')).not.toContainText('35 %');
  await press(page, thing(page).getByRole('button', { name: 'Ver qué pasa' }));
  await expect(thing(page).getByRole('status')).toContainText('7 partes son 35 %');

  await expect(edge(page)).toHaveAttribute('aria-valuenow', '7');
  const begun = await sentence(page).textContent();
  await edge(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(edge(page)).toHaveAttribute('aria-valuenow', '8');
  await expect(sentence(page)).toContainText('40');
  expect(await sentence(page).textContent()).not.toBe(begun);
  await expect(thing(page).locator('[aria-live="polite"]')).toHaveText((await sentence(page).textContent()) ?? '');

  const width = await thing(page)
    .locator('svg')
    .evaluate((svg) => svg.getBoundingClientRect().width);
  await drag(page, edge(page), width / 4);
  await expect.poll(async () => Number(await edge(page).getAttribute('aria-valuenow'))).toBeGreaterThan(10);
  const dragged = await edge(page).getAttribute('aria-valuenow');
  await expect(sentence(page)).toContainText(`${Number(dragged) * 5}`);
  await expectAccessible(page, 'a point with something to move');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await press(page, button(page, /^Practicar/));
  await answer(page, lesson, 'right');
  await answer(page, lesson, 'right');
  await expect(step(page)).toHaveText(lesson.points[1]?.title ?? '');
  expect(complaints).toEqual([]);
});

test('what a lesson with something to move takes of scripts is within what a phone can bear', async ({ page }) => {
  await openLesson(page, await createAccount(), lessonAddress(CONTENT, { point: POINT }));
  await expect(edge(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return name.endsWith('.js') ? [{ name: name.split('/').at(-1) ?? '', bytes: encodedBodySize }] : [];
    }),
  );
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes, JSON.stringify(scripts)).toBeGreaterThan(LESSON_JS_MAX_BROTLI_BYTES / 2);
  expect(bytes, JSON.stringify(scripts)).toBeLessThanOrEqual(LESSON_JS_MAX_BROTLI_BYTES);
});
