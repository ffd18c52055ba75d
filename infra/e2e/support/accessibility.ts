import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What another colour scheme can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with a page as it stands, one line for each element; our pages have no frames, so that the page
 * itself puts it together, and what is right with it, which may be two thousand rows, is not described.
 * @param rules all of them where absent.
 */
export async function accessibilityViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`));
}

/** In a light and in a dark scheme. Leaves the dark one, without movement. */
export async function expectAccessible(page: Page, what = 'page'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await accessibilityViolations(page), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await accessibilityViolations(page, OF_COLOURS), `${what}, dark`).toEqual([]);
}
