import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { GOALS_PATH } from '@travesia/contracts/slices';
import { createAccount } from '../support/accounts.ts';
import { openSignedIn, signInBeside } from '../support/open-signed-in.ts';
import { currentPage } from '../support/shell.ts';
import { accountsUrl } from '../support/urls.ts';

/** Medicina, Universidad de Chile. */
const PROGRAM = '11083';

interface Answer {
  readonly status: number;
  readonly cache: string | null;
  readonly body: unknown;
}

/** As a script of the page asks, with the cookie that it cannot see. */
function ask(page: Page, path: string, method = 'GET', body?: object): Promise<Answer> {
  return page.evaluate(
    async ([url, how, payload]) => {
      const init = payload ? { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } } : {};
      const answer = await fetch(url, { method: how, ...init });
      const text = await answer.text();
      return {
        status: answer.status,
        cache: answer.headers.get('cache-control'),
        body: text === '' ? null : JSON.parse(text),
      };
    },
    [path, method, body] as const,
  );
}

test('what a student keeps is theirs to take away, as a file', async ({ page }) => {
  const account = await createAccount();
  await openSignedIn(page, account, { redirect: '/ajustes' });
  expect(await ask(page, GOALS_PATH, 'PUT', { programIds: [PROGRAM] })).toMatchObject({ status: 200 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    currentPage(page).getByRole('link', { name: 'Descargar todos mis datos' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('travesia.json');
  const kept = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(JSON.stringify(kept.Carreras)).toContain(PROGRAM);
  expect(kept).toMatchObject({
    Cuenta: { email: account.email },
    Aprende: expect.anything(),
    Ensayos: expect.anything(),
    Juegos: expect.anything(),
    Perfil: expect.anything(),
    Suscripción: expect.anything(),
    complete: { areas: 6 },
  });
});

test('what a student keeps is theirs: another browser of theirs has it, another student has not', async ({
  page,
  browser,
}) => {
  const ana = await createAccount();
  await signInBeside(page, ana);
  expect(await ask(page, GOALS_PATH, 'PUT', { programIds: [PROGRAM] })).toMatchObject({ status: 200 });

  const elsewhere = await browser.newPage();
  await signInBeside(elsewhere, ana);
  expect(await ask(elsewhere, GOALS_PATH)).toMatchObject({
    status: 200,
    cache: 'no-store',
    body: { goals: [{ programId: PROGRAM, program: { name: 'Medicina', university: 'Universidad de Chile' } }] },
  });

  const other = await browser.newPage();
  await signInBeside(other, await createAccount());
  expect(await ask(other, GOALS_PATH)).toMatchObject({ status: 200, body: { goals: [] } });

  const nobody = await browser.newPage();
  await nobody.goto(accountsUrl());
  expect(await ask(nobody, GOALS_PATH)).toMatchObject({ status: 401 });
  await Promise.all([elsewhere, other, nobody].map((opened) => opened.close()));
});
