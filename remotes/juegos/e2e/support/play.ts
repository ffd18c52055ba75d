import { expect, type Locator, type Page } from '@playwright/test';
import { currentPage, openPage } from '@travesia/infra-e2e/support/shell';

/** More stops than any page of a game has. */
const STOPS_MAX = 150;

/** More presses than any slider needs. */
const PRESSES_MAX = 400;

/** A wave that fills its string takes four seconds of the model, and a busy machine falls behind. */
const DONE_MS = 15_000;

/** The model on the screen: its drawing, its controls, its challenges. */
export const stageOf = (page: Page): Locator =>
  currentPage(page)
    .getByRole('region')
    .filter({ has: page.getByRole('group', { name: 'Dibujo del modelo' }) });

/** Moves the focus to `target` as the keyboard does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops += 1) {
    if (stops === STOPS_MAX) throw new Error('the keyboard does not come there');
    await page.keyboard.press(key);
  }
}

/** Goes there and presses it. */
export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a slider and moves it until it says `words`. */
export async function slideByKeys(page: Page, slider: Locator, words: RegExp, key = 'ArrowRight'): Promise<void> {
  await tabTo(page, slider);
  for (let presses = 0; !words.test((await slider.getAttribute('aria-valuetext')) ?? ''); presses += 1) {
    if (presses === PRESSES_MAX) throw new Error(`the slider never says ${words}`);
    await page.keyboard.press(key);
  }
}

/** Opens a game's page and, by keyboard, the game in it. */
export async function openGame(page: Page, path: string): Promise<Locator> {
  await openPage(page, path);
  await pressByKeys(page, currentPage(page).locator('figure').getByRole('button').first());
  const stage = stageOf(page);
  await expect(stage).toBeVisible();
  return stage;
}

export interface PlayedChallenge {
  readonly title: string;
  /** What is predicted. */
  readonly guess: string;
  /** Does it, by keyboard alone. */
  readonly does: (stage: Locator) => Promise<void>;
  /** The right one. */
  readonly explanation: string;
}

/** Plays a challenge by keyboard and by what is written, from the list on to the end of its explanation. */
export async function playByKeys(page: Page, stage: Locator, challenge: PlayedChallenge): Promise<void> {
  const button = (name: string) => stage.getByRole('button', { name, exact: true });
  await pressByKeys(page, button(challenge.title));
  await expect(stage.getByText(/^Antes de probar:/)).toBeVisible();
  await pressByKeys(page, button(challenge.guess));
  await expect(stage.getByText('Predijiste:')).toBeVisible();
  await challenge.does(stage);
  await expect(stage.getByText('Lo lograste')).toBeVisible({ timeout: DONE_MS });
  await tabTo(page, button(challenge.explanation), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('button', { name: new RegExp(`^${challenge.title}\\s*Hecho$`) })).toBeVisible();
}
