import type { Page } from '@playwright/test';

/** Moves the focus by Tab to what is called `name`. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const at = document.activeElement;
      const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? [...(at.labels ?? [])] : [];
      return [...labels, at].map((element) => element?.textContent ?? '').join(' ');
    });
    if (name.test(label)) return;
  }
  throw new Error(`no stop is called ${name}`);
}
