import { LRUCache } from '@travesia/kit-service';
import type { Form } from '../practice/form/form.ts';
import type { FrozenItem, FrozenText } from '../practice/frozen-item.ts';
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

/** Things of a table in which nothing changes, read once as long as there is room. */
function createCache<T extends object>(
  limit: number,
  read: (ids: readonly string[]) => Promise<readonly { id: string; content: T }[]>,
) {
  const recent = new LRUCache<string, T>({ max: limit });
  return async (ids: readonly string[]): Promise<(id: string) => T> => {
    const found = new Map<string, T>();
    const missing = new Set<string>();
    for (const id of ids) {
      const known = recent.get(id);
      if (known === undefined) missing.add(id);
      else found.set(id, known);
    }
    if (missing.size > 0) {
      for (const { id, content } of await read([...missing])) {
        found.set(id, content);
        recent.set(id, content);
      }
    }
    return (id) => found.get(id) ?? notFrozen(id);
  };
}

export function createFrozenReader(tables: PracticeTables): FrozenReader {
  const items = createCache<FrozenItem>(ITEMS_IN_MEMORY, (ids) =>
    tables.selectFrom('ensayos.frozen_item').select(['id', 'content']).where('id', 'in', ids).execute(),
  );
  const texts = createCache<FrozenText>(TEXTS_IN_MEMORY, (ids) =>
    tables.selectFrom('ensayos.frozen_text').select(['id', 'content']).where('id', 'in', ids).execute(),
  );
  return {
    async sourceOf(forms) {
      const [item, text] = await Promise.all([items(forms.flatMap(itemsOf)), texts(forms.flatMap(textsOf))]);
      return { item, text };
    },
  };
}

function notFrozen(id: string): never {
  throw new RangeError(`"${id}" was never frozen.`);
}
