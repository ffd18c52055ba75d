import { expect, type Page, test } from '@playwright/test';
import {
  DIAGNOSES_PATH,
  type DiagnosesAnswer,
  GOALS_PATH,
  SIGN_IN_PATH,
  typedScoresKey,
  typeScores,
} from '@travesia/contracts/slices';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { freshEmail, PASSWORD } from '@travesia/infra-e2e/support/accounts';
import { currentPage, openPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';
import { GUEST_DATA_PATH } from '../api/paths.ts';
import { LOADING_PATH, questionsAddress, RECOMMENDATIONS_PATH, START_PATH, stepAddress } from '../start/start-steps.ts';
import { tabTo } from './tab-to.ts';

const PHONE = { width: 360, height: 740 };

/** Nobody is asked fewer. */
const QUESTIONS_MIN = 8;

const heading = (page: Page, name: string | RegExp, level = 1) =>
  currentPage(page).getByRole('heading', { level, name });
const questionHeading = (page: Page) => currentPage(page).getByRole('heading', { level: 2 });

/** By keyboard, and waits for what comes. */
async function answer(page: Page, key: string): Promise<void> {
  const before = await questionHeading(page).textContent();
  await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(questionHeading(page)).not.toHaveText(before ?? '');
}

test.describe('a stranger on a phone, by keyboard', () => {
  test.use({ viewport: PHONE });

  test('goes from the first question to recommendations, leaves, loses the network, and makes them their own', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await openPage(page, accountsUrl() + START_PATH);
    await expect(heading(page, '¿Qué te gustaría estudiar?')).toBeVisible();
    await expectAccessible(page, 'interest');
    await tabTo(page, /La tecnología/);
    await page.keyboard.press('Space');
    await expect(currentPage(page).getByRole('link', { name: 'Carreras de Tecnología' })).toBeVisible();
    await tabTo(page, /^Seguir$/);
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Ponle nombre a tu meta')).toBeFocused();
    await tabTo(page, /Qué carrera/);
    await page.keyboard.type('enfermeria concepcion');
    await expect(currentPage(page).getByRole('status')).toContainText('la más parecida primero');
    await tabTo(page, /^Elegir/);
    await page.keyboard.press('Enter');
    await expect(currentPage(page).getByText(/^Pide rendir Competencia Lectora/)).toBeVisible();
    await expectAccessible(page, 'goal');
    await tabTo(page, /^Seguir$/);
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Tus pruebas y tu tiempo')).toBeFocused();
    await expect(currentPage(page).getByLabel('Matemática 1 (M1)')).toBeChecked();
    await tabTo(page, /Todos los días/);
    await page.keyboard.type('1 h');
    await expectAccessible(page, 'preparation');
    // Left in the middle: it is where it was.
    await openPage(page, accountsUrl() + START_PATH);
    await currentPage(page).getByRole('link', { name: 'Seguir donde quedaste' }).click();
    await expect(currentPage(page).getByLabel('Todos los días')).toHaveValue('60');
    await expect(currentPage(page).getByText('Son 7 h a la semana.')).toBeVisible();
    await tabTo(page, /^Seguir$/);
    await page.keyboard.press('Enter');

    await expect(heading(page, '¿Qué ya sabes?')).toBeFocused();
    await expectAccessible(page, 'diagnostic');
    await tabTo(page, /^Empezar: Matemática 1/);
    await page.keyboard.press('Enter');
    await expect(questionHeading(page)).toHaveText('Pregunta 1 de 8 a 20');
    await expectAccessible(page, 'question');
    for (const key of ['1', '0', '2']) await answer(page, key);
    await expect(questionHeading(page)).toBeFocused();

    await context.setOffline(true);
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await expect(currentPage(page).getByText('Tu respuesta está guardada en este equipo')).toBeVisible();
    await context.setOffline(false);
    await expect(questionHeading(page)).toHaveText('Pregunta 5 de 8 a 20');

    // Comes back in another tab, which stands where the first one does.
    await tabTo(page, /^Seguir después$/);
    await page.keyboard.press('Enter');
    await expect(currentPage(page).getByText('A medio camino: 4 respuestas')).toBeVisible();
    // What runs comes first, and nobody has to look for it.
    await expect(currentPage(page).locator('li[data-area]').first()).toHaveAttribute('data-area', 'm1');
    await expect(currentPage(page).getByRole('link', { name: /^Seguir ?: Matemática 1/ })).toBeInViewport();
    const other = await context.newPage();
    await other.setViewportSize(PHONE);
    await openPage(other, accountsUrl() + questionsAddress('m1'));
    await expect(questionHeading(other)).toHaveText('Pregunta 5 de 8 a 20');
    while (!(await questionHeading(other).textContent())?.startsWith('Listo')) await answer(other, '0');
    await other.close();

    await page.goto(accountsUrl() + LOADING_PATH);
    await expect(page).toHaveURL(accountsUrl() + RECOMMENDATIONS_PATH);
    await expect(heading(page, 'Matemática 1 (M1)', 2)).toBeVisible();
    await expect(heading(page, 'Guárdalo con una cuenta', 2)).toBeVisible();
    await currentPage(page).getByText('Ver los datos en una tabla').click();
    await expect(currentPage(page).getByRole('cell', { name: 'Te lo preguntamos' }).first()).toBeVisible();
    await expectAccessible(page, 'recommendations');

    // What was inferred is corrected: two questions decide, and what is there stays where they were not both right.
    const axis = currentPage(page).locator('[data-area="m1"] details').first();
    await axis.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Esto sí lo sé/);
    await page.keyboard.press('Enter');
    for (const place of ['1', '2']) {
      await expect(heading(page, new RegExp(`^Pregunta ${place} de 2: `), 3)).toBeFocused();
      if (place === '1') await expectAccessible(page, 'appeal');
      await page.keyboard.press('0');
      await page.keyboard.press('Enter');
    }
    await expect(heading(page, 'Esta vez no fueron las dos', 3)).toBeFocused();
    await tabTo(page, /^Cerrar$/);
    await page.keyboard.press('Enter');
    await expect(axis.getByText('Lo probaste con dos preguntas y quedó igual')).toBeVisible();

    await expect(heading(page, 'Tres metas', 2)).toBeVisible();
    await expect(currentPage(page).getByText(/^Para decir si es segura, realista o desafiante falta/)).toBeVisible();
    await expect(currentPage(page).getByText('Falta tu NEM y tu ranking').first()).toBeVisible();
    for (const [field, score] of Object.entries({ NEM: '700', Ranking: '720' })) {
      await currentPage(page).getByLabel(`Tu puntaje ${field}`).fill(score);
    }
    await expect(currentPage(page).getByText('Falta tu NEM y tu ranking')).toHaveCount(0);

    const kept = await page.request.get(accountsUrl() + GUEST_DATA_PATH);
    expect((await kept.json()).Perfil.diagnosticQuestions.length).toBeGreaterThanOrEqual(QUESTIONS_MIN);

    await currentPage(page).getByRole('link', { name: 'Crear cuenta gratis' }).click();
    await expect(page).toHaveURL(new RegExp(`${SIGN_IN_PATH}\\?`));
    const form = currentPage(page);
    await form.getByLabel('Correo', { exact: true }).fill(freshEmail());
    await form.getByLabel('Contraseña nueva').fill(PASSWORD);
    await page.keyboard.press('Enter');
    // The law asks for the year of birth first; what was told before is not asked again.
    await expect(heading(page, 'Sobre ti')).toBeVisible();
    await currentPage(page).getByLabel('¿En qué año naciste?').fill('2007');
    await page.keyboard.press('Enter');
    // Asked first whose it is, and then only what is missing: tests, sitting and time were told.
    await expect(heading(page, 'Tu colegio')).toBeVisible();
    await currentPage(page).getByRole('button', { name: 'Sí, son mías' }).click();
    await currentPage(page).getByRole('button', { name: 'Saltar este paso' }).click();
    await expect(page).toHaveURL(accountsUrl() + RECOMMENDATIONS_PATH);
    await expect(currentPage(page).getByRole('button', { name: 'Sí, son mías' })).toHaveCount(0);
    await expect(heading(page, 'Tu primera semana', 2)).toBeVisible();
    await expect(heading(page, 'Matemática 1 (M1)', 2)).toBeVisible();
    await expectAccessible(page, 'recommendations of a student');
    const [diagnosis] = ((await (await page.request.get(accountsUrl() + DIAGNOSES_PATH)).json()) as DiagnosesAnswer)
      .diagnoses;
    expect(diagnosis?.test).toBe('m1');
    expect(diagnosis?.answered).toBeGreaterThanOrEqual(QUESTIONS_MIN);
    expect((await (await page.request.get(accountsUrl() + GOALS_PATH)).json()).goals).toHaveLength(1);

    await expect
      .poll(async () => (await (await page.request.get(`${accountsUrl()}/api/onboarding/profile`)).json()).profile)
      .toMatchObject({ tests: expect.arrayContaining(['cl', 'm1']), minutesByWeekday: { mon: 60 } });
    await page.goto(accountsUrl() + stepAddress('diagnostic'));
    await expect(currentPage(page).getByText(/^Hecho: /)).toBeVisible();
  });
});

