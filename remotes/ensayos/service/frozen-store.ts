import type { Form } from '../practice/form/form.ts';
import {
  createFrozenCaches,
  createFrozenReader,
  type FrozenReader,
  type FrozenTable,
  itemsOf,
} from './frozen-reader.ts';
import { textsOf } from './public-form.ts';
import type { ServedBank } from './served-bank.ts';
import type { PracticeTables } from './tables.ts';

export interface FrozenStore extends FrozenReader {
  /** Keeps what a new form names, before there is an attempt that names it. */
  keep(form: Form): Promise<void>;
}

const TABLES = { item: 'ensayos.frozen_item', text: 'ensayos.frozen_text' } as const satisfies Record<
  string,
  FrozenTable
>;

export function createFrozenStore(tables: PracticeTables, bank: Pick<ServedBank, 'compile'>): FrozenStore {
  const caches = createFrozenCaches(tables);
  /** Of the bank: what this process knows to be in the tables. */
  const kept = { item: new Set<string>(), text: new Set<string>() };

  /** What is in the tables is not compiled, whichever process brought it there; and is read at once, as it is asked next. */
  async function keepAll(kind: keyof typeof TABLES, ids: readonly string[]): Promise<void> {
    // In one order: two that bring the same wait for each other and not in a circle.
    const unknown = [...new Set(ids)].filter((id) => !kept[kind].has(id)).sort();
    if (unknown.length === 0) return;
    const present = await caches[kind].read(unknown);
    const missing = unknown.filter((id) => !present.has(id));
    if (missing.length > 0) {
      const compiled = await bank.compile(kind, missing);
      const brought = await tables
        .insertInto(TABLES[kind])
        .values([...compiled].map(([id, content]) => ({ id, content })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      // What another process was quicker with stands as that one wrote it.
      for (const { id } of brought) caches[kind].remember(id, JSON.parse(compiled.get(id) ?? ''));
    }
    for (const id of unknown) kept[kind].add(id);
  }

  return {
    ...createFrozenReader(tables, caches),
    async keep(form) {
      await keepAll('item', itemsOf(form));
      await keepAll('text', textsOf(form));
    },
  };
}
