import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSynchroniser, type Synchroniser } from './synchroniser.ts';
import { createFakeBrowser } from './testing/create-fake-browser.ts';

/** How the service answers what is asked next; it goes on so. */
let answer: () => Promise<void>;
let asked: number;
let synchroniser: Synchroniser;
let tab: ReturnType<ReturnType<typeof createFakeBrowser>['tab']>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  answer = async () => undefined;
  tab = createFakeBrowser().tab();
  synchroniser = createSynchroniser({
    ports: tab,
    exchange() {
      asked += 1;
      return answer();
    },
  });
});
afterEach(() => {
  synchroniser.close();
  vi.useRealTimers();
});

const failing = (status?: number) => () => Promise.reject(Object.assign(new Error('no'), { status }));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('asks again by itself, more and more slowly and at least once a minute, until there is an answer', async () => {
  answer = failing();
  synchroniser.synchronise();
  await pass(0);
  expect([asked, synchroniser.sync()]).toEqual([1, 'waiting']);
  for (const ms of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) await pass(ms);
  expect(asked).toBe(9);
  answer = async () => undefined;
  await pass(60_000);
  expect([asked, synchroniser.sync()]).toEqual([10, 'synced']);
  await pass(600_000);
  expect(asked).toBe(10);
});

it('asks at once when the page is woken, and then as if nothing had failed', async () => {
  answer = failing(503);
  synchroniser.synchronise();
  await pass(3_000);
  expect(asked).toBe(3);
  tab.wake();
  await pass(1_000);
  expect(asked).toBe(5);
});

it.each([401, 409])('leaves it to who signs in where the session is somebody else’s: %i', async (status) => {
  answer = failing(status);
  synchroniser.synchronise();
  await pass(60_000);
  expect([asked, synchroniser.sync()]).toEqual([1, 'signed-out']);
});

it('asks once more, and not at the same time, where it is asked while it asks', async () => {
  let answered: () => void = () => undefined;
  answer = () => new Promise((resolve) => (answered = resolve));
  for (let n = 0; n < 3; n += 1) synchroniser.synchronise();
  await pass(0);
  expect(asked).toBe(1);
  answered();
  await pass(0);
  expect(asked).toBe(2);
});

it('what waits for a pause is sent as the page is left, and nothing is sent once it is closed', async () => {
  synchroniser.synchroniseAfter(10_000);
  tab.hide();
  await pass(0);
  expect(asked).toBe(1);
  synchroniser.synchroniseAfter(10_000);
  synchroniser.close();
  tab.hide();
  tab.wake();
  await pass(60_000);
  expect(asked).toBe(1);
});
