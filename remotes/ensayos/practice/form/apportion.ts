import type { BankEntry } from '@travesia/content-item-model';
import type { Section } from '../blueprint.ts';
import { candidatesOf, sizesOfText, VARIANTS_A_FORM } from './assemble.ts';
import { fill } from './fill.ts';

/** What a question that repeats a template with other figures costs: no share is kept for the sake of one. */
const REPEATED_COST = 1e6;

/**
 * Sections that ask `items` questions of some contents together, or as many as there are, with a share each by the number
 * of its contents. What one cannot fill goes to the others; what all of them lack is asked of the one that is furthest
 * behind its share, which is thereby announced as short.
 */
export function apportion(
  entries: readonly BankEntry[],
  parts: readonly Omit<Section, 'items'>[],
  items: number,
): readonly Section[] {
  const all = parts.reduce((sum, { contents }) => sum + contents.length, 0);
  const shares = parts.map(({ contents }) => (items * contents.length) / all);
  const filled = fill(
    parts.map((part, n) =>
      // What a part is off its share, squared, less what it would be off without a question.
      sizesOf(candidatesOf(entries, part), items).map(({ size, repeated }) => ({
        n,
        size,
        cost: size * (size - 2 * (shares[n] ?? 0)) + repeated * REPEATED_COST,
      })),
    ),
    items,
  );
  const sizes = parts.map((_, n) => filled.find((one) => one.n === n)?.size ?? 0);
  const missing = items - sizes.reduce((sum, size) => sum + size, 0);
  const behind = sizes.map((size, n) => (shares[n] ?? 0) - size);
  const short = behind.indexOf(Math.max(...behind));
  return parts
    .map((part, n) => ({ ...part, items: (sizes[n] ?? 0) + (n === short ? missing : 0) }))
    .filter((section) => section.items > 0);
}

/** Numbers of questions, `most` at most, that items and texts can come to, and how many of them repeat a template. */
function sizesOf(
  entries: readonly BankEntry[],
  most: number,
): readonly { readonly size: number; readonly repeated: number }[] {
  const alone = entries.filter(({ facts }) => !facts.text);
  const texts = Map.groupBy(
    entries.filter(({ facts }) => facts.text),
    ({ facts }) => facts.text?.id,
  );
  const variants = alone.reduce((sum, entry) => sum + Math.min(VARIANTS_A_FORM, entry.variants.length), 0);
  let ofTexts = new Set([0]);
  for (const { length } of texts.values()) {
    ofTexts = new Set([...ofTexts].flatMap((sum) => [sum, ...sizesOfText(length).map((size) => sum + size)]));
  }
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((size) => {
    const besideTexts = [...ofTexts].map((sum) => size - sum).filter((rest) => rest >= 0 && rest <= variants);
    if (besideTexts.length === 0) return [];
    return { size, repeated: Math.max(0, Math.min(...besideTexts) - alone.length) };
  });
}
