import { isRange, type Key, type KeyRange, type Outbox, type OutboxSchema, type Table, type Tables } from './outbox.ts';

/** As the browser's database orders the keys of one table. */
function compareKeys(one: Key, other: Key): number {
  if (typeof one === 'string' || typeof other === 'string') return one < other ? -1 : Number(one > other);
  for (const [place, part] of one.entries()) {
    const against = other[place] ?? part;
    if (part !== against) return part < against ? -1 : 1;
  }
  return one.length - other.length;
}

function isMeant(key: Key, what: Key | KeyRange): boolean {
  const { from, to } = isRange(what) ? what : { from: what, to: what };
  return compareKeys(from, key) <= 0 && compareKeys(key, to) <= 0;
}

function createTable<Row>(keyPath: string | readonly string[]): Table<Row> {
  let rows: readonly Row[] = [];
  const keyOf = (row: Row): Key => {
    const fields = row as Readonly<Record<string, string>>;
    return typeof keyPath === 'string' ? (fields[keyPath] ?? '') : keyPath.map((name) => fields[name] ?? '');
  };
  const without = (what: Key | KeyRange) => rows.filter((row) => !isMeant(keyOf(row), what));
  return {
    get: async (key) => rows.find((row) => isMeant(keyOf(row), key)),
    all: async (range) => (range ? rows.filter((row) => isMeant(keyOf(row), range)) : rows),
    put(row) {
      rows = [...without(keyOf(row)), row].sort((one, other) => compareKeys(keyOf(one), keyOf(other)));
    },
    delete(what) {
      rows = without(what);
    },
  };
}

/** For a browser that has no database for us: what is done lives as long as the page. */
export function openMemoryOutbox<Rows>(schema: OutboxSchema<Rows>): Outbox<Rows> {
  const entries = Object.entries<string | readonly string[]>(schema.tables);
  const tables = Object.fromEntries(entries.map(([name, keyPath]) => [name, createTable(keyPath)])) as Tables<Rows>;
  let before: Promise<unknown> = Promise.resolve();
  /** One after the other, as in a database: what is read stays so until the work ends. */
  const inTurn = <Found>(work: (tables: Tables<Rows>) => Promise<Found> | Found): Promise<Found> => {
    const done = before.then(() => work(tables));
    before = done.catch(() => undefined);
    return done;
  };
  return { read: inTurn, write: inTurn };
}
