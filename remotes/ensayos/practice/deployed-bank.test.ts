import { createRandom, type FrozenItem } from '@travesia/content-item-model';
import { openDeployedBank } from '@travesia/content-item-model/reader';
import { describe, expect, it } from 'vitest';
import { NO_RESPONSE } from './attempt/project.ts';
import { blueprintOf, ELECTIVES, itemsOf } from './blueprint.ts';
import { type Assembled, assemble, NOTHING_SEEN, requestOf, type Seen } from './form/assemble.ts';
import { grade } from './grade.ts';

/** Of each item, one variant in so many: the tests of the bank look at what every variant is made of. */
const STRIDE = process.env['SOAK'] ? 10 : 20;

/** By number of options: exceeded by one in a million samples of keys that stand anywhere, drawn apart. */
const CHI_SQUARED_MOST: Readonly<Record<number, number>> = { 4: 30.66, 5: 33.38 };

const deployed = await openDeployedBank();

/** Each is compiled once, by whoever asks first. */
const compiled = new Map<string, FrozenItem>();
function itemOf(id: string): FrozenItem {
  const item = compiled.get(id) ?? deployed.item(id);
  compiled.set(id, item);
  return item;
}

const inOrder = new Set(deployed.entries.flatMap(({ facts, variants }) => (facts.fixedOrder ? variants : [])));

/** The key stands first where options have no order of their own: the tests of the bank look at some of each. */
const keyOf = (id: string) => (inOrder.has(id) ? itemOf(id).key : 0);

describe('the deployed bank', () => {
  it('grades the key of every item as right, each mistake as that mistake, and a blank as one', () => {
    for (const id of deployed.entries.flatMap(({ variants }) => variants.filter((_, n) => n % STRIDE === 0))) {
      const item = itemOf(id);
      expect([...item.options.keys(), null].map((option) => gradeThrough(item, option))).toEqual([
        ...item.options.map(({ wrong }) => wrong?.mistake ?? 'correct'),
        'omitted',
      ]);
    }
  });

  const BLUEPRINTS = [
    ...(['cl', 'm1', 'm2', 'hcs'] as const).map((test) => [test, blueprintOf(test)] as const),
    ...ELECTIVES.map((elective) => [elective, blueprintOf('ciencias', elective)] as const),
  ];

  it.each(BLUEPRINTS)(
    'has enough for a whole test of %s without the same question twice, with other figures',
    (_, blueprint) => {
      for (const seed of [1, 2, 3, 4, 5]) {
        const { form, shortages } = assemble(deployed.entries, NOTHING_SEEN, requestOf(blueprint), createRandom(seed));
        expect(shortages).toEqual([]);
        expect(form.slots).toHaveLength(itemsOf(blueprint));
        expect(new Set(itemIdsOf(form.slots)).size).toBe(form.slots.length);
      }
    },
  );

  it.each(BLUEPRINTS)('tells by no place of its options which one is the key of a question of %s', (_, blueprint) => {
    const keys = new Map<number, number[]>();
    for (let seed = 1; seed <= 30; seed += 1) {
      for (const { item, order } of assemble(deployed.entries, NOTHING_SEEN, requestOf(blueprint), createRandom(seed))
        .form.slots) {
        const counts = keys.get(order.length) ?? order.map(() => 0);
        const place = order.indexOf(keyOf(item));
        keys.set(order.length, counts.with(place, (counts[place] ?? 0) + 1));
      }
    }
    for (const [options, counts] of keys) {
      const expected = counts.reduce((sum, count) => sum + count, 0) / options;
      const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chiSquared, `of ${options} options: ${counts}`).toBeLessThan(CHI_SQUARED_MOST[options] ?? 0);
    }
  });

  it.each(['m1', 'm2'] as const)('has enough for five whole tests of %s without the same question twice', (test) => {
    const blueprint = blueprintOf(test);
    let seen: Seen = NOTHING_SEEN;
    const asked: string[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const made = assemble(deployed.entries, seen, requestOf(blueprint), createRandom(number));
      expect(made.shortages).toEqual([]);
      expect(new Set(itemIdsOf(made.form.slots)).size).toBe(made.form.slots.length);
      asked.push(...made.form.slots.map(({ item }) => item));
      seen = withForm(seen, made);
    }
    expect(new Set(asked).size).toBe(asked.length);
  });
});

function gradeThrough(item: FrozenItem, option: number | null): string | undefined {
  const slots = [{ item: item.id, order: [...item.options.keys()], scored: true }];
  const [slot] = grade({ slots, sections: [] }, [{ ...NO_RESPONSE, option }], () => item, []).slots;
  return slot?.mistake ?? slot?.outcome;
}

const itemIdsOf = (slots: Assembled['form']['slots']) => slots.map(({ item }) => item.split('@')[0]);

function withForm({ items, variants }: Seen, { form }: Assembled): Seen {
  const next = { items: new Map(items), variants: new Map(variants) };
  for (const { item } of form.slots) {
    const itemId = item.split('@')[0] ?? item;
    next.items.set(itemId, (next.items.get(itemId) ?? 0) + 1);
    next.variants.set(item, (next.variants.get(item) ?? 0) + 1);
  }
  return next;
}
