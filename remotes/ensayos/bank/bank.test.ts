import { describe, expect, it } from 'vitest';
import { blueprintOf, ELECTIVES, itemsOf } from '../practice/blueprint.ts';
import { type Assembled, assemble, NOTHING_SEEN, requestOf, type Seen } from '../practice/form/assemble.ts';
import { loadBank } from './bank.ts';
import { deploymentOf, openBank, readDeployment } from './deployment.ts';
import { checkBank } from './gates/check-bank.ts';

/** Every template is drawn hundreds of times. */
const DEADLINE_MS = 900_000;

const bank = await loadBank();
const deployment = await readDeployment();

it(
  'every gate is open for the whole bank',
  () => {
    expect(checkBank(bank).map(({ about, says }) => `${about}: ${says}`)).toEqual([]);
  },
  DEADLINE_MS,
);

it(
  'what is deployed is what the bank gives',
  () => {
    const made = deploymentOf(bank);
    const differ = [...new Set([...Object.keys(made), ...Object.keys(deployment)])].filter(
      (id) => JSON.stringify(made[id]) !== JSON.stringify(deployment[id]),
    );
    expect(differ, 'run `npm run bank:deploy`; a deployed item that changed needs another version first').toEqual([]);
  },
  DEADLINE_MS,
);

describe('the deployed bank', () => {
  const deployed = openBank(bank, deployment);

  it(
    'freezes every variant of every item and every text',
    () => {
      for (const { facts, variants } of deployed.entries) {
        for (const id of variants) {
          const item = deployed.item(id);
          expect(item.id).toBe(id);
          expect(item.options).toHaveLength(facts.optionCount);
          expect(item.options.filter(({ wrong }) => !wrong)).toEqual([item.options[item.key]]);
          if (!facts.fixedOrder) expect(item.key).toBe(0);
        }
        if (facts.text) expect(deployed.text(facts.text.id).paragraphs.length).toBeGreaterThan(0);
      }
    },
    DEADLINE_MS,
  );

  it.each([
    ...(['cl', 'm1', 'm2', 'hcs'] as const).map((test) => [test, blueprintOf(test)] as const),
    ...ELECTIVES.map((elective) => [elective, blueprintOf('ciencias', elective)] as const),
  ])('has enough for a whole test of %s', (_, blueprint) => {
    const { form, shortages } = assemble(deployed.entries, NOTHING_SEEN, requestOf(blueprint, 1));
    expect(shortages).toEqual([]);
    expect(form.slots).toHaveLength(itemsOf(blueprint));
  });

  it.each(['m1', 'm2'] as const)('has enough for five whole tests of %s without the same question twice', (test) => {
    const blueprint = blueprintOf(test);
    let seen: Seen = NOTHING_SEEN;
    const asked: string[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const made = assemble(deployed.entries, seen, requestOf(blueprint, number));
      expect(made.shortages).toEqual([]);
      asked.push(...made.form.slots.map(({ item }) => item));
      seen = withForm(seen, made);
    }
    expect(new Set(asked).size).toBe(asked.length);
  });
});

function withForm({ items, variants }: Seen, { form }: Assembled): Seen {
  const next = { items: new Map(items), variants: new Map(variants) };
  for (const { item } of form.slots) {
    const itemId = item.split('@')[0] ?? item;
    next.items.set(itemId, (next.items.get(itemId) ?? 0) + 1);
    next.variants.set(item, (next.variants.get(item) ?? 0) + 1);
  }
  return next;
}
