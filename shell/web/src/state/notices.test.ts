import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTICE_DURATION_MS, NOTICES_LIMIT, Notices } from './notices.ts';

/** A tab: what it stores outlives its documents. */
function openTab(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = memory()) {
  const openDocument = () => {
    const window = Object.assign(new EventTarget(), { sessionStorage: { ...memory(), ...storage } });
    const notices = new Notices(window);
    return {
      notices,
      texts: () => notices.shown$.get().map(({ text }) => text),
      end: () => window.dispatchEvent(new Event('pagehide')),
    };
  };
  return { openDocument };
}

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what the student is told', () => {
  it('goes by itself, but an error stays until it is closed', () => {
    const { notices, texts } = openTab().openDocument();
    notices.notify({ tone: 'info', text: 'guardado' });
    notices.notify({ tone: 'error', text: 'falló' });
    vi.advanceTimersByTime(NOTICE_DURATION_MS);
    expect(texts()).toEqual(['falló']);
    notices.dismiss(notices.shown$.get()[0]?.id ?? 0);
    expect(texts()).toEqual([]);
  });

  it('is never more than fits: the oldest leaves', () => {
    const { notices, texts } = openTab().openDocument();
    for (let count = 0; count <= NOTICES_LIMIT; count += 1) notices.notify({ tone: 'info', text: `${count}` });
    expect(texts()).toEqual(['1', '2', '3']);
  });

  it('stays while something can be done about it, and lets others leave first', () => {
    const { notices, texts } = openTab().openDocument();
    notices.notify({ tone: 'info', text: 'versión nueva', action: { label: 'Actualizar', run() {} } });
    vi.advanceTimersByTime(NOTICE_DURATION_MS);
    for (let count = 0; count <= NOTICES_LIMIT; count += 1) notices.notify({ tone: 'info', text: `${count}` });
    expect(texts()).toEqual(['versión nueva', '2', '3']);
  });

  it('offers nothing in the next document that only this one can do', () => {
    const tab = openTab();
    const first = tab.openDocument();
    first.notices.notify({ tone: 'info', text: 'versión nueva', action: { label: 'Actualizar', run() {} } });
    first.notices.carryOver();
    first.end();
    const second = tab.openDocument();
    second.notices.resume();
    expect(second.texts()).toEqual([]);
  });

  it('outlives a reload of ours, with what was told while it began, and only that one', () => {
    const tab = openTab();
    const first = tab.openDocument();
    first.notices.carryOver();
    first.notices.notify({ tone: 'error', text: 'tu sesión venció' });
    first.end();

    const second = tab.openDocument();
    second.notices.resume();
    expect(second.texts()).toEqual(['tu sesión venció']);
    second.end();

    const third = tab.openDocument();
    third.notices.resume();
    expect(third.texts()).toEqual([]);
  });

  it('ends with the document where the browser stores nothing', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const tab = openTab({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const { notices, texts, end } = tab.openDocument();
    notices.resume();
    notices.carryOver();
    notices.notify({ tone: 'info', text: 'guardado' });
    end();
    expect(texts()).toEqual(['guardado']);
  });
});
