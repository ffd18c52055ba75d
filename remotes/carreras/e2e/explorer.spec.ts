import { expect, type Locator, type Page, test } from '@playwright/test';
import { GOALS_PATH } from '@travesia/contracts/slices';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { type Account, createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { currentPage, openPage, visit } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';

const EXPLORER = '/carreras';
const APPLICATION = `${EXPLORER}?vista=postulacion`;
const CALCULATOR = '/herramientas/calculadora-nem';
const SCORES = `${EXPLORER}?vista=puntajes`;

/** Medicina, Universidad de Chile. */
const PROGRAM = '11083';

const PHONE = { width: 360, height: 740 };

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const rows = (page: Page): Locator => currentPage(page).getByRole('list', { name: 'Programas' }).getByRole('listitem');
const count = (page: Page): Locator =>
  currentPage(page).getByRole('region', { name: 'Programas encontrados' }).getByRole('status');
const query = (page: Page): Locator => currentPage(page).getByLabel('Carrera, universidad o ciudad');
const preferences = (page: Page): Locator =>
  currentPage(page).getByRole('list', { name: 'Tus preferencias' }).getByRole('listitem');
/** What is said aloud comes later than what is seen. */
const isSaved = (page: Page) =>
  expect(currentPage(page).locator('[data-saving]')).toHaveAttribute('data-saving', 'saved');

async function signIn(page: Page, redirect = EXPLORER, account?: Account): Promise<Account> {
  const student = account ?? (await createAccount());
  await openSignedIn(page, student, { redirect });
  return student;
}

/** Saves the first rows that a search finds. */
async function save(page: Page, words: string, howMany: number): Promise<void> {
  await query(page).fill(words);
  await expect(rows(page).first()).toContainText(new RegExp(words, 'i'));
  const saved = rows(page).getByRole('button', { name: /^Guardada / });
  for (let index = 1; index <= howMany; index += 1) {
    await rows(page)
      .getByRole('button', { name: /^Guardar / })
      .first()
      .click();
    await expect(saved).toHaveCount(index);
  }
}

/** The order of the preferences, as the codes of their programmes. */
async function order(page: Page): Promise<readonly string[]> {
  const links = await preferences(page).getByRole('link').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href'))?.split('/').at(-1) ?? ''));
}

/** What a student does who comes back to a tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function writeScores(page: Page, scores: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(scores)) {
    await currentPage(page).getByLabel(label, { exact: true }).first().fill(value);
  }
}

test('a misspelt search finds, and each filter says how many it would leave', async ({ page }) => {
  await signIn(page);
  await query(page).fill('medisina');
  await expect(rows(page).first().getByRole('link', { name: 'Medicina', exact: true })).toBeVisible();
  await expect(rows(page).first()).toContainText('190 vacantes 2027');
  const region = currentPage(page).getByRole('checkbox', { name: /^Biobío/ });
  const promised = /(\d+) programas/.exec(
    (await region.evaluate((box) => box.closest('label')?.textContent)) ?? '',
  )?.[1];
  await region.press('Space');
  await expect(count(page)).toHaveText(`${promised} programas`);
  await expect.poll(() => addressOf(page)).toBe(`${EXPLORER}?q=medisina&region=biobio`);
});

test('programmes come twenty at a time, each page has an address, and the way back leads through them', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  await expect(count(page)).toHaveText('2.177 programas');
  await expect(rows(page)).toHaveCount(20);
  const pages = currentPage(page).getByRole('navigation', { name: 'Páginas de programas' });
  await expect(pages).toContainText('Página 1 de 109');
  const first = await rows(page).first().textContent();
  await pages.getByRole('link', { name: 'Siguiente' }).press('Enter');
  await expect(pages).toContainText('Página 2 de 109');
  // Whoever goes on is at its first row, by keyboard too.
  await expect(currentPage(page).locator('#encontrados')).toBeFocused();
  await expect(rows(page).first()).toBeInViewport();
  await expect(rows(page).first()).not.toHaveText(first ?? '');
  await expect.poll(() => addressOf(page)).toBe(`${EXPLORER}?pagina=2`);
  await openPage(page, `${accountsUrl()}${EXPLORER}?pagina=109`);
  await expect(rows(page)).toHaveCount(17);
  await pages.getByRole('link', { name: 'Anterior' }).click();
  await expect(pages).toContainText('Página 108 de 109');
  await page.goBack();
  await expect(pages).toContainText('Página 109 de 109');
  await query(page).fill('medisina');
  await expect(pages).toContainText('Página 1 de');
  await expect(query(page)).toBeFocused();
});

test('a filter or an order is written into the rows that are there, all of them in the end', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  await expect(count(page)).toHaveText('2.177 programas');
  await expect(rows(page)).toHaveCount(20);
  const made = await rows(page).elementHandles();
  const texts = () => rows(page).evaluateAll((all) => all.map(({ textContent }) => textContent));
  const expectAnother = async (act: () => Promise<unknown>) => {
    const before = await texts();
    await act();
    await expect.poll(async () => (await texts()).every((text, row) => text !== before[row])).toBe(true);
    for (const row of made) expect(await row.evaluate(({ isConnected }) => isConnected)).toBe(true);
  };
  await currentPage(page).getByRole('button', { name: 'Filtros' }).click();
  await expectAnother(() =>
    currentPage(page)
      .getByRole('checkbox', { name: /^Valparaíso/ })
      .press('Space'),
  );
  await expectAnother(() => currentPage(page).getByLabel('Orden').selectOption('cutoff'));
  await expect.poll(() => addressOf(page)).toBe(`${EXPLORER}?region=valparaiso&orden=corte`);
  const left = await texts();
  await page.reload();
  await expect(rows(page)).toHaveCount(20);
  expect(await texts()).toEqual(left);
});

for (const [place, size] of [
  ['a phone', PHONE],
  ['a wide screen', { width: 1280, height: 800 }],
] as const) {
  test(`on ${place} the figures of a row say their source, their year and their day in one tap`, async ({ page }) => {
    await page.setViewportSize(size);
    await signIn(page);
    const row = rows(page).nth(2);
    const name = await row.getByRole('link').first().textContent();
    const opener = row.getByRole('button', { name: /^Fuentes de / });
    await expect(opener).toHaveAccessibleName(new RegExp(`^Fuentes de ${name}`));
    expect((await opener.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    const sources = row.getByRole('region', { name: /^Fuentes de / });
    await expect(sources).toBeHidden();

    await opener.click();
    await expect(sources).toBeInViewport({ ratio: 1 });
    for (const figures of ['Último seleccionado', 'vacantes', 'Arancel']) {
      await expect(
        sources.getByText(
          new RegExp(`${figures}.*: (DEMRE|SIES), .*20[0-9]{2}.*Reunido el [0-9]+ de [a-z]+ de 20[0-9]{2}`),
        ),
      ).toBeVisible();
    }
    await expect(sources.getByRole('button', { name: '¿Este dato está mal?' })).toBeVisible();
    await expectAccessible(page, 'sources of a row');
    await opener.click({ position: { x: 4, y: 4 } });
    await expect(sources).toBeHidden();

    await opener.press('Enter');
    await expect(sources).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(sources.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sources).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('the address has what was asked for: after a reload, on the way back, and by the link of the explorer', async ({
  page,
}) => {
  await signIn(page);
  await query(page).fill('usach');
  await currentPage(page)
    .getByRole('checkbox', { name: /^Tecnología/ })
    .press('Space');
  await currentPage(page).getByLabel('Orden').selectOption('cutoff');
  const address = `${EXPLORER}?q=usach&area=tecnologia&orden=corte`;
  await expect.poll(() => addressOf(page)).toBe(address);
  const found = await count(page).textContent();

  await page.reload();
  await expect(query(page)).toHaveValue('usach');
  await expect(currentPage(page).getByLabel('Orden')).toHaveValue('cutoff');
  await expect(count(page)).toHaveText(found ?? '');

  const first = await rows(page).first().elementHandle();
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Con tus puntajes' })).toBeVisible();
  await page.goBack();
  await expect(count(page)).toHaveText(found ?? '');
  expect(await first?.evaluate((row) => row.isConnected), 'the page was kept').toBe(true);

  await visit(page, '/herramientas/temarios');
  await expect(page.getByRole('heading', { level: 1, name: /Temarios/ })).toBeVisible();
  await visit(page, EXPLORER);
  await expect(query(page)).toHaveValue('usach');
  await expect.poll(() => addressOf(page)).toBe(address);
});

test('preferences are ordered by the keyboard, which keeps its place', async ({ page }) => {
  await signIn(page);
  await save(page, 'odontología', 3);
  await currentPage(page).getByRole('link', { name: 'Mi postulación (3)' }).click();
  await expect(preferences(page)).toHaveCount(3);
  const [first = '', second = '', third = ''] = await order(page);

  const down = preferences(page)
    .first()
    .getByRole('button', { name: /^Bajar / });
  await down.focus();
  const name = await down.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect.poll(() => order(page)).toEqual([second, first, third]);
  await expect(
    currentPage(page)
      .getByRole('button', { name: name ?? '' })
      .and(page.locator(':focus')),
  ).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => order(page)).toEqual([second, third, first]);
  await page.keyboard.press('Enter');
  expect(await order(page)).toEqual([second, third, first]);
  await isSaved(page);
  await page.reload();
  await expect.poll(() => order(page)).toEqual([second, third, first]);
});

test('what is edited offline is kept, and sent when the connection is back', async ({ page, context, browser }) => {
  const student = await signIn(page);
  await save(page, 'enfermería', 1);
  await isSaved(page);
  await context.setOffline(true);
  await rows(page)
    .getByRole('button', { name: /^Guardar / })
    .first()
    .click();
  await expect(
    currentPage(page)
      .locator('[data-saving="waiting"]')
      .getByText(/Guardado en este equipo, falta enviar 1 cambio/)
      .first(),
  ).toBeVisible();
  await expect(currentPage(page).getByRole('link', { name: 'Mi postulación (2)' })).toBeVisible();
  await context.setOffline(false);
  await isSaved(page);

  const other = await browser.newPage();
  await signIn(other, APPLICATION, student);
  await expect(preferences(other)).toHaveCount(2);
  await other.close();
});

test('two devices of one student end with the same list, and nothing is lost', async ({ page, browser }) => {
  const student = await signIn(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, EXPLORER, student);
  await save(page, 'kinesiología', 2);
  await save(other, 'arquitectura', 2);
  await isSaved(page);
  await isSaved(other);
  await visit(page, APPLICATION);
  await visit(other, APPLICATION);
  await comeBack(page);
  await comeBack(other);
  await expect(preferences(page)).toHaveCount(4);
  await expect(preferences(other)).toHaveCount(4);
  await expect.poll(async () => (await order(page)).join()).toBe((await order(other)).join());
  await elsewhere.close();
});

test('a goal is told to the service and to the other areas', async ({ page }) => {
  await signIn(page, `${EXPLORER}/${PROGRAM}`);
  await currentPage(page).getByRole('button', { name: 'Hacer mi meta' }).click();
  await expect(currentPage(page).getByRole('button', { name: 'Es mi meta', pressed: true })).toBeVisible();
  await isSaved(page);
  const answer = await page.request.get(accountsUrl() + GOALS_PATH);
  expect(await answer.json()).toMatchObject({ goals: [{ programId: PROGRAM, program: { name: 'Medicina' } }] });

  await visit(page, CALCULATOR);
  const goal = currentPage(page).getByRole('heading', { name: /^Tu meta/ });
  await expect(goal).toHaveText('Tu meta: Medicina, Universidad de Chile');
  await currentPage(page).getByRole('link', { name: 'mira cuánto pesan ahí' }).click();
  await currentPage(page).getByRole('button', { name: 'Es mi meta' }).click();
  await expect(currentPage(page).getByRole('button', { name: 'Hacer mi meta' })).toBeVisible();
  await isSaved(page);
  await page.goBack();
  await expect(currentPage(page).getByRole('heading', { level: 1, name: /Calculadora/ })).toBeVisible();
  await expect(goal).toHaveCount(0);
});

test('the calculators ask for the goal of nobody who is not signed in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(GOALS_PATH)) asked.push(request.url());
  });
  await openPage(page, accountsUrl() + CALCULATOR);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('scores of their own give distance, chance and the simulation of the application, all said to be estimates', async ({
  page,
}) => {
  await signIn(page, SCORES);
  await writeScores(page, { NEM: '7,5', Ranking: '1200' });
  await expect(currentPage(page).getByLabel('NEM', { exact: true }).first()).toHaveAccessibleDescription(
    /Debe estar entre/,
  );
  await writeScores(page, {
    NEM: '820',
    Ranking: '850',
    'Competencia Lectora': '780',
    'Matemática 1 (M1)': '790',
    Ciencias: '760',
  });
  await isSaved(page);
  await visit(page, EXPLORER);
  await save(page, 'enfermería', 2);
  await expect(rows(page).first()).toContainText(/(Segura|Probable|Realista|Difícil).*estimado/);
  await currentPage(page).getByRole('link', { name: 'Mi postulación (2)' }).click();
  await expect(currentPage(page).getByText('Simulación: una estimación, no una promesa')).toBeVisible();
  await expect(preferences(page).first()).toContainText(/Estimado: (≈|menos|más)\s.*% de quedar aquí/);
  await isSaved(page);
  await page.reload();
  await expect(preferences(page).first()).toContainText(/Tu ponderado: \d/);
});

test('a code that nobody offers is a page that does not exist', async ({ page }) => {
  await signIn(page);
  for (const path of ['/carreras/99999', '/carreras/universidades/nadie']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
    await expect.poll(() => addressOf(page)).toBe(path);
  }
});

test('the offer is fetched only where it is needed, and once', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (!/\/carreras\/.*\.js$/.test(response.url())) return;
    const text = await response.text().catch(() => '');
    if (text.includes('vacanciesOf/')) sizes.push(Number(await response.headerValue('content-length')));
  });
  await openPage(page, `${accountsUrl()}/paes/puntajes-de-corte`);
  expect(sizes).toEqual([]);
  await signIn(page);
  await expect(rows(page).first()).toBeVisible();
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Con tus puntajes' })).toBeVisible();
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(250_000);
});

const COMPARISON = `${EXPLORER}?comparar=11083&comparar=11085&vista=comparar`;

test('a phone shows two of the compared programmes at once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  await openPage(page, accountsUrl() + COMPARISON);
  const programs = currentPage(page)
    .getByRole('table', { name: 'Comparación de programas' })
    .getByRole('columnheader')
    .filter({ has: page.getByRole('link') });
  await expect(programs).toHaveCount(2);
  await expect(programs.last()).toBeInViewport({ ratio: 0.9 });
});

const VIEWS = [
  EXPLORER,
  COMPARISON,
  APPLICATION,
  SCORES,
  `${EXPLORER}/${PROGRAM}`,
  `${EXPLORER}/universidades/universidad-de-chile`,
];

test('every view is accessible at 360 px in light and dark, and never scrolls to the side', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await signIn(page);
  await save(page, 'medicina', 2);
  for (const view of VIEWS) {
    await openPage(page, accountsUrl() + view);
    await expect(currentPage(page).getByRole('status', { name: /Cargando/ })).toHaveCount(0);
    await expectAccessible(page, view);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, view).toBeLessThanOrEqual(0);
    for (const views of await currentPage(page).getByRole('navigation', { name: 'Explorador' }).all()) {
      expect(await views.evaluate((row) => row.scrollWidth - row.clientWidth), 'views beside one another').toBe(0);
    }
  }
});
