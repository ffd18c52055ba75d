import { expect, type Locator, type Page, test } from '@playwright/test';
import { SIGN_IN_PATH } from '@travesia/contracts/slices';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import {
  createAccount,
  expectLedToProfile,
  freshEmail,
  PASSWORD,
  signInThroughThePage,
} from '@travesia/infra-e2e/support/accounts';
import { openSignedIn, signInBeside } from '@travesia/infra-e2e/support/open-signed-in';
import {
  beginBeside,
  ENSAYOS,
  handIn,
  handInBeside,
  isAnswered,
  practiceRequest,
} from '@travesia/infra-e2e/support/practice-test';
import { currentPage, openPage, visit } from '@travesia/infra-e2e/support/shell';
import { accountsUrl, productUrl } from '@travesia/infra-e2e/support/urls';

const EXPLORER = '/carreras';
const SCORES = `${EXPLORER}?vista=puntajes`;
const CALCULATOR = '/paes/puntaje-paes/medicina';
const SCORES_API = '/api/carreras/scores';
/** As many questions as have a range. */
const PRACTICE = practiceRequest(['m1'], 20, 'at-end');
/** Medicina, Universidad de Chile. */
const PROGRAM = '11083';

const view = (page: Page, name: string | RegExp): Locator =>
  currentPage(page).getByRole('navigation', { name: 'Explorador' }).getByRole('link', { name });
const own = (page: Page): Locator => currentPage(page).getByRole('group', { name: 'Los que escribo' });
const m1 = (page: Page): Locator => own(page).getByLabel('Matemática 1 (M1)', { exact: true });
const saving = (page: Page): Locator => currentPage(page).locator('[data-saving]');
const isSaved = (page: Page) => expect(saving(page)).toHaveAttribute('data-saving', 'saved');
const question = (page: Page): Locator =>
  currentPage(page).getByText('Hay puntajes escritos sin cuenta en este equipo: ¿son tuyos?');

async function signIn(page: Page, redirect = SCORES) {
  const student = await createAccount();
  await openSignedIn(page, student, { redirect });
  return student;
}

/** Key by key, in place of what stands there. */
async function retype(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
}

/** What the service has of the student, by factor. */
async function storedScores(page: Page): Promise<Readonly<Record<string, number>>> {
  const { scores } = await (await page.request.get(accountsUrl() + SCORES_API)).json();
  return Object.fromEntries(scores.map((one: { factor: string; value: number }) => [one.factor, one.value]));
}

test.describe('a score of the student’s own', () => {
  test('is there after a change of view, a reload or another page that follows the last key, and is sent when a lost connection is back', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await retype(m1(page), '680');
    await isSaved(page);
    await retype(m1(page), '812');
    await view(page, 'Buscar').click();
    await view(page, 'Mis puntajes').click();
    await expect(m1(page)).toHaveValue('812');
    await isSaved(page);
    expect(await storedScores(page)).toEqual({ m1: 812 });

    await retype(m1(page), '815');
    await page.reload();
    await expect(m1(page)).toHaveValue('815');
    await isSaved(page);
    expect(await storedScores(page)).toEqual({ m1: 815 });

    await retype(m1(page), '820');
    await visit(page, '/herramientas/temarios');
    await expect(page.getByRole('heading', { level: 1, name: /Temarios/ })).toBeVisible();
    await page.goBack();
    await expect(m1(page)).toHaveValue('820');
    await expect.poll(() => storedScores(page)).toEqual({ m1: 820 });

    await isSaved(page);
    await context.setOffline(true);
    await retype(m1(page), '830');
    await expect(saving(page)).toContainText('Guardado en este equipo, falta enviar 1 cambio');
    await context.setOffline(false);
    await isSaved(page);
    expect(await storedScores(page)).toEqual({ m1: 830 });
  });

  test('is there when the tab was closed after the last key, is sent by the next one, and is the same in two', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await m1(page).pressSequentially('812');
    await page.close();
    const next = await context.newPage();
    await openPage(next, accountsUrl() + SCORES);
    await expect(m1(next)).toHaveValue('812');
    await isSaved(next);
    expect(await storedScores(next)).toEqual({ m1: 812 });

    const other = await context.newPage();
    await openPage(other, accountsUrl() + SCORES);
    await retype(m1(next), '820');
    await expect(m1(other)).toHaveValue('820');
    await retype(m1(other), '830');
    await expect(m1(next)).toHaveValue('830');
    await isSaved(next);
    expect(await storedScores(next)).toEqual({ m1: 830 });
  });

  test('that is none stays as it was typed with its error, is not sent, and not all is said to be saved', async ({
    page,
  }) => {
    await signIn(page);
    await m1(page).pressSequentially('680');
    await isSaved(page);
    await retype(m1(page), '1200');
    await m1(page).blur();
    await expect(m1(page)).toHaveAccessibleDescription(/Debe estar entre 100 y 1\.000/);
    await expect(saving(page)).toContainText('Guardado, salvo un puntaje que hay que corregir');
    await page.reload();
    await expect(m1(page)).toHaveValue('1200');
    await expect(m1(page)).toHaveAttribute('aria-invalid', 'true');
    await retype(m1(page), '81');
    await m1(page).blur();
    await expect(saving(page)).toHaveAttribute('data-saving', 'incomplete');
    await m1(page).press('End');
    await m1(page).pressSequentially('2');
    await isSaved(page);
    expect(await storedScores(page)).toEqual({ m1: 812 });
  });
});

