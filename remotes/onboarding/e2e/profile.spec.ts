import { expect, type Page, test } from '@playwright/test';
import { PROFILE_PATH, SIGN_IN_PATH } from '@travesia/contracts/slices';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount, freshEmail, PASSWORD, signInThroughThePage } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { currentPage, openPage, visit } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';
import { tabTo } from './tab-to.ts';

const PLACE = '/perfil/crear';
const INSIDE = '/carreras';
const PHONE = { width: 360, height: 740 };

const heading = (page: Page, name: string) => currentPage(page).getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => currentPage(page).getByRole('button', { name, exact: true }).click();
const birthYear = (page: Page) => currentPage(page).getByLabel('¿En qué año naciste?');

/** What the service has of the student who is signed in. */
const kept = async (page: Page) => (await page.request.get(accountsUrl() + PROFILE_PATH)).json();

/** Requests for the profile, from now on. */
function countAsked(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === PROFILE_PATH) asked += 1;
  });
  return () => asked;
}

test.describe('a new student on a phone, by keyboard', () => {
  test.use({ viewport: PHONE });

  test('comes from signing up through three steps to where they were headed', async ({ page }) => {
    test.slow();
    await openPage(page, `${accountsUrl()}${SIGN_IN_PATH}?${new URLSearchParams({ modo: 'crear', redirect: INSIDE })}`);
    const form = currentPage(page);
    await form.getByLabel('Correo', { exact: true }).fill(freshEmail());
    await form.getByLabel('Contraseña nueva').fill(PASSWORD);
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Sobre ti')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(INSIDE);
    await expectAccessible(page, 'step 1');
    await tabTo(page, /te llamemos/);
    await page.keyboard.type('Antonia');
    await tabTo(page, /año naciste/);
    await page.keyboard.type('208');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /sus cuatro cifras/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(birthYear(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2008');
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Tu colegio')).toBeFocused();
    await expectAccessible(page, 'step 2');
    await tabTo(page, /En qué curso/);
    await page.keyboard.type('4');
    await tabTo(page, /De qué tipo/);
    await page.keyboard.type('Téc');
    await tabTo(page, /Guardar y seguir/);
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Tu preparación')).toBeFocused();
    await expectAccessible(page, 'step 3');
    await tabTo(page, /Competencia Lectora/);
    await page.keyboard.press('Space');
    await tabTo(page, /Matemática 1/);
    await page.keyboard.press('Space');
    // It is asked of who sits Ciencias alone.
    await expect(currentPage(page).getByLabel(/Qué electivo/)).toHaveCount(0);
    await tabTo(page, /^Ciencias/);
    await page.keyboard.press('Space');
    await tabTo(page, /Qué electivo/);
    await page.keyboard.type('Fí');
    await expectAccessible(page, 'step 3 with an elective');
    await tabTo(page, /Qué PAES/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /Todos los días/);
    await page.keyboard.type('Dis');
    await tabTo(page, /Lunes/);
    await page.keyboard.type('1 h');
    await expectAccessible(page, 'step 3 with days apart');
    await tabTo(page, /Guardar y terminar/);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(accountsUrl() + INSIDE);
    expect(await kept(page)).toMatchObject({
      profile: {
        name: 'Antonia',
        birthYear: 2008,
        schoolYear: { level: 'medio-4' },
        schoolType: 'C',
        tests: ['cl', 'm1', 'ciencias'],
        elective: 'fisica',
        sitting: { round: expect.any(String) },
        minutesByWeekday: { mon: 60 },
      },
      version: 3,
      nextStep: null,
    });
    await visit(page, '/ajustes');
    await expect(currentPage(page)).toContainText(/Electivo de Ciencias\s*Física/);
  });
});

test('a profile is resumed on another device where it stood, passed over, and told once', async ({ page, browser }) => {
  test.slow();
  const account = await createAccount({ withProfile: false });
  await signInThroughThePage(page, account, { redirect: INSIDE });
  await expect(heading(page, 'Sobre ti')).toBeVisible();
  await birthYear(page).fill('2007');
  await press(page, 'Guardar y seguir');
  await expect(heading(page, 'Tu colegio')).toBeVisible();
  // Who has said what the law asks for is kept from nothing.
  await visit(page, INSIDE);
  await expect(page).toHaveURL(accountsUrl() + INSIDE);

  const elsewhere = await (await browser.newContext()).newPage();
  await signInThroughThePage(elsewhere, account, { redirect: '/herramientas/temarios' });
  await expect(heading(elsewhere, 'Tu colegio')).toBeVisible();
  await press(elsewhere, 'Saltar este paso');
  await expect(heading(elsewhere, 'Tu preparación')).toBeVisible();
  await elsewhere.goBack();
  await expect(heading(elsewhere, 'Tu colegio')).toBeVisible();
  await elsewhere.goForward();
  await press(elsewhere, 'Saltar este paso');
  await expect(elsewhere).toHaveURL(`${accountsUrl()}/herramientas/temarios`);
  expect(await kept(elsewhere)).toEqual({ profile: { birthYear: 2007 }, version: 3, nextStep: null });

  // Whoever has one is sent on, and pages ask for it no more.
  const asked = countAsked(elsewhere);
  await visit(elsewhere, `${PLACE}?redirect=${INSIDE}`);
  await expect(elsewhere).toHaveURL(accountsUrl() + INSIDE);
  await openPage(elsewhere, accountsUrl() + INSIDE);
  await visit(elsewhere, '/lobby');
  await expect(elsewhere).toHaveURL(`${accountsUrl()}/lobby`);
  expect(asked()).toBe(0);
  await elsewhere.context().close();
});

test('settings show what is known and lead to one step and back', async ({ page }) => {
  const account = await createAccount();
  await openSignedIn(page, account, { redirect: '/ajustes' });
  const settings = currentPage(page);
  await expect(settings.getByRole('heading', { name: 'Tu preparación', level: 2 })).toBeVisible();
  await settings.getByRole('link', { name: 'Cambiar Tu colegio' }).click();
  await expect(heading(page, 'Tu colegio')).toBeVisible();
  await currentPage(page).getByLabel('¿En qué región vives?').selectOption('Ñuble');
  await press(page, 'Guardar');
  await expect(page).toHaveURL(`${accountsUrl()}/ajustes`);
  await expect(currentPage(page).getByText('Ñuble')).toBeVisible();
  await expectAccessible(page, 'settings');
});

test('of two tabs the later one is told, loses nothing and decides', async ({ page }) => {
  const account = await createAccount();
  await openSignedIn(page, account, { redirect: `${PLACE}?editar=sobre-ti&redirect=${INSIDE}` });
  const other = await page.context().newPage();
  await openPage(other, `${accountsUrl()}${PLACE}?editar=sobre-ti&redirect=${INSIDE}`);
  const name = (tab: Page) => currentPage(tab).getByLabel(/te llamemos/);
  await name(page).fill('Antonia');
  await name(other).fill('Toña');
  await press(page, 'Guardar');
  await expect(page).toHaveURL(accountsUrl() + INSIDE);
  await press(other, 'Guardar');
  await expect(other.getByText('Este paso cambió en otro dispositivo o pestaña')).toBeVisible();
  await expect(name(other)).toHaveValue('Toña');
  expect(await kept(page)).toMatchObject({ profile: { name: 'Antonia' } });
  await press(other, 'Ver lo que quedó guardado');
  await expect(name(other)).toHaveValue('Antonia');
  await name(other).fill('Toña');
  await press(other, 'Guardar');
  await expect(other).toHaveURL(accountsUrl() + INSIDE);
  expect(await kept(page)).toMatchObject({ profile: { name: 'Toña' } });
});

test('a step that could not be saved stays as it was typed, and is saved later', async ({ page }) => {
  const account = await createAccount({ withProfile: false });
  await openSignedIn(page, account, { redirect: INSIDE });
  // Without signing in just now, too: nothing is kept of whoever did not say their year of birth.
  await expect(page).toHaveURL(new RegExp(`${PLACE}[?]redirect=`));
  await birthYear(page).fill('2006');
  await page.context().setOffline(true);
  await press(page, 'Guardar y seguir');
  await expect(currentPage(page).getByText('No pudimos guardar este paso')).toBeVisible();
  await page.context().setOffline(false);
  await expect(birthYear(page)).toHaveValue('2006');
  await press(page, 'Guardar y seguir');
  await expect(heading(page, 'Tu colegio')).toBeVisible();
});

test('nobody is locked out while the profile service is down', async ({ page }) => {
  const account = await createAccount({ withProfile: false });
  await page.route(`**${PROFILE_PATH}`, (route) => route.fulfill({ status: 503, body: '' }));
  await openSignedIn(page, account, { redirect: INSIDE });
  await expect(page).toHaveURL(accountsUrl() + INSIDE);
  await visit(page, `${PLACE}?redirect=${encodeURIComponent('//evil.example')}`);
  await expect(currentPage(page).getByText('No pudimos abrir tu perfil')).toBeVisible();
  await expect(currentPage(page).getByRole('link', { name: 'Seguir sin perfil' })).toHaveAttribute('href', '/');
});
