// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adoptEarlyUse } from './adopt-early-use.ts';
import { type EarlyUse, noteEarlyUse } from './early-use.ts';

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

/** The page takes over, does `meanwhile`, and hears from then on. */
async function adopt(meanwhile: () => void = () => undefined): Promise<void> {
  const adoption = adoptEarlyUse(early, document.body);
  live();
  meanwhile();
  await adoption.finish();
}

describe('what is done before a page lives', () => {
  it('is told in its order: of fields what they hold, of presses each', async () => {
    type(name(), 'V');
    button().querySelector('b')?.click();
    button().click();
    type(name(), 'Violeta');
    choose(fruit(), 'uva');
    agreed().click();
    await adopt();
    expect(heard).toEqual(['name Violeta', 'press', 'press', 'fruit uva', 'agreed true']);
    expect([name().value, fruit().value, agreed().checked]).toEqual(['Violeta', 'uva', true]);
  });

  it('is what a field holds by then, though nothing told of it', async () => {
    type(name(), 'Vio');
    name().value = 'Violeta';
    fruit().value = 'uva';
    await adopt();
    expect(heard).toEqual(['fruit uva', 'name Violeta']);
  });

  it('comes back where the page has written over it, with what was selected', async () => {
    type(name(), 'Violeta');
    name().setSelectionRange(2, 5);
    await adopt(() => {
      name().value = '';
    });
    expect(heard).toEqual(['name Violeta']);
    expect([name().selectionStart, name().selectionEnd]).toEqual([2, 5]);
  });

  it('leaves alone what the page has written where nobody did anything', async () => {
    await adopt(() => {
      name().value = 'Rosa';
    });
    expect(heard).toEqual([]);
    expect(name().value).toBe('Rosa');
  });

  it('survives a press that came before it', async () => {
    type(name(), 'Vio');
    button().click();
    type(name(), 'Violeta');
    await adopt(() => {
      button().addEventListener('click', () => {
        name().value = '';
      });
    });
    expect(heard).toEqual(['name Violeta', 'press', 'name Violeta']);
    expect(name().value).toBe('Violeta');
  });

  it('is not written again: the page alone takes it for news', async () => {
    type(name(), 'Violeta');
    const written: string[] = [];
    let known = '';
    await adopt(() => {
      // As frameworks keep what they wrote.
      const prototype = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      known = name().value;
      Object.defineProperty(name(), 'value', {
        ...prototype,
        set(this: HTMLInputElement, text: string) {
          known = text;
          if (this === name()) written.push(text);
          prototype?.set?.call(this, text);
        },
      });
      name().addEventListener('input', () => heard.push(known === name().value ? 'nothing new' : 'news'));
    });
    expect(heard).toEqual(['name Violeta', 'news']);
    expect(written).toEqual([]);
  });

  it('keeps the keys that were held with a press', async () => {
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true, clientX: 7 }));
    const pressed: (boolean | number)[] = [];
    await adopt(() => {
      button().addEventListener('click', ({ shiftKey, clientX }) => pressed.push(shiftKey, clientX));
    });
    expect(pressed).toEqual([true, 7]);
  });

  it('is left to the browser where that acts by itself', async () => {
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    for (const id of ['ayuda', 'enviar', 'enlace', 'texto']) byId(id, HTMLElement).click();
    expect(early.acts).toEqual([]);
  });

  it('is nothing where it was taken back, or is gone', async () => {
    type(name(), 'Violeta');
    type(name(), '');
    button().click();
    await adopt(() => button().remove());
    expect(heard).toEqual([]);
  });

  it('is told to the field that stands in the place of one that was made anew', async () => {
    type(name(), 'Violeta');
    await adopt(() => {
      name().outerHTML = '<input id="nombre" value="">';
      live();
    });
    expect(heard).toContain('name Violeta');
    expect(name().value).toBe('Violeta');
  });

  it('is heard once while the page takes over, and by the page alone afterwards', async () => {
    const adoption = adoptEarlyUse(early, document.body);
    live();
    type(name(), 'V');
    button().click();
    expect(heard).toEqual([]);
    await adoption.finish();
    expect(heard).toEqual(['name V', 'press']);
    button().click();
    expect(heard).toEqual(['name V', 'press', 'press']);
  });

  it('is nobody’s but of the part that does not hear yet', () => {
    const part = document.createElement('main');
    document.body.append(part);
    early.narrow(part);
    button().click();
    part.innerHTML = '<button type="button">Otro</button>';
    part.querySelector('button')?.click();
    expect(early.acts).toHaveLength(1);
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
