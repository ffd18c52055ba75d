// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rendered } from './testing/CartGame.tsx';
import { type OpenGame, openGame } from './testing/open-game.tsx';

let game: OpenGame;

const x = () => Number(game.container.querySelector('circle')?.getAttribute('cx'));
const spoken = () => game.container.querySelector('[aria-live="polite"]')?.textContent;
const focused = () => document.activeElement?.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(async () => {
  await game.close();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('time', () => {
  it('moves what is drawn at each frame, renders twice a second, and rests when all rests', async () => {
    game = await openGame();
    await game.click('Empujar');
    const [before, from] = [rendered.controls, x()];
    await game.pass(1);
    expect(x() - from).toBeCloseTo(1, 1);
    expect(rendered.controls - before).toBeLessThanOrEqual(3);
    await game.pass(10);
    expect(x()).toBe(10);
    expect(game.waiting()).toBe(0);
  });

  it('does not go on while the page is kept and hidden', async () => {
    game = await openGame();
    await game.click('Empujar');
    await act(async () => game.mounted.hide());
    const at = x();
    expect(game.waiting()).toBe(0);
    await game.pass(2);
    await act(async () => game.mounted.show());
    await game.pass(0.1);
    expect(x() - at).toBeLessThan(0.2);
    expect(x() - at).toBeGreaterThan(0);
  });

  it('waits for a press where one wants less motion', async () => {
    game = await openGame({ calm: true });
    await game.click('Empujar');
    await game.pass(1);
    expect(x()).toBe(0);
    await game.click('Un paso');
    expect(x()).toBeCloseTo(0.03);
    await game.click('Seguir');
    await game.pass(1);
    expect(x()).toBeGreaterThan(0.9);
  });

  it('takes back, begins again and slows down', async () => {
    game = await openGame();
    expect(game.button('Deshacer').getAttribute('aria-disabled')).toBe('true');
    await game.click('Empujar');
    await game.click('Cámara lenta');
    await game.pass(1);
    expect(x()).toBeLessThan(0.4);
    await game.click('Deshacer');
    expect(x()).toBe(0);
    await game.click('Empujar');
    await game.click('Volver a empezar');
    await game.pass(1);
    expect(x()).toBe(0);
  });
});

describe('words', () => {
  it('says what was done once it holds, what rests, and not the time that runs', async () => {
    game = await openGame();
    await game.click('Empujar');
    expect(spoken()).toBe('');
    await game.pass(1);
    expect(spoken()).toMatch(/^El carro está en 0\.\d m y va a 1\.0 m\/s\.$/);
    await game.pass(5);
    expect(spoken()).toBe('');
    await game.press('l');
    expect(spoken()).toMatch(/^El carro está en [56]\.\d m/);
    await game.pass(6);
    expect(game.text()).toContain('El carro está en 10.0 m y va a 0.0 m/s.');
  });
});

describe('keys', () => {
  it('obeys where the focus is in the model, and leaves to controls what is theirs', async () => {
    game = await openGame();
    await game.press('ArrowRight');
    await game.pass(0.5);
    expect(x()).toBeGreaterThan(0.3);
    const slider = game.container.querySelector('input') ?? game.container;
    await game.press('ArrowRight', slider);
    expect(game.text()).toContain('va a 1.0 m/s');
    await game.press('P', slider);
    expect(game.button('Seguir')).toBeTruthy();
    await game.press(' ', game.button('Seguir'));
    expect(game.button('Seguir')).toBeTruthy();
    await game.press(' ');
    expect(game.button('Pausar')).toBeTruthy();
    await game.press('p', document.body);
    expect(game.button('Pausar')).toBeTruthy();
  });

  it('lists what each key does, the game’s own first', async () => {
    game = await openGame();
    await game.press('?');
    const dialog = game.container.querySelector('dialog');
    expect(dialog?.querySelector('dt')?.textContent).toBe('→');
    expect(dialog?.textContent).toContain('Deshacer lo último');
  });
});

describe('a challenge', () => {
  const TITLE = /^Lleva el carro a 3 m/;

  it('is predicted, tried, judged by the model, explained, and then it is done', async () => {
    game = await openGame();
    await game.press('ArrowRight');
    await game.click(TITLE);
    expect(focused()).toContain('Antes de probar: ¿Sigue solo cuando lo sueltas?');
    // Nothing may be moved before.
    await game.press('ArrowRight');
    await game.pass(1);
    expect(x()).toBe(0);
    await game.click('Sigue');
    expect(focused()).toContain('Predijiste: Sigue');
    expect(game.text()).toContain('Va en 0.0 m de 3 m.');
    await game.press('ArrowRight');
    await game.pass(2);
    expect(game.text()).toMatch(/Va en [12]\.\d m de 3 m\./);
    expect(game.text()).not.toContain('Lo lograste');
    await game.pass(1.5);
    expect(game.text()).toContain('Lo lograste');
    expect(x()).toBeGreaterThanOrEqual(3);
    expect(x()).toBeLessThan(3.2);
    expect(game.button('Seguir')).toBeTruthy();
    expect(game.text()).toContain('0 de 8 hechos');
    await game.click('Porque guarda la fuerza');
    expect(game.text()).toContain('La fuerza no se guarda.');
    expect(game.text()).not.toContain('Sin roce la velocidad no cambia.');
    await game.click('Porque nada lo frena');
    expect(game.text()).toContain('Sin roce la velocidad no cambia.');
    expect(game.text()).toContain('1 de 8 hechos');
    expect(game.text()).toContain('Lo que haces queda en este dispositivo.');
    await game.click('Siguiente: Lleva el carro a 1 m');
    expect(x()).toBe(0);
    expect(focused()).toContain('Lleva el carro a 1 m');
  });

  it('is done at a single step, too, and may be tried without a guess', async () => {
    game = await openGame({ calm: true, hash: '#desafio=llegar-a-1' });
    await game.click('Probar sin predecir');
    expect(game.text()).not.toContain('Predijiste');
    for (let push = 0; push < 5; push += 1) await game.click('Empujar');
    for (let step = 0; step < 7; step += 1) await game.click('Un paso');
    expect(game.text()).toContain('Lo lograste');
  });
});

describe('the address', () => {
  it('begins with the state that it names, and follows another', async () => {
    game = await openGame({ hash: '#m4' });
    expect(x()).toBe(4);
    await game.go('#m7');
    await game.pass(0.1);
    expect(x()).toBe(7);
  });

  it('says so where it names nothing', async () => {
    game = await openGame({ hash: '#m99' });
    expect(game.text()).toContain('La dirección no trae un modelo que podamos leer.');
    expect(x()).toBe(0);
  });

  it('is given to others with the state, and what is shown goes on', async () => {
    game = await openGame({ hash: '#m4' });
    await game.click('Empujar');
    await game.pass(1);
    await game.click('Compartir');
    expect(game.navigated).toEqual([expect.stringMatching(/#m5$/)]);
    expect(game.notices).toHaveLength(1);
    await game.go('#m5');
    await game.pass(0.1);
    expect(x()).toBeGreaterThan(5);
  });
});