test('who does not know what to study yet is asked for no career, and who wants the diagnostic alone goes there', async ({
  page,
}) => {
  await openPage(page, accountsUrl() + START_PATH);
  await currentPage(page).getByRole('button', { name: 'No sé aún, seguir igual' }).click();
  await expect(heading(page, 'Tus pruebas y tu tiempo')).toBeFocused();
  await currentPage(page).getByRole('button', { name: 'Volver' }).click();
  await expect(heading(page, '¿Qué te gustaría estudiar?')).toBeFocused();
  await currentPage(page).getByRole('link', { name: 'Ir directo al diagnóstico' }).click();
  await expect(heading(page, '¿Qué ya sabes?')).toBeFocused();
});

test('a guest deletes what is kept of them where it stands', async ({ page }) => {
  await openPage(page, accountsUrl() + questionsAddress('m1'));
  await expect(questionHeading(page)).toHaveText('Pregunta 1 de 8 a 20');
  await answer(page, '0');
  await currentPage(page).getByRole('link', { name: 'Seguir después' }).click();
  await expect(heading(page, 'Lo que guardamos de ti', 2)).toBeVisible();
  await expect(currentPage(page).getByText(/60 días/)).toBeVisible();
  await currentPage(page).getByRole('button', { name: 'Borrar todo' }).click();
  await currentPage(page).getByRole('button', { name: 'Sí, borrar todo' }).click();
  await expect(page).toHaveURL(accountsUrl() + START_PATH);
  await expect(currentPage(page).getByText('Ya habías empezado')).toHaveCount(0);
  const left = await page.request.get(accountsUrl() + GUEST_DATA_PATH);
  expect(left.status()).toBe(404);
  await page.goto(accountsUrl() + stepAddress('diagnostic'));
  await expect(currentPage(page).getByText('Sin empezar').first()).toBeVisible();
});

