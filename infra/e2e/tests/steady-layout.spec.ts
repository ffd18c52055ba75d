import { expect, type Page, test } from '@playwright/test';
import { createAccount } from '../support/accounts.ts';
import { openSignedIn } from '../support/open-signed-in.ts';
import { openPage, waitForLivePage } from '../support/shell.ts';
import { productUrl } from '../support/urls.ts';

const PHONE = { width: 360, height: 640 };
const SCREENS = [PHONE, { width: 1280, height: 800 }];

const FIELDS = 'main input[inputmode]';

/** How far down every field and every label is. */
const places = (page: Page) =>
  page
    .locator(`${FIELDS}, main label`)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + window.scrollY));

for (const { address, wrongs, leave } of [
  { address: '/herramientas/calculadora-nem', wrongs: ['58', 'x'], leave: false },
  { address: '/paes/nem/nem-a-puntaje', wrongs: ['58'], leave: false },
  { address: '/paes/puntaje-paes/medicina', wrongs: ['12'], leave: true },
]) {
  test(`what is wrong in a field moves no other on ${address}`, async ({ page }) => {
    await openPage(page, productUrl() + address);
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      const before = await places(page);
      for (const field of await page.locator(FIELDS).all()) {
        for (const wrong of wrongs) {
          await field.fill(wrong);
          if (leave) await field.blur();
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          expect(await places(page), `${wrong} at ${viewport.width} px`).toEqual(before);
          await field.fill('');
        }
      }
    }
  });
}

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('a page that is long in coming has its place kept, in sight', async ({ page }) => {
      await openPage(page, `${productUrl()}/`);
      const held = Promise.withResolvers<void>();
      await page.route(/\/releases\/carreras\/.+\.js$/, async (route) => {
        await held.promise;
        await route.continue();
      });
      const card = page.locator('main a[href="/paes/puntajes-de-corte"]').last();
      await card.scrollIntoViewIfNeeded();
      await card.click();
      const loading = page.getByRole('status').filter({ hasText: 'Cargando…' });
      const lines = loading.locator('[aria-hidden]');
      await expect(lines.first()).toBeInViewport({ ratio: 1 });
      await expect(lines.last()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('contentinfo')).not.toBeInViewport();
      held.resolve();
      await waitForLivePage(page);
      await expect(loading).toHaveCount(0);
    });
  });
}

/** Whether what has the focus can be seen whole: nothing lies over its corners. */
function focusIsBare(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.closest('main')) return true;
    // A control that is drawn by its label is seen there.
    const seen = focused.closest('label') ?? focused;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const corners = [top + 2, bottom - 2].flatMap((y) =>
      [left + 2, (left + right) / 2, right - 2].map((x) => [x, y] as const),
    );
    return corners.every(([x, y]) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (seen.contains(at) || at.contains(seen));
    });
  });
}

test.describe('the bar that goes on from a choice', () => {
  test.use({ viewport: PHONE });

  test('never lies over what has the focus', async ({ page }) => {
    await openSignedIn(page, await createAccount(), { redirect: '/ensayos/generar/tipo' });
    await page.getByRole('button', { name: 'Elegir contenidos' }).click();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
    await expect(page.getByLabel('Todo el eje').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const hidden: string[] = [];
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      if (await focusIsBare(page)) continue;
      hidden.push(
        await page.evaluate(
          () =>
            document.activeElement?.closest('label, summary, a')?.textContent ??
            document.activeElement?.outerHTML ??
            '',
        ),
      );
    }
    expect(hidden).toEqual([]);
  });
});
