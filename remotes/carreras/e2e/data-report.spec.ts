import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { collectComplaints, currentPage, openPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl, productUrl } from '@travesia/infra-e2e/support/urls';

/** Of seven programmes: there is a list to choose from, and not much for axe to look through. */
const CUTOFFS = '/paes/puntajes-de-corte/geografia';
const CAREER = '/paes/carreras/geografia';
/** Medicina, Universidad de Chile. */
const PROGRAM = '11083';
const REPORTS = '/api/carreras/data-reports';
const PHONE = { width: 360, height: 740 };

const note = (page: Page, about: string): Locator =>
  currentPage(page)
    .getByRole('group')
    .filter({ hasText: `De dónde sale ${about}` });
const form = (page: Page): Locator => currentPage(page).getByRole('form', { name: 'Avísanos qué dato está mal' });
const words = (page: Page): Locator => form(page).getByLabel('¿Qué está mal?');

/** What is sent from now on, as the service gets it. */
function collectReports(page: Page): readonly Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(REPORTS)) sent.push(request.postDataJSON());
  });
  return sent;
}

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('without scripts each table says where it comes from, of what year and since when', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(productUrl() + CAREER);
  const summary = page.getByText('De dónde sale cada ponderación');
  await summary.click();
  const opened = page.getByRole('group').filter({ has: summary });
  await expect(opened).toContainText(
    /Programas, ponderaciones, vacantes y mínimos: DEMRE, .*Admisión 20\d\d.*Reunido el \d+ de [a-z]+ de 20\d\d/,
  );
  await expect(page.getByRole('button', { name: '¿Este dato está mal?' })).toHaveCount(0);
  await context.close();
});

test('a figure is reported by the keyboard alone on a phone, and what could not be sent stays', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, accountsUrl() + CUTOFFS);
  const complaints = collectComplaints(page);
  const sent = collectReports(page);
  const table = note(page, 'cada corte de la tabla');
  await table.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(table).toContainText('Último seleccionado: DEMRE');
  await page.keyboard.press('Tab');
  await expect(table.getByRole('button', { name: '¿Este dato está mal?', expanded: false })).toBeFocused();
  await page.keyboard.press('Enter');
  // What opens leaves the keyboard on its button, and comes next.
  await expect(form(page).getByLabel('¿Qué dato?')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('¿Qué dato?')).toBeFocused();
  await expect(form(page).getByLabel('¿Qué dato?')).toHaveValue('corte');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Universidad de Chile');
  await expect(form(page).getByLabel('¿De qué programa?')).not.toHaveValue('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(words(page)).toBeFocused();
  await expect(words(page)).toHaveAccessibleDescription(/Escribe qué está mal\./);
  expect(sent).toEqual([]);
  await page.keyboard.type('Dice 900 y la universidad publica 910.');
  await expect(words(page)).not.toHaveAttribute('aria-invalid', 'true');
  expect(await isWiderThanWindow(page)).toBe(false);
  expect(complaints).toEqual([]);
  await expectAccessible(page, 'the form');

  await page.context().setOffline(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page)).toContainText('Para enviarlo hace falta conexión. Lo que escribiste queda aquí');
  await page.context().setOffline(false);
  await openPage(page, accountsUrl() + CUTOFFS);
  await table.locator('summary').click();
  await table.getByRole('button', { name: '¿Este dato está mal?' }).click();
  await expect(words(page)).toHaveValue('Dice 900 y la universidad publica 910.');

  await page.route(`**${REPORTS}`, (route) => route.fulfill({ status: 429, body: '' }), { times: 1 });
  await words(page).press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page)).toContainText('Llegaron muchos avisos en poco tiempo. Lo que escribiste queda aquí');
  await form(page).getByRole('button', { name: 'Enviar otra vez' }).focus();
  await page.keyboard.press('Enter');
  const thanks = currentPage(page).getByText('Gracias por avisar. Lo compararemos con la fuente oficial.');
  await expect(thanks).toBeFocused();
  expect(sent.at(-1)).toEqual({
    id: expect.any(String),
    page: CUTOFFS,
    field: 'corte',
    program: expect.stringMatching(/^\d{5}$/),
    words: 'Dice 900 y la universidad publica 910.',
  });
  expect(sent.at(-2)).toEqual(sent.at(-1));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(table.getByRole('button', { name: '¿Este dato está mal?', expanded: false })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(words(page)).toHaveValue('');
});

