import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '@travesia/infra-e2e/support/accessibility';
import { type Account, createAccount, signInThroughThePage } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import {
  answer,
  attemptOn,
  begin,
  button,
  ENSAYOS,
  handIn,
  isAnswered,
  isKeptOffline,
  M1_ITEMS,
  openMenu,
  options,
  question,
  SIMULACRO,
  saving,
  standing,
  timeLeft,
} from '@travesia/infra-e2e/support/practice-test';
import { collectComplaints, currentPage, openPage, visit } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';

const PRACTICE = `${ENSAYOS}/generar?modo=practica&prueba=m1&contenidos=m1.numeros,m1.geometria&preguntas=6&correccion=altiro`;

const PHONE = { width: 360, height: 740 };

async function signIn(page: Page, redirect = ENSAYOS, account?: Account): Promise<Account> {
  const student = account ?? (await createAccount());
  await openSignedIn(page, student, { redirect });
  return student;
}

const isClean = async (page: Page) => expect(await accessibilityViolations(page)).toEqual([]);

/** A whole test of 65 questions. */
const LONG_MS = 180_000;
/** Questions that are answered as by somebody who has turned the shortcuts off. */
const WITHOUT_SHORTCUTS = 3;
/** More stops than a page of ours has. */
const STOPS_MAX = 120;

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the keyboard does not get there');
}

/** Formulas of the question as a screen reader finds them: how many there are. None may be left to its own devices. */
async function heardFormulas(page: Page): Promise<number> {
  const formulas = await currentPage(page)
    .locator('math')
    .evaluateAll((all) => all.map((formula) => formula.closest('[role="img"]')?.getAttribute('aria-label') ?? ''));
  const screenReader = await page.context().newCDPSession(page);
  const { nodes } = await screenReader.send('Accessibility.getFullAXTree');
  await screenReader.detach();
  const heard = nodes.filter(({ ignored }) => !ignored);
  expect(heard.filter(({ role }) => /math/i.test(String(role?.value)))).toEqual([]);
  const images = heard.flatMap(({ role, name }) => (role?.value === 'image' ? String(name?.value) : []));
  for (const spoken of formulas) {
    // In words: no sign of TeX, and nothing that a voice would pass over.
    expect(spoken).toMatch(/^[\p{L}\d][\p{L}\d ,;.]*$/u);
    expect(images).toContain(spoken);
  }
  for (const choice of await options(page).all()) {
    const spoken = await choice.locator('xpath=ancestor::label').locator('[role="img"]').all();
    for (const one of spoken)
      await expect(choice).toHaveAccessibleName(containing(await one.getAttribute('aria-label')));
  }
  return formulas.length;
}

const containing = (words: string | null) => new RegExp((words ?? '').replace(/[.]/g, '\\.'));

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
    await isAnswered(page, 4, 10);
    await handIn(page);
    await expect(currentPage(page).getByRole('heading', { name: 'Tu resultado' })).toBeVisible();
    const first = currentPage(page).locator('details').filter({ hasText: 'Pregunta 1' }).first();
    await first.locator('summary').first().click();
    await expect(first.getByRole('heading', { name: 'Solución' })).toBeVisible();
    await isClean(page);

    await signInThroughThePage(page, await createAccount(), { redirect: ENSAYOS });
    await expect(currentPage(page)).toContainText('Hay una prueba de muestra hecha en este equipo: ¿es tuya?');
    await isClean(page);
    await button(page, 'Sí, es mía').click();
    await expect(currentPage(page).getByRole('heading', { name: 'Prueba de muestra' })).toBeVisible();
  });
});

test('a sample that was begun without an account goes on with one', async ({ page }) => {
  await openPage(page, `${accountsUrl()}/test`);
  await button(page, 'Empezar').click();
  await answer(page, 3);
  await expect(saving(page)).toHaveText('Guardado');
  await signInThroughThePage(page, await createAccount(), { redirect: '/test' });
  await button(page, 'Sí, es mía').click();
  await button(page, 'Seguir donde quedé').click();
  await isAnswered(page, 3, 10);
});

