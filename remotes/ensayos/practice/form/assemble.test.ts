import type { BankEntry, ItemFacts } from '@travesia/content-item-model';
import { createRandom } from '@travesia/content-item-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { practiceItemsLeast } from '../../api/attempts.ts';
import { type Blueprint, blueprintOf, ELECTIVES, itemsOf } from '../blueprint.ts';
import { createSampleBank } from '../testing/sample-bank.ts';
import { type Assembled, assemble, NOTHING_SEEN, requestOf, type Seen } from './assemble.ts';

const bank = createSampleBank();
const BLUEPRINTS: readonly Blueprint[] = [
  ...(['cl', 'm1', 'm2', 'hcs'] as const).map((test) => blueprintOf(test)),
  ...ELECTIVES.map((elective) => blueprintOf('ciencias', elective)),
];
const seed = fc.integer();
const entriesByVariant = new Map(bank.entries.flatMap((entry) => entry.variants.map((id) => [id, entry] as const)));
const factsOf = (variant: string): ItemFacts => {
  const entry = entriesByVariant.get(variant);
  if (!entry) throw new Error(`${variant} is not in the bank`);
  return entry.facts;
};
const itemsIn = ({ form }: Assembled) => form.slots.map(({ item }) => item);

function met(...forms: readonly Assembled[]): Seen {
  const items = new Map<string, number>();
  const variants = new Map<string, number>();
  for (const variant of forms.flatMap(itemsIn)) {
    const { itemId } = factsOf(variant);
    items.set(itemId, (items.get(itemId) ?? 0) + 1);
    variants.set(variant, (variants.get(variant) ?? 0) + 1);
  }
  return { items, variants };
}

describe.each(BLUEPRINTS.map((blueprint) => [blueprint.sections.at(-1)?.contents[0] ?? '', blueprint] as const))(
  'a test with %s',
  (_, blueprint) => {
    const made = (number: number, seen: Seen = NOTHING_SEEN) =>
      assemble(bank.entries, seen, requestOf(blueprint), createRandom(number));

    it('has each of its sections filled exactly, of its contents and module', () => {
      fc.assert(
        fc.property(seed, (number) => {
          const { form, shortages } = made(number);
          expect(shortages).toEqual([]);
          expect(form.slots).toHaveLength(itemsOf(blueprint));
          expect(form.sections.map(({ name, items }) => ({ name, items }))).toEqual(
            blueprint.sections.map(({ name, items }) => ({ name, items })),
          );
          let from = 0;
          for (const [index, section] of form.sections.entries()) {
            expect(section.from).toBe(from);
            const wanted = blueprint.sections[index];
            for (const { item } of form.slots.slice(from, from + section.items)) {
              const { content, module } = factsOf(item);
              expect(wanted?.contents.some((prefix) => content === prefix || content.startsWith(`${prefix}.`))).toBe(
                true,
              );
              if (wanted?.module) expect(module).toBe(wanted.module);
            }
            from += section.items;
          }
        }),
        { numRuns: 30 },
      );
    });

    it('counts as many questions as its table has', () => {
      fc.assert(
        fc.property(seed, (number) => {
          expect(made(number).form.slots.filter(({ scored }) => scored)).toHaveLength(blueprint.scored);
        }),
        { numRuns: 30 },
      );
    });

    it('asks nothing twice, in another variant either', () => {
      fc.assert(
        fc.property(seed, (number) => {
          const items = itemsIn(made(number)).map((variant) => factsOf(variant).itemId);
          expect(new Set(items).size).toBe(items.length);
        }),
        { numRuns: 30 },
      );
    });

    it('keeps the order of items that have one, and shuffles the options of others', () => {
      fc.assert(
        fc.property(seed, (number) => {
          for (const { item, order } of made(number).form.slots) {
            if (factsOf(item).fixedOrder) expect(order).toEqual([...order.keys()]);
            else expect([...order].sort()).toEqual([...order.keys()]);
          }
        }),
        { numRuns: 30 },
      );
    });

    it('is the same for the same seed, and another for another', () => {
      expect(made(5)).toEqual(made(5));
      expect(itemsIn(made(5))).not.toEqual(itemsIn(made(6)));
    });

    it('asks what was not met before what was', () => {
      const first = made(1);
      const second = made(2, met(first));
      const used = new Set(itemsIn(first));
      const available = bank.entries.filter(({ facts, variants }) =>
        blueprint.sections.some(
          ({ contents, module }) =>
            contents.some((prefix) => facts.content.startsWith(prefix)) &&
            (!module || facts.module === module) &&
            variants.some((variant) => !used.has(variant)),
        ),
      );
      const again = itemsIn(second).filter((variant) => used.has(variant));
      // Only what is short of unmet questions is asked again.
      if (available.length >= 2 * itemsOf(blueprint)) expect(again).toEqual([]);
      expect(second.unseen).toBe(
        itemsIn(second).filter((variant) => !met(first).items.has(factsOf(variant).itemId)).length,
      );
      expect(first.unseen).toBe(first.form.slots.length);
    });
  },
);

