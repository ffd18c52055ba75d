import type { DeployedBank } from '../bank/deployment.ts';
import type { Form } from '../practice/form/form.ts';
import type { FrozenItem, FrozenText } from '../practice/frozen-item.ts';
import { compileInTurn } from './compile-in-turn.ts';
import { type FrozenSource, textsOf } from './public-form.ts';
import type { PracticeTables } from './tables.ts';

export interface FrozenStore {
  /** Keeps what a new form names, before there is an attempt that names it. */
  keep(form: Form): Promise<void>;
  /** What forms name, as it was kept when the first form named it, however the bank goes on. */
  sourceOf(forms: readonly Form[]): Promise<FrozenSource>;
}

export function createFrozenStore(tables: PracticeTables, bank: DeployedBank): FrozenStore {
  /** What this process read of the tables, where nothing changes. */
  const frozenItems = new Map<string, FrozenItem>();
  const frozenTexts = new Map<string, FrozenText>();
  /** Of the bank: what this process knows to be in the tables, and needs not send again. */
  const kept = new Set<string>();
  const keptTexts = new Set<string>();

  const compile = compileInTurn(bank.item);

  const itemsOf = (form: Form) => form.slots.map(({ item }) => item);

  /** In one order: two that bring the same wait for each other and not in a circle. */
  const unkept = (ids: readonly string[], known: ReadonlySet<string>) =>
    [...new Set(ids)].filter((id) => !known.has(id)).sort();

  return {
    async keep(form) {
      const items = unkept(itemsOf(form), kept);
      const texts = unkept(textsOf(form), keptTexts);
      if (items.length > 0) {
        await compile(items);
        await tables
          .insertInto('ensayos.frozen_item')
          .values(items.map((id) => ({ id, content: JSON.stringify(bank.item(id)) })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        for (const id of items) kept.add(id);
      }
      if (texts.length > 0) {
        await tables
          .insertInto('ensayos.frozen_text')
          .values(texts.map((id) => ({ id, content: JSON.stringify(bank.text(id)) })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        for (const id of texts) keptTexts.add(id);
      }
    },

    async sourceOf(forms) {
      const items = forms.flatMap(itemsOf).filter((id) => !frozenItems.has(id));
      const texts = forms.flatMap(textsOf).filter((id) => !frozenTexts.has(id));
      if (items.length > 0) {
        const rows = await tables
          .selectFrom('ensayos.frozen_item')
          .select(['id', 'content'])
          .where('id', 'in', items)
          .execute();
        for (const { id, content } of rows) frozenItems.set(id, content);
      }
      if (texts.length > 0) {
        const rows = await tables
          .selectFrom('ensayos.frozen_text')
          .select(['id', 'content'])
          .where('id', 'in', texts)
          .execute();
        for (const { id, content } of rows) frozenTexts.set(id, content);
      }
      return {
        item: (id) => frozenItems.get(id) ?? notFrozen(id),
        text: (id) => frozenTexts.get(id) ?? notFrozen(id),
      };
    },
  };
}

function notFrozen(id: string): never {
  throw new RangeError(`"${id}" was never frozen.`);
}