test.describe('scores that a visitor types into a calculator', () => {
  async function typeAsVisitor(page: Page): Promise<void> {
    await openPage(page, accountsUrl() + CALCULATOR);
    await page.getByLabel('Matemática 1 (M1)', { exact: true }).pressSequentially('812');
    await page.getByLabel('Competencia Lectora', { exact: true }).pressSequentially('701,5');
  }

  test('become those of the account that is made then, once the student has said that they are theirs', async ({
    page,
  }) => {
    await typeAsVisitor(page);
    await openPage(page, `${accountsUrl()}${SIGN_IN_PATH}?${new URLSearchParams({ modo: 'crear', redirect: SCORES })}`);
    const form = currentPage(page);
    await form.getByLabel('Correo', { exact: true }).fill(freshEmail());
    await form.getByLabel('Contraseña nueva').fill(PASSWORD);
    await form.getByRole('button', { name: 'Crear cuenta' }).click();
    await expectLedToProfile(page, SCORES);
    await currentPage(page).getByLabel('¿En qué año naciste?').fill('2007');
    await currentPage(page).getByRole('button', { name: 'Guardar y seguir' }).click();
    for (const step of ['Tu colegio', 'Tu preparación']) {
      await expect(currentPage(page).getByRole('heading', { level: 1, name: step })).toBeVisible();
      await currentPage(page).getByRole('button', { name: 'Saltar este paso' }).click();
    }

    await expect(question(page)).toBeVisible();
    await expect(m1(page)).toHaveValue('');
    expect(await storedScores(page)).toEqual({});
    await currentPage(page).getByRole('button', { name: 'Sí, son míos' }).press('Enter');
    await expect(currentPage(page).getByText('Listo: ahora son los de tu cuenta.')).toBeFocused();
    await expect(question(page)).toHaveCount(0);
    await expect(m1(page)).toHaveValue('812');
    // Whole scores are all that an application knows: the other one is kept as it was typed.
    await expect(own(page).getByLabel('Competencia Lectora', { exact: true })).toHaveValue('701,5');
    await expect.poll(() => storedScores(page)).toEqual({ m1: 812 });
    await page.reload();
    await expect(m1(page)).toHaveValue('812');
    await expect(question(page)).toHaveCount(0);
    await visit(page, CALCULATOR);
    await expect(currentPage(page).getByRole('heading', { level: 1, name: /Medicina/ })).toBeVisible();
    await expect(currentPage(page).getByLabel('Matemática 1 (M1)', { exact: true })).toHaveValue('812');
  });

  test('are in the other tabs of the browser too, and stay out of the account of who says that they are somebody else’s, who is not asked again', async ({
    page,
    context,
  }) => {
    await typeAsVisitor(page);
    const other = await context.newPage();
    await openPage(other, `${accountsUrl()}/paes/puntaje-paes/derecho`);
    const field = other.getByLabel('Matemática 1 (M1)', { exact: true });
    await expect(field).toHaveValue('812');
    await retype(field, '830');
    await expect(page.getByLabel('Matemática 1 (M1)', { exact: true })).toHaveValue('830');
    await other.close();
    await openSignedIn(page, await createAccount(), { redirect: EXPLORER });
    await expect(question(page)).toBeVisible();
    await currentPage(page).getByRole('button', { name: 'No son míos' }).click();
    await expect(question(page)).toHaveCount(0);
    await openPage(page, accountsUrl() + SCORES);
    await isSaved(page);
    await expect(m1(page)).toHaveValue('');
    await expect(question(page)).toHaveCount(0);
    expect(await storedScores(page)).toEqual({});
  });

  test('are read by the page of a career, programme by programme', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, `${productUrl()}/paes/puntaje-paes/enfermeria`);
    for (const name of ['NEM', 'Ranking', 'Competencia Lectora', 'Matemática 1 (M1)', 'Ciencias']) {
      await page.getByLabel(name, { exact: true }).fill('750');
    }
    await visit(page, '/paes/carreras/enfermeria');
    const reach = currentPage(page).getByRole('region', { name: 'Tu alcance' });
    await expect(reach).toContainText(/Alcanzas el último seleccionado 2026 en \d+ de \d+ programas con corte/);
    await expect(currentPage(page).getByText(/^Con tus puntajes: NEM 750/)).toBeVisible();
    const summary = page.locator('summary', { hasText: 'Metropolitana' });
    const region = currentPage(page).locator('details').filter({ has: summary });
    await region.locator(summary).click();
    await expect(region.getByText(/^Con tus puntajes: 750,0/).first()).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a NEM that is calculated from grades', () => {
  const NEM_CALCULATOR = '/herramientas/calculadora-nem';
  const REACH = '/paes/carreras?orden=alcance';
  const nem = (page: Page): Locator => currentPage(page).getByLabel('NEM', { exact: true });
  const result = (page: Page): Locator => currentPage(page).getByRole('region', { name: 'Tu resultado' });

  async function calculate(page: Page, grade: string): Promise<void> {
    await currentPage(page).getByLabel('1.º medio', { exact: true }).fill(grade);
  }

  test('is a visitor’s on every page that takes scores, leads to careers, and is the account’s that signs in then', async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, accountsUrl() + NEM_CALCULATOR);
    await calculate(page, '6,25');
    await expect(result(page)).toContainText('785 puntos');
    await expect(result(page)).toContainText('Guardado en este equipo');
    await expectAccessible(page);
    await result(page).getByRole('link', { name: 'Ver carreras a mi alcance' }).click();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(REACH);
    const rows = currentPage(page).getByRole('list', { name: 'Programas' }).getByRole('listitem');
    const title = currentPage(page).getByRole('heading', { name: 'Con tu NEM de 785: lo que te piden en las pruebas' });
    await expect(title).toBeInViewport();
    await expect(currentPage(page).getByRole('region', { name: 'Programas encontrados' })).toBeFocused();
    await expect(rows.first()).toContainText(/Con tu NEM, basta el mínimo para postular: \d+ en cada prueba/);
    await currentPage(page).getByLabel('Orden', { exact: true }).selectOption({ label: 'Más cerca de tu puntaje' });
    await expect(currentPage(page).getByText(/^Para ese orden te falta: Ranking, Competencia Lectora/)).toBeVisible();
    await expect(currentPage(page).getByText('Con tus puntajes: NEM 785')).toBeVisible();
    await expectAccessible(page);

    await visit(page, CALCULATOR);
    await expect(currentPage(page).getByRole('heading', { level: 1, name: /Medicina/ })).toBeVisible();
    await expect(nem(page)).toHaveValue('785');
    await signInThroughThePage(page, await createAccount(), { redirect: SCORES });
    await currentPage(page).getByRole('button', { name: 'Sí, son míos' }).click();
    await expect(own(page).getByLabel('NEM', { exact: true })).toHaveValue('785');
    await expect.poll(() => storedScores(page)).toEqual({ nem: 785 });
  });

  test('is the account’s where it has none, asks before it takes the place of another, and is one set on all pages', async ({
    page,
  }) => {
    await signIn(page, NEM_CALCULATOR);
    await calculate(page, '6,25');
    await expect(result(page)).toContainText('Está en tus puntajes');
    expect(await storedScores(page)).toEqual({ nem: 785 });
    await result(page).getByRole('link', { name: 'Ver carreras a mi alcance' }).click();
    await expect(page).toHaveURL(`${accountsUrl()}${EXPLORER}?orden=alcance#resultados`);
    await expect(
      currentPage(page).getByRole('heading', { name: 'Con tu NEM de 785: lo que te piden en las pruebas' }),
    ).toBeInViewport();
    await expect(currentPage(page).getByRole('region', { name: 'Programas encontrados' })).toBeFocused();
    await visit(page, SCORES);
    await expect(own(page).getByLabel('NEM', { exact: true })).toHaveValue('785');

    await visit(page, NEM_CALCULATOR);
    await calculate(page, '6,5');
    await expect(result(page)).toContainText('tienes NEM 785');
    expect(await storedScores(page)).toEqual({ nem: 785 });
    await result(page)
      .getByRole('button', { name: /^Cambiarlo por/ })
      .click();
    await expect(result(page)).toContainText('Está en tus puntajes');
    await visit(page, SCORES);
    const { nem: changed } = await storedScores(page);
    expect(changed).toBeGreaterThan(785);
    // The page was kept alive: it heard of the change.
    await expect(own(page).getByLabel('NEM', { exact: true })).toHaveValue(String(changed));

    await visit(page, CALCULATOR);
    await expect(currentPage(page).getByRole('heading', { level: 1, name: /Medicina/ })).toBeVisible();
    await expect(nem(page)).toHaveValue(String(changed));
    await retype(nem(page), '700');
    await visit(page, SCORES);
    await expect(own(page).getByLabel('NEM', { exact: true })).toHaveValue('700');
    await expect.poll(() => storedScores(page)).toEqual({ nem: 700 });
  });

  test('waits on the device while the account is away, and is in it when the explorer is opened', async ({ page }) => {
    await signIn(page, NEM_CALCULATOR);
    await page.route('**/api/carreras/**', (route) => route.fulfill({ status: 503 }));
    await calculate(page, '6,25');
    await expect(result(page)).toContainText('Pasa a tu cuenta cuando vuelva la conexión');
    await page.unroute('**/api/carreras/**');
    await openPage(page, accountsUrl() + SCORES);
    await expect(own(page).getByLabel('NEM', { exact: true })).toHaveValue('785');
    await expect.poll(() => storedScores(page)).toEqual({ nem: 785 });
  });
});

