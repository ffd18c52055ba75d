import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningAttempt, SentEvent } from '../../../api/attempts.ts';
import { type AttemptStorage, openAttemptStorage, type StoredAttempt, type StoredEvent } from './attempt-storage.ts';

const attempt = (id: string, owner: string, handedIn?: true): StoredAttempt => ({
  id,
  owner,
  running: {
    form: { items: [{ stem: 'stem', options: [] }], texts: [], sections: [] },
    lease: { epoch: 2, device: 'd' },
  } as unknown as RunningAttempt,
  keptAt: 1_800_000_000_000,
  ...(handedIn && { handedIn }),
});
const event = (
  id: string,
  owner: string,
  epoch: number,
  seq: number,
  kind: 'clear' | 'visit' = 'clear',
): StoredEvent => ({
  attempt: id,
  owner,
  epoch,
  seq,
  event: (kind === 'clear' ? { kind, slot: 0, seq } : { kind, slot: 0, activeMs: 9, seq }) as SentEvent,
});
const seqs = async (storage: AttemptStorage, id: string) =>
  (await storage.events(id)).map(({ epoch, seq }) => `${epoch}/${seq}`);

beforeEach(() => {
  vi.unstubAllGlobals();
  globalThis.indexedDB = new IDBFactory();
});

/** The database as the browsers of students have it. */
function storedBefore(rows: { readonly attempts: readonly StoredAttempt[]; readonly events: readonly StoredEvent[] }) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const request = indexedDB.open('travesia-ensayos', 1);
  request.onupgradeneeded = () => {
    const attempts = request.result.createObjectStore('attempts', { keyPath: 'id' });
    const events = request.result.createObjectStore('events', { keyPath: ['attempt', 'epoch', 'seq'] });
    for (const row of rows.attempts) attempts.put(row);
    for (const row of rows.events) events.put(row);
  };
  request.onsuccess = () => {
    request.result.close();
    resolve();
  };
  return promise;
}

it('finds what is in the browsers of students', async () => {
  await storedBefore({
    attempts: [attempt('uno', 'ana', true), attempt('dos', 'ana')],
    events: [
      event('uno', 'ana', 2, 1),
      event('dos', 'ana', 1, 2),
      event('dos', 'ana', 1, 1),
      event('tres', 'luz', 1, 1),
    ],
  });
  const storage = await openAttemptStorage();
  expect(await storage.read('uno')).toEqual(attempt('uno', 'ana', true));
  expect(await seqs(storage, 'dos')).toEqual(['1/1', '1/2']);
  const waiting = await storage.waiting('ana');
  expect(waiting.map(({ id, handedIn, isElsewhere }) => ({ id, handedIn, isElsewhere }))).toEqual([
    { id: 'dos', handedIn: false, isElsewhere: true },
    { id: 'uno', handedIn: true, isElsewhere: false },
  ]);
});

describe.each([
  ['in the database', () => undefined],
  ['in the memory of a page that has none', () => vi.stubGlobal('indexedDB', undefined)],
])('%s', (_, prepare) => {
  it('forgets what is acknowledged, and nothing else', async () => {
    prepare();
    const storage = await openAttemptStorage();
    for (const seq of [1, 2, 3]) await storage.append(event('uno', 'ana', 2, seq));
    await storage.append(event('uno', 'ana', 1, 1));
    await storage.acknowledge(attempt('uno', 'ana'), 2, 2);
    expect(await seqs(storage, 'uno')).toEqual(['1/1', '2/3']);
    await storage.forgetEvents('uno', 1, [1]);
    expect(await seqs(storage, 'uno')).toEqual(['2/3']);
    await storage.renumber(attempt('uno', 'ana'), [event('uno', 'ana', 3, 1)]);
    expect(await seqs(storage, 'uno')).toEqual(['3/1']);
    await storage.forget('uno');
    expect([await storage.read('uno'), await seqs(storage, 'uno')]).toEqual([undefined, []]);
  });

  it('keeps of others what never got through, and no question', async () => {
    prepare();
    const storage = await openAttemptStorage();
    await storage.write(attempt('uno', 'ana', true));
    await storage.write(attempt('dos', 'ana'));
    await storage.append(event('dos', 'ana', 2, 1));
    await storage.forgetOthers('luz');
    expect(JSON.stringify(await storage.read('uno'))).not.toContain('stem');
    expect(await storage.read('dos')).toBeUndefined();
    expect((await storage.waiting('ana')).map(({ id }) => id)).toEqual(['dos', 'uno']);
    await storage.give('dos', 'luz');
    expect((await storage.waiting('luz')).map(({ id }) => id)).toEqual(['dos']);
    await storage.forgetAll('ana');
    expect(await storage.waiting('ana')).toEqual([]);
    expect(await storage.waiting('luz')).toHaveLength(1);
  });

  it('counts no time as something that waits', async () => {
    prepare();
    const storage = await openAttemptStorage();
    await storage.append(event('uno', 'ana', 2, 1, 'visit'));
    expect(await storage.waiting('ana')).toEqual([]);
  });
});
