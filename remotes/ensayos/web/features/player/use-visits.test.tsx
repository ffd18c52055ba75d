// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVisits } from './use-visits.ts';

const told: [slot: number, activeMs: number][] = [];
let root: ReturnType<typeof createRoot>;

function Asking({ slot, isAsked }: { readonly slot: number; readonly isAsked: boolean }) {
  useVisits(slot, isAsked, (...visit) => told.push(visit));
  return null;
}

const show = (slot: number, isAsked: boolean) => act(() => root.render(<Asking slot={slot} isAsked={isAsked} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  told.length = 0;
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells how long a question was asked, and not how long its solution was read', () => {
  show(0, true);
  vi.advanceTimersByTime(5_000);
  show(0, false);
  expect(told).toEqual([[0, 5_000]]);
  vi.advanceTimersByTime(60_000);
  show(1, true);
  vi.advanceTimersByTime(7_000);
  act(() => root.unmount());
  expect(told).toEqual([
    [0, 5_000],
    [1, 7_000],
  ]);
});

it('goes on counting where the answer could not be checked', () => {
  show(0, true);
  vi.advanceTimersByTime(2_000);
  show(0, false);
  vi.advanceTimersByTime(9_000);
  show(0, true);
  vi.advanceTimersByTime(3_000);
  show(1, true);
  expect(told).toEqual([
    [0, 2_000],
    [0, 3_000],
  ]);
});
