import { openMemoryOutbox } from './open-memory-outbox.ts';
import { isRange, type Key, type KeyRange, type Outbox, type OutboxSchema, type Table, type Tables } from './outbox.ts';

const answerOf = <Answer>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const names = <Rows>({ tables }: OutboxSchema<Rows>) => Object.keys(tables) as (keyof Rows & string)[];

function openDatabase<Rows>(schema: OutboxSchema<Rows>): Promise<IDBDatabase> {
  const request = indexedDB.open(schema.name, schema.version);
  request.onupgradeneeded = () => {
    for (const name of names(schema)) {
      const keyPath = schema.tables[name];
      request.result.createObjectStore(name, { keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath] });
    }
  };
  return answerOf(request);
}

const queryOf = (what: Key | KeyRange) =>
  isRange(what) ? IDBKeyRange.bound(what.from, what.to) : IDBKeyRange.only(what);

/** A write that fails fails its transaction, which tells. */
function tableIn<Row>(store: IDBObjectStore): Table<Row> {
  return {
    get: (key) => answerOf<Row | undefined>(store.get(queryOf(key))),
    all: (range) => answerOf<Row[]>(store.getAll(range && queryOf(range))),
    put: (row) => void store.put(row),
    delete: (what) => void store.delete(queryOf(what)),
  };
}

/** One that has ended already can't be. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {}
}

async function transact<Rows, Found>(
  database: IDBDatabase,
  schema: OutboxSchema<Rows>,
  mode: IDBTransactionMode,
  work: (tables: Tables<Rows>) => Promise<Found> | Found,
): Promise<Found> {
  const transaction = database.transaction(names(schema), mode);
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  });
  const tables = Object.fromEntries(names(schema).map((name) => [name, tableIn(transaction.objectStore(name))]));
  // Where `work` fails first, nobody waits for it.
  ended.catch(() => undefined);
  try {
    const found = await work(tables as Tables<Rows>);
    await ended;
    return found;
  } catch (error) {
    if (transaction.error === null) abort(transaction);
    throw error;
  }
}

/** The browser's own database. Where it has none, what is done lives as long as the page. */
export async function openOutbox<Rows>(schema: OutboxSchema<Rows>): Promise<Outbox<Rows>> {
  try {
    const database = await openDatabase(schema);
    return {
      write: (work) => transact(database, schema, 'readwrite', work),
      read: (work) => transact(database, schema, 'readonly', work),
    };
  } catch {
    return openMemoryOutbox(schema);
  }
}
