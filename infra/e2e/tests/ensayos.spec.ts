import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type Account, createAccount, signInThroughThePage } from '../support/accounts.ts';
import { currentPage, openPage, visit } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

const ENSAYOS = '/ensayos';
const GENERATE = '/ensayos/generar';
const PRACTICE = `${GENERATE}?modo=practica&prueba=m1&contenidos=m1.numeros,m1.geometria&preguntas=6&correccion=altiro`;
const PRACTICE_AT_END = PRACTICE.replace('altiro', 'al-final');
const SIMULACRO = `${GENERATE}?modo=simulacro&prueba=m1`;
const M1_ITEMS = 65;

/** Medicina, Universidad de Chile. */
const PROGRAM = '11083';

const PHONE = { width: 360, height: 740 };

const question = (page: Page) => currentPage(page).getByRole('heading', { name: /^Pregunta \d+/ });
const options = (page: Page) => currentPage(page).getByRole('radio');
const saving = (page: Page) =>
  currentPage(page)
    .getByRole('status')
    .filter({ hasText: /Guard|Sin conexión/ });
const button = (page: Page, name: string | RegExp) => currentPage(page).getByRole('button', { name, exact: true });
const overview = (page: Page) => currentPage(page).getByRole('button', { name: /^\d+ de \d+/ });
const isAnswered = (page: Page, answered: number, of: number) =>
  expect(overview(page)).toHaveAccessibleName(new RegExp(`^${answered} de ${of}`));

async function signIn(page: Page, redirect = ENSAYOS, account?: Account): Promise<Account> {
  const student = account ?? (await createAccount());
  await signInThroughThePage(page, student, { redirect });
  return student;
}

/** From the last step of choosing to the first question. */
async function begin(page: Page): Promise<void> {
  await button(page, 'Empezar ahora').click();
  await expect(question(page)).toHaveText(/Pregunta 1/);
}

async function answer(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await options(page)
      .nth(index % 4)
      .check();
    await button(page, 'Siguiente').click();
  }
}

async function handIn(page: Page): Promise<void> {
  await overview(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
}

const isClean = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test.describe('a sample without an account', () => {
  test('goes on after a reload, is graded with solutions, and follows its student into the account', async ({
    page,
  }) => {
    await openPage(page, `${accountsUrl()}/test`);
    await button(page, 'Empezar').click();
    await expect(question(page)).toHaveText(/Pregunta 1 de 10/);
    await answer(page, 4);
    await expect(saving(page)).toHaveText('Guardado');
    await page.reload();
    await button(page, 'Seguir donde quedé').click();
    await isAnswered(page, 4, 10);
    await handIn(page);
    await expect(currentPage(page).getByRole('heading', { name: 'Tu resultado' })).toBeVisible();
    const first = currentPage(page).locator('details').filter({ hasText: 'Pregunta 1' }).first();
    await first.locator('summary').first().click();
    await expect(first.getByRole('heading', { name: 'Solución' })).toBeVisible();
    await isClean(page);

    await signIn(page);
    await expect(currentPage(page).getByRole('heading', { name: 'Prueba de muestra' })).toBeVisible();
  });
});

test.describe('a practice', () => {
  test('is chosen step by step, and says what is right after each answer', async ({ page }) => {
    await signIn(page);
    await currentPage(page).getByRole('link', { name: 'Nuevo ensayo' }).click();
    await currentPage(page).getByLabel('Prueba', { exact: true }).selectOption('m1');
    await isClean(page);
    await button(page, 'Elegir contenidos').click();
    const unit = currentPage(page).locator('details').filter({ hasText: 'Porcentaje' }).first();
    await unit.locator('summary').click();
    await unit.getByLabel('Toda la unidad').check();
    await currentPage(page).getByLabel('Cantidad de preguntas').fill('5');
    await isClean(page);
    await button(page, 'Continuar').click();
    await expect(currentPage(page)).toContainText('5 preguntas, ninguna vista antes');
    await begin(page);
    for (let index = 0; index < 5; index += 1) {
      await options(page).first().check();
      await button(page, 'Comprobar').click();
      await expect(currentPage(page).getByRole('heading', { name: 'Solución' })).toBeVisible();
      await expect(options(page).first()).toBeDisabled();
      if (index === 0) await isClean(page);
      if (index < 4) await button(page, 'Siguiente').click();
    }
    await handIn(page);
    await expect(
      currentPage(page).getByRole('heading', { name: 'Resultado: Práctica de Matemática 1 (M1)' }),
    ).toBeVisible();
    await expect(currentPage(page).getByRole('figure').filter({ hasText: 'Tu puntaje estimado' })).toBeVisible();
  });

  test('strikes out, marks, clears, and keeps all of it for another day', async ({ page }) => {
    await signIn(page, PRACTICE);
    await begin(page);
    await options(page).nth(1).check();
    await button(page, /Descartar la alternativa A/).click();
    await button(page, '☆ Marcar para revisar').click();
    await button(page, 'Siguiente').click();
    await options(page).nth(2).check();
    await button(page, 'Borrar mi respuesta').click();
    await expect(saving(page)).toHaveText('Guardado');
    await page.reload();
    await isAnswered(page, 1, 6);
    await button(page, 'Anterior').click();
    await expect(options(page).nth(1)).toBeChecked();
    await expect(button(page, /Descartar la alternativa A/)).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, '★ Marcada para revisar')).toBeVisible();
  });
});

