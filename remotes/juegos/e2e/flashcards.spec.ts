import { expect, type Locator, type Page, test } from '@playwright/test';
import { CARDS_DUE_PATH, CARDS_PAGE } from '@travesia/contracts/slices';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn, signInBeside } from '@travesia/infra-e2e/support/open-signed-in';
import { collectComplaints, currentPage, openPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';

const PHONE = { width: 360, height: 740 };
const CONTENT = 'm1.numeros.porcentaje.calculo';
const MISTAKE = 'lee-la-cantidad-como-porcentaje';

const told = (page: Page): Locator => currentPage(page).getByRole('region', { name: 'Respuesta' });
const button = (page: Page, name: string | RegExp) => currentPage(page).getByRole('button', { name });
const card = (page: Page) => currentPage(page).getByRole('article');
const left = (page: Page, words: string) => expect(currentPage(page)).toContainText(words);

async function send(page: Page, method: 'PUT' | 'POST', path: string, data: object): Promise<void> {
  const headers = { origin: accountsUrl() };
  const answer = await page.request.fetch(accountsUrl() + path, { method, data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const ask = async (page: Page, path: string) => (await page.request.get(accountsUrl() + path)).json();

/** Turns the card and judges it: no hand leaves the keyboard. */
async function judge(page: Page, knew: boolean, turn = 'Space'): Promise<void> {
  await expect(told(page)).toBeHidden();
  await page.keyboard.press(turn);
  await expect(told(page)).toBeFocused();
  await page.keyboard.press(knew ? '2' : '1');
}

test('a lesson and a mistake bring cards: judged by keyboard on a phone, taken back, offline, each counted once', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await openSignedIn(page, await createAccount(), { redirect: CARDS_PAGE });
  const complaints = collectComplaints(page);
  const none = currentPage(page).getByRole('heading', { name: 'Hoy no tienes tarjetas' });
  await expect(none).toBeVisible();
  await expectAccessible(page, 'no cards');
  await expect(currentPage(page).getByRole('link', { name: 'Elegir una lección' })).toBeVisible();

  const at = Date.now();
  const run = '0199c0de-0000-7000-8000-0000000000c1';
  const lesson = { version: 1, passed: ['uno'], halts: {}, done: true, at };
  await send(page, 'PUT', `/api/aprende/lessons/${CONTENT}`, lesson);
  const missed = { contentId: CONTENT, source: 'lesson', correct: false, help: 'none', at, mistake: MISTAKE };
  await send(page, 'POST', '/api/aprende/evidence', { evidence: [{ ...missed, id: `lesson:${run}:c1` }] });
  const { cards } = await ask(page, CARDS_DUE_PATH);
  expect(cards.length).toBeGreaterThanOrEqual(3);

  await page.reload();
  await expect(card(page)).toContainText('Error típico');
  await left(page, `Quedan ${cards.length} tarjetas`);
  await page.keyboard.press('Enter');
  await expect(told(page)).toBeFocused();
  await expectAccessible(page, 'an answer');
  await page.keyboard.press('Space');
  await expect(told(page)).toBeHidden();

  await judge(page, false);
  await left(page, `Quedan ${cards.length} tarjetas`);
  await judge(page, true, 'Enter');
  await left(page, `Quedan ${cards.length - 1} tarjetas`);
  await page.keyboard.press('z');
  await left(page, `Quedan ${cards.length} tarjetas`);
  // One that is not wanted is out until it is wanted again.
  await page.keyboard.press('p');
  await left(page, `Quedan ${cards.length - 1} tarjetas`);
  await expect(currentPage(page).getByText('1 tarjeta en pausa')).toBeVisible();
  await page.keyboard.press('z');
  await left(page, `Quedan ${cards.length} tarjetas`);
  await judge(page, true);
  const due = async () => (await ask(page, CARDS_DUE_PATH)).cards.length;
  await expect.poll(due).toBe(cards.length - 2);
  // What the page is made of has to be kept before the connection goes.
  await page.waitForFunction(
    async (path) => (await caches.match(path, { cacheName: 'travesia-offline' })) !== undefined,
    CARDS_PAGE,
  );
  expect(complaints).toEqual([]);

  await context.setOffline(true);
  await judge(page, true);
  await expect(currentPage(page).getByRole('status')).toContainText('Sin conexión');
  await page.reload();
  await left(page, `Quedan ${cards.length - 2} tarjetas`);
  for (let rest = cards.length - 2; rest > 1; rest -= 1) await judge(page, true);
  await expect(card(page)).toContainText('Error típico');
  await button(page, 'Ver la respuesta').click();
  await button(page, /^La sabía/).click();
  await expect(currentPage(page).getByRole('heading', { name: 'Listo por hoy' })).toBeVisible();

  await context.setOffline(false);
  await left(page, 'vuelve');
  const next = currentPage(page).getByText(/^(La próxima vuelve|Las próximas vuelven) (mañana|el )/);
  await expect(next).toBeVisible();
  await expectAccessible(page, 'the end');
  // The one that was missed was answered twice; what was taken back counts for nothing.
  const { card: kept, card_review: reviews } = await ask(page, '/api/aprende/data');
  const answers = kept.map((one: { reviews: number }) => one.reviews).sort();
  expect(answers).toEqual([...cards.slice(1).map(() => 1), 2]);
  expect(reviews).toHaveLength(cards.length + 5);
  expect((await ask(page, CARDS_DUE_PATH)).cards).toEqual([]);
});

/** A finger goes sideways over the card. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = await card(page).boundingBox();
  if (!box) throw new Error('there is no card');
  const client = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * part);
  await touch('touchEnd', x + by);
}

test.describe('on a phone with fingers', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('whoever has no account tries twenty, and finds them in the one that they make', async ({ page }) => {
    await openPage(page, accountsUrl() + CARDS_PAGE);
    const complaints = collectComplaints(page);
    await expectAccessible(page, 'what cards are');
    await button(page, 'Probar 20 tarjetas').click();
    await left(page, 'Quedan 20 tarjetas');
    await expectAccessible(page, 'a card of those to try');
    await judge(page, true);
    await left(page, 'Quedan 19 tarjetas');
    await button(page, 'Ver la respuesta').click();
    await expect(told(page)).toBeFocused();
    await swipe(page, -140);
    // It comes again after the others.
    await left(page, 'Quedan 19 tarjetas');
    await swipe(page, 140);
    await expect(told(page)).toBeFocused();
    // Not far enough says nothing.
    await swipe(page, 40);
    await expect(told(page)).toBeVisible();
    await swipe(page, 140);
    await left(page, 'Quedan 18 tarjetas');
    await page.reload();
    await button(page, 'Probar 20 tarjetas').click();
    await left(page, 'Quedan 18 tarjetas');
    expect(complaints).toEqual([]);

    await signInBeside(page, await createAccount());
    await page.goto(accountsUrl() + CARDS_PAGE);
    await left(page, 'En este dispositivo se respondieron 3 tarjetas sin cuenta');
    await expectAccessible(page, 'the question whose they are');
    await button(page, 'Sí, guardarlas').click();
    const reviews = async () => (await ask(page, '/api/aprende/data')).card_review.length;
    await expect.poll(reviews).toBe(3);
    await expect(currentPage(page).getByText('En este dispositivo se respondieron')).toBeHidden();
  });
});
