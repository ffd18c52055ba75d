import { expect, type Page, test } from '@playwright/test';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { signInBeside } from '@travesia/infra-e2e/support/open-signed-in';
import {
  answer,
  beginBeside,
  handIn,
  isKeptOffline,
  openAttempt,
  SIMULACRO_REQUEST,
  saving,
  standing,
} from '@travesia/infra-e2e/support/practice-test';
import { currentPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';
import { ANSWER_KEY_FIELDS, FROZEN_ID, leaksOf } from '@travesia/remote-ensayos/service/testing/answer-key-leaks';

type ReviewedItems = Parameters<typeof leaksOf>[2];

/** All that this browser keeps of our pages, as text: `files` of the caches, and `data` of pages and libraries. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        files.push(request.url, JSON.stringify([...(answer?.headers ?? [])]), (await answer?.text()) ?? '');
      }
    }
    const data = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ended(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        data.push(store, JSON.stringify(await ended(database.transaction(store).objectStore(store).getAll())));
      }
      database.close();
    }
    return { files: files.join('\n'), data: data.join('\n') };
  });

test('X-04 nothing that answers a question reaches the browser or is kept in it before it is handed in', async ({
  page,
  context,
}) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/ensayos/')) bodies.push(response.text().catch(() => ''));
  });
  await signInBeside(page, await createAccount());
  const id = await beginBeside(page, SIMULACRO_REQUEST, 1);
  await openAttempt(page, id);
  await answer(page, 2);
  await expect(saving(page)).toHaveText('Guardado');
  await isKeptOffline(page);
  await context.setOffline(true);
  await answer(page, 2);
  await expect(saving(page)).toHaveText('Sin conexión: 2 respuestas en este equipo');
  const { files, data } = await keptIn(page);
  await context.setOffline(false);
  await expect(saving(page)).toHaveText('Guardado');
  const said = (await Promise.all(bodies)).join('\n');
  const shown = JSON.stringify((await standing(context, accountsUrl(), id)).form);
  await handIn(page);
  await expect(currentPage(page).getByRole('heading', { name: /^Resultado: Simulacro/ })).toBeVisible();
  const result = await (await context.request.get(`${accountsUrl()}/api/ensayos/attempts/${id}/result`)).text();
  const { items }: { readonly items: ReviewedItems } = JSON.parse(result);

  for (const told of [said, data]) {
    expect(told).toContain(JSON.stringify(items[0]?.item.stem));
    expect(told).not.toMatch(ANSWER_KEY_FIELDS);
    expect(told).not.toMatch(FROZEN_ID);
    expect(leaksOf(told, shown, items)).toEqual([]);
  }
  expect(files).toContain('/ensayos');
  expect(leaksOf(files, shown, items)).toEqual([]);
  // What is looked for is found where it may be.
  expect(leaksOf(result, shown, items)).not.toEqual([]);
});
