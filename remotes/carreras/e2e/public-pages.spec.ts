import { type Browser, expect, type Page, test } from '@playwright/test';
import { CURRENT_PAGE, collectComplaints, openPage, touchPage } from '@travesia/infra-e2e/support/shell';
import { productUrl } from '@travesia/infra-e2e/support/urls';

const INDEX = '/paes/puntajes-de-corte';
const DERECHO = '/paes/puntajes-de-corte/derecho';
const MEDICINA = '/paes/puntajes-de-corte/medicina';
const SCORE = '/paes/puntaje-paes/medicina';

const PROGRAMS_OF_DERECHO = 84;
const CAREERS = 135;

/** Medicina of the Universidad de Chile: NEM 10, Ranking 20, Lectora 15, M1 20, Ciencias 35; last selected 2026: 931,15. */
const UCHILE = '11083';
/** Trabajo Social of the Universidad del Bío-Bío in Chillán; last selected 2026: 643,9. */
const UBB_CHILLAN = '29066';
/** Among the programmes of Medicina, by their bar. */
const UCHILE_PLACE = 6;

async function withoutScripts(browser: Browser, path: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(productUrl() + path);
  await look(page);
  await context.close();
}

const rowsOf = (page: Page, caption: RegExp) => page.getByRole('table', { name: caption }).locator('tbody tr');

test.describe('without JavaScript', () => {
  test('the cut-offs of a career are all there, and the region filters them', async ({ browser }) => {
    await withoutScripts(browser, DERECHO, async (page) => {
      await expect(page.locator(CURRENT_PAGE)).toContainText('tuvo entre 428,0 puntos ponderados');
      const rows = rowsOf(page, /^Puntajes de corte de Derecho, Admisión/);
      await expect(rows).toHaveCount(PROGRAMS_OF_DERECHO);
      await page.getByLabel('Región').selectOption({ label: 'Ñuble (3)' });
      await expect(rows.filter({ visible: true })).toHaveCount(3);
      await expect(rows.filter({ visible: true }).first()).toContainText('Chillán');
      await expect(page.getByLabel('Ordenar por')).toBeHidden();
    });
  });

  test('the index has every career with its figures, and no search that would do nothing', async ({ browser }) => {
    await withoutScripts(browser, INDEX, async (page) => {
      const rows = rowsOf(page, /^Puntajes de corte por carrera/);
      await expect(rows).toHaveCount(CAREERS);
      await expect(rows.filter({ hasText: 'Medicina43 de 44' })).toContainText('904,9');
      const visible = rows.filter({ visible: true });
      await expect(visible).toHaveCount(20);
      await page.getByRole('radio', { name: 'Página 2' }).check();
      await expect(visible).toHaveCount(20);
      await expect(rows.first()).toBeHidden();
      await page.getByLabel('Área').selectOption({ label: 'Derecho (2)' });
      await expect(rows.filter({ visible: true })).toHaveCount(2);
      await expect(page.getByLabel('Buscar carrera o universidad')).toBeHidden();
      await expect(rows.filter({ visible: true }).first().getByRole('checkbox')).toBeHidden();
    });
  });

  test('the score page says what weighs, what the last selected had, and works an example through', async ({
    browser,
  }) => {
    await withoutScripts(browser, SCORE, async (page) => {
      await expect(page.getByLabel('NEM')).toBeHidden();
      await expect(page.getByText('Sin JavaScript esta página no puede calcular')).toBeVisible();
      const uchile = page.getByRole('row', { name: /^Universidad de Chile Santiago/ });
      await expect(uchile).toContainText('NEM 10 %, Ranking 20 %, Lectora 15 %, M1 20 %, Ciencias 35 %');
      await expect(uchile).toContainText('931,15');
      await expect(page.getByRole('row', { name: /^Puntaje ponderado 100 %/ })).toBeVisible();
    });
  });
});

test('with the scripts lost on the way, nothing shows that would not work, and the answer stays', async ({ page }) => {
  await page.route(/\/releases\/.+\.js$/, (script) => script.abort());
  await page.goto(productUrl() + DERECHO);
  await touchPage(page);
  await expect(rowsOf(page, /^Puntajes de corte de Derecho, Admisión/)).toHaveCount(PROGRAMS_OF_DERECHO);
  await expect(page.getByLabel('Ordenar por')).toBeHidden();
  await expect(page.getByLabel('Región')).toBeVisible();
});

