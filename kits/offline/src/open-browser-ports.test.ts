// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { openBrowserPorts } from './open-browser-ports.ts';

afterEach(() => vi.restoreAllMocks());

const seen = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('a page wakes when the network or the page is back, and hides when it goes, until nobody listens', () => {
  const ports = openBrowserPorts();
  const heard: string[] = [];
  const stops = [ports.onWake(() => heard.push('wake')), ports.onHide(() => heard.push('hide'))];
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  seen('visible');
  seen('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toEqual(['wake', 'wake', 'wake', 'hide', 'hide']);
  for (const stop of stops) stop();
  window.dispatchEvent(new Event('online'));
  seen('hidden');
  expect(heard).toHaveLength(5);
});

it('a browser without locks runs what is asked, and holds every name', async () => {
  vi.spyOn(window, 'navigator', 'get').mockReturnValue({} as Navigator);
  const { locks } = openBrowserPorts();
  const done: string[] = [];
  const work = async () => void done.push('done');
  await locks.exclusively('nombre', new AbortController().signal, work);
  expect(done).toEqual(['done']);
  expect(await locks.hold('nombre', () => undefined, { steal: false })).not.toBeNull();
  expect(await locks.hold('nombre', () => undefined, { steal: false })).not.toBeNull();
});

it('a browser that forbids its storage reads nothing from it, and says so where something is written', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const { storage } = openBrowserPorts();
  expect([storage.length, storage.key(0), storage.getItem('a')]).toEqual([0, null, null]);
  expect(() => storage.setItem('a', '1')).toThrow();
  expect(() => storage.removeItem('a')).not.toThrow();
});
