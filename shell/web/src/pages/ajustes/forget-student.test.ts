// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetStudent } from './forget-student.ts';

const name = 'travesia-biblioteca';

async function records(work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opened = indexedDB.open(name, 1);
  opened.onupgradeneeded = () => opened.result.createObjectStore('events', { keyPath: 'id' });
  await new Promise((resolve) => {
    opened.onsuccess = resolve;
  });
  const request = work(opened.result.transaction('events', 'readwrite').objectStore('events'));
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  opened.result.close();
  return request.result;
}

it('what this browser keeps of a student goes with the account, and what it keeps of others stays', async () => {
  for (const [id, owner] of ['ana', 'berta', 'ana', 'guest'].entries()) {
    await records((store) => store.put({ id, owner, event: { option: 'a' } }));
  }
  const keys = [
    'travesia.carreras.score-settings.ana',
    'travesia.carreras.preferences.ana/list',
    'travesia.carreras.goals.anabel/value',
  ];
  for (const key of [...keys, 'otra.ana', 'travesia.appearance']) localStorage.setItem(key, '1');
  await forgetStudent('ana', [name]);
  expect(await records((store) => store.getAll())).toMatchObject([{ owner: 'berta' }, { owner: 'guest' }]);
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'otra.ana',
    'travesia.appearance',
    'travesia.carreras.goals.anabel/value',
  ]);
});

it('a browser without any of it forgets nothing, and makes nothing', async () => {
  const deleted = indexedDB.deleteDatabase(name);
  await new Promise((resolve) => {
    deleted.onsuccess = resolve;
  });
  await forgetStudent('ana', [name]);
  expect(await indexedDB.databases()).toEqual([]);
});