test.describe('the cut-offs of a career', () => {
  test('are a picture with a sentence and a table that the keyboard opens', async ({ page }) => {
    await openPage(page, productUrl() + MEDICINA);
    const figure = page.getByRole('figure').first();
    await expect(figure.getByRole('img')).toHaveAccessibleName(/En 43 programas que llenaron sus vacantes/);
    const table = figure.getByRole('table', { name: 'Puntajes de corte de Medicina por año' });
    await expect(table).toBeHidden();
    await figure.getByText('Ver los datos en una tabla').focus();
    await page.keyboard.press('Enter');
    await expect(table.getByRole('row', { name: /^2026/ })).toHaveText('2026873,5904,9958,4431');
    await expect(table.getByRole('row', { name: /^2024/ })).toContainText('sin dato');
  });

  test('are put in another order without losing the region', async ({ page }) => {
    await openPage(page, productUrl() + DERECHO);
    const visible = rowsOf(page, /^Puntajes de corte de Derecho, Admisión/).filter({ visible: true });
    await expect(visible.first()).toContainText('872,4');
    await page.getByLabel('Región').selectOption({ label: 'Biobío (9)' });
    await expect(page.getByText('Biobío: 9 programas')).toBeAttached();
    await expect(visible.first()).toContainText('805,6');
    await page.getByLabel('Ordenar por').selectOption('lowest');
    await expect(visible).toHaveCount(9);
    await expect(visible.first()).not.toContainText('805,6');
    await expect(visible.filter({ hasText: 'Sin corte' }).last()).toBeVisible();
  });
});

test.describe('the index of cut-offs', () => {
  test('finds a career as somebody types it, and leads to the university that a nickname means', async ({ page }) => {
    await openPage(page, productUrl() + INDEX);
    const field = page.getByLabel('Buscar carrera o universidad');
    for (const [typed, found] of [
      ['medisina', 'Medicina'],
      ['parbulos', 'Pedagogía en Educación de Párvulos'],
      ['ing civil ind', 'Ingeniería Civil Industrial'],
      ['PSICOLOGÍA', 'Psicología'],
    ] as const) {
      await field.fill(typed);
      await expect(page.getByText(`con «${typed}»`)).toBeVisible();
      const first = rowsOf(page, /^Puntajes de corte por carrera/).first();
      await expect(first.getByRole('link')).toHaveText(found);
    }

    await field.fill('usach');
    await expect(page.getByText('Ninguna carrera con «usach»')).toBeVisible();
    await page.getByText('¿Buscas una universidad?').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/paes\/universidades\/universidad-de-santiago-de-chile$/);
  });

  test('is put in another order without losing a career', async ({ page }) => {
    await openPage(page, productUrl() + INDEX);
    const careers = rowsOf(page, /^Puntajes de corte por carrera/);
    const names = () => careers.locator('a').allTextContents();
    const before = await names();
    await page.getByLabel('Ordenar por').selectOption('highest');
    await expect(careers.first().getByRole('link')).toHaveText('Medicina');
    await expect.poll(async () => (await names()).toSorted()).toEqual(before.toSorted());
    // Of one area the first that are seen are not the first of all.
    await page.getByLabel('Área').selectOption({ label: 'Educación (13)' });
    await page.getByLabel('Ordenar por').selectOption('name');
    await expect.poll(names).toEqual(before);
    await expect(careers.filter({ visible: true })).toHaveCount(13);
  });

  test('compares up to four careers, and the address keeps them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, productUrl() + INDEX);
    await expect(rowsOf(page, /^Puntajes de corte por carrera/).first()).toBeInViewport();
    const complaints = collectComplaints(page);
    const box = async (name: string) => {
      await page.getByLabel('Buscar carrera o universidad').fill(name);
      return page.getByRole('checkbox', { name: `Comparar ${name}`, exact: true });
    };
    for (const name of ['Agronomía', 'Derecho', 'Medicina', 'Psicología']) await (await box(name)).check();
    await expect(await box('Enfermería')).toBeDisabled();
    await expect(page).toHaveURL(/#comparar=agronomia,derecho,medicina,psicologia$/);
    await page.reload();
    const compared = rowsOf(page, /^Cortes de las carreras elegidas/);
    await expect(compared).toHaveCount(4);
    await expect(compared.filter({ hasText: 'Medicina' })).toContainText('958,4');
    await page.getByRole('button', { name: 'Quitar Derecho de la comparación' }).click();
    await expect(compared).toHaveCount(3);
    await expect(page).toHaveURL(/#comparar=agronomia,medicina,psicologia$/);
    expect(complaints).toEqual([]);
  });
});

test('an address that somebody shared with its comma encoded compares the same careers', async ({ page }) => {
  await page.goto(`${productUrl()}${INDEX}#comparar=medicina%2Cderecho`);
  const compared = rowsOf(page, /^Cortes de las carreras elegidas/);
  await expect(compared).toHaveCount(2);
  await expect(compared.first()).toContainText('Medicina');
});

