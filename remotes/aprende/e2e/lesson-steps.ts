import { expect, type Locator, type Page } from '@playwright/test';
import type { CompiledLesson } from '@travesia/content-lesson-model';
import { LESSON_PARAM } from '@travesia/contracts/page';
import type { Account } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { currentPage } from '@travesia/infra-e2e/support/shell';

const TABS_MAX = 30;

export const step = (page: Page): Locator => currentPage(page).getByRole('heading', { level: 2 });
export const button = (page: Page, name: string | RegExp) => currentPage(page).getByRole('button', { name });

/** Goes on with the keyboard until `wanted` has the focus, as somebody without a mouse does, and presses it. */
export async function press(page: Page, wanted: Locator): Promise<void> {
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Opens the lesson at `address`. @returns it as the page was sent it. */
export async function openLesson(page: Page, account: Account, address: string): Promise<CompiledLesson> {
  const content = new URLSearchParams(address.split(/[?#]/)[1]).get(LESSON_PARAM);
  const sent = page.waitForResponse((response) => response.url().endsWith(`/${content}.json`));
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
export async function answer(page: Page, lesson: CompiledLesson, how: 'right' | 'wrong'): Promise<void> {
  await expect(step(page)).toBeFocused();
  await page.keyboard.press((await askedNow(page, lesson))[how]);
  await page.keyboard.press('Enter');
  const told = currentPage(page).getByRole('region', { name: how === 'right' ? 'Correcto' : 'No es esa' });
  await expect(told).toBeFocused();
  await page.keyboard.press('Enter');
}

export async function passPoint(page: Page, lesson: CompiledLesson, number: number): Promise<void> {
  await expect(step(page)).toHaveText(lesson.points[number - 1]?.title ?? '');
  await press(page, button(page, /^Practicar/));
  await answer(page, lesson, 'right');
  await answer(page, lesson, 'right');
}
