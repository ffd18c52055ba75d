// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';

/** Of a kind that nothing is fetched for here. */
function assets(): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = '<meta content="/datos.json"><meta content="/shell.js"><meta content="/react.js">';
  return template.content;
}

const begun = () => [...document.head.children].map((element) => element.outerHTML.match(/\/[\w.]+/)?.[0]);

function listenOn(html: string): HTMLElement {
  document.body.innerHTML = html;
  hydrateOnInteraction(window, assets());
  return document.body.firstElementChild as HTMLElement;
}

const happen = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  // What a test before has left waiting begins here.
  happen(window, 'keydown');
  document.head.replaceChildren();
});

describe('a page that hydrates on interaction', () => {
  it('does nothing by itself, and nothing when it scrolls', () => {
    listenOn('<p>Texto</p>');
    happen(document, 'scroll');
    happen(window, 'load');
    expect(begun()).toEqual([]);
  });

  it('starts with a pointer that moves, and not with one that rests where the page came under it', () => {
    const text = listenOn('<p>Texto</p>');
    text.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    expect(begun()).toEqual([]);
    text.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, movementY: 1 }));
    expect(begun()).toHaveLength(3);
  });

  it.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input', 'change', 'click'])(
    'starts with %s, once',
    (sign) => {
      const text = listenOn('<p>Texto</p>');
      happen(text, sign);
      happen(text, sign);
      expect(begun()).toEqual(['/datos.json', '/shell.js', '/react.js']);
    },
  );

  it.each(['pointerdown', 'touchstart', 'focusin', 'click'])('is left by a link without having started: %s', (sign) => {
    happen(listenOn('<a href="/otra"><b>Otra</b></a>').firstElementChild ?? document, sign);
    expect(begun()).toEqual([]);
  });

  it('starts with a key on a link: it is one of many on the way', () => {
    happen(listenOn('<a href="/otra">Otra</a>'), 'keydown');
    expect(begun()).toHaveLength(3);
  });

  it('starts at once where it is told to', () => {
    hydrateOnInteraction(window, assets())();
    expect(begun()).toHaveLength(3);
  });
});
