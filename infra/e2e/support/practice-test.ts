import { type BrowserContext, expect, type Page } from '@playwright/test';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { currentPage, openPage } from './shell.ts';

export const ENSAYOS = '/ensayos';
export const SIMULACRO = `${ENSAYOS}/generar?modo=simulacro&prueba=m1`;
export const M1_ITEMS = 65;

/** As {@link SIMULACRO}, asked of the service. */
export const SIMULACRO_REQUEST = { mode: 'simulacro', test: 'm1' };
/** Of practice, asked of the service. */
export const practiceRequest = (contents: readonly string[], items: number, feedback: 'at-once' | 'at-end') => ({
  mode: 'practica',
  test: contents[0]?.split('.')[0],
  contents,
  items,
  feedback,
});

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

/** Where a page of practice tests keeps which device it is. */
const DEVICE_KEY = 'travesia.ensayos.device';

/** Asks the service at the origin of `page` for something about attempts, as its student. */
export async function askAttempts<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const { origin } = new URL(page.url());
  const answered = await page.request.post(`${origin}/api/ensayos/attempts${path}`, { data, headers: { origin } });
  expect(answered.ok(), `${path}: ${answered.status()}`).toBe(true);
  return answered.json();
}

/**
 * Has the service begin an attempt with its first questions answered, A, B, C and D in turn, on the device that this
 * browser is; nothing is pressed for it. `page` shows anything of the origin, for a student who is signed in.
 * @returns its id.
 */
export async function beginBeside(page: Page, request: object, answered = 0): Promise<string> {
  const id = uuidV7();
  await askAttempts(page, '', { id, request });
  const device = await page.evaluate(
    ([key, made]) => {
      const known = localStorage.getItem(key) ?? made;
      localStorage.setItem(key, known);
      return known;
    },
    [DEVICE_KEY, crypto.randomUUID()] as const,
  );
  const { form } = await askAttempts<Standing>(page, `/${id}/start`, { device });
  const events = form.items
    .slice(0, answered)
    .map(({ options: all }, slot) => ({ kind: 'answer', seq: slot + 1, slot, option: all[slot % 4]?.id }));
  if (answered > 0) await askAttempts(page, `/${id}/events`, { epoch: 1, events });
  return id;
}

/** Has the service grade an attempt as it stands. */
export const handInBeside = (page: Page, id: string) => askAttempts(page, `/${id}/submit`, { epoch: 1, events: [] });

/** Opens an attempt by its address, and waits until it can be answered. */
export async function openAttempt(page: Page, id: string): Promise<void> {
  await openPage(page, `${new URL(page.url()).origin}${ENSAYOS}?intento=${id}`);
  await expect(options(page).first()).toBeEnabled();
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

/** Sets what the menu of a running attempt offers, by its name. */
export async function setTool(page: Page, name: string): Promise<void> {
  await openMenu(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name, exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: 'Seguir respondiendo' }).click();
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
