import { expect, test } from '@playwright/test';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { currentPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';
import { TUTOR_FIGURES_PATH } from '../api/paths.ts';

test('whether the tutor helps is told to anybody, also where the numbers come late', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let isDown = true;
  await page.route(`**${TUTOR_FIGURES_PATH}`, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(`${accountsUrl()}/tutor/cifras`);
  const figures = currentPage(page);
  await expect(figures.getByRole('heading', { level: 1 })).toHaveText('El tutor en cifras');
  const again = figures.getByRole('button', { name: 'Probar otra vez' });
  await expect(again).toBeVisible();
  isDown = false;
  await again.click();
  const row = figures.getByRole('row', { name: 'Sin el tutor, después de un error' });
  await expect(row.getByRole('cell').last()).toHaveText('menos de 20 personas');
  await expect(figures.getByText('ningún modelo de lenguaje ha hablado')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await width()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await width()).toBeLessThanOrEqual(0);
});

test('the tutor leads to them', async ({ page }) => {
  await openSignedIn(page, await createAccount(), { redirect: '/tutor' });
  await currentPage(page).getByRole('link', { name: 'el tutor en cifras' }).click();
  await expect(currentPage(page).getByRole('heading', { level: 1 })).toHaveText('El tutor en cifras');
});
