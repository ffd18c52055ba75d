import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '@travesia/infra-e2e/support/accessibility';
import { type Account, createAccount, signInThroughThePage } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn, signInBeside } from '@travesia/infra-e2e/support/open-signed-in';
import {
  answer,
  askAttempts,
  attemptOn,
  begin,
  beginBeside,
  button,
  ENSAYOS,
  handIn,
  isAnswered,
  isKeptOffline,
  leaveAttempt,
  M1_ITEMS,
  openAttempt,
  openMenu,
  options,
  overview,
  practiceRequest,
  question,
  SIMULACRO,
  SIMULACRO_REQUEST,
  saving,
  setTool,
  standing,
  timeLeft,
} from '@travesia/infra-e2e/support/practice-test';
import { collectComplaints, currentPage, openPage, visit } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';

const PRACTICE = `${ENSAYOS}/generar?modo=practica&prueba=m1&contenidos=m1.numeros,m1.geometria&preguntas=6&correccion=altiro`;

const PRACTICE_REQUEST = practiceRequest(['m1.numeros', 'm1.geometria'], 6, 'at-once');

const PHONE = { width: 360, height: 740 };

async function signIn(page: Page, redirect = ENSAYOS, account?: Account): Promise<Account> {
  const student = account ?? (await createAccount());
  await openSignedIn(page, student, { redirect });
  return student;
}

/** A new student on the page of an attempt that is made for it, with so many answers. */
async function openBegun(page: Page, request: object, answered = 0): Promise<{ id: string; student: Account }> {
  const student = await createAccount();
  await signInBeside(page, student);
  const id = await beginBeside(page, request, answered);
  await openAttempt(page, id);
  return { id, student };
}

const isClean = async (page: Page) => expect(await accessibilityViolations(page)).toEqual([]);

/** A whole test of 65 questions. */
const LONG_MS = 180_000;
/** From when the connection is back, without a click. */
const RECOVERY_MAX_MS = 10_000;
/** Questions that are answered as by somebody who has turned the shortcuts off. */
const WITHOUT_SHORTCUTS = 3;
/** Questions at each of which it is looked at where the focus is. */
const LOOKED_AT = 8;
/** Answered by keyboard before the test is handed in; without a connection all of them are, whatever is soaked. */
const BY_KEYBOARD = process.env['SOAK'] ? M1_ITEMS : LOOKED_AT;
/** What is left for the finger: the service has been told the others. */
const BY_TOUCH = 5;
/** An attempt that nobody has. */
const NOBODYS = '019aa000-0000-7000-8000-000000000000';
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

/** Formulas of the page as a screen reader finds them: how many there are. None may be left to its own devices. */
async function heardFormulas(page: Page): Promise<number> {
  const formulas = await currentPage(page)
    .locator('math')
    .evaluateAll((all) => all.map((formula) => formula.closest('[role="img"]')?.getAttribute('aria-label') ?? ''));
  const choices = await options(page).evaluateAll((all) =>
    all.map((choice) =>
      [...(choice.closest('label')?.querySelectorAll('[role="img"]') ?? [])].map(
        (formula) => formula.getAttribute('aria-label') ?? '',
      ),
    ),
  );
  const screenReader = await page.context().newCDPSession(page);
  const { nodes } = await screenReader.send('Accessibility.getFullAXTree');
  await screenReader.detach();
  const heard = nodes.filter(({ ignored }) => !ignored);
  expect(heard.filter(({ role }) => /math/i.test(String(role?.value)))).toEqual([]);
  const namesOf = (kind: string) =>
    heard.flatMap(({ role, name }) => (role?.value === kind ? String(name?.value) : []));
  const images = new Set(namesOf('image'));
  for (const spoken of formulas) {
    // In words: no sign of TeX, and nothing that a voice would pass over.
    expect(spoken).toMatch(/^[\p{L}\d][\p{L}\d ,;.]*$/u);
    expect([...images]).toContain(spoken);
  }
  const radios = namesOf('radio');
  expect(radios.length).toBeGreaterThanOrEqual(choices.length);
  for (const spoken of choices) {
    const isSaid = radios.some((name) => spoken.every((words) => name.includes(words)));
    expect(isSaid, `a choice is named with ${spoken.join(', ')}`).toBe(true);
  }
  return formulas.length;
}

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
    await expect(currentPage(page)).toContainText('Hay un ensayo de muestra hecho en este equipo: ¿es tuyo?');
    await isClean(page);
    await button(page, 'Sí, es mío').click();
    await expect(currentPage(page).getByRole('heading', { name: 'Ensayo de muestra' })).toBeVisible();
  });
});

