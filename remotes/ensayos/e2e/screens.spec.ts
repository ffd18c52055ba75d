import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn, signInBeside } from '@travesia/infra-e2e/support/open-signed-in';
import {
  beginBeside,
  button,
  ENSAYOS,
  handIn,
  isAnswered,
  leaveAttempt,
  openAttempt,
  openMenu,
  options,
  overview,
  practiceRequest,
  question,
  SIMULACRO_REQUEST,
  setTool,
} from '@travesia/infra-e2e/support/practice-test';
import { currentPage, openPage, visit } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';

const PRACTICE = practiceRequest(['m1.numeros', 'm1.geometria'], 6, 'at-once');
const READING = practiceRequest(['cl'], 8, 'at-once');
/** Among these some have a figure. */
const FIGURES = practiceRequest(['m1.geometria', 'm1.probabilidad'], 16, 'at-end');

const PHONE = { width: 360, height: 740 };

const isClean = async (page: Page) => expect(await accessibilityViolations(page)).toEqual([]);

/** A new student on the page of an attempt that is made for it, with so many answers. @returns its id. */
async function openBegun(page: Page, request: object, answered = 0): Promise<string> {
  await signInBeside(page, await createAccount());
  const id = await beginBeside(page, request, answered);
  await openAttempt(page, id);
  return id;
}

const dialog = (page: Page) => page.getByRole('dialog');
const article = (page: Page, number: number) =>
  currentPage(page).getByRole('article', { name: new RegExp(`^Pregunta ${number} `) });

const widthOf = async (of: Locator) => (await of.boundingBox())?.width ?? 0;
const topOf = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('an attempt that is opened from the list', () => {
  test('begins at its question, for the keyboard too; with all together it knows which one is read, goes to the one that is chosen, and checks each', async ({
    page,
  }) => {
    await openBegun(page, PRACTICE, 1);
    await leaveAttempt(page);
    await currentPage(page)
      .getByRole('link', { name: /^Seguir Práctica de Matemática 1 \(M1\), .*1 de 6/ })
      .press('Enter');
    await expect(question(page)).toHaveText(/Pregunta 2 /);
    await expect(question(page)).toBeFocused();

    await setTool(page, 'Todas juntas');
    await expect(currentPage(page).getByRole('article')).toHaveCount(6);
    await article(page, 4).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const chosen = (number: number) => dialog(page).getByRole('button', { name: new RegExp(`^Pregunta ${number},`) });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('travesia.ensayos.position')?.split('/')[1]))
      .toBe('3');
    await overview(page).click();
    await expect(chosen(4)).toHaveAttribute('aria-current', 'step');
    await chosen(4).click();
    await expect(article(page, 4).getByRole('heading', { name: /^Pregunta 4/ })).toBeFocused();
    await expect(article(page, 4).getByRole('heading', { name: /^Pregunta 4/ })).toBeInViewport();
    expect(await topOf(article(page, 4))).toBeLessThan(200);

    await article(page, 6).getByRole('radio').first().check();
    await article(page, 6)
      .getByRole('button', { name: /^Comprobar/ })
      .click();
    await expect(article(page, 6).getByRole('region', { name: /^Corrección/ })).toBeFocused();
    await overview(page).click();
    await expect(chosen(6)).toHaveAttribute('aria-current', 'step');
    await page.keyboard.press('Escape');
    await isClean(page);
  });
});

