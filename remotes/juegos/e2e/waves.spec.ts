import { expect, test } from '@playwright/test';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { collectComplaints, currentPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';
import { openGame, playByKeys, slideByKeys, stageOf } from './support/play.ts';

const PAGE = '/juegos/simulador-ondas';
const PHONE = { width: 360, height: 740 };

test('a visitor on a phone does a challenge by keyboard; who signs in says that it is theirs, and it counts once', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const complaints = collectComplaints(page);
  const stage = await openGame(page, accountsUrl() + PAGE);
  await expectAccessible(page, 'the model');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playByKeys(page, stage, {
    title: 'Más alta, no más larga',
    guess: 'No cambia',
    does: () => slideByKeys(page, stage.getByRole('slider', { name: 'Amplitud' }), /^10 cm/),
    explanation: 'La energía que lleva, y no su longitud ni su rapidez',
  });
  await expect(stage).toContainText('Lo que haces queda en este dispositivo.');
  await expectAccessible(page, 'a challenge that is done');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(complaints).toEqual([]);

  await openSignedIn(page, await createAccount(), { redirect: PAGE });
  const own = async () => (await page.request.get(`${accountsUrl()}/api/juegos/challenges`)).json();
  await openGame(page, accountsUrl() + PAGE);
  await expect(stageOf(page)).toContainText('0 de 13 hechos');
  await currentPage(page).getByRole('button', { name: 'Son míos', exact: true }).click();
  await expect(stageOf(page)).toContainText('1 de 13 hechos');
  await expect.poll(own).toEqual({ challenges: [{ game: 'simulador-ondas', challenge: 'el-doble-de-alta' }] });
  const kept = await (await page.request.get(`${accountsUrl()}/api/juegos/data`)).json();
  expect(kept.challenge_run).toMatchObject([{ challenge: 'el-doble-de-alta', explained: true }]);
});