test.describe('scores that are estimated from graded tests', () => {
  const inUse = (page: Page): Locator =>
    currentPage(page).getByText(/^(Calculas con tus estimados|Todavía no tienes estimados)/);
  const choose = (page: Page): Promise<void> =>
    currentPage(page).getByRole('radio', { name: 'Estimados' }).press('Space');
  const range = /\d{3}–(\d{3}|1\.?000)/;

  test('are said to be none, with the way to one, and are everywhere with their range once a test is graded', async ({
    page,
  }) => {
    test.slow();
    await signIn(page);
    const written = { NEM: '700', Ranking: '720', 'Competencia Lectora': '650', Ciencias: '600' };
    for (const [label, text] of Object.entries(written)) await own(page).getByLabel(label, { exact: true }).fill(text);
    await choose(page);
    await expect(inUse(page)).toContainText('Todavía no tienes estimados');
    await expect(currentPage(page).getByRole('link', { name: /^haz un ensayo/ })).toHaveAttribute('href', ENSAYOS);
    await view(page, 'Buscar').click();
    await expect(inUse(page)).toContainText('Todavía no tienes estimados');

    await visit(page, `${ENSAYOS}?intento=${await beginBeside(page, PRACTICE, PRACTICE.items)}`);
    await isAnswered(page, PRACTICE.items, PRACTICE.items);
    await handIn(page);
    await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Práctica/ })).toBeVisible();
    await visit(page, EXPLORER);
    // The page was kept alive: nobody loaded it again.
    await expect(inUse(page)).toContainText(/Calculas con tus estimados: M1 \d{3}–\d{3}/);
    const search = currentPage(page).getByLabel('Carrera, universidad o ciudad');
    await search.fill('enfermería');
    await expect(
      currentPage(page)
        .getByText(/^con tus estimados: /)
        .first(),
    ).toHaveText(range);
    await currentPage(page)
      .getByRole('button', { name: /^Guardar / })
      .first()
      .click();
    await view(page, /^Mi postulación/).click();
    await expect(currentPage(page).getByRole('list', { name: 'Tus preferencias' })).toContainText(
      /con tus estimados: \d{3}–\d{3}/,
    );
    await view(page, 'Mis puntajes').click();
    await expect(currentPage(page).getByRole('row', { name: /^Matemática 1/ })).toHaveText(
      /\d{3} \(\d{3}–\d{3,4}\)Estimado: 1 ensayo, 20 preguntas, del \d/,
    );
    await visit(page, `${EXPLORER}/${PROGRAM}`);
    await expect(inUse(page)).toContainText(/Calculas con tus estimados: M1 \d{3}–\d{3}/);
  });

  test('are the last ones that came while practice tests are away, and the page says so', async ({ page, context }) => {
    await signInBeside(page, await createAccount());
    await handInBeside(page, await beginBeside(page, PRACTICE, PRACTICE.items));
    await openPage(page, accountsUrl() + SCORES);
    await choose(page);
    await expect(inUse(page)).toContainText(/Calculas con tus estimados: M1 \d{3}–\d{3}/);
    await context.route('**/api/ensayos/**', (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(
      currentPage(page).getByText(/^No pudimos preguntar ahora por tus estimados: usamos los últimos/),
    ).toBeVisible();
    await expect(inUse(page)).toContainText(range);
    await context.unroute('**/api/ensayos/**');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(currentPage(page).getByText(/^No pudimos preguntar/)).toHaveCount(0);
  });
});