test('a simulacro says that its clock goes on before it is left, and that it runs where its result is asked for; it is handed in only after a question, which the keyboard reaches from any question', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const id = await openBegun(page, SIMULACRO_REQUEST, 1);
  await openMenu(page);
  await isClean(page);
  await dialog(page).getByRole('button', { name: 'Salir y seguir después' }).click();
  await expect(dialog(page)).toContainText('El reloj sigue corriendo');
  await isClean(page);
  await dialog(page).getByRole('button', { name: 'Seguir respondiendo' }).click();
  await expect(button(page, 'Menú')).toBeFocused();
  await leaveAttempt(page);
  await dialog(page).getByRole('link', { name: 'Salir' }).click();
  await expect(currentPage(page).getByRole('heading', { name: 'En curso' })).toBeVisible();
  await visit(page, `${ENSAYOS}/resultado/${id}`);
  await expect(currentPage(page).getByRole('heading', { name: 'Este ensayo sigue en curso' })).toBeVisible();
  await isClean(page);
  await currentPage(page).getByRole('link', { name: 'Seguir con el ensayo' }).click();
  await expect(question(page)).toHaveText(/Pregunta 2 /);
  await expect(options(page).first()).toBeEnabled();

  await page.keyboard.press('r');
  await expect(dialog(page)).toContainText('Tus respuestas');
  await dialog(page).getByRole('button', { name: 'Entregar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('¿Entregas el simulacro?');
  await expect(dialog(page)).toContainText('Te falta responder 64 preguntas.');
  await expect(dialog(page)).toContainText(/Te quedan 2 h 1\d min\./);
  await expect(dialog(page).getByRole('button', { name: 'Seguir respondiendo' })).toBeFocused();
  await isClean(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: test.info().outputPath('entregar-360.png') });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(question(page)).toBeFocused();
  await handIn(page);
  await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Simulacro/ })).toBeVisible();
});

test('ten questions of what is missing are one tap away, and so is one content that a link names; a step whose address says no choice leads back to the first', async ({
  page,
}) => {
  await openSignedIn(page, await createAccount(), { redirect: ENSAYOS });
  const now = currentPage(page).getByRole('region', { name: /^10 preguntas/ });
  await expect(now).toContainText('Todavía no tenemos respuestas tuyas');
  await isClean(page);
  await now.getByRole('button', { name: 'Practicar ahora' }).press('Enter');
  await isAnswered(page, 0, 10);
  for (let asked = 0; asked < 3; asked += 1) {
    await options(page).nth(asked).check();
    await button(page, 'Siguiente').click();
  }
  await handIn(page);
  // What was left out is what is missing.
  await expect(now).toHaveAccessibleName('10 preguntas de lo que más te falta');
  await expect(now).toContainText(/De M1, porque (fallaste|dejaste en blanco) /);
  await isClean(page);
  await now.getByRole('button', { name: 'Practicar ahora' }).click();
  await isAnswered(page, 0, 10);

  await visit(page, `${ENSAYOS}/generar?contenidos=m1.numeros.porcentaje.calculo`);
  await expect(currentPage(page).getByRole('heading', { name: 'Práctica de Matemática 1 (M1)' })).toBeVisible();
  await expect(button(page, 'Empezar ahora')).toBeEnabled();

  await visit(page, `${ENSAYOS}/generar`);
  await expect(page.getByRole('heading', { level: 1, name: 'Primero elige qué practicar' })).toBeVisible();
  await visit(page, `${ENSAYOS}/generar/contenidos`);
  await expect(page.getByRole('heading', { level: 1, name: 'Primero elige la prueba' })).toBeVisible();
  await isClean(page);
  await currentPage(page).getByRole('link', { name: 'Elegir la prueba' }).click();
  await expect(page).toHaveURL(/\/ensayos\/generar\/tipo$/);
});