/** By the last cut-offs of the official offer, those of Admisión 2026: 689,2, 734,5 and 851,2. A newer year moves them. */
const LAW = {
  safe: {
    query: 'derecho catolica del norte antofagasta',
    name: 'Derecho, Universidad Católica del Norte (Antofagasta)',
  },
  realistic: {
    query: 'derecho catolica del norte coquimbo',
    name: 'Derecho, Universidad Católica del Norte (Coquimbo)',
  },
  reach: { query: 'derecho universidad de chile', name: 'Derecho, Universidad de Chile (Santiago)' },
} as const;

test.describe('three goals of a guest on a phone', () => {
  test.use({ viewport: PHONE });

  test('are called safe, realistic and a reach by what the diagnostic and the student say, and by nothing less', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openPage(page, accountsUrl() + stepAddress('goal'));
    for (const { query, name } of [LAW.reach, LAW.safe, LAW.realistic]) {
      const [program = '', city = ''] = name.split(/ \(|\)/);
      await currentPage(page)
        .getByLabel(/^(¿Qué carrera, y dónde\?|Agregar otra)/)
        .fill(query);
      const found = currentPage(page)
        .getByRole('listitem')
        .filter({ hasText: city })
        .filter({ has: page.getByRole('button', { name: `Elegir ${program}`, exact: true }) });
      await found.first().getByRole('button').click();
      await expect(currentPage(page).getByLabel('Agregar otra')).toHaveValue('');
    }

    // Who says eight times that they do not know is in one band, whatever was asked.
    await openPage(page, accountsUrl() + questionsAddress('m1'));
    await expect(questionHeading(page)).toHaveText('Pregunta 1 de 8 a 20');
    while (!(await questionHeading(page).textContent())?.startsWith('Listo')) await answer(page, '0');
    await page.goto(accountsUrl() + RECOMMENDATIONS_PATH);
    await expect(heading(page, 'Tres metas', 2)).toBeVisible();
    const goals = currentPage(page).getByRole('region', { name: 'Tres metas' });
    await expect(
      goals.getByText(/^Para decir si es segura, realista o desafiante falta saber de /).first(),
    ).toBeVisible();
    for (const { name } of Object.values(LAW)) {
      await expect(goals.getByText('Tu meta', { exact: true })).not.toHaveCount(0);
      await expect(goals.getByRole('heading', { level: 3, name })).toBeVisible();
    }

    // What was typed on any page of ours counts, for who has no account in this browser alone.
    const typed = JSON.stringify(typeScores({}, { cl: '780', hcs: '760' }, Date.now()));
    await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [typedScoresKey(null), typed]);
    await page.reload();
    const cardOf = (label: string) =>
      goals
        .locator('div, article, section')
        .filter({ has: page.getByText(label, { exact: true }) })
        .last();
    await expect(
      goals.getByText('Con lo que sabemos hoy, no podemos llamar segura a ninguna de las que miramos.'),
    ).toBeVisible();
    for (const [field, score] of Object.entries({ NEM: '780', Ranking: '820' })) {
      await goals.getByLabel(`Tu puntaje ${field}`).fill(score);
    }
    const labels = { safe: 'Segura', realistic: 'Realista', reach: 'Desafiante' } as const;
    for (const kind of ['safe', 'realistic', 'reach'] as const) {
      const card = cardOf(labels[kind]);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(LAW[kind].name);
      await expect(card.getByText(/^Matemática 1 \(M1\): hoy entre 310 y 480, según tu diagnóstico\./)).toBeVisible();
      await expect(card.getByText(/^Competencia Lectora: hoy 780, lo escribiste tú\./)).toBeVisible();
    }
    await expect(
      cardOf(labels.reach).getByText(/^Competencia Lectora: .* Faltan 105 puntos para 885\.$/),
    ).toBeVisible();
    await expectAccessible(page, 'three goals');

    // A lower ranking leaves more to the tests: what was safe is safe no more.
    await goals.getByLabel('Tu puntaje Ranking').fill('500');
    await expect(cardOf(labels.safe).getByRole('heading', { level: 3, name: LAW.safe.name })).toHaveCount(0);
  });
});