it('mathematics gets harder inside each section, other tests do not', () => {
  const rises = (blueprint: Blueprint) => {
    const { form } = assemble(bank.entries, NOTHING_SEEN, requestOf(blueprint), createRandom(3));
    return form.sections.every(({ from, items }) => {
      const difficulties = form.slots.slice(from, from + items).map(({ item }) => factsOf(item).difficulty);
      return difficulties.every((difficulty, index) => index === 0 || difficulty >= (difficulties[index - 1] ?? 0));
    });
  };
  expect(rises(blueprintOf('m1'))).toBe(true);
  expect(rises(blueprintOf('m2'))).toBe(true);
  expect(rises(blueprintOf('hcs'))).toBe(false);
});

it('questions of one text are together, in its order, and at most a few are left out to come out even', () => {
  const sizes = Map.groupBy(bank.entries, ({ facts }) => facts.text?.id);
  fc.assert(
    fc.property(seed, (number) => {
      const { form } = assemble(bank.entries, NOTHING_SEEN, requestOf(blueprintOf('cl')), createRandom(number));
      const texts = form.slots.map(({ text }) => text);
      const changes = texts.filter((text, index) => text !== texts[index - 1]);
      expect(new Set(changes).size).toBe(changes.length);
      let leftOut = 0;
      for (const [text, slots] of Map.groupBy(form.slots, (slot) => slot.text)) {
        const places = slots.map(({ item }) => factsOf(item).text?.place ?? -1);
        expect(places).toEqual([...places].sort((one, other) => one - other));
        leftOut += (sizes.get(text)?.length ?? 0) - slots.length;
      }
      // 65 are nine texts of seven and two more, or ten with five left out.
      expect(leftOut).toBeLessThanOrEqual(5);
    }),
    { numRuns: 50 },
  );
});

describe('texts of six to eight questions', () => {
  /** As the bank has them: what one text has is told by its place in `sizes`. */
  const readings = (sizes: readonly number[]): readonly BankEntry[] =>
    sizes.flatMap((size, text) =>
      Array.from({ length: size }, (_, place): BankEntry => {
        const itemId = `cl-${text}-${place}`;
        const [sample] = bank.entries.filter(({ facts }) => facts.content.startsWith('cl.'));
        if (!sample) throw new Error('the sample bank has readings');
        return { facts: { ...sample.facts, itemId, text: { id: `t${text}@1`, place } }, variants: [`${itemId}@1`] };
      }),
    );
  const madeOf = (entries: readonly BankEntry[], number: number) =>
    assemble(entries, NOTHING_SEEN, requestOf(blueprintOf('cl')), createRandom(number));
  const sizesIn = ({ form }: Assembled) =>
    [...Map.groupBy(form.slots, ({ text }) => text)].map(([text, { length }]) => [Number(text?.slice(1, -2)), length]);

  it('come to 65, or as near as they can, with as few left out as possible and never fewer than six of a text', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.integer({ min: 6, max: 8 }), { minLength: 12, maxLength: 16 }), (number, sizes) => {
        const made = madeOf(readings(sizes), number);
        const { asked, leftOut: least } = nearest(sizes);
        expect(made.form.slots).toHaveLength(asked);
        expect(made.shortages).toEqual(
          asked < 65 ? [{ section: 'Competencia Lectora', wanted: 65, available: asked }] : [],
        );
        let leftOut = 0;
        for (const [text = 0, asked = 0] of sizesIn(made)) {
          expect(asked).toBeGreaterThanOrEqual(6);
          leftOut += (sizes[text] ?? 0) - asked;
        }
        expect(leftOut).toBe(least);
      }),
      { numRuns: 100 },
    );
  });

  it('cannot come to 65 where all have six: ten of them are asked, and the form says that five are missing', () => {
    const made = madeOf(readings(Array(12).fill(6)), 1);
    expect(sizesIn(made).map(([, asked]) => asked)).toEqual(Array(10).fill(6));
    expect(made.shortages).toEqual([{ section: 'Competencia Lectora', wanted: 65, available: 60 }]);
  });

  it('are left out in the same way for the same seed, and in others for others', () => {
    const entries = readings(Array(12).fill(8));
    const askedWith = (number: number) => itemsIn(madeOf(entries, number));
    expect(askedWith(7)).toEqual(askedWith(7));
    // 65 are eight texts of eight and one more: seven are left out of nine texts.
    const leftOut = (number: number) => {
      const asked = new Set(askedWith(number).map((item) => item.split('@')[0]));
      const texts = new Set([...asked].map((item) => item?.split('-')[1]));
      return entries
        .map(({ facts }) => facts.itemId)
        .filter((item) => texts.has(item.split('-')[1]) && !asked.has(item))
        .map((item) => item.split('-')[2]);
    };
    expect(leftOut(7)).toHaveLength(7);
    expect(new Set([1, 2, 3, 4, 5].flatMap(leftOut)).size).toBeGreaterThan(3);
  });

  /** The most questions up to 65 that texts of these sizes come to, and the fewest left out on the way there. */
  function nearest(sizes: readonly number[]): { readonly asked: number; readonly leftOut: number } {
    let reachable = new Map([[0, 0]]);
    for (const size of sizes) {
      const next = new Map(reachable);
      for (const [places, left] of reachable) {
        for (let asked = 6; asked <= size; asked += 1) {
          const known = next.get(places + asked) ?? Number.POSITIVE_INFINITY;
          next.set(places + asked, Math.min(known, left + size - asked));
        }
      }
      reachable = next;
    }
    const asked = Math.max(...[...reachable.keys()].filter((places) => places <= 65));
    return { asked, leftOut: reachable.get(asked) ?? 0 };
  }
});

