import { expect, test } from '@playwright/test';
import { expectAccessible } from '@travesia/infra-e2e/support/accessibility';
import { createAccount } from '@travesia/infra-e2e/support/accounts';
import { openSignedIn } from '@travesia/infra-e2e/support/open-signed-in';
import { collectComplaints, currentPage, openPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl, productUrl } from '@travesia/infra-e2e/support/urls';
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

test('the string is dragged and moved by keys, and sound is off until it is pressed and once one looks elsewhere', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const complaints = collectComplaints(page);
  await page.addInitScript(() => {
    const Original = window.AudioContext;
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    window.AudioContext = class extends Original {
      constructor() {
        super();
        contexts.push(this);
      }
    };
  });
  const contexts = () =>
    page.evaluate(() => (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state));
  const stage = await openGame(page, productUrl() + PAGE);
  await expect(stage).toContainText('Está quieta y recta.');

  const drawing = stage.getByRole('group', { name: 'Dibujo del modelo' });
  const box = await drawing.boundingBox();
  if (!box) throw new Error('no drawing');
  const unit = box.width / 720;
  const left = box.x + 44 * unit;
  await page.mouse.move(left, box.y + 190 * unit);
  await page.mouse.down();
  await page.mouse.move(left, box.y + (190 - 44) * unit, { steps: 4 });
  await page.mouse.up();
  const hand = stage.getByRole('slider', { name: 'Altura de la mano' });
  await expect(hand).toHaveAttribute('aria-valuetext', /^(7|7,5|8|8,5|9) cm$/);
  await drawing.press('ArrowDown');
  await expect(hand).toHaveAttribute('aria-valuetext', /^(5|5,5|6|6,5|7) cm$/);

  await stage.getByRole('radio', { name: 'Sonido' }).check();
  await expect(stage).toContainText('Sonido de 440 Hz en aire a 20 °C');
  await expectAccessible(page, 'the sound');
  expect(await contexts()).toEqual([]);
  await stage.getByRole('button', { name: 'Escuchar' }).click();
  await expect(stage.getByRole('button', { name: 'Dejar de escuchar' })).toHaveAttribute('aria-pressed', 'true');
  await stage.getByRole('radio', { name: 'Doppler' }).check();
  await expect.poll(contexts).toEqual(['closed']);
  await slideByKeys(page, stage.getByRole('slider', { name: 'Fuente' }), /^1\d\d m\/s a la derecha$/, 'PageUp');
  await expect(stage).toContainText(/El observador oye \d+ Hz: más (agudo|grave) que lo emitido/);
  await expectAccessible(page, 'Doppler');
  expect(complaints).toEqual([]);
});

test('an address brings the string as it was shared, and one that cannot be read is told', async ({ page }) => {
  await openPage(page, `${productUrl()}${PAGE}#T=9&con=motor&A=3&f=1.5&roce=0.2&usa=regla`);
  const stage = stageOf(page);
  await expect(stage).toContainText('Cuerda de 6 m con 9 N de tensión');
  await expect(stage.getByRole('slider', { name: 'Marca A' })).toHaveAttribute('aria-valuetext', '1 m');
  await page.goto(`${productUrl()}${PAGE}#T=ocho`);
  await expect(stage).toContainText('no trae un modelo que podamos leer');
  await expect(stage).toContainText('Está quieta y recta.');
});
