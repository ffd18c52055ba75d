import type { BankEntry } from '@travesia/content-item-model';
import { createRandom } from '@travesia/content-item-model';
import { TEMARIO } from '@travesia/contracts/temario';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSampleBank } from '../testing/sample-bank.ts';
import { apportion } from './apportion.ts';
import { assemble, NOTHING_SEEN } from './assemble.ts';

const sample = createSampleBank().entries.find(({ facts }) => facts.content.startsWith('hcs.'));
if (!sample) throw new Error('the sample bank has items of Historia');
const { facts } = sample;
const PARTS = (TEMARIO.find(({ id }) => id === 'hcs')?.axes ?? []).map(({ name, units }) => ({
  name,
  contents: units.flatMap(({ contents }) => contents.map(({ id }) => id)).slice(0, 4),
}));
type ContentId = typeof facts.content;

/** Items of one content with so many variants each. */
function alone(content: string, variants: readonly number[]): readonly BankEntry[] {
  return variants.map((count, number) => {
    const itemId = `${content}-${number}`;
    return {
      facts: { ...facts, itemId, content: content as ContentId },
      variants: Array.from({ length: count }, (_, variant) => `${itemId}@1:${variant}`),
    };
  });
}

/** Texts of one content with so many questions each. */
function ofTexts(content: string, sizes: readonly number[]): readonly BankEntry[] {
  return sizes.flatMap((size, text) =>
    Array.from({ length: size }, (_, place): BankEntry => {
      const itemId = `${content}-t${text}-${place}`;
      const id = `${content}-t${text}@1`;
      return {
        facts: { ...facts, itemId, content: content as ContentId, text: { id, place } },
        variants: [`${itemId}@1`],
      };
    }),
  );
}

function made(entries: readonly BankEntry[], parts: Parameters<typeof apportion>[1], items: number) {
  const sections = apportion(entries, parts, items);
  return { sections, ...assemble(entries, NOTHING_SEEN, { sections, risingDifficulty: false }, createRandom(1)) };
}

const parts = fc
  .tuple(...PARTS.map(({ contents }) => fc.integer({ min: 0, max: contents.length })))
  .map((counts) =>
    PARTS.map((part, n) => ({ ...part, contents: part.contents.slice(0, counts[n]) })).filter(
      ({ contents }) => contents.length > 0,
    ),
  )
  .filter((chosen) => chosen.length > 0);
const bank = fc
  .tuple(
    ...PARTS.flatMap(({ contents }) =>
      contents.map((content) =>
        fc
          .tuple(
            fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
            fc.array(fc.integer({ min: 2, max: 8 }), { maxLength: 1 }),
          )
          .map(([variants, sizes]) => [...alone(content, variants), ...ofTexts(content, sizes)]),
      ),
    ),
  )
  .map((entries) => entries.flat());
const asked = fc.integer({ min: 5, max: 40 });

describe('shares of what was chosen', () => {
  it('come to as many questions as all the contents have together, up to those that were asked for', () => {
    fc.assert(
      fc.property(bank, parts, asked, (entries, chosen, items) => {
        const { sections, form, shortages } = made(entries, chosen, items);
        const whole = [{ name: 'Todo', contents: chosen.flatMap(({ contents }) => contents), items }];
        const together = assemble(entries, NOTHING_SEEN, { sections: whole, risingDifficulty: false }, createRandom(1));
        expect(form.slots).toHaveLength(together.form.slots.length);
        expect(sections.reduce((sum, section) => sum + section.items, 0)).toBe(items);
        expect(shortages.length > 0).toBe(form.slots.length < items);
      }),
      { numRuns: 300 },
    );
  });

  it('are by the number of contents, less than one question off, where there is enough of each', () => {
    const entries = PARTS.flatMap(({ contents }) => contents.flatMap((content) => alone(content, Array(40).fill(1))));
    fc.assert(
      fc.property(parts, asked, (chosen, items) => {
        const all = chosen.reduce((sum, { contents }) => sum + contents.length, 0);
        const { sections } = made(entries, chosen, items);
        for (const { name, contents } of chosen) {
          const share = (items * contents.length) / all;
          const given = sections.find((section) => section.name === name)?.items ?? 0;
          expect(Math.abs(given - share)).toBeLessThan(1);
        }
      }),
    );
  });

  const [history, civics] = PARTS.map(({ name, contents }) => ({ name, contents: contents.slice(0, 1) }));
  if (!history || !civics) throw new Error('Historia has axes');
  const [first = '', second = ''] = [history, civics].flatMap(({ contents }) => contents);

  it('hand on what one of two contents has not', () => {
    const entries = [...alone(first, Array(9).fill(1)), ...alone(second, Array(3).fill(1))];
    const { sections, shortages } = made(entries, [history, civics], 12);
    expect(sections.map(({ items }) => items)).toEqual([9, 3]);
    expect(shortages).toEqual([]);
  });

  it('say where most is missing when all of it is not enough', () => {
    const entries = [...alone(first, Array(9).fill(1)), ...alone(second, Array(3).fill(1))];
    const { form, shortages } = made(entries, [history, civics], 16);
    expect(form.slots).toHaveLength(12);
    expect(shortages).toEqual([{ section: civics.name, wanted: 7, available: 3 }]);
  });

  it('ask other questions before the same ones with other figures', () => {
    const entries = [...alone(first, [5]), ...alone(second, Array(12).fill(5))];
    expect(made(entries, [history, civics], 12).sections.map(({ items }) => items)).toEqual([1, 11]);
  });
});