test.describe('a practice', () => {
  test('is chosen step by step, and says what is right after each answer', async ({ page }) => {
    // Of the policy of the document too: what reads answers evaluates no text as code.
    const complaints = collectComplaints(page);
    await signIn(page);
    await currentPage(page).getByRole('link', { name: 'Nuevo ensayo' }).click();
    await currentPage(page).getByRole('radio', { name: 'Matemática 1 (M1)' }).check();
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
      // A shorter look is no visit.
      if (index === 0) await page.waitForTimeout(1_100);
      await button(page, /^Comprobar/).click();
      await expect(currentPage(page).getByRole('heading', { name: 'Solución' })).toBeVisible();
      await expect(options(page).first()).toBeDisabled();
      if (index === 0) await isClean(page);
      if (index < 4) await button(page, 'Siguiente').click();
    }
    const id = attemptOn(page);
    await handIn(page);
    await expect(
      currentPage(page).getByRole('heading', { name: 'Resultado: Práctica de Matemática 1 (M1)' }),
    ).toBeVisible();
    await expect(currentPage(page)).toContainText('No estimamos un puntaje con 5 preguntas');
    await expect(currentPage(page).getByRole('figure', { name: /puntaje estimado/ })).toHaveCount(0);
    const graded = await page.request.get(`${accountsUrl()}/api/ensayos/attempts/${id}/result`);
    const { items }: { items: readonly { activeMs: number }[] } = await graded.json();
    expect(items[0]?.activeMs).toBeGreaterThanOrEqual(1_000);
    expect(complaints).toEqual([]);
  });

  test('that the service can’t open now is asked for again where the student wants it', async ({ page }) => {
    await signIn(page, PRACTICE);
    await page.route('**/start', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '60' } }));
    await button(page, 'Empezar ahora').click();
    await expect(currentPage(page)).toContainText('El servicio no puede abrirlo en este momento');
    await isClean(page);
    await page.unroute('**/start');
    await button(page, 'Reintentar').click();
    await expect(question(page)).toHaveText(/Pregunta 1/);
  });

  test('loses nothing where the page is closed right after an answer, and asks the browser to keep what it has', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      StorageManager.prototype.persist = async () => {
        document.documentElement.dataset['persist'] = 'asked';
        return true;
      };
    });
    await signIn(page, PRACTICE);
    await begin(page);
    await expect(saving(page)).toHaveText('Guardado');
    await expect(page.locator('html')).toHaveAttribute('data-persist', 'asked');
    const id = attemptOn(page);
    await options(page).nth(1).check();
    await page.close();
    // A browser gives a page that is closed half a second, which a busy machine can use up: the answer may arrive with
    // the next visit, from the disk. That closing itself sends it is told by page-hidden.test.ts.
    const next = await context.newPage();
    await next.goto(accountsUrl() + ENSAYOS);
    const kept = async () => (await standing(context, accountsUrl(), id)).attempt.answered;
    await expect.poll(kept).toBe(1);
  });

  test('waits on the list for nothing that is still being sent', async ({ page }) => {
    await signIn(page, PRACTICE);
    await begin(page);
    await page.route('**/events', (route) => route.abort());
    await answer(page, 2);
    await expect(saving(page)).toHaveText('Sin conexión: 2 respuestas en este equipo');
    // Held up, never answered.
    await page.route('**/start', () => undefined);
    await page.goto(accountsUrl() + ENSAYOS);
    await expect(currentPage(page)).toContainText(/[02] de 6 respondidas/);
    await page.unrouteAll();
    await page.reload();
    await expect(currentPage(page)).toContainText('2 de 6 respondidas');
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
    await openMenu(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Hoja de fórmulas' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /^a al cuadrado más b al cuadrado/ })).toBeVisible();
    await isClean(page);
    await page.keyboard.press('Escape');
    await button(page, 'Anterior').click();
    await expect(options(page).nth(1)).toBeChecked();
    await expect(button(page, /Descartar la alternativa A/)).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, '★ Marcada para revisar')).toBeVisible();
  });
});

/** What an attempt of so many questions may hold: the service's own limit, by number. */
const EVENTS_OF_SIX_MAX = 100 + 30 * 6;

