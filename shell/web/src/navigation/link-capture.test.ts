// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { captureLinks } from './link-capture.ts';

const went: string[] = [];
captureLinks(
  document,
  (pathname) => !pathname.endsWith('.xml'),
  (to) => went.push(to),
);

// The environment follows a link as soon as the event passes it, before the document hears of it.
Object.assign(Reflect.get(window, 'happyDOM').settings.navigation, {
  disableMainFrameNavigation: true,
  disableFallbackToSetURL: true,
});

/** Returns whether the browser was left to follow the link. */
function click(attributes: string, modifiers: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><b>Ir</b></a>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
  document.querySelector('b')?.dispatchEvent(event);
  return !event.defaultPrevented;
}

beforeEach(() => {
  went.length = 0;
  history.replaceState(null, '', '/aqui?a=1#lugar');
});

describe('link capture', () => {
  it('takes plain clicks on addresses of the application', () => {
    expect(click('href="/otra?b=2#c"')).toBe(false);
    expect(click(`href="${location.origin}//doble"`)).toBe(false);
    expect(went).toEqual([`${location.origin}/otra?b=2#c`, `${location.origin}//doble`]);
  });

  it('leaves everything else to the browser', () => {
    for (const attributes of [
      'href="https://otra.example/"',
      'href="/mapa.xml"',
      'href="/otra" download',
      'href="/otra" target="_blank"',
      'href="/otra" rel="external"',
      'name="sin-direccion"',
    ]) {
      expect(click(attributes), attributes).toBe(true);
    }
    expect(click('href="/otra"', { ctrlKey: true })).toBe(true);
    expect(click('href="/otra"', { button: 1 })).toBe(true);
    expect(went).toEqual([]);
  });

  it('takes the place that the student is at already', () => {
    expect(click('href="#lugar"')).toBe(false);
    expect(went).toEqual([`${location.origin}/aqui?a=1#lugar`]);
  });
});