test('a form that did not come is asked for again, and words that the service would refuse are explained', async ({
  page,
}) => {
  await openPage(page, accountsUrl() + CAREER);
  const sent = collectReports(page);
  const link = currentPage(page).getByRole('button', { name: '¿Este dato está mal?' }).last();
  await page.route(/\/releases\/.+\.js$/, (script) => script.abort());
  await link.click();
  await expect(page.getByText('No pudimos abrir el formulario. Revisa tu conexión y toca otra vez.')).toBeVisible();
  await page.unroute(/\/releases\/.+\.js$/);
  await link.click();
  await form(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(form(page).getByLabel('¿Qué dato?')).toHaveAccessibleDescription('Elige qué dato está mal.');
  await expect(form(page).getByLabel('¿Qué dato?')).toBeFocused();
  await form(page).getByLabel('¿Qué dato?').selectOption('arancel');
  await words(page).fill('á'.repeat(601));
  await expect(words(page)).toHaveAccessibleDescription(/Son 601 caracteres y caben 600/);
  await words(page).fill('<b>Son 5.000.000</b>');
  await expect(words(page)).toHaveAccessibleDescription(/sin etiquetas/);
  await form(page).getByRole('button', { name: 'Enviar' }).click();
  expect(sent).toEqual([]);
  await words(page).fill('Cuesta $5.000.000 < lo que dice.');
  await form(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(currentPage(page).getByText('Gracias por avisar.')).toBeVisible();
  expect(sent).toMatchObject([{ page: CAREER, field: 'arancel' }]);
});

test('a list, both comparisons and the explorer say in one tap where each figure comes from', async ({ page }) => {
  const says = async (about: string, ...sources: readonly RegExp[]) => {
    await note(page, about).locator('summary').click();
    for (const source of sources) await expect(note(page, about)).toContainText(source);
  };
  const ofProgrammes = [
    /Último seleccionado: DEMRE, .* Admisión 20\d\d a 20\d\d\. Reunido el/,
    /vacantes y mínimos: DEMRE, .* Admisión 20\d\d, .* Reunido el/,
    /Arancel, duración, .*: SIES, .* 20\d\d\. Reunido el/,
  ];
  await openPage(page, `${productUrl()}/paes/carreras?q=geografia&comparar=${PROGRAM}`);
  await says('cada cifra de la lista', ...ofProgrammes);
  await says('cada cifra de la comparación', ...ofProgrammes);
  await openPage(page, `${productUrl()}/paes/puntajes-de-corte#comparar=derecho`);
  await says('cada cifra de la comparación', ...ofProgrammes.slice(0, 2));
  await openSignedIn(page, await createAccount(), { redirect: '/carreras?q=geografia' });
  await says('cada cifra de la lista', ...ofProgrammes);
});

test('the sheet of a programme names it in the report', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openSignedIn(page, await createAccount(), { redirect: `/carreras/${PROGRAM}` });
  const sent = collectReports(page);
  const weights = note(page, 'cada ponderación y cada mínimo');
  await weights.locator('summary').click();
  await expect(weights).toContainText('Programas, ponderaciones, vacantes y mínimos: DEMRE');
  await weights.getByRole('button', { name: '¿Este dato está mal?' }).click();
  await words(page).fill('Ciencias pesa 30.');
  await form(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(currentPage(page).getByText('Gracias por avisar.')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(new URL(accountsUrl()).origin);
  expect(sent).toMatchObject([
    { page: `/carreras/${PROGRAM}`, program: PROGRAM, field: 'ponderaciones', words: 'Ciencias pesa 30.' },
  ]);
  expect(await isWiderThanWindow(page)).toBe(false);
});

test('a form that comes late leaves the keyboard to who is writing elsewhere', async ({ page }) => {
  await openPage(page, `${productUrl()}/paes/carreras`);
  const { promise: comes, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/releases\/.+\.js$/, (script) => comes.then(() => script.continue()));
  await currentPage(page).getByRole('button', { name: '¿Este dato está mal?' }).click();
  const search = currentPage(page).getByRole('searchbox');
  await search.focus();
  letCome();
  await expect(form(page)).toBeVisible();
  await page.keyboard.type('derecho');
  await expect(search).toHaveValue('derecho');
});