test('an attempt that takes no more changes says so, and is handed in as it is', async ({ page }) => {
  await signIn(page, PRACTICE);
  await begin(page);
  await options(page).nth(1).check();
  await expect(saving(page)).toHaveText('Guardado');
  // As after all the changes that an attempt may have: the last number is taken.
  const status = await page.evaluate(async (last) => {
    const id = new URLSearchParams(location.search).get('intento');
    const events = [{ kind: 'flag', slot: 5, flagged: true, seq: last }];
    const answered = await fetch(`/api/ensayos/attempts/${id}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ epoch: 1, events }),
    });
    return answered.status;
  }, EVENTS_OF_SIX_MAX);
  expect(status).toBe(200);
  await page.reload();
  await isAnswered(page, 1, 6);
  // The second question, as the first is answered.
  await options(page).nth(2).check();
  await expect(currentPage(page)).toContainText('Este ensayo ya no guarda más cambios');
  await expect(options(page).nth(2)).not.toBeChecked();
  await expect(options(page).nth(2)).toBeDisabled();
  await isAnswered(page, 1, 6);
  await isClean(page);
  await handIn(page);
  await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Práctica/ })).toBeVisible();
});

test.describe('a simulacro', () => {
  test('is chosen, answered and handed in by keyboard alone, and each formula can be heard', async ({ page }) => {
    test.setTimeout(LONG_MS);
    await signIn(page);
    await tabTo(page, currentPage(page).getByRole('link', { name: 'Nuevo ensayo' }));
    await page.keyboard.press('Enter');
    await tabTo(page, currentPage(page).getByRole('radio', { name: /^Práctica/ }));
    await page.keyboard.press('ArrowRight');
    await expect(currentPage(page).getByRole('radio', { name: /^Simulacro/ })).toBeChecked();
    await tabTo(page, button(page, 'Continuar'));
    await page.keyboard.press('Enter');
    await expect(button(page, 'Empezar ahora')).toBeEnabled();
    await tabTo(page, button(page, 'Empezar ahora'));
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveText(/Pregunta 1/);
    let formulas = 0;
    for (let index = 0; index < M1_ITEMS; index += 1) {
      const place = index % 4;
      if (index < WITHOUT_SHORTCUTS) {
        await tabTo(page, options(page).first());
        await page.keyboard.press('Space');
        for (let down = 0; down < place; down += 1) await page.keyboard.press('ArrowDown');
      } else await page.keyboard.press('abcd'[place] ?? 'a');
      await expect(options(page).nth(place)).toBeChecked();
      formulas += await heardFormulas(page);
      if (index === 20) await isClean(page);
      if (index === M1_ITEMS - 1) break;
      if (index < WITHOUT_SHORTCUTS) {
        await tabTo(page, button(page, 'Siguiente'));
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('n');
      await expect(question(page)).toHaveText(new RegExp(`Pregunta ${index + 2} `));
      await expect(question(page)).toBeFocused();
    }
    expect(formulas).toBeGreaterThan(M1_ITEMS);
    await isAnswered(page, M1_ITEMS, M1_ITEMS);
    await tabTo(page, button(page, 'Revisar y entregar'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Entregar' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('¿Entregas el simulacro?');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Sí, entregar' }));
    await page.keyboard.press('Enter');
    await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Simulacro/ })).toBeVisible();
    await expect(currentPage(page)).toContainText('Admisión 2026');
    await isClean(page);
  });

  test('is answered without a connection from the first question to the last, over a reload, and loses nothing', async ({
    page,
    context,
  }) => {
    test.setTimeout(LONG_MS);
    await signIn(page, SIMULACRO);
    await begin(page);
    await expect(saving(page)).toHaveText('Guardado');
    await isKeptOffline(page);
    const kept = () => standing(context, accountsUrl(), attemptOn(page));
    await context.setOffline(true);
    for (let index = 0; index < M1_ITEMS; index += 1) {
      await page.keyboard.press('abcd'[index % 4] ?? 'a');
      await page.keyboard.press('n');
      if (index === 30) {
        await expect(saving(page)).toHaveText('Sin conexión: 31 respuestas en este equipo');
        expect((await kept()).attempt.answered).toBe(0);
        await page.reload();
        await expect(question(page)).toHaveText(/Pregunta 32 /);
        await isAnswered(page, 31, M1_ITEMS);
      }
    }
    await expect(saving(page)).toHaveText(`Sin conexión: ${M1_ITEMS} respuestas en este equipo`);
    await context.setOffline(false);
    await expect(saving(page)).toHaveText('Guardado');
    const { form, responses } = await kept();
    expect(responses.map(({ option }) => option)).toEqual(form.items.map(({ options: all }, n) => all[n % 4]?.id));
    await page.reload();
    await isAnswered(page, M1_ITEMS, M1_ITEMS);
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
    // A clock that is changed while the page comes would stop what it waits for.
    await expect(button(page, 'Empezar ahora')).toBeVisible();
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
    const before = await timeLeft(page);
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
      await expect.poll(() => timeLeft(page)).toBeGreaterThan(before - 600);
      expect(await timeLeft(page)).toBeLessThanOrEqual(before);
    }
  });
});

test.describe('on a phone of 360 pixels', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a whole simulacro is answered and handed in by touch', async ({ page }) => {
    test.setTimeout(LONG_MS);
    await signIn(page, SIMULACRO);
    await begin(page);
    for (let index = 0; index < M1_ITEMS; index += 1) {
      await options(page)
        .nth(index % 4)
        .tap();
      await expect(options(page).nth(index % 4)).toBeChecked();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (index % 20 === 10) await isClean(page);
      await button(page, index === M1_ITEMS - 1 ? 'Revisar y entregar' : 'Siguiente').tap();
    }
    await expect(page.getByRole('dialog')).toContainText('Respondiste todas');
    await isClean(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).tap();
    await isClean(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, entregar' }).tap();
    await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Simulacro/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await isClean(page);
  });

  test('whoever shares it neither sees nor sends what another one could not send, which waits for who did', async ({
    page,
    context,
  }) => {
    page.on('dialog', (dialog) => dialog.accept());
    const leave = async () => {
      await visit(page, '/ajustes');
      await currentPage(page).getByRole('button', { name: 'Cerrar sesión aquí' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
    };
    const first = await signIn(page, SIMULACRO);
    await begin(page);
    const address = page.url();
    await answer(page, 2);
    await expect(saving(page)).toHaveText('Guardado');
    await context.route('**/events', (route) => route.abort());
    await answer(page, 3);
    await expect(saving(page)).toHaveText('Sin conexión: 3 respuestas en este equipo');
    await leave();
    await context.unroute('**/events');

    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await signInThroughThePage(page, await createAccount(), { redirect: ENSAYOS });
    await expect(currentPage(page)).toContainText('Por dónde empezar');
    await page.goto(address);
    await expect(currentPage(page)).toContainText('Este ensayo no existe o es de otra cuenta');
    expect(sent.filter((path) => /\/(events|submit|check)$/.test(path))).toEqual([]);
    expect(await keptAttempts(page)).toBe(0);
    await leave();

    await signInThroughThePage(page, first, { redirect: ENSAYOS });
    await expect(currentPage(page)).toContainText(`5 de ${M1_ITEMS} respondidas`);
  });
});

/** Attempts whose questions and answers are in this browser's database. */
const keptAttempts = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('travesia-ensayos');
    await new Promise((resolve) => {
      opened.onsuccess = resolve;
    });
    const counted = opened.result.transaction('attempts').objectStore('attempts').count();
    await new Promise((resolve) => {
      counted.onsuccess = resolve;
    });
    opened.result.close();
    return counted.result;
  });

test('an attempt of somebody else, or of nobody, is not there', async ({ page }) => {
  await signIn(page, `${ENSAYOS}?intento=019aa000-0000-7000-8000-000000000000`);
  await expect(currentPage(page)).toContainText('Este ensayo no existe o es de otra cuenta');
  await visit(page, `${ENSAYOS}/resultado/019aa000-0000-7000-8000-000000000000`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/no existe|No encontramos/i);
});
