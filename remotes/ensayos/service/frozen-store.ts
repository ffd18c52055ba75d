import type { Form } from '../practice/form/form.ts';
import { createFrozenReader, type FrozenReader, itemsOf } from './frozen-reader.ts';
import { textsOf } from './public-form.ts';
import type { ServedBank } from './served-bank.ts';
import type { PracticeTables } from './tables.ts';

export interface FrozenStore extends FrozenReader {
  /** Keeps what a new form names, before there is an attempt that names it. */
  keep(form: Form): Promise<void>;
}

const TABLES = { item: 'ensayos.frozen_item', text: 'ensayos.frozen_text' } as const;

export function createFrozenStore(tables: PracticeTables, bank: Pick<ServedBank, 'compile'>): FrozenStore {
  /** Of the bank: what this process knows to be in the tables. */
  const kept = { item: new Set<string>(), text: new Set<string>() };

  /** What is in the tables is not compiled, whichever process brought it there. */
  async function keepAll(kind: keyof typeof TABLES, ids: readonly string[]): Promise<void> {
    // In one order: two that bring the same wait for each other and not in a circle.
    const unknown = [...new Set(ids)].filter((id) => !kept[kind].has(id)).sort();
    if (unknown.length === 0) return;
    const rows = await tables.selectFrom(TABLES[kind]).select('id').where('id', 'in', unknown).execute();
    const present = new Set(rows.map(({ id }) => id));
    const missing = unknown.filter((id) => !present.has(id));
    if (missing.length > 0) {
      const compiled = await bank.compile(kind, missing);
      await tables
        .insertInto(TABLES[kind])
        .values([...compiled].map(([id, content]) => ({ id, content })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const id of unknown) kept[kind].add(id);
  }

  return {
    ...createFrozenReader(tables),
    async keep(form) {
      await keepAll('item', itemsOf(form));
      await keepAll('text', textsOf(form));
    },
  };
}