test.describe('a text', () => {
  test('stands beside its questions, with a ruler for the paragraph that is read', async ({ page }) => {
    await openBegun(page, READING);
    const text = currentPage(page).getByRole('region').first();
    const second = text.locator('[data-ruled]').nth(1);
    await text.getByRole('button', { name: 'Seguir la lectura en el párrafo 2', exact: true }).click();
    await expect(second).toHaveAttribute('data-ruled', 'true');
    await text.getByRole('button', { name: 'Seguir la lectura en el párrafo 1', exact: true }).click();
    await expect(second).toHaveAttribute('data-ruled', 'false');
    await expect(button(page, 'Ver texto')).toBeHidden();
    // What is asked and said beside it is longer than the screen.
    await options(page).first().check();
    await button(page, /^Comprobar/).click();
    const review = currentPage(page).getByRole('region', { name: /^Corrección/ });
    await expect(review).toBeFocused();
    await page.evaluate(() => scrollBy(0, 400));
    await expect(text).toBeInViewport({ ratio: 0.5 });
    await isClean(page);
    const size = () => review.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = await size();
    await setTool(page, 'Muy grande');
    expect((await size()) / before).toBeCloseTo(1.45, 1);
  });

  test.describe('on a phone of 360 pixels', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    test('is a tap away', async ({ page }) => {
      await openBegun(page, READING);
      await button(page, 'Siguiente').tap();
      await expect(question(page)).toHaveText(/Pregunta 2 /);
      await expect(question(page)).toBeInViewport();
      await button(page, 'Ver texto').tap();
      const text = currentPage(page).getByRole('region').first();
      await expect(text).toBeFocused();
      await expect(text).toBeInViewport();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await isClean(page);
    });
  });
});

test.describe('on a phone of 360 pixels', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('an attempt has the screen for itself, and nothing moves when it is loaded again', async ({ page }) => {
    await openBegun(page, PRACTICE);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const bar = overview(page).locator('xpath=..');
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(48);
    // At the thumb, whatever is asked.
    for (const name of ['Anterior', 'Siguiente']) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    expect(await topOf(button(page, 'Siguiente'))).toBeGreaterThan(PHONE.height - 80);
    await page.reload();
    await expect(options(page).first()).toBeEnabled();
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce(
                  (sum, entry) => sum + ('value' in entry && typeof entry.value === 'number' ? entry.value : 0),
                  0,
                ),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          // Where nothing has moved nobody is told.
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shifted).toBeLessThanOrEqual(0.02);
    await isClean(page);
  });

  test('figures grow with the text, and scroll in their own frame', async ({ page }) => {
    test.slow();
    await openBegun(page, FIGURES);
    await setTool(page, 'Todas juntas');
    const figure = currentPage(page).locator('figure.figure').first();
    const picture = figure.locator('svg');
    const stem = currentPage(page).locator('article p').first();
    const size = () => stem.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const [before, sizeBefore] = [await widthOf(picture), await size()];
    await setTool(page, 'Muy grande');
    expect((await size()) / sizeBefore).toBeCloseTo(1.45, 1);
    expect(await widthOf(picture)).toBeGreaterThan(before * 1.2);
    for (const each of await currentPage(page).locator('figure.figure').all()) {
      const scrolls = await each.evaluate((element) => element.scrollWidth > element.clientWidth);
      await (scrolls ? expect(each) : expect(each).not).toHaveAttribute('tabindex', '0');
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await isClean(page);
  });
});

test('a sample that is not there any more is forgotten, and another one can be had', async ({ page }) => {
  await openPage(page, `${accountsUrl()}/test`);
  await button(page, 'Empezar').click();
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('travesia.ensayos.sample', '019aa000-0000-7000-8000-000000000000'));
  await visit(page, '/test');
  await button(page, 'Seguir donde quedé').click();
  await expect(currentPage(page)).toContainText('Este ensayo no existe');
  await button(page, 'Volver').click();
  await expect(button(page, 'Empezar')).toBeVisible();
  await expect(button(page, 'Seguir donde quedé')).toHaveCount(0);
  await button(page, 'Empezar').click();
  await options(page).first().check();
  await handIn(page);
  await expect(currentPage(page).getByRole('heading', { name: 'Tu resultado' })).toBeVisible();
  await button(page, 'Hacer otro ensayo de muestra').click();
  await button(page, 'Empezar').click();
  await isAnswered(page, 0, 10);
  await leaveAttempt(page);
  await expect(button(page, 'Seguir donde quedé')).toBeVisible();
});
