import type { BankItem } from './bank.ts';
import { noteOf, type Variant, variantOf } from './variant.ts';

/** Draws tried for the variants of a template before it counts as too narrow. */
export const MOST_DRAWS = 4000;

export interface Draw {
  readonly index: number;
  readonly variant: Variant;
}

/** The first `count` different variants of an item, in the order of their draws; an authored item has one. */
export function distinctDraws(item: BankItem, count: number): readonly Draw[] {
  const draws: Draw[] = [];
  const notes = new Set<string>();
  const most = item.kind === 'authored' ? 1 : MOST_DRAWS;
  for (let index = 0; index < most && draws.length < count; index += 1) {
    const variant = variantOf(item, index);
    if (!variant) continue;
    const note = noteOf(variant);
    if (notes.has(note)) continue;
    notes.add(note);
    draws.push({ index, variant });
  }
  return draws;
}
