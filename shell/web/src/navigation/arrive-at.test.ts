// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppLocation } from './app-history.ts';
import { type ArrivedView, arriveAt } from './arrive-at.ts';
import { ScrollMemory } from './scroll-memory.ts';

let container: HTMLElement;
let scroll: ScrollMemory;
let moves: string[];

beforeEach(() => {
  document.body.innerHTML =
    '<div hidden><h2 id="lejos">De otra página</h2></div><main><h1>Título</h1><input><h2 id="lejos">Lejos</h2><h2 id="100%">Todo</h2></main>';
  container = document.querySelector('main') ?? document.body;
  moves = [];
  scroll = new ScrollMemory(window);
  vi.spyOn(window, 'scrollTo').mockImplementation((_x: unknown, y?: number) => moves.push(`to ${y}`));
  for (const element of document.querySelectorAll('h2')) {
    element.scrollIntoView = () => moves.push(`at ${element.textContent}`);
  }
});

function remember(key: string, y: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  scroll.show(key);
  scroll.leave();
}

function arrive(navigation: AppLocation['navigation'], hash = '', view: Partial<ArrivedView> = {}): void {
  const location = { pathname: '/x', search: '', hash, key: 'k', navigation };
  arriveAt({ container, keptScrollY: undefined, stays: false, ...view }, location, scroll);
}

const focused = () => document.activeElement?.textContent;

describe('arriving', () => {
  it('begins at the top, with the focus on the heading', () => {
    arrive('push');
    expect(moves).toEqual(['to 0']);
    expect(focused()).toBe('Título');
  });

  it('goes to the place that the address names, in this page and not in a hidden one', () => {
    arrive('push', '#lejos', { keptScrollY: 300 });
    expect(moves).toEqual(['at Lejos']);
    expect(focused()).toBe('Lejos');
  });

  it('opens what the place that the address names stands in', () => {
    container.innerHTML = '<details><summary>Norte</summary><details><p id="dentro">Dentro</p></details></details>';
    const inside = container.querySelector('p');
    if (inside) inside.scrollIntoView = () => moves.push('at Dentro');
    arrive('push', '#dentro');
    expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
    expect(moves).toEqual(['at Dentro']);
  });

  it.each(['#100%', '#100%25'])('reads %s as the browser does', (hash) => {
    arrive('push', hash);
    expect(moves).toEqual(['at Todo']);
  });

  it('goes back to where the student was, also where the address names a place', () => {
    remember('k', 800);
    arrive('pop', '#lejos');
    expect(moves).toEqual(['to 800']);
  });

  it('goes to the place of an entry that the browser made', () => {
    arrive('pop', '#lejos', { stays: true });
    expect(moves).toEqual(['at Lejos']);
  });

  it('brings a kept page as it was left', () => {
    arrive('push', '', { keptScrollY: 300 });
    expect(moves).toEqual(['to 300']);
  });

  it('leaves scroll and focus alone when a page replaces its own address', () => {
    container.querySelector('input')?.focus();
    arrive('replace', '#lejos', { stays: true });
    expect(moves).toEqual([]);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('leaves a document that was just opened alone, but for the place that its HTML did not hold', () => {
    arrive('initial', '#lejos', { stays: true });
    expect(moves).toEqual([]);
    arrive('initial', '#lejos');
    expect(moves).toEqual(['at Lejos']);
    expect(focused()).not.toBe('Lejos');
  });
});

describe('a page that was there before its code came', () => {
  it('is where it was before a reload', () => {
    remember('k', 800);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
    arrive('initial', '', { stays: true });
    expect(moves).toEqual(['to 800']);
  });

  it('stays where the student has scrolled it meanwhile', () => {
    remember('k', 800);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
    arrive('initial', '', { stays: true });
    expect(moves).toEqual([]);
  });
});

describe('the scroll memory', () => {
  it('knows nothing of entries that were never shown', () => {
    remember('a', 800);
    scroll.leave();
    expect(scroll.recall('a')).toBe(800);
    expect(scroll.recall('b')).toBeUndefined();
  });

  it('survives a reload, with the entry that was on the screen', () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
    scroll.show('a');
    window.dispatchEvent(new Event('pagehide'));
    expect(new ScrollMemory(window).recall('a')).toBe(640);
  });

  it('starts empty when what is stored is not its own', () => {
    window.sessionStorage.setItem('travesia:scroll', '[1, null]');
    expect(new ScrollMemory(window).recall('a')).toBeUndefined();
  });
});
