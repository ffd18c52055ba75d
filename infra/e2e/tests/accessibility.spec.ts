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

type Scheme = 'light' | 'dark';

async function expectAccessible(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  expect(await violations(new AxeBuilder({ page })), scheme).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'scrolls to the side').toBeLessThanOrEqual(0);
}

/** The scheme a phone has where a desktop has both: what only phones show stands in many pages, and so is seen in each. */
const schemeOfPhone = (index: number): Scheme => (index % 2 === 0 ? 'light' : 'dark');

async function expectAccessibleIn(page: Page, project: string, index: number): Promise<void> {
  if (project === 'phone') return expectAccessible(page, schemeOfPhone(index));
  await expectAccessible(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violations(new AxeBuilder({ page }).withRules(OF_COLOURS)), 'dark').toEqual([]);
}

const addresses = [
  ...prerenderedRoutes().flatMap(({ addresses: sample }) => sample),
  ...clientRenderedAddresses(),
  '/acceder',
  '/no-existe',
];

for (const [index, address] of [...new Set(addresses)].entries()) {
  test(`${address} is accessible`, async ({ page }, { project }) => {
    await page.goto(productUrl() + address);
    await waitForLivePage(page);
    await expectAccessibleIn(page, project.name, index);
  });
}

const GROUPED = ['/paes/carreras/ingenieria-comercial', '/paes/universidades/universidad-de-chile'];
for (const [index, address] of GROUPED.entries()) {
  test(`${address} is accessible with every group open`, async ({ page }, { project }) => {
    test.slow();
    await page.goto(productUrl() + address);
    await waitForLivePage(page);
    await page.evaluate(() => {
      for (const group of document.querySelectorAll('details')) group.open = true;
    });
    await expectAccessibleIn(page, project.name, index);
  });
}

test('the view of a page that failed is accessible', async ({ page }, { project }) => {
  await page.goto(`${fixturesUrl()}/prueba-rota/importar`);
  await page.locator('[data-failure]').waitFor();
  await expectAccessibleIn(page, project.name, 0);
});
