// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FRICTION } from '../../../models/friction/friction.ts';
import { type OpenGame, openGame } from '../stage/testing/open-game.tsx';
import FrictionGame from './FrictionGame.tsx';

let game: OpenGame;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(async () => {
  await game.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = async (hash: string, calm = false) => {
  game = await openGame({ hash, calm, Game: FrictionGame });
};

/** A native control, by the words of its label. */
function control(name: string): HTMLInputElement | HTMLSelectElement {
  const label = [...game.container.querySelectorAll('label')].find((one) => one.textContent?.trim() === name);
  const found = document.getElementById(label?.htmlFor ?? '');
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`no control is called ${name}`);
}

/** As the keys of a native control leave it. */
async function put(name: string, value: string | number): Promise<void> {
  const element = control(name);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
  await act(async () => {
    set?.call(element, String(value));
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

async function press(key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await game.press(key);
}

/** The sentences under the drawing: with those of the card, all that is read. */
const words = () => game.container.querySelector('[aria-live="polite"]')?.previousElementSibling?.textContent ?? '';

const draw = async (force: string, direction: string, length: number) => {
  await put(`El ${force}`.replace('El normal', 'La normal'), direction);
  await put(`Largo de ${force === 'normal' ? 'la' : 'el'} ${force}`, length);
};

/** Each challenge by keys and native controls, told by nothing but words. */
const PLAYS: Readonly<Record<string, () => Promise<void>>> = {
  'roce-se-ajusta': async () => {
    await press('s');
    await press('ArrowRight', 40);
    await game.pass(0.5);
    expect(words()).toMatch(/No parte\. El roce estático vale 40.N hacia la izquierda/);
  },
  'justo-antes-de-partir': async () => {
    await press('s');
    await put('Empuje', 117);
    await game.pass(0.6);
    expect(words()).toMatch(/vale 117.N hacia la izquierda, de un máximo de 117,6.N/);
  },
  'siempre-igual': async () => {
    await put('Empuje exacto', '73,5');
    await press('s');
    await game.pass(2.2);
    expect(words()).toContain('siempre con la misma rapidez');
  },
  'diagrama-que-frena': async () => {
    await press('s');
    await game.pass(0.2);
    expect(words()).not.toContain('roce');
    await draw('peso', 'down', 6);
    await draw('normal', 'up', 6);
    await draw('roce', 'backward', 2);
  },
  'acelera-a-dos': async () => {
    await put('Empuje exacto', '123,5');
    await press('s');
    await game.pass(1.1);
    expect(words()).toMatch(/gana 2.m\/s cada segundo/);
  },
  'angulo-en-que-resbala': async () => {
    await press('ArrowUp', 16);
    await press('s');
    await game.pass(0.6);
    expect(words()).toContain('en una rampa de 26°');
    expect(words()).toContain('No parte');
    await press('ArrowUp');
    await game.pass(0.2);
  },
  'la-masa-no-frena': async () => {
    await press('s');
    await game.pass(2.4);
    expect(words()).toContain('Se detuvo');
    await press('v');
    await put('Masa de la caja', 50);
    await press('s');
    await game.pass(2.4);
  },
  'doble-de-rapidez': async () => {
    await press('s');
    await game.pass(1.3);
    await press('v');
    await put('Lanzamiento', 8);
    await press('s');
    await game.pass(1.9);
  },
  'diagrama-en-la-rampa': async () => {
    await draw('peso', 'down', 8);
    await draw('normal', 'up', 7);
    await draw('roce', 'forward', 3);
    await game.click('Revisar mi diagrama');
    expect(game.text()).toContain('Revisa la dirección de la normal');
    await draw('normal', 'away', 7);
  },
  'la-masa-que-la-hace-partir': async () => {
    await put('Cuelga de la polea', 5);
    await press('s');
    await game.pass(0.6);
    expect(words()).toMatch(/la cuerda tira con 49.N/);
    await put('Cuelga de la polea', 5.5);
    await game.pass(0.2);
  },
  'media-tension': async () => {
    await put('Cuelga de la polea', 16);
    await press('s');
    await game.pass(0.4);
  },
  'roce-para-los-dos-lados': async () => {
    await put('Cuelga de la polea', 1);
    await press('s');
    await game.pass(0.6);
    expect(words()).toMatch(/vale 39,2.N rampa arriba/);
    await put('Cuelga de la polea', 9);
    await game.pass(0.6);
    expect(words()).toMatch(/vale 39,2.N rampa abajo/);
  },
  'vuelve-mas-lenta': async () => {
    await put('Superficies (μ estático y μ cinético)', 'goma-seca');
    await put('Ángulo de la rampa', 46);
    await press('s');
    await game.pass(3.5);
  },
};

it('each challenge can be done by keys and by who only reads its words', async () => {
  expect(Object.keys(PLAYS)).toEqual(FRICTION.challenges.map(({ id }) => id));
  for (const { id, predict, explain } of FRICTION.challenges) {
    await open(`#desafio=${id}`);
    await game.click(predict.options[0] ?? '');
    expect(game.text(), id).not.toContain('Lo lograste');
    await PLAYS[id]?.();
    await game.pass(0.2);
    expect(game.text(), id).toContain('Lo lograste');
    const wrong = explain.options.find(({ isRight }) => !isRight);
    const right = explain.options.find(({ isRight }) => isRight);
    await game.click(wrong?.text ?? '');
    expect(game.text(), id).toContain(wrong?.feedback);
    await game.click(right?.text ?? '');
    expect(game.text(), id).toContain(explain.words);
    await game.close();
  }
});

it('draws what the model says, and moves only once it is let go', async () => {
  await open('#superficie=madera&masa=20&empuje=120', true);
  const part = (name: string) => game.container.querySelector(`[data-part="${name}"]`);
  const shown = () =>
    ['weight', 'normal', 'push', 'tension', 'friction', 'net'].filter(
      (name) => part(name)?.getAttribute('visibility') === 'inherit',
    );
  expect(shown()).toEqual(['weight', 'normal', 'push']);
  expect(game.waiting()).toBe(0);
  await game.click('Soltar la caja');
  await game.pass(1);
  expect(shown()).toEqual(['weight', 'normal', 'push', 'friction', 'net']);
  expect(part('friction-label')?.textContent).toBe('roce 58,8\u00a0N');
  expect(part('net-label')?.textContent).toBe('neta 61,2\u00a0N');
  expect(part('speed')?.textContent).toMatch(/^3,\d+\u00a0m\/s$/);
  const path = part('velocity-path')?.getAttribute('d') ?? '';
  expect(path.split('L').length).toBeGreaterThan(15);
  expect(game.container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  await game.click('Deshacer');
  expect(shown()).toEqual(['weight', 'normal', 'push']);
  expect(part('velocity-path')?.getAttribute('d')).toBe('');
});

it('notes what nobody touched, and hides arrows from who is to draw them', async () => {
  await open('#superficie=madera&masa=20&lanzada=5');
  await press('s');
  await game.pass(2.4);
  expect(game.text()).toMatch(/Paró a 4,25.m en 1,7.s/);
  await press('v');
  await press('s');
  await game.pass(0.2);
  await press('ArrowRight');
  await game.pass(3);
  expect(game.text().match(/Paró a/g)).toHaveLength(1);
  const hide = game.container.querySelector<HTMLInputElement>('input[type="radio"][value="no"]');
  await act(async () => hide?.click());
  await game.pass(0.1);
  expect(words()).not.toContain('roce');
  expect(game.container.querySelectorAll('[data-force][visibility="inherit"]')).toHaveLength(0);
});
