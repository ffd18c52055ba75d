import { expect, type Page } from '@playwright/test';
import { currentPage } from '@travesia/infra-e2e/support/shell';

/** Moves the focus by Tab to what is called `name`. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  // What a step has comes with its code.
  await expect(currentPage(page).getByText(name).or(currentPage(page).getByLabel(name)).first()).toBeAttached();
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const at = document.activeElement;
      // Between two rounds the focus is nowhere.
      if (at === document.body) return '';
      const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? [...(at.labels ?? [])] : [];
      return [...labels, at].map((element) => element?.textContent ?? '').join(' ');
    });
    if (name.test(label)) return;
  }
  throw new Error(`no stop is called ${name}`);
}
