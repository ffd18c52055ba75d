function done<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}

function deleteIn(store: IDBObjectStore, isGone: (owner: unknown) => boolean): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = store.openCursor();
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return resolve();
    if (isGone(cursor.value?.owner)) cursor.delete();
    cursor.continue();
  };
  return promise;
}

/** Takes the records of some owners out of a database that an area has made, of all its tables or of those that are `wanted`. */
export async function deleteRecords(
  name: string,
  isGone: (owner: unknown) => boolean,
  wanted: (table: string) => boolean = () => true,
): Promise<void> {
  const known = await indexedDB.databases?.();
  if (known && !known.some((database) => database.name === name)) return;
  const database = await done(indexedDB.open(name));
  try {
    const tables = [...database.objectStoreNames].filter(wanted);
    if (tables.length === 0) return;
    const transaction = database.transaction(tables, 'readwrite');
    await Promise.all(tables.map((table) => deleteIn(transaction.objectStore(table), isGone)));
  } finally {
    database.close();
  }
}

/** Removes keys of `localStorage` by their parts. */
export function deleteKeys(prefix: string, isGone: (parts: readonly string[]) => boolean): void {
  const storage = localStorage;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  // Neither sign is in an id as it is written: a part of a key is all of one or nothing of it.
  for (const key of keys) if (key.startsWith(prefix) && isGone(key.split(/[./]/))) storage.removeItem(key);
}
