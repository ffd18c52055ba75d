import type { Page } from '@playwright/test';

/**
 * Marks all elements of documents that are opened from now on, when they were read whole and no module has run. Scripts
 * that the document names are modules: they wait for that moment.
 */
export async function markWhatTheServerWrote(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const written: Element[] = [];
    Object.assign(window, { travesiaTestWritten: written });
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') written.push(...document.body.querySelectorAll('*'));
    });
  });
}

/** How many elements were marked that `selector` names, and how many of them still stand. */
export function countSurvivors(page: Page, selector: string): Promise<{ marked: number; surviving: number }> {
  return page.evaluate((wanted) => {
    const { travesiaTestWritten } = window as unknown as { readonly travesiaTestWritten: readonly Element[] };
    const marked = travesiaTestWritten.filter((element) => element.matches(wanted));
    return { marked: marked.length, surviving: marked.filter((element) => document.contains(element)).length };
  }, selector);
}
