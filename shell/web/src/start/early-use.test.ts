// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EarlyUse, noteEarlyUse } from './early-use.ts';
import { replayEarlyUse } from './replay-early-use.ts';

let early: EarlyUse;
let heard: string[];

function byId<E extends HTMLElement>(id: string, kind: new () => E): E {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`there is no ${id}`);
  return element;
}

const button = () => byId('contar', HTMLButtonElement);
const name = () => byId('nombre', HTMLInputElement);
const fruit = () => byId('fruta', HTMLSelectElement);
const agreed = () => byId('acuerdo', HTMLInputElement);

function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** The page's own code, which hears what is done from here on. */
function live(): void {
  button().addEventListener('click', () => heard.push('press'));
  name().addEventListener('input', () => heard.push(`name ${name().value}`));
  fruit().addEventListener('change', () => heard.push(`fruit ${fruit().value}`));
  agreed().addEventListener('change', () => heard.push(`agreed ${agreed().checked}`));
}

beforeEach(() => {
  heard = [];
  document.body.innerHTML = `
    <button type="button" id="contar"><b>Contar</b></button>
    <button type="button" id="ayuda" popovertarget="texto">Ayuda</button>
    <form><button id="enviar">Enviar</button></form>
    <a href="#texto" id="enlace">Texto</a>
    <input id="nombre" value="">
    <select id="fruta"><option selected>pera</option><option>uva</option></select>
    <input type="checkbox" id="acuerdo">
    <p id="texto">Texto</p>`;
  early = noteEarlyUse(document);
});

afterEach(() => early.end());

describe('what is done before a page lives', () => {
  it('is done again in its order, each thing once', async () => {
    type(name(), 'V');
    button().querySelector('b')?.click();
    button().click();
    type(name(), 'Violeta');
    choose(fruit(), 'uva');
    agreed().click();
    live();
    await replayEarlyUse(early);
    expect(heard).toEqual(['press', 'name Violeta', 'fruit uva', 'agreed true']);
    expect([name().value, fruit().value, agreed().checked]).toEqual(['Violeta', 'uva', true]);
  });

  it('comes back where the page has written over it', async () => {
    type(name(), 'Violeta');
    live();
    name().value = '';
    await replayEarlyUse(early);
    expect(heard).toEqual(['name Violeta']);
  });

  it('is left to the browser where that acts by itself', async () => {
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    for (const id of ['ayuda', 'enviar', 'enlace', 'texto']) byId(id, HTMLElement).click();
    expect([...early.done.keys()].map(({ id }) => id)).toEqual([]);
  });

  it('is nothing where it was taken back, or is gone', async () => {
    type(name(), 'Violeta');
    type(name(), '');
    button().click();
    live();
    button().remove();
    await replayEarlyUse(early);
    expect(heard).toEqual([]);
  });

  it('is for the page to hear once it is adopted, but for what its fields hold', async () => {
    early.endPresses();
    button().click();
    type(name(), 'Violeta');
    expect([...early.done.keys()].map(({ id }) => id)).toEqual(['nombre']);
  });
});

describe('the document', () => {
  const said = () => document.documentElement.dataset['scripts'];

  it('says that a script was lost, until the page lives', () => {
    const image = document.body.appendChild(document.createElement('img'));
    image.dispatchEvent(new Event('error'));
    expect(said()).toBeUndefined();
    const script = document.head.appendChild(document.createElement('script'));
    script.dispatchEvent(new Event('error'));
    expect(said()).toBe('lost');
    early.end();
    expect(said()).toBeUndefined();
    script.dispatchEvent(new Event('error'));
    expect(said()).toBeUndefined();
  });
});
