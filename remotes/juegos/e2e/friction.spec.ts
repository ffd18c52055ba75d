import { expect, type Page, test } from '@playwright/test';
import { lessonAddress } from '@travesia/contracts/page';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { collectComplaints, currentPage } from '@travesia/infra-e2e/support/shell';

const PAGE = '/juegos/fuerza-roce';
const PHONE = { width: 360, height: 740 };

const button = (page: Page, name: string | RegExp) => currentPage(page).getByRole('button', { name });
const drawing = (page: Page) => currentPage(page).getByRole('group', { name: 'Dibujo del modelo' });
const part = (page: Page, name: string) => currentPage(page).locator(`[data-part="${name}"]`);

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('a lesson opens the game at its challenge, which is predicted, done and explained by keyboard', async ({
  page,
}) => {
  const lesson = lessonAddress('ciencias.fisica.mecanica.roce', { point: 'estatico-se-ajusta' });
  await openSignedIn(page, await createAccount(), { redirect: lesson });
  const complaints = collectComplaints(page);
  const link = currentPage(page).getByRole('link', { name: /^Empuja una caja de a poco/ });
  await expect(link).toBeVisible();
  await expectAccessible(page, 'a lesson with a game');
  await link.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PAGE}#desafio=roce-se-ajusta$`));
  await expect(currentPage(page).getByRole('heading', { name: 'El roce que se ajusta' })).toBeVisible();
  await expectAccessible(page, 'a challenge');

  await button(page, '40 N').press('Enter');
  await drawing(page).focus();
  await page.keyboard.press('s');
  for (let times = 0; times < 40; times += 1) await page.keyboard.press('ArrowRight');
  await expect(currentPage(page)).toContainText('El roce estático vale 40\u00a0N hacia la izquierda');
  await expect(currentPage(page)).toContainText('Lo lograste');
  await button(page, /^Porque quieta la fuerza neta es cero/).press('Enter');
  await expect(currentPage(page)).toContainText('Así es: hace lo justo');
  await expectAccessible(page, 'a challenge that is done');
  await expect(button(page, /^Siguiente: /)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('on a phone that wants less motion: read, let go, drawn by oneself, shared', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await openSignedIn(page, await createAccount(), { redirect: PAGE });
  const complaints = collectComplaints(page);
  await expect(currentPage(page).getByRole('heading', { name: 'Qué se aprende' })).toBeVisible();
  await expect(part(page, 'friction-label')).toHaveText('roce 58,8\u00a0N');
  await expectAccessible(page, 'what it teaches');
  await expectNoSidewaysScroll(page);

  await button(page, 'Probar con la caja').click();
  await expect(part(page, 'speed')).toHaveText('en la mano');
  await currentPage(page).getByLabel('Empuje exacto').fill('120');
  await button(page, 'Soltar la caja').click();
  await expect(part(page, 'net-label')).toHaveText('neta 61,2\u00a0N');
  await expect(currentPage(page)).toContainText('Desliza hacia la derecha');
  await button(page, 'Volver a la partida').click();

  await currentPage(page).getByText('Dibuja tú las fuerzas').click();
  for (const [force, direction] of [
    ['El peso', 'Hacia abajo'],
    ['La normal', 'Hacia arriba'],
    ['El roce', 'Hacia la derecha'],
    ['El empuje', 'Hacia la derecha'],
  ] as const)
    await currentPage(page).getByLabel(force, { exact: true }).selectOption(direction);
  await button(page, 'Revisar mi diagrama').click();
  await expect(currentPage(page)).toContainText('Revisa la dirección del roce');
  await expectAccessible(page, 'a diagram that was looked through');
  await expectNoSidewaysScroll(page);

  await button(page, 'Compartir').click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}#superficie=madera&masa=20&angulo=0&empuje=120&cuelga=0&lanzada=0$`));
  await page.goto(`${new URL(page.url()).origin}${PAGE}#superficie=jabon`);
  await page.reload();
  await expect(currentPage(page)).toContainText('La dirección no trae un modelo que podamos leer');
  await expect(button(page, 'Soltar la caja')).toBeVisible();
  expect(complaints).toEqual([]);
});
