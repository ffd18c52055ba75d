// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameProps } from '../features/stage/GameStage.tsx';
import { GamePage } from './GamePage.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Loaded = { readonly default: ComponentType<GameProps> };

const Game = ({ hash }: GameProps) => <section tabIndex={-1}>Modelo {hash}</section>;

let root: Root;
let loads: PromiseWithResolvers<Loaded>[];

beforeEach(() => {
  document.body.innerHTML = '<main id="contenido"></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  loads = [];
});
afterEach(() => act(async () => root.unmount()));

function load(): Promise<Loaded> {
  const asked = Promise.withResolvers<Loaded>();
  loads.push(asked);
  return asked.promise;
}

const open = (hash: string) =>
  act(async () =>
    root.render(
      <GamePage
        {...{ hash, load, start: 'Abrir el modelo', kicker: 'Juegos', title: 'Carro', lead: 'Empuja un carro.' }}
        {...{ caption: 'Un carro', summary: 'Va en 3 m.', still: <svg />, table: <p>3 m</p>, syllabus: 'ciencias' }}
        {...{ teaches: ['Qué es la rapidez.'], more: [] }}
        contents={[{ id: 'ciencias.fisica.ondas.rapidez', name: 'Rapidez' }]}
      />,
    ),
  );

const text = () => document.body.textContent ?? '';
const isRead = () => document.querySelector('[hidden] h2') === null;
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)?.click());
const arrive = (game: Loaded) => act(async () => loads[0]?.resolve(game));

describe('a game’s page', () => {
  it('is read without the game, which comes when it is wanted and takes the focus', async () => {
    await open('');
    expect(text()).toContain('Va en 3 m.');
    expect(text()).toContain('Qué es la rapidez.');
    expect(loads).toHaveLength(0);
    await press('Abrir el modelo');
    expect(loads).toHaveLength(1);
    // What is below would be pushed away.
    expect(isRead()).toBe(false);
    await arrive({ default: Game });
    expect(text()).toContain('Modelo');
    expect(text()).not.toContain('Va en 3 m.');
    expect(isRead()).toBe(true);
    expect(document.activeElement?.textContent).toBe('Modelo ');
  });

  it('has the game that its address asks for, and follows it', async () => {
    await open('#m4');
    await arrive({ default: Game });
    expect(text()).toContain('Modelo #m4');
    await open('#m7');
    expect(text()).toContain('Modelo #m7');
    // A place of the page is no game, nor is what the game has done gone with it.
    await open('#contenido');
    expect(text()).toContain('Modelo #m7');
  });

  it('stays what it is where the address names a place of it', async () => {
    await open('#contenido');
    expect(loads).toHaveLength(0);
    expect(text()).toContain('Abrir el modelo');
  });

  it('says so where the game does not come, and can be read all the same', async () => {
    await open('#m4');
    await act(async () => loads[0]?.reject(new Error('offline')));
    expect(text()).toContain('No pudimos abrir el modelo');
    expect(isRead()).toBe(true);
  });
});
