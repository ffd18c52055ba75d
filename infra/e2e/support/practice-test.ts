import { type BrowserContext, expect, type Page } from '@playwright/test';
import { currentPage } from './shell.ts';

export const ENSAYOS = '/ensayos';
export const SIMULACRO = `${ENSAYOS}/generar?modo=simulacro&prueba=m1`;
export const M1_ITEMS = 65;

/** What a student gave to a question. */
export interface Response {
  readonly option: string | null;
  readonly flagged: boolean;
  readonly eliminated: readonly string[];
}

/** A running attempt. */
export interface Standing {
  readonly attempt: { readonly id: string; readonly answered: number; readonly remainingMs: number };
  readonly form: { readonly items: readonly { readonly options: readonly { readonly id: string }[] }[] };
  readonly responses: readonly Response[];
}

/** What the service at `origin` has of an attempt, as it tells its student. */
export async function standing({ request }: BrowserContext, origin: string, id: string): Promise<Standing> {
  const answered = await request.get(`${origin}/api/ensayos/attempts/${id}`);
  expect(answered.status()).toBe(200);
  return answered.json();
}

/** Id of the attempt that the page shows. */
export const attemptOn = (page: Page) => new URL(page.url()).searchParams.get('intento') ?? '';

export const question = (page: Page) => currentPage(page).getByRole('heading', { name: /^Pregunta \d+/ });
export const options = (page: Page) => currentPage(page).getByRole('radio');
/** Says where the answers are. */
export const saving = (page: Page) =>
  currentPage(page)
    .getByRole('status')
    .filter({ hasText: /Guard|Sin conexión/ });
export const button = (page: Page, name: string | RegExp) =>
  currentPage(page).getByRole('button', { name, exact: true });
export const overview = (page: Page) => currentPage(page).getByRole('button', { name: /^Preguntas \d+\s*de \d+/ });
export const isAnswered = (page: Page, answered: number, of: number) =>
  expect(overview(page)).toHaveAccessibleName(new RegExp(`^Preguntas ${answered}\\s*de ${of} `));

/** Opens the menu of a running attempt. */
export async function openMenu(page: Page): Promise<void> {
  await button(page, 'Menú').click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
}

/** Leaves the attempt where nothing is asked before that. */
export async function leaveAttempt(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('dialog').getByText('Salir y seguir después').click();
}

/** From the last step of choosing to the first question. */
export async function begin(page: Page): Promise<void> {
  await button(page, 'Empezar ahora').click();
  await expect(question(page)).toHaveText(/Pregunta 1/);
}

export async function answer(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await options(page)
      .nth(index % 4)
      .check();
    await button(page, 'Siguiente').click();
  }
}

/** Hands it in, and says so again where that is asked: in a simulacro, and where blanks are left. */
export async function handIn(page: Page): Promise<void> {
  const [answered, of] = ((await overview(page).textContent()) ?? '').match(/\d+/g) ?? [];
  const isAsked = answered !== of || (await currentPage(page).getByRole('timer').count()) > 0;
  await overview(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar', exact: true }).click();
  if (isAsked) await page.getByRole('dialog').getByRole('button', { name: 'Sí, entregar' }).click();
}

/** Runs in the page: the addresses that open without a connection. */
export async function keptAddresses(): Promise<readonly string[]> {
  const answer = await caches.match('/offline-worker.js?kept');
  const { pages = [] }: { readonly pages?: readonly { readonly address: string }[] } = (await answer?.json()) ?? {};
  return pages.map(({ address }) => address);
}

/** Until a reload without a connection would find the page of the attempt. */
export const isKeptOffline = (page: Page) =>
  expect.poll(() => page.evaluate(keptAddresses)).toContain(new URL(page.url()).pathname + new URL(page.url()).search);

/** Seconds that the page says are left. */
export async function timeLeft(page: Page): Promise<number> {
  const text = (await currentPage(page).getByRole('timer').getAttribute('aria-label')) ?? '';
  return (/[\d:]+/.exec(text)?.[0] ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
