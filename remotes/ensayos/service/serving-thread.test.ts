import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it('loads and compiles nothing of the bank: another thread does, and says the same', async () => {
  const child = fork(new URL('./testing/bank-process.ts', import.meta.url));
  const exit = once(child, 'exit');
  const [told] = await Promise.race([
    once(child, 'message'),
    exit.then(([code]) => Promise.reject(new Error(`the process ended with ${code}`))),
  ]);
  expect(told.onServingThread).toEqual([]);
  expect(told.items).toBeGreaterThan(80);
  expect(told).toMatchObject({ texts: 5, different: [] });
  // The thread does not keep the process from ending.
  expect((await exit)[0]).toBe(0);
});
