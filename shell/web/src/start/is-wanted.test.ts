// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { SCROLL_STORAGE_KEY } from '../navigation/scroll-memory.ts';
import { isWanted } from './is-wanted.ts';

function openAt(address: string, state: unknown = null): boolean {
  document.body.innerHTML = '<h2 id="programas">Programas</h2>';
  history.replaceState(state, '', address);
  return isWanted(window);
}

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the application is', () => {
  it('not wanted for a path, nor for a place in its page', () => {
    expect(openAt('/paes/carreras')).toBe(false);
    expect(openAt('/paes/carreras#programas')).toBe(false);
  });

  it.each(['/paes/carreras?prueba=m1', '/paes/carreras#comparar=medicina'])('wanted at %s', (address) => {
    expect(openAt(address)).toBe(true);
  });

  it('wanted where it has lived: in an entry of the history, or in the tab', () => {
    expect(openAt('/paes/carreras', { key: 'a', index: 0 })).toBe(true);
    sessionStorage.setItem(SCROLL_STORAGE_KEY, '[]');
    expect(openAt('/paes/carreras')).toBe(true);
  });

  it('not wanted where nothing may be kept', () => {
    const forbidden = { location, document, history } as const;
    const window = Object.create(forbidden, {
      sessionStorage: {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      },
    });
    openAt('/paes/carreras');
    expect(isWanted(window)).toBe(false);
  });
});
