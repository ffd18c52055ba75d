// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Remaining } from '../attempt/attempt-view.ts';
import { openPage } from './testing/open-page.tsx';
import { useIsTimeUp } from './use-countdown.ts';

let close: () => Promise<void>;
let say: (remaining: Remaining) => void;
/** What each render was told, since the last look. */
let seen: boolean[];

function Page() {
  const [remaining, setRemaining] = useState<Remaining | null>(null);
  say = setRemaining;
  seen.push(useIsTimeUp(remaining));
  return null;
}

const left = (ms: number, isConfirmed = true): Remaining => ({ ms, at: performance.now(), isConfirmed });
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

async function after(remaining: Remaining): Promise<readonly boolean[]> {
  seen = [];
  await act(async () => say(remaining));
  await pass(10);
  return seen;
}

beforeEach(async () => {
  vi.useFakeTimers();
  seen = [];
  ({ close } = await openPage(Page, () => new Promise(() => undefined)));
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

it('is up when what the service said has gone by, and renders nothing before', async () => {
  expect(await after(left(5_000))).toEqual([false]);
  await pass(4_900);
  expect(seen).toEqual([false]);
  await pass(200);
  expect(seen).toEqual([false, true]);
});

it('is never up by a guess of the device, nor for a moment when the service then says that there is more', async () => {
  expect(await after(left(0, false))).not.toContain(true);
  expect(await after(left(7_200_000))).not.toContain(true);
});

it('is not up any more where the service gives time back', async () => {
  expect(await after(left(0))).toContain(true);
  expect((await after(left(60_000))).at(-1)).toBe(false);
});
