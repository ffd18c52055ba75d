import type { BankEntry } from '@travesia/content-item-model';

/** Draws of the same template that are tried before other items. */
const DRAWS = 6;

/**
 * Ids of variants that can stand for `id` as its sibling, the best first: other draws of its template, then items of its
 * content, its unit, its axis. Never of the text that it is asked with, whose questions stand beside it.
 */
export function siblingIds(entries: readonly BankEntry[], id: string): readonly string[] {
  const own = entries.find(({ variants }) => variants.includes(id));
  if (!own) return [];
  const at = own.variants.indexOf(id);
  const draws = [...own.variants.slice(at + 1), ...own.variants.slice(0, at)].slice(0, DRAWS);
  const { content, skill, text, module } = own.facts;
  const here = content.split('.');
  const axis = `${here.slice(0, 2).join('.')}.`;
  const shared = (other: BankEntry): number => {
    const there = other.facts.content.split('.');
    const same = here.findIndex((part, place) => part !== there[place]);
    return (same < 0 ? 4 : same) * 4 + (other.facts.skill === skill ? 2 : 0) + (other.facts.module === module ? 1 : 0);
  };
  const others = entries
    .filter(
      (other) =>
        other.facts.content.startsWith(axis) &&
        other !== own &&
        (text === undefined || other.facts.text?.id !== text.id),
    )
    .map((other) => ({ other, rank: shared(other) }))
    .toSorted((one, other) => other.rank - one.rank)
    .flatMap(({ other }) => other.variants.slice(0, 1));
  return [...draws, ...others];
}
