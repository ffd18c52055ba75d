import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { signInBeside } from '@travesia/infra-e2e/support/open-signed-in';
import {
  beginBeside,
  button,
  ENSAYOS,
  handInBeside,
  openAttempt,
  options,
  practiceRequest,
} from '@travesia/infra-e2e/support/practice-test';
import { currentPage, openPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';

const PRACTICE = practiceRequest(['m1.numeros'], 5, 'at-once');

test('a hint is offered in a practice to who does nothing, moves nothing before it is asked for, and leads with its question to the tutor, as reviews do', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInBeside(page, await createAccount());
  const id = await beginBeside(page, PRACTICE);
  await page.clock.install();
  await openAttempt(page, id);
  const shown = currentPage(page);
  await expect(button(page, 'Una pista para la pregunta 1')).toBeEnabled();
  await expect(shown.getByText('Después de una pista, tu respuesta cuenta menos.')).toBeVisible();
  const top = async () => (await options(page).first().boundingBox())?.y;
  const before = await top();
  await page.clock.fastForward(46_000);
  await expect(shown.getByRole('status').filter({ hasText: 'Una pista te muestra la idea.' })).toHaveCount(1);
  expect(await top()).toBe(before);
  expect(await accessibilityViolations(page)).toEqual([]);

  await context.setOffline(true);
  await button(page, 'Una pista para la pregunta 1').press('Enter');
  await expect(shown.getByText('Para una pista hace falta conexión.')).toBeVisible();
  await context.setOffline(false);
  await button(page, 'Una pista para la pregunta 1').press('Enter');
  await expect(shown.getByRole('region', { name: /^Pista para la pregunta 1: La idea/ })).toBeFocused();
  const tutor = `/tutor?intento=${id}&pregunta=1`;
  await expect(shown.getByRole('link', { name: 'Sigue con el tutor' })).toHaveAttribute('href', tutor);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: test.info().outputPath('pista-360.png') });

  await options(page).first().check();
  await button(page, /^Comprobar/).click();
  const review = shown.getByRole('region', { name: 'Corrección de la pregunta 1' });
  await expect(review).toContainText('Viste una pista antes de responder');
  await expect(review.getByRole('link', { name: /^No entiendo este paso/ }).first()).toHaveAttribute(
    'href',
    `${tutor}&paso=1`,
  );
  await expect(shown.getByRole('link', { name: /^No entiendo esta/ })).toHaveAttribute('href', tutor);
  expect(await accessibilityViolations(page)).toEqual([]);

  await handInBeside(page, id);
  await openPage(page, `${accountsUrl()}${ENSAYOS}/resultado/${id}`);
  await expect(shown.getByText('Una la respondiste después de una pista')).toBeVisible();
  await shown
    .locator('details')
    .filter({ hasText: /^Pregunta 2 / })
    .locator('summary')
    .first()
    .click();
  await shown.getByRole('link', { name: /^No entiendo esta.*la pregunta 2$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/tutor\\?intento=${id}&pregunta=2$`));
});