test('a sample that was begun without an account goes on with one', async ({ page }) => {
  await openPage(page, `${accountsUrl()}/test`);
  await button(page, 'Empezar').click();
  await answer(page, 3);
  await expect(saving(page)).toHaveText('Guardado');
  await openSignedIn(page, await createAccount(), { redirect: '/test' });
  await button(page, 'Sí, es mío').click();
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
    const all = currentPage(page).getByLabel('Todo M1');
    await all.check();
    for (const axis of await currentPage(page).getByLabel('Todo el eje').all()) await expect(axis).toBeChecked();
    await all.uncheck();
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

  test('is asked for again where it can’t be opened, keeps what was struck out, marked and cleared, and loses nothing where the page is closed right after an answer', async ({
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
    await page.route('**/start', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '60' } }));
    await button(page, 'Empezar ahora').click();
    await expect(currentPage(page)).toContainText('El servicio no puede abrirlo en este momento');
    await isClean(page);
    await page.unroute('**/start');
    await button(page, 'Reintentar').click();
    await expect(question(page)).toHaveText(/Pregunta 1/);
    await expect(page.locator('html')).toHaveAttribute('data-persist', 'asked');

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

    const id = attemptOn(page);
    await button(page, 'Siguiente').click();
    await options(page).nth(1).check();
    await page.close();
    // A browser gives a page that is closed half a second, which a busy machine can use up: the answer may arrive with
    // the next visit, from the disk. That closing itself sends it is told by page-hidden.test.ts.
    const next = await context.newPage();
    await next.goto(accountsUrl() + ENSAYOS);
    const kept = async () => (await standing(context, accountsUrl(), id)).attempt.answered;
    await expect.poll(kept).toBe(2);
  });

  test('is on the list with what was answered without a connection, which is sent from there and which nothing waits for', async ({
    page,
  }) => {
    await openBegun(page, PRACTICE_REQUEST);
    await page.route('**/events', (route) => route.abort());
    await answer(page, 2);
    await expect(saving(page)).toHaveText('Sin conexión: 2 respuestas en este equipo');
    await leaveAttempt(page);
    await expect(currentPage(page)).toContainText('0 de 6 respondidas');
    await expect(currentPage(page)).toContainText('En este equipo, sin enviar: 2 respuestas');
    await page.unroute('**/events');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(currentPage(page)).toContainText('2 de 6 respondidas');
    await expect(currentPage(page)).not.toContainText('sin enviar');

    await currentPage(page)
      .getByRole('link', { name: /^Seguir Práctica/ })
      .click();
    await page.route('**/events', (route) => route.abort());
    await options(page).first().check();
    await expect(saving(page)).toHaveText('Sin conexión: 1 respuesta en este equipo');
    // Held up, never answered.
    await page.route('**/start', () => undefined);
    await page.goto(accountsUrl() + ENSAYOS);
    await expect(currentPage(page)).toContainText(/[23] de 6 respondidas/);
    await page.unrouteAll();
    await page.reload();
    await expect(currentPage(page)).toContainText('3 de 6 respondidas');
  });
});

/** What an attempt of so many questions may hold: the service's own limit, by number. */
const EVENTS_OF_SIX_MAX = 100 + 30 * 6;

