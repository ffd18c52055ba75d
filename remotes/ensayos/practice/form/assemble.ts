import type { BankEntry, Random } from '@travesia/content-item-model';
import type { Blueprint, Section } from '../blueprint.ts';
import { fill, type Unit } from './fill.ts';
import type { Form, FormSection, FormSlot } from './form.ts';
import { optionOrder } from './option-order.ts';

/** What is known of the student's past when a form is made: how often each variant and item was met. */
export interface Seen {
  readonly items: ReadonlyMap<string, number>;
  readonly variants: ReadonlyMap<string, number>;
}

export const NOTHING_SEEN: Seen = { items: new Map(), variants: new Map() };

export interface FormRequest {
  readonly sections: readonly Section[];
  /** How many questions count; the others are pilots. All where absent. */
  readonly scored?: number;
  readonly risingDifficulty: boolean;
  /** Takes this many items of a text instead of all: for samples. */
  readonly itemsPerText?: number;
}

/** A section that the bank can't fill with what was asked for. */
export interface Shortage {
  readonly section: string;
  readonly wanted: number;
  readonly available: number;
}

export interface Assembled {
  readonly form: Form;
  readonly shortages: readonly Shortage[];
  /** Questions that the student never met, in this or another variant. */
  readonly unseen: number;
}

/** Costs: no form is worse in one of them than it must be for the sake of those below it. */
const COST = {
  /** The very same question again. */
  seenVariant: 1e12,
  /** A second variant of a template inside one form. */
  repeated: 1e10,
  /** A template that was met before, now with other figures. */
  seenItem: 1e8,
  /** A question that is left out of its text. */
  leftOut: 1e6,
  /** The second, third… of a content, squared: contents are spread. */
  content: 100,
  /** A step away from the middle difficulty, beyond what the bank's mix gives. */
  difficulty: 1,
} as const;

/** Questions that a text is asked with at least, where it has more and the places do not come out even. */
const TEXT_ITEMS_LEAST = 6;

/** Variants of one template that a single form may hold, where there are too few items to do without. */
export const VARIANTS_A_FORM = 3;

interface Asked {
  readonly entry: BankEntry;
  readonly variant: string;
}

interface AskedUnit extends Unit {
  readonly asked: readonly Asked[];
}

/**
 * Makes a form: exact numbers, texts with all their questions or nearly, what the student has not met first. Nothing of
 * it follows from where keys stand: `BankEntry` does not know them.
 */
export function assemble(entries: readonly BankEntry[], seen: Seen, request: FormRequest, random: Random): Assembled {
  const slots: Omit<FormSlot, 'scored'>[] = [];
  const sections: FormSection[] = [];
  const shortages: Shortage[] = [];
  let unseen = 0;

  for (const section of request.sections) {
    const chosen = fill(choicesOf(candidatesOf(entries, section), seen, request, random), section.items);
    const asked = inOrder(chosen, request, random);
    if (asked.length < section.items)
      shortages.push({ section: section.name, wanted: section.items, available: asked.length });
    if (asked.length > 0) sections.push({ name: section.name, from: slots.length, items: asked.length });
    for (const { entry, variant } of asked) {
      const order = optionOrder(entry.facts, random);
      slots.push({ item: variant, order, ...(entry.facts.text && { text: entry.facts.text.id }) });
      if (!seen.items.has(entry.facts.itemId)) unseen += 1;
    }
  }

  const pilots = new Set(
    random.sample([...slots.keys()], Math.max(0, slots.length - (request.scored ?? slots.length))),
  );
  const form = { sections, slots: slots.map((slot, n) => ({ ...slot, scored: !pilots.has(n) })) };
  return { form, shortages, unseen };
}

export function requestOf(blueprint: Blueprint): FormRequest {
  const { sections, scored, risingDifficulty } = blueprint;
  return { sections, scored, risingDifficulty };
}

