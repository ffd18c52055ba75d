import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { collectComplaints, currentPage, openPage, waitForLivePage } from '@travesia/infra-e2e/support/shell';
import { productUrl } from '@travesia/infra-e2e/support/urls';

const CAREERS = '/paes/carreras';
const MEDICINA = '/paes/puntajes-de-corte/medicina';
const LINE = 'Postulación: 4 al 7 de enero de 2027';

const PHONE = { width: 360, height: 740 };

/** Where what a page shows stands; text of what is folded has no place until it is looked at. */
const places = (page: Page) =>
  currentPage(page).evaluate((shown) =>
    [...shown.querySelectorAll('h1, h2, a, table')].map((element) => {
      const { x, y } = element.getBoundingClientRect();
      return `${element.localName} ${Math.round(x)} ${Math.round(y)}`;
    }),
  );

test.describe('the line of a public page', () => {
  for (const [when, now, said] of [
    ['before', '2026-11-23T12:00:00-03:00', 'cierra el 7 a las 13:00 · faltan 42 días'],
    ['on its last day', '2027-01-07T12:30:00-03:00', 'cierra el 7 a las 13:00 · termina hoy'],
    ['after', '2027-01-07T13:00:00-03:00', 'ya pasó'],
  ] as const) {
    test(`says ${when} how far the application is, without moving anything`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.clock.setFixedTime(new Date(now));
      const complaints = collectComplaints(page);
      await page.goto(productUrl() + MEDICINA);
      const line = currentPage(page).getByRole('paragraph').filter({ hasText: LINE });
      await expect(line).toHaveText(`${LINE}cierra el 7 a las 13:00`);
      const before = await places(page);
      await waitForLivePage(page);
      await expect(line).toHaveText(LINE + said);
      expect(await places(page)).toEqual(before);
      expect(complaints).toEqual([]);
    });
  }

  test('leads to its step of the whole calendar, which is accessible on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.clock.setFixedTime(new Date('2026-12-01T12:00:00-03:00'));
    await openPage(page, productUrl() + MEDICINA);
    await currentPage(page).getByRole('link', { name: LINE }).click();
    const calendar = currentPage(page).getByRole('region', { name: 'Calendario de Admisión 2027' });
    await expect(calendar.getByText('Ordenas hasta 20 preferencias')).toBeInViewport();
    await expect(calendar.getByRole('listitem').filter({ hasText: 'Simulador de postulación' })).toContainText(
      'en curso',
    );
    await expectAccessible(page, 'calendar');
  });
});

test('the whole calendar is in a document without scripts, with the source of each date in one tap', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`${productUrl()}${CAREERS}#calendario`);
  const steps = page.getByRole('region', { name: 'Calendario de Admisión 2027' }).getByRole('listitem');
  const application = steps.filter({ hasText: 'Ordenas hasta 20 preferencias' });
  await expect(application).toContainText('desde las 9:00, hasta las 13:00 del último día');
  await application.getByText('Fuente', { exact: true }).click();
  await expect(application.getByText('Una sola fuente: confírmalo en la página de DEMRE.')).toBeVisible();
  await expect(steps.filter({ hasText: 'PAES de Invierno de 2027' })).toContainText('Sin fecha');
  await context.close();
});

test('the explorer says what comes first, and shows the rest on demand', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const student = await createAccount();
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00-03:00'));
  await openSignedIn(page, student, { redirect: '/carreras' });
  await currentPage(page).getByText('Calendario · PAES Regular: faltan 7 días').click();
  await expect(currentPage(page).getByText('Ordenas hasta 20 preferencias')).toBeVisible();
  await expect(currentPage(page).getByText('DEMRE publica las carreras')).toBeHidden();
  await currentPage(page).getByText('Ya pasó (6)').click();
  await expect(currentPage(page).getByText('DEMRE publica las carreras')).toBeVisible();
  await expectAccessible(page, 'explorer');
});
