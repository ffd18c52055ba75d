// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { AppHistory, type AppLocation } from './app-history.ts';

interface Entry {
  state: unknown;
  url: URL;
}

/** A session history that steps at once, where the browser's steps later. */
function fakeWindow(start = 'https://travesia.example/inicio') {
  const entries: Entry[] = [{ state: null, url: new URL(start) }];
  let at = 0;
  const listeners = new Map<string, ((event: Event) => void)[]>();
  const answers: boolean[] = [];
  const asked: string[] = [];
  const entry = () => entries[at] as Entry;
  const fire = (type: string) => {
    const event = new Event(type, { cancelable: true });
    for (const listener of listeners.get(type) ?? []) listener(event);
    return event;
  };
  const fake = {
    get location() {
      return entry().url;
    },
    history: {
      scrollRestoration: 'auto',
      get state() {
        return entry().state;
      },
      pushState(state: unknown, _: string, url: URL) {
        entries.splice(at + 1, Infinity, { state, url: new URL(url) });
        at += 1;
      },
      replaceState(state: unknown, _: string, url?: URL) {
        entries[at] = { state, url: url ? new URL(url) : entry().url };
      },
      go(delta: number) {
        at = Math.min(Math.max(at + delta, 0), entries.length - 1);
        fire('popstate');
      },
    },
    addEventListener(type: string, listener: (event: Event) => void) {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    confirm(question: string) {
      asked.push(question);
      return answers.shift() ?? false;
    },
  };
  return {
    window: fake as unknown as Window,
    asked,
    answer: (...given: boolean[]) => answers.push(...given),
    fire,
    path: () => entry().url.pathname,
    followFragment(hash: string) {
      entries.splice(at + 1, Infinity, { state: null, url: new URL(hash, entry().url) });
      at += 1;
      fire('popstate');
    },
  };
}

let browser: ReturnType<typeof fakeWindow>;
let history: AppHistory;
let visited: AppLocation[];

beforeEach(() => {
  browser = fakeWindow();
  history = new AppHistory(browser.window);
  visited = [];
  history.subscribe((location) => visited.push(location));
});

const trail = () =>
  visited.map(({ navigation, pathname, search, hash }) => `${navigation} ${pathname}${search}${hash}`);

describe('the session history', () => {
  it('tells where the student went and how', () => {
    history.push('/carreras?orden=corte');
    history.replace('/carreras?orden=nombre#a');
    browser.window.history.go(-1);
    expect(trail()).toEqual(['push /carreras?orden=corte', 'replace /carreras?orden=nombre#a', 'pop /inicio']);
  });

  it('gives every entry a key and finds it again', () => {
    const first = history.location.key;
    history.push('/a');
    const second = history.location.key;
    browser.window.history.go(-1);
    expect(history.location.key).toBe(first);
    browser.window.history.go(1);
    expect(history.location.key).toBe(second);
  });

  it('refuses to navigate to another origin', () => {
    for (const to of ['https://otra.example/', '//otra.example/', '\\\\otra.example/']) {
      expect(() => history.push(to)).toThrow(/not our origin/);
    }
    expect(visited).toEqual([]);
  });

  it('asks before leaving and stays when the student wants to', () => {
    history.push('/ensayo');
    const lift = history.block('¿Salir sin guardar?');
    browser.answer(false, true);
    history.push('/otra');
    expect(browser.path()).toBe('/ensayo');
    history.push('/otra');
    expect(browser.path()).toBe('/otra');
    lift();
    history.push('/libre');
    expect(browser.asked).toEqual(['¿Salir sin guardar?', '¿Salir sin guardar?']);
    expect(trail()).toEqual(['push /ensayo', 'push /otra', 'push /libre']);
  });

  it('takes a blocked step back and forward, however far it went', () => {
    for (const path of ['/a', '/b', '/c']) history.push(path);
    browser.window.history.go(-1);
    const before = trail().length;
    history.block('¿Salir?');
    browser.answer(false, false);
    browser.window.history.go(-2);
    expect(browser.path()).toBe('/b');
    browser.window.history.go(1);
    expect(browser.path()).toBe('/b');
    expect(trail()).toHaveLength(before);
    expect(history.location.pathname).toBe('/b');
  });

  it('does not ask for a place in the same page', () => {
    history.block('¿Salir?');
    browser.followFragment('#seccion');
    expect(browser.asked).toEqual([]);
    expect(trail()).toEqual(['pop /inicio#seccion']);
  });

  it('does not ask for another query of the same page', () => {
    history.block('¿Salir?');
    history.push('?paso=2');
    history.replace('?paso=3');
    expect(browser.asked).toEqual([]);
    expect(trail()).toEqual(['push /inicio?paso=2', 'replace /inicio?paso=3']);
  });

  it('does not ask a second time when the address agreed to leads on', () => {
    history.block('¿Salir?');
    browser.answer(true);
    history.push('/lobby');
    history.redirect('/acceder');
    expect(browser.asked).toHaveLength(1);
    expect(trail()).toEqual(['push /lobby', 'replace /acceder']);
  });

  it('adds no step for the address one is at', () => {
    history.push('/a');
    history.push('/a');
    browser.window.history.go(-1);
    expect(trail()).toEqual(['push /a', 'push /a', 'pop /inicio']);
  });

  it('lets the browser ask when the tab is closed, only while something is unsaved', () => {
    expect(browser.fire('beforeunload').defaultPrevented).toBe(false);
    const lift = history.block('¿Salir?');
    expect(browser.fire('beforeunload').defaultPrevented).toBe(true);
    lift();
    expect(browser.fire('beforeunload').defaultPrevented).toBe(false);
  });

  it('recognises its own entry after a reload', () => {
    const { key } = history.location;
    expect(new AppHistory(browser.window).location.key).toBe(key);
  });
});