test('an attempt that takes no more changes says so, and is handed in as it is', async ({ page }) => {
  await signIn(page, PRACTICE);
  await begin(page);
  await options(page).nth(1).check();
  await expect(saving(page)).toHaveText('Guardado');
  // As after all the changes that an attempt may have: the last number is taken.
  const status = await page.evaluate(async () => {
    const id = new URLSearchParams(location.search).get('intento');
    const events = [{ kind: 'flag', slot: 5, flagged: true, seq: 10_000 }];
    const answered = await fetch(`/api/ensayos/attempts/${id}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ epoch: 1, events }),
    });
    return answered.status;
  });
  expect(status).toBe(200);
  await page.reload();
  await isAnswered(page, 1, 6);
  await options(page).nth(2).check();
  await expect(currentPage(page)).toContainText('Este ensayo ya no guarda más cambios');
  await expect(options(page).nth(1)).toBeChecked();
  await expect(options(page).nth(1)).toBeDisabled();
  await handIn(page);
  await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Práctica/ })).toBeVisible();
});

test.describe('a simulacro', () => {
  test('is answered and handed in by keyboard alone, on a phone, and each formula can be heard', async ({ page }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await signIn(page, SIMULACRO);
    await expect(button(page, 'Empezar ahora')).toBeEnabled();
    await button(page, 'Empezar ahora').press('Enter');
    await expect(question(page)).toHaveText(/Pregunta 1/);
    for (let index = 0; index < M1_ITEMS; index += 1) {
      await page.keyboard.press('abcd'[index % 4] ?? 'a');
      const unnamed = await currentPage(page)
        .locator('math')
        .evaluateAll(
          (formulas) =>
            formulas.filter((formula) => !formula.closest('[role="img"][aria-label]:not([aria-label=""])')).length,
        );
      expect(unnamed).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      if (index === 20) await isClean(page);
      if (index < M1_ITEMS - 1) {
        await page.keyboard.press('n');
        await expect(question(page)).toHaveText(new RegExp(`Pregunta ${index + 2} `));
      }
    }
    await isAnswered(page, M1_ITEMS, M1_ITEMS);
    await overview(page).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).press('Enter');
    await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Simulacro/ })).toBeVisible();
    await expect(currentPage(page)).toContainText('Admisión 2026');
    await isClean(page);
  });

  test('goes on without a connection, over a reload, and loses nothing', async ({ page, context }) => {
    await signIn(page, SIMULACRO);
    await begin(page);
    await answer(page, 2);
    await expect(saving(page)).toHaveText('Guardado');
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('travesia-offline')).keys()).length))
      .toBeGreaterThan(3);
    await context.setOffline(true);
    await answer(page, 3);
    await expect(saving(page)).toHaveText('Sin conexión: 3 respuestas en este equipo');
    await page.reload();
    await isAnswered(page, 5, M1_ITEMS);
    await answer(page, 1);
    await context.setOffline(false);
    await expect(saving(page)).toHaveText('Guardado');
    await page.reload();
    await isAnswered(page, 6, M1_ITEMS);
  });

  test('goes on in another device exactly where it stood, and the first can only read', async ({ page, browser }) => {
    const student = await signIn(page, SIMULACRO);
    await begin(page);
    await answer(page, 3);
    await expect(saving(page)).toHaveText('Guardado');
    const other: BrowserContext = await browser.newContext();
    const second = await other.newPage();
    await signIn(second, ENSAYOS, student);
    await currentPage(second).getByRole('link', { name: 'Seguir' }).click();
    await expect(currentPage(second)).toContainText('Estás rindiendo en otro dispositivo');
    await isAnswered(second, 3, M1_ITEMS);
    await expect(options(second).first()).toBeDisabled();
    await button(second, 'Seguir aquí').click();
    await options(second).nth(1).check();
    await expect(saving(second)).toHaveText('Guardado');
    await options(page).nth(2).check();
    await expect(currentPage(page)).toContainText('Estás rindiendo en otro dispositivo');
    await other.close();
  });

  test('one tab at a time answers', async ({ page, context }) => {
    await signIn(page, SIMULACRO);
    await begin(page);
    const second = await context.newPage();
    await openPage(second, page.url());
    await expect(currentPage(second)).toContainText('abierto en otra pestaña');
    await button(second, 'Seguir aquí').click();
    await expect(options(second).first()).toBeEnabled();
    await expect(currentPage(page)).toContainText('abierto en otra pestaña');
  });

  test('runs alone: where another begins, this one is offered', async ({ page, context }) => {
    await signIn(page, SIMULACRO);
    await begin(page);
    await answer(page, 2);
    await expect(saving(page)).toHaveText('Guardado');
    const second = await context.newPage();
    await openPage(second, new URL(SIMULACRO, page.url()).href);
    await button(second, 'Empezar ahora').click();
    await expect(currentPage(second)).toContainText('Ya tienes un simulacro en curso');
    await isClean(second);
    await page.close();
    await currentPage(second).getByRole('link', { name: 'Seguir con el que está en curso' }).click();
    await isAnswered(second, 2, M1_ITEMS);
  });

  test('says that time is up, also without a connection, and then shows the result', async ({ page, context }) => {
    await signIn(page, SIMULACRO);
    await page.clock.install();
    await begin(page);
    await answer(page, 2);
    await expect(saving(page)).toHaveText('Guardado');
    await context.setOffline(true);
    await page.clock.fastForward('02:20:01');
    await expect(currentPage(page).getByRole('heading', { name: 'Se acabó el tiempo' })).toBeVisible();
    await expect(currentPage(page)).toContainText('Guardamos 2 respuestas');
    await context.setOffline(false);
    await page.clock.fastForward('00:01:00');
    await button(page, 'Ver mi resultado')
      .or(currentPage(page).getByRole('link', { name: 'Ver mi resultado' }))
      .click();
    await expect(currentPage(page).getByRole('heading', { name: /^Resultado/ })).toBeVisible();
  });

  test('no change of the device’s clock gives time', async ({ page }) => {
    await signIn(page, SIMULACRO);
    await begin(page);
    const left = async () => {
      const text = (await currentPage(page).getByRole('timer').getAttribute('aria-label')) ?? '';
      const [hours = 0, minutes = 0, seconds = 0] = (/[\d:]+/.exec(text)?.[0] ?? '').split(':').map(Number);
      return hours * 3600 + minutes * 60 + seconds;
    };
    const before = await left();
    for (const days of [-1, 1]) {
      await page.addInitScript(
        (shift) => {
          const real = Date.now;
          Date.now = () => real() + shift;
        },
        days * 24 * 3600_000,
      );
      await page.reload();
      await expect(question(page)).toBeVisible();
      await expect.poll(left).toBeGreaterThan(before - 600);
      expect(await left()).toBeLessThanOrEqual(before);
    }
  });
});

/** A practice handed in with every question answered, up to its result. */
async function practised(page: Page, items = 6): Promise<void> {
  await signIn(page, PRACTICE_AT_END);
  await begin(page);
  await answer(page, items - 1);
  await options(page).nth(1).check();
  await handIn(page);
  await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Práctica/ })).toBeVisible();
}

/** A question of the result, opened. */
async function openReview(page: Page, number: number): Promise<Locator> {
  const reviewed = currentPage(page)
    .locator('details')
    .filter({ hasText: new RegExp(`^Pregunta ${number} `) });
  await reviewed.locator('summary').first().click();
  await expect(reviewed.getByRole('heading', { name: 'Solución' })).toBeVisible();
  return reviewed;
}

test.describe('a question like another', () => {
  test('is asked where its model was reviewed, says what was right, and is followed by more', async ({ page }) => {
    await practised(page);
    const reviewed = await openReview(page, 2);
    await reviewed.getByRole('button', { name: 'Practicar otra parecida' }).click();
    const similar = reviewed.getByRole('region', { name: 'Otra parecida' });
    await expect(similar.getByRole('heading', { name: 'Otra parecida' })).toBeFocused();
    await expect(similar.getByRole('button', { name: 'Comprobar' })).toBeDisabled();
    await isClean(page);
    await similar.getByRole('radio').first().check();
    await similar.getByRole('button', { name: 'Comprobar' }).press('Enter');
    await expect(similar.getByRole('region', { name: /^Corrección/ })).toBeFocused();
    await expect(similar.getByRole('radio').first()).toBeDisabled();
    await isClean(page);
    await similar.getByRole('button', { name: 'Practicar otra más' }).click();
    await expect(similar.getByRole('radio').first()).toBeEnabled();

    await visit(page, ENSAYOS);
    await expect(currentPage(page).getByRole('heading', { name: /^Práctica/ })).toHaveCount(1);
    await expect(currentPage(page).getByRole('heading', { name: /parecida/ })).toHaveCount(0);
  });

  test('keeps the answer until it could be checked, and asks the same one after a lost answer', async ({
    page,
    context,
  }) => {
    await practised(page);
    const reviewed = await openReview(page, 1);
    await context.setOffline(true);
    await reviewed.getByRole('button', { name: 'Practicar otra parecida' }).click();
    await expect(reviewed).toContainText('No pudimos traer otra pregunta');
    await context.setOffline(false);
    await reviewed.getByRole('button', { name: 'Practicar otra parecida' }).click();
    const similar = reviewed.getByRole('region', { name: 'Otra parecida' });
    await similar.getByRole('radio').nth(2).check();
    await context.setOffline(true);
    await similar.getByRole('button', { name: 'Comprobar' }).click();
    await expect(similar).toContainText('Tu respuesta sigue marcada');
    await expect(similar.getByRole('radio').nth(2)).toBeChecked();
    await context.setOffline(false);
    await similar.getByRole('button', { name: 'Comprobar' }).click();
    await expect(similar.getByRole('region', { name: /^Corrección/ })).toBeVisible();
  });

  test('is there in a review of one’s mistakes, once an answer is checked', async ({ page }) => {
    await practised(page);
    await currentPage(page).getByRole('link', { name: 'Repasar lo que fallé' }).click();
    await button(page, 'Empezar ahora').click();
    await options(page).first().check();
    await button(page, 'Comprobar').click();
    await expect(currentPage(page).getByRole('region', { name: /^Corrección/ })).toBeFocused();
    await button(page, 'Practicar otra parecida').click();
    await expect(currentPage(page).getByRole('region', { name: 'Otra parecida' })).toBeVisible();
  });
});

test.describe('a report of a question', () => {
  const dialog = (page: Page) => page.getByRole('dialog');

  test('is sent while the test runs, by keyboard, and what is written waits for a connection', async ({
    page,
    context,
  }) => {
    await signIn(page, PRACTICE_AT_END);
    await begin(page);
    await button(page, 'Reportar un problema en la pregunta 1').press('Enter');
    await expect(dialog(page)).toHaveAccessibleName('Reportar un problema en la pregunta 1');
    await expect(dialog(page).getByLabel(/aparece como correcta/)).toHaveCount(0);
    await isClean(page);
    await dialog(page).getByRole('button', { name: 'Enviar' }).press('Enter');
    await expect(dialog(page)).toContainText('Elige qué está mal');
    await dialog(page)
      .getByLabel(/El enunciado/)
      .press('Space');
    await dialog(page).getByLabel('Cuéntanos más').fill('Dice dos veces lo mismo.');
    await context.setOffline(true);
    await dialog(page).getByRole('button', { name: 'Enviar' }).press('Enter');
    await expect(dialog(page)).toContainText('hace falta conexión');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await button(page, 'Reportar un problema en la pregunta 1').press('Enter');
    await expect(dialog(page).getByLabel('Cuéntanos más')).toHaveValue('Dice dos veces lo mismo.');
    await dialog(page).getByRole('button', { name: 'Enviar' }).press('Enter');
    await expect(dialog(page)).toContainText('Gracias por avisar');
    await page.keyboard.press('Escape');
    await expect(currentPage(page)).toContainText('Reportaste esta pregunta');
  });

  test('of a graded question may be about its key', async ({ page }) => {
    await practised(page);
    const reviewed = await openReview(page, 3);
    await reviewed.getByRole('button', { name: 'Reportar un problema en la pregunta 3' }).click();
    await dialog(page)
      .getByLabel(/aparece como correcta/)
      .check();
    await isClean(page);
    await dialog(page).getByRole('button', { name: 'Enviar' }).click();
    await expect(dialog(page)).toContainText('Gracias por avisar');
  });
});

test.describe('a result', () => {
  test('tells what changed since the last time, and how far the goals are', async ({ page }) => {
    await practised(page);
    await page.request.put(`${accountsUrl()}/api/carreras/goals`, {
      data: { programIds: [PROGRAM] },
      headers: { origin: accountsUrl() },
    });
    await expect(currentPage(page).getByRole('heading', { name: 'Qué cambió desde la última vez' })).toHaveCount(0);
    await visit(page, PRACTICE_AT_END);
    await begin(page);
    await answer(page, 5);
    await handIn(page);
    await expect(currentPage(page).getByRole('heading', { name: 'Qué cambió desde la última vez' })).toBeVisible();
    await expect(currentPage(page).getByRole('figure', { name: /antes y ahora/ })).toBeVisible();
    await expect(currentPage(page)).toContainText(/Tu estimación pasó de \d+–\d+ a \d+–\d+ puntos/);
    await expect(currentPage(page).getByRole('link', { name: /^Ver cuánto te falta para/ })).toHaveAttribute(
      'href',
      `/carreras/${PROGRAM}`,
    );
    await isClean(page);
  });

  test('is shared in words that name nobody', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await practised(page);
    await button(page, 'Compartir').click();
    await expect(page.getByText('Copiamos el texto')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Práctica de Matemática 1 \(M1\): \d de 6 correctas, entre \d+ y \d+ puntos estimados\./);
    expect(copied).toMatch(/\/test$/);
    await expect(currentPage(page).getByRole('blockquote')).toHaveText(copied);
  });

  test('is printed with the questions that are open, and nothing to press', async ({ page }) => {
    await practised(page);
    await button(page, 'Abrir todas').click();
    await expect(currentPage(page).getByRole('heading', { name: 'Solución' })).toHaveCount(6);
    await page.emulateMedia({ media: 'print' });
    await expect(currentPage(page).getByRole('heading', { name: 'Solución' })).toHaveCount(6);
    await expect(currentPage(page).getByRole('button')).toHaveCount(0);
  });
});

test('nothing that answers a question reaches the browser before it is handed in', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/ensayos/')) bodies.push(response.text().catch(() => ''));
  });
  await signIn(page, SIMULACRO);
  await begin(page);
  await answer(page, 3);
  await expect(saving(page)).toHaveText('Guardado');
  const told = (await Promise.all(bodies)).join('\n');
  expect(told).toContain('"form"');
  for (const word of ['solution', 'mistake', 'feedback', '"key"', '"seed"', 'scored":true'])
    expect(told).not.toContain(word);
});

test('an attempt of somebody else, or of nobody, is not there', async ({ page }) => {
  await signIn(page, `${ENSAYOS}?intento=019aa000-0000-7000-8000-000000000000`);
  await expect(currentPage(page)).toContainText('Este ensayo no existe o es de otra cuenta');
  await visit(page, `${ENSAYOS}/resultado/019aa000-0000-7000-8000-000000000000`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/no existe|No encontramos/i);
});