/** Items that a section can ask. */
export function candidatesOf(
  entries: readonly BankEntry[],
  { contents, module }: Omit<Section, 'items'>,
): readonly BankEntry[] {
  return entries.filter(
    ({ facts }) =>
      contents.some((prefix) => facts.content === prefix || facts.content.startsWith(`${prefix}.`)) &&
      (!module || facts.module === module),
  );
}

/** How many of its questions a text can be asked with: all of them first. */
export function sizesOfText(items: number): readonly number[] {
  return Array.from({ length: Math.max(0, items - TEXT_ITEMS_LEAST) + 1 }, (_, left) => items - left);
}

/** What the form can be filled with: of the units of one choice, at most one. */
function choicesOf(
  entries: readonly BankEntry[],
  seen: Seen,
  { itemsPerText }: FormRequest,
  random: Random,
): readonly (readonly AskedUnit[])[] {
  const texts = new Map<string, BankEntry[]>();
  const units: (AskedUnit & { readonly content: string })[] = [];
  for (const entry of entries) {
    if (entry.facts.text) texts.set(entry.facts.text.id, [...(texts.get(entry.facts.text.id) ?? []), entry]);
    else units.push(...unitsOfEntry(entry, seen, random));
  }
  const ofContent = new Map<string, number>();
  const choices = units
    .sort((one, other) => one.cost - other.cost)
    .map((unit) => {
      const rank = ofContent.get(unit.content) ?? 0;
      ofContent.set(unit.content, rank + 1);
      return [{ ...unit, cost: unit.cost + rank * rank * COST.content }];
    });
  return [...choices, ...[...texts.values()].map((members) => unitsOfText(members, itemsPerText, seen, random))];
}

/** A text with all its questions, or without a few of them. */
function unitsOfText(
  members: readonly BankEntry[],
  most: number | undefined,
  seen: Seen,
  random: Random,
): readonly AskedUnit[] {
  const whole = [...members]
    .sort((one, other) => (one.facts.text?.place ?? 0) - (other.facts.text?.place ?? 0))
    .slice(0, most)
    .map((entry) => ({ entry, variant: entry.variants[0] ?? '' }));
  const byChance = random.integer(0, 99) / 100;
  const sizes = sizesOfText(whole.length);
  const outs = random.sample(whole, sizes.length - 1);
  return sizes.map((size) => {
    const left = new Set(outs.slice(0, whole.length - size));
    const asked = whole.filter((one) => !left.has(one));
    const met = asked.reduce((sum, { variant }) => sum + (seen.variants.get(variant) ?? 0), 0);
    return { asked, size, cost: met * COST.seenVariant + left.size * COST.leftOut + byChance };
  });
}

function unitsOfEntry(
  entry: BankEntry,
  seen: Seen,
  random: Random,
): readonly (AskedUnit & { readonly content: string })[] {
  const { itemId, content, difficulty } = entry.facts;
  const shuffled = random.sample(entry.variants, entry.variants.length);
  const met = (variant: string) => seen.variants.get(variant) ?? 0;
  return [...shuffled]
    .sort((one, other) => met(one) - met(other))
    .slice(0, VARIANTS_A_FORM)
    .map((variant, repetition) => ({
      asked: [{ entry, variant }],
      size: 1,
      content,
      cost:
        met(variant) * COST.seenVariant +
        (seen.items.get(itemId) ?? 0) * COST.seenItem +
        repetition * COST.repeated +
        Math.abs(difficulty - 3) * COST.difficulty +
        random.integer(0, 999) / 100,
    }));
}

/** Items of one text stay together; in mathematics a section rises, elsewhere it stays mixed. */
function inOrder(units: readonly AskedUnit[], { risingDifficulty }: FormRequest, random: Random): readonly Asked[] {
  const mixed = random.sample(units, units.length);
  const difficulty = ({ asked }: AskedUnit) => asked[0]?.entry.facts.difficulty ?? 3;
  const ordered = risingDifficulty ? [...mixed].sort((one, other) => difficulty(one) - difficulty(other)) : mixed;
  return ordered.flatMap(({ asked }) => asked);
}
