import type { Page } from '@playwright/test';

/**
 * What cannot be seen, or pressed, where somebody's system forces its own colours: shapes cut out of a background, which is
 * the canvas's then, and buttons whose focus has no outline. One line for each element.
 */
export async function lostInForcedColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(() => {
    const nameOf = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const isCut = style.maskImage !== 'none' && style.maskImage !== '';
      if (isCut && isShown(element) && [canvas, 'rgba(0, 0, 0, 0)'].includes(style.backgroundColor)) {
        found.push(`invisible shape: ${nameOf(element)}`);
      }
    }
    for (const button of document.body.querySelectorAll<HTMLElement>('button:not(:disabled)')) {
      if (!isShown(button) || button.getBoundingClientRect().width <= 1) continue;
      button.focus({ preventScroll: true });
      if (document.activeElement !== button) continue;
      const { outlineStyle, outlineWidth } = getComputedStyle(button);
      if (outlineStyle === 'none' || outlineWidth === '0px') found.push(`focus is not shown: ${nameOf(button)}`);
    }
    return [...new Set(found)];
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}

/** What moves although movement is not wanted: one line for each animation. */
export const movingDespiteWish = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : animation.id)),
  );
