import { expect, type Page, test } from '@playwright/test';
import { lessonAddress } from '@travesia/contracts/page';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { collectComplaints, currentPage, openPage, visit } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';
import { answer, button, openLesson, press, step } from './lesson-steps.ts';

const CONTENT = 'm1.numeros.porcentaje.calculo';

/** Until the worker has noted it: the document and its files come before. */
const isKept = (page: Page, address: string) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const noted = await caches.match('/offline-worker.js?kept', { cacheName: 'travesia-offline' });
        const { pages }: { pages: readonly { readonly address: string }[] } = noted
          ? await noted.json()
          : { pages: [] };
        return pages.map((kept) => kept.address);
      }),
    )
    .toContain(address);

/** What this browser keeps of `uid` in the databases and keys of all areas. */
function keptOf(page: Page, uid: string) {
  return page.evaluate(async (owner) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('travesia-aprende');
      opening.onsuccess = () => resolve(opening.result);
    });
    const rowsOf = (table: string) =>
      new Promise<readonly { readonly owner: string }[]>((resolve) => {
        const reading = database.transaction(table).objectStore(table).getAll();
        reading.onsuccess = () => resolve(reading.result);
      });
    const [known, waiting] = await Promise.all([rowsOf('known'), rowsOf('waiting')]);
    database.close();
    const own = (rows: readonly { readonly owner: string }[]) => rows.filter((row) => row.owner === owner).length;
    const keys = Object.keys(localStorage).filter((key) => key.includes(owner) && key.includes('/known'));
    return { known: own(known), waiting: own(waiting), keys };
  }, uid);
}

test('without a connection a lesson leads to the map, and the lobby opens, without a complaint', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await openSignedIn(page, account, { redirect: '/lobby' });
  await isKept(page, '/lobby');
  await openPage(page, accountsUrl() + lessonAddress(CONTENT));
  await expect(step(page)).toHaveText('Para empezar');
  await isKept(page, lessonAddress(CONTENT));
  await context.setOffline(true);
  const complaints = collectComplaints(page);
  await page.goto(`${accountsUrl()}/aprende`);
  await expect(currentPage(page).getByRole('heading', { level: 1, name: 'Aprende' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto(`${accountsUrl()}/lobby`);
  await expect(currentPage(page).getByRole('heading', { level: 1, name: 'Sala de estudio' })).toBeVisible();
  // What asks the services can't be had, and says so to nobody but the console.
  expect(
    complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)/.test(text)),
  ).toEqual([]);
});

test('who signs out leaves on the device what no service has, and nothing else; who comes back finds it sent', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  const { uid } = account;
  const lesson = await openLesson(page, account, lessonAddress(CONTENT));
  await press(page, button(page, /^Empezar/));
  await press(page, button(page, /^Practicar/));
  await page.route('**/api/aprende/evidence', (route) => route.abort());
  await answer(page, lesson, 'right');
  await expect.poll(async () => (await keptOf(page, uid)).waiting).toBeGreaterThan(0);
  await page.goto(`${accountsUrl()}/lobby`);
  await button(page, 'Empezar').click();
  await expect.poll(async () => (await keptOf(page, uid)).keys).toEqual([`travesia.aprende.timer.${uid}/known`]);
  const before = await keptOf(page, uid);
  expect(before.known).toBeGreaterThan(0);

  await visit(page, '/ajustes');
  await currentPage(page).getByRole('button', { name: 'Cerrar sesión aquí' }).click();
  await expect(page).toHaveURL(`${accountsUrl()}/`);
  await expect.poll(() => keptOf(page, uid)).toEqual({ known: 0, waiting: before.waiting, keys: [] });

  await page.unroute('**/api/aprende/evidence');
  await context.clearCookies();
  await openSignedIn(page, account, { redirect: '/lobby' });
  await expect.poll(async () => (await keptOf(page, uid)).waiting).toBe(0);
});
