import { expect, it } from 'vitest';
import { lead } from './lead.ts';
import { createFakeBrowser } from './testing/create-fake-browser.ts';

it('one tab of a browser leads at a time, and another one when that has ended', async () => {
  const browser = createFakeBrowser();
  const [first, second] = [browser.tab(), browser.tab()];
  const { promise, resolve } = Promise.withResolvers<void>();
  const led: string[] = [];
  const leading = lead(first.locks, 'envío', async () => {
    led.push('first');
    await promise;
  });
  const other = () =>
    lead(second.locks, 'envío', async () => {
      led.push('second');
    });
  expect(await other()).toBe(false);
  resolve();
  expect(await leading).toBe(true);
  expect(await other()).toBe(true);
  expect(led).toEqual(['first', 'second']);
});

it('a leader that fails leads no more', async () => {
  const { locks } = createFakeBrowser().tab();
  await expect(lead(locks, 'envío', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await lead(locks, 'envío', async () => undefined)).toBe(true);
});
