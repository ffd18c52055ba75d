import type { Transaction } from 'kysely';
import type { DeployedBank } from '../bank/deployment.ts';
import type { Form } from '../practice/form/form.ts';
import type { FrozenItem, FrozenText } from '../practice/frozen-item.ts';
import { type FrozenSource, textsOf } from './public-form.ts';
import type { PracticeTables, Tables } from './tables.ts';

export interface FrozenStore {
  /** Keeps what a new form names, before anybody is asked it. */
  keep(transaction: Transaction<Tables>, form: Form): Promise<void>;
  /** What forms name: from the bank where it is still deployed, else as it was kept. */
  sourceOf(forms: readonly Form[]): Promise<FrozenSource>;
}

export function createFrozenStore(tables: PracticeTables, bank: DeployedBank): FrozenStore {
  const deployed = new Set(bank.entries.flatMap(({ variants }) => variants));
  const deployedTexts = new Set(bank.entries.flatMap(({ facts }) => facts.text?.id ?? []));
  const retired = new Map<string, FrozenItem>();
  const retiredTexts = new Map<string, FrozenText>();

  const itemsOf = (form: Form) => form.slots.map(({ item }) => item);

  return {
    async keep(transaction, form) {
      const items = [...new Set(itemsOf(form))].sort();
      const texts = textsOf(form).toSorted();
      if (items.length > 0) {
        await transaction
          .insertInto('ensayos.frozen_item')
          .values(items.map((id) => ({ id, content: JSON.stringify(bank.item(id)) })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      if (texts.length > 0) {
        await transaction
          .insertInto('ensayos.frozen_text')
          .values(texts.map((id) => ({ id, content: JSON.stringify(bank.text(id)) })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    },

    async sourceOf(forms) {
      const items = forms.flatMap(itemsOf).filter((id) => !deployed.has(id) && !retired.has(id));
      const texts = forms.flatMap(textsOf).filter((id) => !deployedTexts.has(id) && !retiredTexts.has(id));
      if (items.length > 0) {
        const rows = await tables.selectFrom('ensayos.frozen_item').selectAll().where('id', 'in', items).execute();
        for (const { id, content } of rows) retired.set(id, content);
      }
      if (texts.length > 0) {
        const rows = await tables.selectFrom('ensayos.frozen_text').selectAll().where('id', 'in', texts).execute();
        for (const { id, content } of rows) retiredTexts.set(id, content);
      }
      return {
        item: (id) => retired.get(id) ?? bank.item(id),
        text: (id) => retiredTexts.get(id) ?? bank.text(id),
      };
    },
  };
}
