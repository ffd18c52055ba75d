import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { clientRenderedAddresses, prerenderedRoutes } from '../support/addresses.ts';
import { waitForLivePage } from '../support/shell.ts';
import { fixturesUrl, productUrl } from '../support/urls.ts';

/** What another colour scheme can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

async function violations(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`));
}

async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(new AxeBuilder({ page })), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violations(new AxeBuilder({ page }).withRules(OF_COLOURS)), 'dark').toEqual([]);
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
