// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOVER_DWELL_MS, prepareOnIntent } from './prepare-on-intent.ts';

const done: string[] = [];
prepareOnIntent(document, {
  approach: (pathname) => done.push(`approach ${pathname}`),
  prepare: (pathname) => done.push(`prepare ${pathname}`),
});

function on(type: string): void {
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
  document.body.innerHTML = '<a href="/otra?b=2#c"><b>Ir</b></a>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('prepares the page of a link on which a pointer rests, and no page of one that it passes over', () => {
  on('pointerover');
  vi.advanceTimersByTime(HOVER_DWELL_MS - 1);
  expect(done).toEqual(['approach /otra']);
  on('pointerout');
  vi.advanceTimersByTime(HOVER_DWELL_MS);
  expect(done).toEqual(['approach /otra']);
  on('pointerover');
  vi.advanceTimersByTime(HOVER_DWELL_MS);
  expect(done).toEqual(['approach /otra', 'approach /otra', 'prepare /otra']);
});

it.each(['focusin', 'touchstart'])('prepares at once at a %s', (type) => {
  on(type);
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['prepare /otra']);
});

it.each([{ saveData: true }, { effectiveType: '2g' }])('does nothing where bytes are dear: %j', (connection) => {
  vi.stubGlobal('navigator', { connection });
  on('pointerover');
  on('touchstart');
  vi.advanceTimersByTime(HOVER_DWELL_MS);
  expect(done).toEqual([]);
});
