import 'fake-indexeddb/auto';
import type { HttpClient } from '@travesia/contracts/page';
import { expect, it } from 'vitest';
import { openAttemptStorage } from '../attempt/attempt-storage.ts';
import { claimAttempts } from './claim-sample.ts';

const answering = (lefts: readonly number[]) => {
  const asked: unknown[] = [];
  const http: HttpClient = async (_, { body } = {}) => {
    const left = lefts[asked.length];
    asked.push(body);
    if (left === undefined) throw new Error('nobody answers');
    return { left };
  };
  return { asked, http };
};

it('a claim goes on until nothing is left, and what waits on the device goes with it', async () => {
  const storage = await openAttemptStorage();
  const event = { kind: 'clear', slot: 0, seq: 1 } as const;
  await storage.append({ attempt: 'uno', owner: 'guest', epoch: 1, seq: 1, event });
  await storage.append({ attempt: 'otro', owner: 'guest', epoch: 1, seq: 1, event });
  const { asked, http } = answering([2, 1, 0]);
  await claimAttempts(http, storage, 'ana', ['uno']);
  expect(asked).toEqual([1, 2, 3].map(() => ({ attempts: ['uno'] })));
  expect((await storage.waiting('ana')).map(({ id }) => id)).toEqual(['uno']);
  expect((await storage.waiting('guest')).map(({ id }) => id)).toEqual(['otro']);
});

it.each([[[3, 3]], [[2]]])('a claim that does not come to its end says so: %o left', async (lefts) => {
  const { http } = answering(lefts);
  await expect(claimAttempts(http, await openAttemptStorage(), 'ana', ['uno'])).rejects.toThrow();
});