it('a text is asked whole where its questions fit', () => {
  const sections = [{ name: 'Lectura', contents: ['cl'], items: 21 }];
  const { form } = assemble(bank.entries, NOTHING_SEEN, { sections, risingDifficulty: false }, createRandom(1));
  expect([...Map.groupBy(form.slots, ({ text }) => text).values()].map(({ length }) => length)).toEqual([7, 7, 7]);
});

it('a practice of reading has the fewest questions that a text is asked with', () => {
  const asked = (items: number) => {
    const sections = [{ name: 'Lectura', contents: ['cl'], items }];
    return assemble(bank.entries, NOTHING_SEEN, { sections, risingDifficulty: false }, createRandom(1)).form.slots
      .length;
  };
  expect(asked(practiceItemsLeast('cl'))).toBe(practiceItemsLeast('cl'));
  expect(asked(practiceItemsLeast('cl') - 1)).toBe(0);
});

it('a sample asks a few questions of a text', () => {
  const sections = [{ name: 'Lectura', contents: ['cl'], items: 3 }];
  const request = { sections, risingDifficulty: false, seed: 1, itemsPerText: 3 };
  const { form } = assemble(bank.entries, NOTHING_SEEN, request, createRandom(1));
  expect(form.slots.map(({ item }) => factsOf(item).text?.place)).toEqual([0, 1, 2]);
});

describe('a bank that is too small', () => {
  const entries = bank.entries.filter(({ facts }) => facts.content.startsWith('m1.numeros')).slice(0, 3);
  const sections = [
    { name: 'Números', contents: ['m1.numeros'], items: 12 },
    { name: 'Geometría', contents: ['m1.geometria'], items: 4 },
  ];
  const made = assemble(entries, NOTHING_SEEN, { sections, risingDifficulty: true }, createRandom(1));

  it('asks other variants of the same items, never the same one, and says what is short', () => {
    expect(itemsIn(made)).toHaveLength(9);
    expect(new Set(itemsIn(made)).size).toBe(9);
    expect(made.shortages).toEqual([
      { section: 'Números', wanted: 12, available: 9 },
      { section: 'Geometría', wanted: 4, available: 0 },
    ]);
    expect(made.form.sections).toEqual([{ name: 'Números', from: 0, items: 9 }]);
  });

  it('makes no form of nothing', () => {
    expect(assemble([], NOTHING_SEEN, { sections, risingDifficulty: true }, createRandom(1)).form).toEqual({
      slots: [],
      sections: [],
    });
  });
});

it('an item that was met comes with other figures, and only where nothing unmet is left', () => {
  const entries: readonly BankEntry[] = bank.entries.filter(({ facts }) => facts.content.startsWith('m1.numeros'));
  const sections = [{ name: 'Números', contents: ['m1.numeros'], items: entries.length }];
  const request = { sections, risingDifficulty: false };
  const first = assemble(entries, NOTHING_SEEN, request, createRandom(1));
  const second = assemble(entries, met(first), request, createRandom(2));
  const third = assemble(entries, met(first, second), request, createRandom(3));
  for (const made of [first, second, third]) {
    expect(new Set(itemsIn(made).map((variant) => factsOf(variant).itemId)).size).toBe(entries.length);
  }
  expect(new Set([first, second, third].flatMap(itemsIn)).size).toBe(3 * entries.length);
  expect([first, second, third].map(({ unseen }) => unseen)).toEqual([entries.length, 0, 0]);
});