test('an attempt that takes no more changes says so, and is handed in as it is', async ({ page }) => {
  await signInBeside(page, await createAccount());
  const id = await beginBeside(page, PRACTICE_REQUEST, 1);
  // As after all the changes that an attempt may have: the last number is taken.
  const last = { kind: 'flag', slot: 5, flagged: true, seq: EVENTS_OF_SIX_MAX };
  await askAttempts(page, `/${id}/events`, { epoch: 1, events: [last] });
  await openAttempt(page, id);
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
  test('is chosen, answered and handed in by keyboard alone', async ({ page }) => {
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
    await expect(question(page)).toBeFocused();
    for (let index = 0; index < BY_KEYBOARD; index += 1) {
      const place = index % 4;
      if (index < WITHOUT_SHORTCUTS) {
        await tabTo(page, options(page).first());
        await page.keyboard.press('Space');
        for (let down = 0; down < place; down += 1) await page.keyboard.press('ArrowDown');
      } else await page.keyboard.press('abcd'[place] ?? 'a');
      if (index < LOOKED_AT) await expect(options(page).nth(place)).toBeChecked();
      if (index === BY_KEYBOARD - 1) break;
      if (index < WITHOUT_SHORTCUTS) {
        await tabTo(page, button(page, 'Siguiente'));
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('n');
      if (index >= LOOKED_AT) continue;
      await expect(question(page)).toHaveText(new RegExp(`Pregunta ${index + 2} `));
      await expect(question(page)).toBeFocused();
    }
    await isClean(page);
    await isAnswered(page, BY_KEYBOARD, M1_ITEMS);
    await tabTo(page, button(page, 'Revisar y entregar').first());
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Entregar' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('¿Entregas el simulacro?');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Sí, entregar' }));
    await page.keyboard.press('Enter');
    await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Simulacro/ })).toBeVisible();
    await expect(currentPage(page)).toContainText('Admisión 2026');
    // What has not come yet is paler, and says nothing of the page as it stands.
    await expect(button(page, 'Practicar ahora')).toBeEnabled();
    await isClean(page);
  });

  test('is answered without a connection from the first question to the last, over a reload, and loses nothing', async ({
    page,
    context,
  }) => {
    test.setTimeout(LONG_MS);
    await openBegun(page, SIMULACRO_REQUEST);
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
    // What is asked at the moment that the browser says so may still find no connection: then it waits once more.
    await expect(saving(page)).toHaveText('Guardado', { timeout: RECOVERY_MAX_MS });
    const { form, responses } = await kept();
    expect(responses.map(({ option }) => option)).toEqual(form.items.map(({ options: all }, n) => all[n % 4]?.id));
    await page.reload();
    await isAnswered(page, M1_ITEMS, M1_ITEMS);
  });

  test('runs alone: where another begins, this one is offered, and one tab at a time answers', async ({
    page,
    context,
  }) => {
    await openBegun(page, SIMULACRO_REQUEST, 2);
    const second = await context.newPage();
    await openPage(second, new URL(SIMULACRO, page.url()).href);
    await button(second, 'Empezar ahora').click();
    await expect(currentPage(second)).toContainText('Ya tienes un simulacro en curso');
    await isClean(second);
    await currentPage(second).getByRole('link', { name: 'Seguir con el que está en curso' }).click();
    await expect(currentPage(second)).toContainText('abierto en otra pestaña');
    await button(second, 'Seguir aquí').click();
    await expect(options(second).first()).toBeEnabled();
    await isAnswered(second, 2, M1_ITEMS);
    await expect(currentPage(page)).toContainText('abierto en otra pestaña');
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

  test('no change of the device’s clock gives time', async ({ page, context }) => {
    const shiftClock = (days: number) =>
      page.addInitScript(
        (shift) => {
          const real = Date.now;
          Date.now = () => real() + shift;
        },
        days * 24 * 3600_000,
      );
    await signInBeside(page, await createAccount());
    const id = await beginBeside(page, SIMULACRO_REQUEST);
    const before = (await standing(context, accountsUrl(), id)).attempt.remainingMs / 1000;
    const isNotMoved = async () => {
      await expect.poll(() => timeLeft(page)).toBeGreaterThan(before - 600);
      expect(await timeLeft(page)).toBeLessThanOrEqual(Math.ceil(before));
    };
    await shiftClock(-1);
    await openAttempt(page, id);
    await isNotMoved();
    // A day behind, and two ahead of that.
    await shiftClock(2);
    await page.reload();
    await expect(question(page)).toBeVisible();
    await isNotMoved();
  });
});

test.describe('on a phone of 360 pixels', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a whole simulacro fits, each of its formulas can be heard, and it is answered and handed in by touch', async ({
    page,
  }) => {
    test.setTimeout(LONG_MS);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await openBegun(page, SIMULACRO_REQUEST, M1_ITEMS - BY_TOUCH);
    await setTool(page, 'Todas juntas');
    await expect(currentPage(page).getByRole('article')).toHaveCount(M1_ITEMS);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await heardFormulas(page)).toBeGreaterThan(M1_ITEMS);
    await setTool(page, 'De a una');
    await overview(page).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^Pregunta ${M1_ITEMS - BY_TOUCH + 1},`) })
      .tap();

    for (let index = M1_ITEMS - BY_TOUCH; index < M1_ITEMS; index += 1) {
      await expect(question(page)).toHaveText(new RegExp(`Pregunta ${index + 1} `));
      await options(page)
        .nth(index % 4)
        .tap();
      await expect(options(page).nth(index % 4)).toBeChecked();
      expect(await overflow()).toBeLessThanOrEqual(0);
      if (index === M1_ITEMS - BY_TOUCH) await isClean(page);
      await button(page, index === M1_ITEMS - 1 ? 'Revisar y entregar' : 'Siguiente').tap();
    }
    await expect(page.getByRole('dialog')).toContainText('Respondiste todas');
    await isClean(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).tap();
    await isClean(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, entregar' }).tap();
    await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Simulacro/ })).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
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
    const { id, student: first } = await openBegun(page, SIMULACRO_REQUEST, 2);
    const address = page.url();
    await context.route('**/events', (route) => route.abort());
    await answer(page, 3);
    await expect(saving(page)).toHaveText('Sin conexión: 3 respuestas en este equipo');
    await leave();
    await context.unroute('**/events');

    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await openSignedIn(page, await createAccount(), { redirect: ENSAYOS });
    await expect(currentPage(page)).toContainText('Por dónde empezar');
    await page.goto(address);
    await expect(currentPage(page)).toContainText('Este ensayo no existe o es de otra cuenta');
    expect(sent.filter((path) => /\/(events|submit|check)$/.test(path))).toEqual([]);
    expect(await keptAttempts(page)).toBe(0);
    await visit(page, `${ENSAYOS}/resultado/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/no existe|No encontramos/i);
    await visit(page, `${ENSAYOS}?intento=${NOBODYS}`);
    await expect(currentPage(page)).toContainText('Este ensayo no existe o es de otra cuenta');
    await leave();

    await openSignedIn(page, first, { redirect: ENSAYOS });
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
