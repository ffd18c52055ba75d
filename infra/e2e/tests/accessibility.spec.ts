import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { clientRenderedAddresses, prerenderedRoutes } from '../support/addresses.ts';
import { waitForLivePage } from '../support/shell.ts';
import { fixturesUrl, productUrl } from '../support/urls.ts';

const SCHEMES = ['light', 'dark'] as const;

async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`));
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'scrolls to the side').toBeLessThanOrEqual(0);
}

const addresses = [
  ...prerenderedRoutes().flatMap(({ addresses: sample }) => sample),
  ...clientRenderedAddresses(),
  '/acceder',
  '/no-existe',
];

for (const address of new Set(addresses)) {
  test(`${address} is accessible in light and dark`, async ({ page }) => {
    await page.goto(productUrl() + address);
    await waitForLivePage(page);
    await expectAccessible(page);
  });
}

for (const address of ['/paes/carreras/ingenieria-comercial', '/paes/universidades/universidad-de-chile']) {
  test(`${address} is accessible with every group open`, async ({ page }) => {
    test.slow();
    await page.goto(productUrl() + address);
    await waitForLivePage(page);
    await page.evaluate(() => {
      for (const group of document.querySelectorAll('details')) group.open = true;
    });
    await expectAccessible(page);
  });
}

test('the view of a page that failed is accessible', async ({ page }) => {
  await page.goto(`${fixturesUrl()}/prueba-rota/importar`);
  await page.locator('[data-failure]').waitFor();
  await expectAccessible(page);
});
