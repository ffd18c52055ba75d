import type { FrozenItem, FrozenText } from '@travesia/content-item-model';
import { LRUCache } from '@travesia/kit-service';
import type { Form } from '../practice/form/form.ts';
import { type FrozenSource, textsOf } from './public-form.ts';
import type { PracticeTables } from './tables.ts';

export interface FrozenReader {
  /** What forms name, as it was kept when the first form named it, however the bank goes on. */
  sourceOf(forms: readonly Form[]): Promise<FrozenSource>;
}

/** All 11,000 variants that are deployed, some 6 kB each. */
const ITEMS_IN_MEMORY = 12_000;
const TEXTS_IN_MEMORY = 1_000;

export const itemsOf = (form: Form) => form.slots.map(({ item }) => item);

export type FrozenTable = 'ensayos.frozen_item' | 'ensayos.frozen_text';

/** Things of a table in which nothing changes, read once as long as there is room. */
export interface FrozenCache<T extends object> {
  /** Those of `ids` that are in the table. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, T>>;
  /** Says what was brought to the table just now. */
  remember(id: string, content: T): void;
}

export function createFrozenCache<T extends object>(
  tables: PracticeTables,
  table: FrozenTable,
  limit: number,
): FrozenCache<T> {
  const recent = new LRUCache<string, T>({ max: limit });
  return {
    async read(ids) {
      const found = new Map<string, T>();
      const missing = new Set<string>();
      for (const id of ids) {
        const known = recent.get(id);
        if (known === undefined) missing.add(id);
        else found.set(id, known);
      }
      if (missing.size === 0) return found;
      const rows = await tables
        .selectFrom(table)
        .select(['id', 'content'])
        .where('id', 'in', [...missing])
        .execute();
      for (const { id, content } of rows) {
        // Each table has things of one kind.
        found.set(id, content as T);
        recent.set(id, content as T);
      }
      return found;
    },
    remember: (id, content) => void recent.set(id, content),
  };
}

export const createFrozenCaches = (tables: PracticeTables) => ({
  item: createFrozenCache<FrozenItem>(tables, 'ensayos.frozen_item', ITEMS_IN_MEMORY),
  text: createFrozenCache<FrozenText>(tables, 'ensayos.frozen_text', TEXTS_IN_MEMORY),
});

export function createFrozenReader(tables: PracticeTables, caches = createFrozenCaches(tables)): FrozenReader {
  return {
    async sourceOf(forms) {
      const [items, texts] = await Promise.all([
        caches.item.read(forms.flatMap(itemsOf)),
        caches.text.read(forms.flatMap(textsOf)),
      ]);
      return {
        item: (id) => items.get(id) ?? notFrozen(id),
        text: (id) => texts.get(id) ?? notFrozen(id),
      };
    },
  };
}

function notFrozen(id: string): never {
  throw new RangeError(`"${id}" was never frozen.`);
}