test.describe('the score page', () => {
  test('calculates by the keyboard alone, there and back, and tells nobody', async ({ page }) => {
    await openPage(page, productUrl() + SCORE);
    const sent: string[] = [];
    // Files of releases and the port of this run have any digits.
    const said = (address: string) => address.replace(/^https?:\/\/[^/]+(?:\/releases\/.*)?/, '');
    page.on('request', (request) => sent.push(`${said(request.url())} ${request.postData() ?? ''}`));

    await page.getByLabel('NEM', { exact: true }).focus();
    for (const score of ['901,5', '902', '903', '904', '', '905']) {
      await page.keyboard.type(score);
      await page.keyboard.press('Tab');
    }
    // 90,15 + 180,4 + 135,45 + 180,8 + 316,75
    const uchile = page.getByRole('row', { name: /^Universidad de Chile Santiago/ });
    await expect(uchile).toContainText('903,55');
    await expect(uchile).toContainText('faltan 27,6');
    await expect(
      page.getByText(/^Alcanzas el último seleccionado 2026 en \d+ de \d+ programas con corte/),
    ).toBeVisible();

    await page.getByLabel('Programa que te interesa').focus();
    for (let step = 0; step < UCHILE_PLACE; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(new RegExp(`#programa=${UCHILE}$`));
    // 27,6 points of weighted score are 78,86 of a test that weighs 35 %.
    await expect(page.getByRole('row', { name: /^Ciencias 984/ })).toContainText('79 puntos');
    await expect(page.getByRole('row', { name: /^Ciencias 984/ })).toContainText(/unas \d+ preguntas/);
    await expect(page.getByRole('row', { name: /^Lectora no alcanza/ })).toBeVisible();

    expect(sent.filter((request) => /90[1-5]/.test(request))).toEqual([]);
    expect(said(page.url())).not.toMatch(/90[1-5]/);
  });

  test('says in Spanish what is wrong with a score once it is left, and has the scores again after a reload and on the page of another career, until they are deleted', async ({
    page,
  }) => {
    await openPage(page, productUrl() + SCORE);
    const nem = page.getByLabel('NEM', { exact: true });
    await nem.fill('6,1');
    await expect(nem).not.toHaveAttribute('aria-invalid', 'true');
    await nem.blur();
    await expect(nem).toHaveAttribute('aria-invalid', 'true');
    await expect(nem).toHaveAccessibleDescription(/Eso parece una nota/);
    await nem.fill('1.000');
    await nem.blur();
    await expect(nem).not.toHaveAttribute('aria-invalid', 'true');

    await nem.fill('701,5');
    await page.reload();
    await expect(page.getByLabel('NEM', { exact: true })).toHaveValue('701,5');
    await page.goto(`${productUrl()}/paes/puntaje-paes/derecho`);
    await expect(page.getByLabel('NEM', { exact: true })).toHaveValue('701,5');
    await page.getByRole('button', { name: 'Borrar mis puntajes' }).click();
    await page.reload();
    await expect(page.getByLabel('NEM', { exact: true })).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('701,5');
  });

  test('says that a student may not apply before how far the score is, until they are of the best tenth', async ({
    page,
  }) => {
    await openPage(page, `${productUrl()}/paes/puntaje-paes/trabajo-social#programa=${UBB_CHILLAN}`);
    const typed = {
      NEM: '950',
      Ranking: '1000',
      'Competencia Lectora': '440',
      'Matemática 1 (M1)': '430',
      'Historia y Ciencias Sociales': '500',
    };
    for (const [label, score] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(score);
    const goal = page.getByRole('region', { name: '¿Qué te falta para un programa?' });
    await expect(goal).toContainText('no puedes postular aquí en 2027: promedio de Lectora y M1 435,0, se pide 458');
    await expect(goal).not.toContainText('Ya llegas');
    const row = page.getByRole('row', { name: /^Universidad del Bío-Bío Chillán/ });
    await expect(row).toContainText('pide promedio 458 en Lectora y M1');

    await page.getByRole('checkbox', { name: /10 % de mejores notas/ }).check();
    await expect(goal).toContainText('Ya llegas: tu ponderado es 715,0');
    await expect(row).toContainText('✓ 71,1 sobre');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /10 % de mejores notas/ })).toBeChecked();
    await expect(goal).toContainText('Ya llegas');
    await page.getByRole('button', { name: 'Borrar mis puntajes' }).click();
    await expect(page.getByRole('checkbox', { name: /10 % de mejores notas/ })).not.toBeChecked();
  });
});

for (const path of ['/paes/puntajes-de-corte/astrologia', '/paes/puntaje-paes/astrologia', `${MEDICINA}/santiago`]) {
  test(`there is no ${path}`, async () => {
    const response = await fetch(productUrl() + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`Page Not Found: ${path}`);
  });
}
