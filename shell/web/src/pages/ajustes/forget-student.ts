import { STUDENT_STORAGE_PREFIX } from '@travesia/contracts/slices';
import { forgetOffline } from '../../offline/keep-offline.ts';

/**
 * Takes away what pages of all areas keep of a student in this browser; what others who use it keep stays. Never rejects:
 * a browser that refuses has no account to keep it for.
 * @param databases of IndexedDB in which areas keep records of students.
 */
export async function forgetStudent(uid: string, databases: readonly string[]): Promise<void> {
  await Promise.allSettled([
    ...[...new Set(databases)].map((name) => forgetRecords(name, uid)),
    forgetKeys(uid),
    forgetOffline(null),
  ]);
}

async function forgetKeys(uid: string): Promise<void> {
  const storage = localStorage;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  // Neither sign is in an id as it is written: a part of a key is all of one or nothing of it.
  const isOwn = (key: string) =>
    key.startsWith(STUDENT_STORAGE_PREFIX) && key.split(/[./]/).includes(encodeURIComponent(uid));
  for (const key of keys.filter(isOwn)) storage.removeItem(key);
}

async function forgetRecords(name: string, uid: string): Promise<void> {
  const known = await indexedDB.databases?.();
  if (known && !known.some((database) => database.name === name)) return;
  const database = await done(indexedDB.open(name));
  try {
    const stores = [...database.objectStoreNames];
    if (stores.length === 0) return;
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => forgetIn(transaction.objectStore(store), uid)));
  } finally {
    database.close();
  }
}

function forgetIn(store: IDBObjectStore, uid: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = store.openCursor();
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return resolve();
    if (cursor.value?.owner === uid) cursor.delete();
    cursor.continue();
  };
  return promise;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}
