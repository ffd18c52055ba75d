// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PARTS, PARTS_OF } from '../../../models/cell/parts.ts';
import { type OpenGame, openGame } from '../stage/testing/open-game.tsx';
import CellGame from './CellGame.tsx';
import { MARKS } from './CellPicture.tsx';
// Views come when they are looked at; here they are there already.
import './CloseUp.tsx';
import './DivisionView.tsx';
import './MissingView.tsx';
import './OsmosisView.tsx';
import './PartsView.tsx';

let game: OpenGame;

const open = async (hash: string, calm = false) => {
  game = await openGame({ hash, calm, Game: CellGame });
  await game.pass(0.1);
};
const picture = () => game.container.querySelector('svg[role="img"]');
const drawn = (selector: string) => [...(picture()?.querySelectorAll(selector) ?? [])];
const heading = () => drawn('text').map(({ textContent }) => textContent);

function field(label: string): HTMLSelectElement {
  const found = [...game.container.querySelectorAll('select')].find((one) =>
    [...one.labels].some(({ textContent }) => textContent?.includes(label)),
  );
  if (!found) throw new Error(`no field is called ${label}`);
  return found;
}

async function pick(label: string, value: string): Promise<void> {
  const select = field(label);
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

async function tick(label: string): Promise<void> {
  const box = [...game.container.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  await act(async () => box?.querySelector('input')?.click());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(async () => {
  await game.close();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('marks every part of every cell, in the drawing and in the list, and shows the one that is pressed in either', async () => {
  for (const cell of ['animal', 'vegetal', 'bacteria'] as const) {
    expect(Object.keys(MARKS[cell]).sort()).toEqual([...PARTS_OF[cell]].sort());
    await open(`#partes.${cell}.celula.-`);
    for (const part of PARTS_OF[cell]) expect(drawn(`[data-part="${part}"]`).length, part).toBe(2);
    const last = PARTS_OF[cell].at(-1) ?? 'membrana';
    await act(async () => void drawn(`[data-part="${last}"]`)[0]?.dispatchEvent(new Event('click', { bubbles: true })));
    expect(game.text()).toContain(PARTS[last].task);
    await game.click(`1${PARTS[PARTS_OF[cell][0] ?? 'membrana'].name}`);
    expect(game.text()).toContain(PARTS[PARTS_OF[cell][0] ?? 'membrana'].task);
    if (cell !== 'bacteria') await game.close();
  }
});

it('lets parts be named by what they look like, and tells a wrong name from a right one', async () => {
  await open('#partes.bacteria.celula.-.nombrar');
  expect(game.text()).not.toContain(PARTS.flagelo.name);
  await game.click(`8${PARTS.flagelo.looks}`);
  await pick('La parte 8 se llama', 'pared');
  expect(game.text()).toContain('No es: Pared celular.');
  await pick('La parte 8 se llama', 'flagelo');
  expect(game.text()).toContain('Llevas 1 de 8 partes nombradas, con 1 error.');
  expect(game.text()).toContain(PARTS.flagelo.task);
});

it('goes nearer with the arrows, and shows how long its bar is', async () => {
  await open('#partes.animal.tejido.mitocondria');
  const bars: (string | null | undefined)[] = [];
  for (let press = 0; press < 4; press += 1) {
    await game.pass(0.1);
    bars.push(heading().at(-1));
    await game.press('ArrowRight');
  }
  expect(bars).toEqual(['20 µm', '2 µm', '0,5 µm', '5 nm']);
});

it('draws what goes when a part is switched off', async () => {
  await open('#falta.animal.-');
  expect(drawn('[data-off="true"]')).toHaveLength(0);
  await tick('Mitocondrias');
  await game.pass(1);
  expect(drawn('[data-off="true"]').map((part) => part.getAttribute('data-part'))).toEqual(['mitocondria']);
  expect(heading()).toContain('7\u00a0%');
  await game.pass(10);
  expect(heading()).toContain('Reventó');
  expect(game.text()).toContain('reventó');
});

it('plays a challenge by keys, from the prediction to the explanation', async () => {
  await open('#desafio=encoger-globulo');
  await game.click('Se encoge');
  const before = drawn('path').map((path) => path.getAttribute('d'));
  for (let press = 0; press < 31; press += 1) await game.press('ArrowRight');
  await game.pass(20);
  expect(game.text()).toContain('Lo lograste');
  expect(drawn('path').map((path) => path.getAttribute('d'))).not.toEqual(before);
  await game.click('Adentro quedó tan concentrado como afuera');
  expect(game.text()).toContain('ese es el equilibrio');
});

it('moves chromosomes from a stage to the next, at once where one wants less motion', async () => {
  const places = () => drawn('g[transform*="rotate"]').map((strand) => strand.getAttribute('transform'));
  await open('#division.mitosis.4.metafase');
  const [aligned] = [places()];
  expect(aligned).toHaveLength(8);
  await game.press('ArrowRight');
  expect(field('Etapa').selectedOptions[0]?.textContent).toBe('Anafase');
  await game.pass(0.5);
  const onTheWay = places();
  await game.pass(2);
  const apart = places();
  expect(onTheWay).not.toEqual(aligned);
  expect(apart).not.toEqual(onTheWay);
  await game.close();
  await open('#division.mitosis.4.metafase', true);
  await game.press('ArrowRight');
  await game.pass(0.1);
  expect(places()).toEqual(apart);
  expect(heading()).toContain('8 cromosomas · 4C');
});
