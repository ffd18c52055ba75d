import type { BankItem } from './bank.ts';
import { noteOf, type Variant, variantOf } from './variant.ts';

/** Draws tried for the variants of a template before it counts as too narrow. */
export const MOST_DRAWS = 4000;

export interface Draw {
  readonly index: number;
  readonly variant: Variant;
}

interface Drawn {
  readonly draws: Draw[];
  readonly notes: Set<string>;
  /** Where the next one is looked for. */
  next: number;
}

/** What was drawn of each item so far: gates ask for the same variants again and again. */
const drawn = new WeakMap<BankItem, Drawn>();

/** The first `count` different variants of an item, in the order of their draws; an authored item has one. */
export function distinctDraws(item: BankItem, count: number): readonly Draw[] {
  const own: Drawn = drawn.get(item) ?? { draws: [], notes: new Set(), next: 0 };
  drawn.set(item, own);
  const most = item.kind === 'authored' ? 1 : MOST_DRAWS;
  for (; own.next < most && own.draws.length < count; own.next += 1) {
    const variant = variantOf(item, own.next);
    if (!variant) continue;
    const note = noteOf(variant);
    if (own.notes.has(note)) continue;
    own.notes.add(note);
    own.draws.push({ index: own.next, variant });
  }
  return own.draws.slice(0, count);
}
