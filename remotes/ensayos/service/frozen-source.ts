import type { DeployedBank } from '../bank/deployment.ts';
import type { Form } from '../practice/form/form.ts';
import type { FrozenItem, FrozenText } from '../practice/frozen-item.ts';
import { compileInTurn } from './compile-in-turn.ts';
import { type FrozenSource, textsOf } from './public-form.ts';
import type { PracticeTables } from './tables.ts';

export interface FrozenStore {
  /** Keeps what a new form names, before there is an attempt that names it. */
  keep(form: Form): Promise<void>;
  /** What forms name: from the bank where it is still deployed, else as it was kept. */
  sourceOf(forms: readonly Form[]): Promise<FrozenSource>;
}

export function createFrozenStore(tables: PracticeTables, bank: DeployedBank): FrozenStore {
  const deployed = new Set(bank.entries.flatMap(({ variants }) => variants));
  const deployedTexts = new Set(bank.entries.flatMap(({ facts }) => facts.text?.id ?? []));
  const retired = new Map<string, FrozenItem>();
  const retiredTexts = new Map<string, FrozenText>();
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
      const items = forms.flatMap(itemsOf).filter((id) => !deployed.has(id) && !retired.has(id));
      const texts = forms.flatMap(textsOf).filter((id) => !deployedTexts.has(id) && !retiredTexts.has(id));
      if (items.length > 0) {
        const rows = await tables
          .selectFrom('ensayos.frozen_item')
          .select(['id', 'content'])
          .where('id', 'in', items)
          .execute();
        for (const { id, content } of rows) retired.set(id, content);
      }
      if (texts.length > 0) {
        const rows = await tables
          .selectFrom('ensayos.frozen_text')
          .select(['id', 'content'])
          .where('id', 'in', texts)
          .execute();
        for (const { id, content } of rows) retiredTexts.set(id, content);
      }
      await compile(forms.flatMap(itemsOf).filter((id) => !retired.has(id)));
      return {
        item: (id) => retired.get(id) ?? bank.item(id),
        text: (id) => retiredTexts.get(id) ?? bank.text(id),
      };
    },
  };
}
