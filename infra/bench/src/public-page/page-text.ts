import type { Browser } from 'playwright-core';

/** All text of the page's main part, without spaces: those between elements are the renderer's. */
export async function pageText(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    return ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, '');
  } finally {
    await context.close();
  }
}
