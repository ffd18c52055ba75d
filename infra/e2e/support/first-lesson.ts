import { expect, type Locator, type Page } from '@playwright/test';
import { freshEmail, PASSWORD } from './accounts.ts';
import { currentPage, waitForLivePage } from './shell.ts';

/** What a screen is for whoever comes the first time: to be answered, or only to be passed. */
export type ScreenKind = 'question' | 'other';

/** Somebody who goes from screen to screen; a bench gives them the time that people take. */
export interface Walker {
  /** A screen can be used. It counts as `kind` until the next one. */
  screen(kind: ScreenKind, name: string): void;
  /** So many letters are typed. */
  typed(letters: number): void;
  /** Something is chosen or pressed. */
  pressed(): void;
}

const SILENT: Walker = { screen() {}, typed() {}, pressed() {} };

/** What is wanted in the walk; the programme is of the official offer. */
const WANTED = 'enfermeria concepcion';
const MINUTES = '1 h';
const BIRTH_YEAR = '2007';

const heading = (page: Page, name: string | RegExp, level = 1): Locator =>
  currentPage(page).getByRole('heading', { level, name });

/**
 * From `/` to the first lesson, with the diagnostic of one test and a new account, by what a screen reader says and a
 * keyboard does alone: roles, names, focus and live regions.
 */
export async function walkToFirstLesson(page: Page, origin: string, walker: Walker = SILENT): Promise<void> {
  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    const target = currentPage(page).getByRole(role, { name });
    await target.focus({ timeout: 20_000 });
    await expect(target).toBeFocused();
    walker.pressed();
    await page.keyboard.press('Enter');
  };
  const type = async (field: Locator, text: string) => {
    await field.focus({ timeout: 20_000 });
    await expect(field).toBeFocused();
    walker.typed(text.length);
    await page.keyboard.type(text);
  };
  const arrived = async (kind: ScreenKind, name: string | RegExp) => {
    await expect(heading(page, name)).toBeFocused({ timeout: 60_000 });
    walker.screen(kind, String(name));
  };

  await page.goto(`${origin}/`);
  await expect(heading(page, 'Cruza a la universidad con el mapa en la mano')).toBeVisible();
  await waitForLivePage(page);
  walker.screen('other', 'inicio');
  await expect(currentPage(page).getByText(/El diagnóstico y un ensayo de muestra no piden cuenta/)).toBeVisible();
  await press('link', 'Armar mi plan');

  await arrived('question', '¿Qué te gustaría estudiar?');
  await press('button', 'Ya sé qué carrera buscar');
  await arrived('question', 'Ponle nombre a tu meta');
  await type(currentPage(page).getByRole('searchbox', { name: /Qué carrera/ }), WANTED);
  await expect(currentPage(page).getByRole('status')).toContainText('la más parecida primero');
  await currentPage(page)
    .getByRole('button', { name: /^Elegir/ })
    .first()
    .focus();
  walker.pressed();
  await page.keyboard.press('Enter');
  await press('button', 'Seguir');
  await arrived('question', 'Tus pruebas y tu tiempo');
  await type(currentPage(page).getByRole('combobox', { name: 'Todos los días' }), MINUTES);
  await press('button', 'Seguir');
  await arrived('question', '¿Qué ya sabes?');
  await press('link', /^Empezar ?: Matemática 1/);

  const question = currentPage(page).getByRole('heading', { level: 2 });
  await expect(question).toHaveText(/^Pregunta 1 de 8/, { timeout: 60_000 });
  for (let asked = 1; (await question.textContent())?.startsWith('Pregunta'); asked += 1) {
    walker.screen('question', `pregunta ${asked}`);
    const before = await question.textContent();
    await expect(currentPage(page).getByRole('group', { name: 'Alternativas' })).toHaveAccessibleDescription(/\S/);
    await expect(currentPage(page).getByRole('radio', { name: /^No lo sé/ })).toBeVisible();
    await expect(currentPage(page).getByRole('link', { name: 'Seguir después' })).toBeVisible();
    walker.pressed();
    await page.keyboard.press(asked % 3 === 0 ? '0' : '1');
    walker.pressed();
    await page.keyboard.press('Enter');
    await expect(question).not.toHaveText(before ?? '', { timeout: 60_000 });
    await expect(question).toBeFocused();
  }
  await expect(question).toHaveText(/^Listo: /);
  walker.screen('other', 'fin del diagnóstico');
  await press('link', 'Ver mis recomendaciones');
  await expect(heading(page, 'Parte por aquí', 2)).toBeVisible({ timeout: 60_000 });
  walker.screen('other', 'Tus recomendaciones');
  await press('link', /^Empezar: /);

  // Lessons are free and ask for an account.
  await expect(heading(page, 'Crear tu cuenta')).toBeVisible({ timeout: 60_000 });
  await expect(currentPage(page).getByLabel('Contraseña nueva')).toBeVisible({ timeout: 60_000 });
  walker.screen('other', 'cuenta');
  const email = freshEmail();
  await type(currentPage(page).getByRole('textbox', { name: 'Correo', exact: true }), email);
  await type(currentPage(page).getByLabel('Contraseña nueva'), PASSWORD);
  walker.pressed();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Sobre ti')).toBeVisible({ timeout: 60_000 });
  walker.screen('other', 'perfil');
  await type(currentPage(page).getByRole('textbox', { name: '¿En qué año naciste?' }), BIRTH_YEAR);
  walker.pressed();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Tu colegio')).toBeVisible({ timeout: 60_000 });
  walker.screen('other', 'de quién es');
  await press('button', 'Sí, son mías');
  await expect(currentPage(page).getByRole('button', { name: 'Saltar este paso' })).toBeVisible({ timeout: 60_000 });
  walker.screen('other', 'colegio');
  await press('button', 'Saltar este paso');
  await expect(page).toHaveURL(/\/aprende\?leccion=/, { timeout: 60_000 });
  await expect(currentPage(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await waitForLivePage(page);
  walker.screen('other', 'lección');
}
