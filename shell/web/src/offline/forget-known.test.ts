// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetKnown } from './forget-known.ts';

const TABLES = ['known', 'waiting'] as const;

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('travesia-biblioteca', 1);
  opening.onupgradeneeded = () => {
    for (const table of TABLES) opening.result.createObjectStore(table, { keyPath: 'owner' });
  };
  return new Promise((resolve) => {
    opening.onsuccess = () => resolve(opening.result);
  });
}

async function ownersIn(database: IDBDatabase, table: string): Promise<unknown> {
  const request = database.transaction(table).objectStore(table).getAllKeys();
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
}

it('who signs out leaves what waits to be sent, and nothing that a service knows; a student who stays keeps theirs', async () => {
  const database = await open();
  for (const table of TABLES) {
    for (const owner of ['ana', 'berta']) {
      database.transaction(table, 'readwrite').objectStore(table).put({ owner });
    }
  }
  for (const uid of ['ana', 'berta']) {
    localStorage.setItem(`travesia.biblioteca.shelf.${uid}/known`, '1');
    localStorage.setItem(`travesia.biblioteca.shelf.${uid}/review/1`, '1');
  }
  await forgetKnown('berta');
  expect(await ownersIn(database, 'known')).toEqual(['berta']);
  expect(Object.keys(localStorage)).not.toContain('travesia.biblioteca.shelf.ana/known');
  expect(Object.keys(localStorage)).toContain('travesia.biblioteca.shelf.berta/known');

  await forgetKnown(null);
  expect(await ownersIn(database, 'known')).toEqual([]);
  expect(await ownersIn(database, 'waiting')).toEqual(['ana', 'berta']);
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'travesia.biblioteca.shelf.ana/review/1',
    'travesia.biblioteca.shelf.berta/review/1',
  ]);
  database.close();
});
