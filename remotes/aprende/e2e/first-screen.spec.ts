import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { CompiledLesson } from '@travesia/content-lesson-model';
import { lessonAddress } from '@travesia/contracts/page';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { collectComplaints, currentPage, waitForLivePage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';
import { button, step } from './lesson-steps.ts';

const PHONE = { width: 360, height: 740 };
const CONTENT = 'm1.numeros.porcentaje.calculo';
/** Has something to move. */
const POINT = 'de-cada-cien';
const SHIFT_MAX = 0.001;

const RELEASE = join(import.meta.dirname, '../dist/release');
const lesson: CompiledLesson = JSON.parse(readFileSync(join(RELEASE, `carried/lessons/${CONTENT}.json`), 'utf8'));

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

declare global {
  interface Window {
    shiftOfLesson: number;
  }
}

/** Opens the address as a student with a profile does, and holds its scripts back until the promise resolves or for ever. */
async function openHeld(page: Page, address: string, until: Promise<void> | null): Promise<void> {
  await page.setViewportSize(PHONE);
  await openSignedIn(page, await createAccount(), { redirect: '/ajustes' });
  await page.addInitScript(() => {
    window.shiftOfLesson = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) {
        window.shiftOfLesson += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\.js$/, async (route) => {
    if (until === null) return route.abort();
    await until;
    return route.continue();
  });
  await page.goto(accountsUrl() + address, { waitUntil: 'commit' });
  await expect(currentPage(page).getByRole('heading', { level: 1 })).toHaveText(lesson.name);
}

/** Where everything of the step stands that one reads or presses. */
const boxesOf = (page: Page) =>
  currentPage(page).evaluate((container) =>
    [...container.querySelectorAll('h1, h2, article p, article button, summary')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, ...[x, y, width, height].map(Math.round)];
      }),
  );

test('without a script a student reads the opening of a lesson, and nothing that it reveals', async ({ page }) => {
  await openHeld(page, lessonAddress(CONTENT), null);
  await expect(step(page)).toHaveText('Para empezar');
  await expect(currentPage(page)).toContainText(textOf(lesson.opening.question));
  for (const guess of lesson.opening.guesses) await expect(button(page, textOf(guess))).toBeInViewport();
  const document = await page.locator('html').evaluate((html) => html.textContent);
  const checks = lesson.points.flatMap((point) => point.checks);
  const later = [lesson.opening.reveal, ...checks.flatMap(({ question, explanation }) => [question, explanation])];
  for (const html of later) expect(document).not.toContain(textOf(html));
});

test('without a script an address that leads to a point shows the idea of that point', async ({ page }) => {
  await openHeld(page, lessonAddress(CONTENT, { point: POINT }), null);
  await expect(step(page)).toHaveText(textOf(lesson.points[0]?.title ?? ''));
  await expect(currentPage(page).locator('article:visible p').first()).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the idea to which an address leads is there before the scripts are, until the hash is another', async ({
  page,
}) => {
  await openHeld(page, lessonAddress(CONTENT, { point: POINT }), new Promise(() => undefined));
  const [first, second] = lesson.points;
  expect(await page.locator(':target').count(), 'the browser has not looked for it').toBe(0);
  await expect(step(page)).toHaveText(textOf(first?.title ?? ''));
  await page.evaluate((id) => location.replace(`#${id}`), second?.id ?? '');
  await expect(step(page)).toHaveText(textOf(second?.title ?? ''));
});

test('nothing moves when the lesson takes the place of its first screen, and what was pressed meanwhile counts', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await openHeld(page, lessonAddress(CONTENT), scripts.promise);
  const complaints = collectComplaints(page);
  const before = await boxesOf(page);
  await button(page, 'En el segundo').click();
  scripts.resolve();
  await waitForLivePage(page);
  await expect(currentPage(page)).toContainText('gana el segundo');
  const pressed = button(page, 'En el segundo');
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await expect(pressed).toBeFocused();
  const after = await boxesOf(page);
  const isAction = ([text]: (typeof before)[number]) => /^Empezar|gana el segundo/.test(String(text));
  expect(after.filter((box) => !isAction(box))).toEqual(before.filter((box) => !isAction(box)));
  expect(complaints).toEqual([]);
});

test('presses that lead on from the first screen count in their order', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await openHeld(page, lessonAddress(CONTENT), scripts.promise);
  await button(page, 'En el segundo').click();
  await button(page, 'Empezar sin responder').click();
  scripts.resolve();
  await waitForLivePage(page);
  await expect(step(page)).toHaveText(textOf(lesson.points[0]?.title ?? ''));
  await currentPage(page).locator('summary').first().click();
  await button(page, 'Para empezar').click();
  await expect(button(page, 'En el segundo')).toHaveAttribute('aria-pressed', 'true');
});

for (const [name, place] of [
  ['of the opening', {}],
  ['of a point with something to move', { point: POINT }],
] as const) {
  test(`the layout ${name} shifts under nobody`, async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await openHeld(page, lessonAddress(CONTENT, place), scripts.promise);
    const first = await step(page).boundingBox();
    scripts.resolve();
    await waitForLivePage(page);
    if ('point' in place) await expect(button(page, /^Practicar/)).toBeVisible();
    expect((await step(page).boundingBox())?.y).toBe(first?.y);
    expect(await page.evaluate(() => window.shiftOfLesson)).toBeLessThanOrEqual(SHIFT_MAX);
  });
}
