import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../support/shell.ts';
import { productUrl } from '../support/urls.ts';

/** More than any page has, so that a trap is told from a long page. */
const TABS_MAX = 400;

interface Stop {
  readonly name: string;
  readonly visible: boolean;
  readonly outlined: boolean;
}

/** Presses between two questions whether the focus has left. */
const TABS_AT_ONCE = 10;

declare global {
  /** Where the focus has stopped. */
  var testStops: Stop[];
  /** It has left the page. */
  var testIsLeft: boolean;
}

/** Presses Tab until focus leaves the page; tells each place where it stopped. */
async function tabThrough(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(() => {
    globalThis.testStops = [];
    globalThis.testIsLeft = false;
    document.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget === null) globalThis.testIsLeft = true;
    });
    document.addEventListener('focusin', ({ target: element }) => {
      if (globalThis.testIsLeft || !(element instanceof HTMLElement)) return;
      const { width, height } = element.getBoundingClientRect();
      // A card shows the focus of the link that fills it on its own edge.
      const shows = [null, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
      for (let card = element.parentElement; card?.matches('#contenido *'); card = card.parentElement) {
        shows.push(getComputedStyle(card));
      }
      const outlined = shows.some((style) => style.outlineStyle !== 'none');
      const name = `${element.localName} ${element.getAttribute('href') ?? element.id} ${element.textContent?.trim().slice(0, 30)}`;
      globalThis.testStops.push({ name, visible: width > 1 && height > 1, outlined });
    });
  });
  for (let count = 0; count < TABS_MAX; count += TABS_AT_ONCE) {
    for (let press = 0; press < TABS_AT_ONCE; press += 1) await page.keyboard.press('Tab');
    if (await page.evaluate(() => globalThis.testIsLeft)) return page.evaluate(() => globalThis.testStops);
  }
  const last = await page.evaluate(() => globalThis.testStops.at(-1)?.name);
  throw new Error(`focus never left the page in ${TABS_MAX} steps; it stands on ${last}`);
}

test('the first stop skips to the content', async ({ page }) => {
  await openPage(page, `${productUrl()}/herramientas/calculadora-nem`);
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', '#contenido');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenido')).toBeFocused();
});

for (const path of [
  '/',
  '/herramientas/calculadora-nem',
  '/paes/nem/nem-a-puntaje',
  '/herramientas/temarios',
  '/odontologia',
  '/x',
]) {
  test(`every stop of ${path} is visible and shows that it has the focus`, async ({ page }) => {
    test.slow();
    await openPage(page, productUrl() + path);
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(3);
    expect(stops.filter(({ visible, outlined }) => !visible || !outlined)).toEqual([]);
  });
}

test('the NEM calculator works with the keyboard alone', async ({ page }) => {
  await openPage(page, `${productUrl()}/herramientas/calculadora-nem`);
  const fields = page.locator('#contenido').getByRole('textbox');
  await expect(fields.first()).toBeVisible();
  await fields.first().focus();
  for (const average of ['6,1', '6,2', '6,3', '6,4']) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(average);
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('#contenido')).toContainText('6,25');
});

test('a link opens its page with Enter', async ({ page }) => {
  await openPage(page, `${productUrl()}/`);
  await page.locator('#contenido a[href="/herramientas/calculadora-nem"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${productUrl()}/herramientas/calculadora-nem`);
  await expect(page.locator('#contenido h1:visible')).toBeFocused();
});
