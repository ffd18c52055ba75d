import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** 640 kB that a page reads once, whatever it is looked at for; our pages have no frames that would need it too. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What another colour scheme can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** A colour on its way to another one is no colour of ours. What moves for ever is looked at as it moves. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/**
 * What axe finds wrong with a page as it stands, one line for each element; what is right with it, which may be two
 * thousand rows, is not described.
 * @param rules all of them where absent.
 */
export async function accessibilityViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  await endTransitions(page);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  return page.evaluate(async (wanted) => {
    const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, wanted);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
    );
  }, options);
}

/** In a light and in a dark scheme. Leaves the dark one, without movement. */
export async function expectAccessible(page: Page, what = 'page'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await accessibilityViolations(page), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await accessibilityViolations(page, OF_COLOURS), `${what}, dark`).toEqual([]);
}
