import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createAccount } from '../support/accounts.ts';
import { signInBeside } from '../support/open-signed-in.ts';
import { collectComplaints, isSameDocument, markDocument, touchPage, waitForLivePage } from '../support/shell.ts';
import { accountsUrl, fixturesUrl, productUrl } from '../support/urls.ts';

const MEDICINA = '/paes/puntajes-de-corte/medicina';
const WAITING = '/prueba-viva/espera';
const NOTHING_HEARD = '0 veces, «» de 0 avisos, manzana, en duda, chico';

const APPLICATION = /\/(?:releases|builds|api)\//;

/**
 * What `page` asks for from now on, the icon and the documents apart. What is held back for seconds is asked for again
 * under another address, which is no second request for the same: on a busy machine a test holds it so long.
 */
function collectAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('intento')) return;
    if (APPLICATION.test(pathname) && !pathname.endsWith('/icon.svg')) asked.push(pathname);
  });
  return asked;
}

/** Holds every script of `page` back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/releases\/.+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const heard = (page: Page) => page.getByLabel('Lo que oyó la página');

async function isLive(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['activity'] !== undefined);
}

test.describe('a page that nobody uses', () => {
  for (const address of ['/', MEDICINA, '/herramientas/calculadora-nem']) {
    test(`has asked for nothing but itself: ${address}`, async ({ page }) => {
      const asked = collectAsked(page);
      const complaints = collectComplaints(page);
      await page.goto(productUrl() + address);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(asked).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test('looks as it does when it lives', async ({ page }) => {
    await page.goto(productUrl() + MEDICINA);
    const looks = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    const before = await looks();
    await waitForLivePage(page);
    expect(await looks()).toBe(before);
  });

  test('has the appearance that was chosen in this browser', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('travesia:apariencia', 'dark'));
    const asked = collectAsked(page);
    await page.goto(productUrl() + MEDICINA);
    await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
    expect(asked).toEqual([]);
  });

  test('stays as it is at a place in it', async ({ page }) => {
    const asked = collectAsked(page);
    await page.goto(`${fixturesUrl()}${WAITING}#final`);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  for (const rest of ['?origen=correo', '#comparar=medicina']) {
    test(`lives all the same where its address says more: ${rest}`, async ({ page }) => {
      await page.goto(fixturesUrl() + WAITING + rest);
      await expect.poll(() => isLive(page)).toBe(true);
    });
  }

  test('is left by a link without having lived', async ({ page }) => {
    const asked = collectAsked(page);
    await page.goto(productUrl() + MEDICINA);
    const link = page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: 'Inicio' });
    // As a finger does: no pointer moves before it is there.
    await link.dispatchEvent('pointerdown');
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(`${productUrl()}/`);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});

test.describe('the first use of a page', () => {
  for (const [name, use] of [
    ['a key', touchPage],
    ['the pointer', (page: Page) => page.mouse.move(200, 300)],
    ['the wheel', (page: Page) => page.mouse.wheel(0, 200)],
  ] as const) {
    test(`brings it to life: ${name}`, async ({ page }) => {
      const complaints = collectComplaints(page);
      await page.goto(productUrl() + MEDICINA);
      await use(page);
      await expect.poll(() => isLive(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
    });
  }

  test('a finger brings it to life', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(productUrl() + MEDICINA);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(() => isLive(page)).toBe(true);
    await context.close();
  });

  test('asks for everything at once, and for nothing twice', async ({ page }) => {
    const asked = collectAsked(page);
    await page.goto(productUrl() + MEDICINA);
    const release = await holdScripts(page);
    await touchPage(page);
    const ofRemote = () => asked.filter((path) => path.startsWith('/releases/carreras/'));
    await expect.poll(() => ofRemote().filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
    await expect.poll(() => ofRemote().some((path) => path.endsWith('medicina.json'))).toBe(true);
    await expect.poll(() => asked.some((path) => path.startsWith('/builds/releases/'))).toBe(true);
    release();
    await waitForLivePage(page);
    await page.waitForLoadState('networkidle');
    const files = asked.filter((path) => !path.startsWith('/api/'));
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((path) => path.endsWith('.css'))).toEqual([]);
  });

  test('counts when it is a press of a button, each time', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(fixturesUrl() + WAITING);
    const button = page.getByRole('button', { name: 'Contar' });
    await button.click();
    await button.click();
    await expect(heard(page)).toHaveText(NOTHING_HEARD);
    release();
    await expect(heard(page)).toHaveText('2 veces, «» de 0 avisos, manzana, en duda, chico');
    await button.click();
    await expect(heard(page)).toHaveText('3 veces, «» de 0 avisos, manzana, en duda, chico');
  });

  test('counts when it is text, which stays under the cursor', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(fixturesUrl() + WAITING);
    const field = page.getByLabel('Nombre');
    await field.click();
    await page.keyboard.type('Violeta');
    await page.keyboard.press('ArrowLeft');
    release();
    await expect(heard(page)).toHaveText('0 veces, «Violeta» de 1 avisos, manzana, en duda, chico');
    await expect(field).toBeFocused();
    await page.keyboard.type('ta');
    await expect(field).toHaveValue('Violettaa');
    await expect(heard(page)).toContainText('«Violettaa»');
  });

  test('counts whatever was chosen, in its order', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(fixturesUrl() + WAITING);
    await page.getByLabel('Fruta').selectOption('uva');
    await page.getByLabel('De acuerdo').check();
    await page.getByLabel('grande').check();
    await page.getByRole('button', { name: 'Contar' }).click();
    release();
    await expect(heard(page)).toHaveText('1 veces, «» de 0 avisos, uva, de acuerdo, grande');
    await expect(page.getByLabel('Fruta')).toHaveValue('uva');
    await expect(page.getByLabel('De acuerdo')).toBeChecked();
    await expect(page.getByLabel('grande')).toBeChecked();
  });

  test('does not do again what the browser has done', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(fixturesUrl() + WAITING);
    await page.getByRole('button', { name: 'Ayuda' }).click();
    await expect(page.getByText('Esto se abre sin scripts.')).toBeVisible();
    release();
    await waitForLivePage(page);
    await expect(page.getByText('Esto se abre sin scripts.')).toBeVisible();
  });

  test('counts when the keyboard puts a table in order', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(productUrl() + MEDICINA);
    const first = page.getByRole('table', { name: /^Puntajes de corte de Medicina, Admisión/ }).locator('tbody tr');
    const highest = await first.first().textContent();
    await page.getByLabel('Ordenar por').focus();
    await page.keyboard.press('ArrowDown');
    release();
    await expect(first.first()).not.toHaveText(highest ?? '');
    await expect(page.getByLabel('Ordenar por')).toBeFocused();
  });

  test('counts in fields that calculate', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`${productUrl()}/herramientas/calculadora-nem`);
    for (const [year, grade] of [
      ['1.º medio', '6,0'],
      ['2.º medio', '6,2'],
    ] as const) {
      await page.getByLabel(year).fill(grade);
    }
    release();
    await waitForLivePage(page);
    await expect(page.getByLabel('1.º medio')).toHaveValue('6,0');
    await expect(page.getByLabel('2.º medio')).toHaveValue('6,2');
    await expect(page.getByText('6,10').first()).toBeVisible();
  });

  test('leads by a link where it says, whatever has come by then', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(fixturesUrl() + WAITING);
    await page.getByRole('link', { name: 'Ir a los enlaces' }).click();
    await expect(page).toHaveURL(`${fixturesUrl()}/prueba-viva/enlaces`);
    release();
    await waitForLivePage(page);
  });
});

test.describe('once the application has lived in a tab', () => {
  test('a reload brings it back at once', async ({ page }) => {
    await page.goto(fixturesUrl() + WAITING);
    await waitForLivePage(page);
    await page.reload();
    await expect.poll(() => isLive(page)).toBe(true);
  });

  test('links stay within the document', async ({ page }) => {
    await page.goto(productUrl() + MEDICINA);
    await waitForLivePage(page);
    await markDocument(page);
    await page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: 'Inicio' }).click();
    await expect(page).toHaveURL(`${productUrl()}/`);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('where the application does not come', () => {
  test('the page answers, and using it again asks again', async ({ page }) => {
    let broken = true;
    await page.route(/\/releases\/shell\/.+\.js$/, (route) => (broken ? route.abort() : route.continue()));
    await page.goto(productUrl() + MEDICINA);
    await touchPage(page);
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'lost');
    await expect(page.getByLabel('Ordenar por')).toBeHidden();
    await page.getByLabel('Región').selectOption({ label: 'Biobío (4)' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    broken = false;
    // The use before may still be failing: what comes after it asks again.
    await expect(async () => {
      await touchPage(page);
      expect(await isLive(page)).toBe(true);
    }).toPass();
    await expect(page.getByLabel('Ordenar por')).toBeVisible();
    await expect(page.getByText('Biobío: 4 programas')).toBeAttached();
  });

  test('what the document left to be fetched is asked for again', async ({ page }) => {
    let broken = true;
    await page.route(/\/builds\/releases\//, (route) => (broken ? route.abort() : route.continue()));
    const failed = page.waitForEvent('console', (message) => message.text().includes('could not be had'));
    await page.goto(productUrl() + MEDICINA);
    await touchPage(page);
    await failed;
    broken = false;
    await waitForLivePage(page);
  });

  test('links lead on', async ({ page }) => {
    await page.route(/\/releases\/.+\.js$/, (route) => route.abort());
    await page.goto(productUrl() + MEDICINA);
    await touchPage(page);
    await page.getByRole('link', { name: '¿A cuáles llego con mis puntajes?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('¿Qué puntaje necesito para Medicina?');
  });
});

test.describe('the application of a signed-in student', () => {
  let context: BrowserContext;

  test.beforeEach(async ({ browser }) => {
    context = await browser.newContext();
    await signInBeside(await context.newPage(), await createAccount());
  });

  test.afterEach(() => context.close());

  test('starts with the page', async () => {
    const page = await context.newPage();
    await page.goto(accountsUrl() + MEDICINA);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
    await expect.poll(() => isLive(page)).toBe(true);
  });
});
