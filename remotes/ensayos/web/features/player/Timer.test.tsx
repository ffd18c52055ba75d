// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Timer } from './Timer.tsx';
import { openPage } from './testing/open-page.tsx';

const MINUTE_MS = 60_000;
let close: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

async function open(ms: number, isHidden: boolean) {
  const remaining = { ms, at: performance.now(), isConfirmed: true };
  const opened = await openPage(
    () => <Timer remaining={remaining} isHidden={isHidden} />,
    () => new Promise(() => undefined),
  );
  close = opened.close;
  return opened.container;
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

it('can be hidden until five minutes are left', async () => {
  const container = await open(7 * MINUTE_MS, true);
  const timer = () => container.querySelector('[role="timer"]');
  expect(timer()).toBeNull();
  await pass(2 * MINUTE_MS - 1_000);
  expect(timer()).toBeNull();
  await pass(1_000);
  expect(timer()?.textContent).toBe('5:00');
});

it('tells of ten, five and one minute, for all to see and hear, to who hid it too', async () => {
  const container = await open(11 * MINUTE_MS, true);
  const told = () => container.querySelector('[role="status"], [role="alert"]');
  expect(told()?.textContent).toBe('');
  expect(told()?.className).not.toContain('visually-hidden');
  await pass(MINUTE_MS);
  expect(told()?.textContent).toBe('Quedan 10 minutos o menos');
  await pass(5 * MINUTE_MS);
  expect(told()?.textContent).toBe('Quedan 5 minutos o menos');
  expect(told()?.role).toBe('status');
  await pass(4 * MINUTE_MS);
  expect(told()?.textContent).toBe('Queda menos de un minuto');
  expect(told()?.role).toBe('alert');
  await pass(MINUTE_MS);
  expect(told()?.textContent).toBe('');
});
