import { createHash } from 'node:crypto';
import { createRandom } from '@travesia/content-item-model';
import type { PlacedItem } from '../bank.ts';
import { distinctDraws } from '../draws.ts';
import { digestOf, type Variant, type VariantOption } from '../variant.ts';

/** Variants of a template that somebody solves who has not seen its key; an authored item has one. */
export const SOLVED_VARIANTS = 3;

export interface Asked {
  readonly placed: PlacedItem;
  readonly variant: Variant;
  readonly digest: string;
  /** In the order in which solvers read them. */
  readonly options: readonly VariantOption[];
}

export const LETTERS = 'ABCDE';

/** What solvers are asked of an item. The order of the options depends on the variant alone, so that letters can be told back. */
export function askedOf(placed: PlacedItem): readonly Asked[] {
  return distinctDraws(placed.item, SOLVED_VARIANTS).map(({ variant }) => {
    const random = createRandom(createHash('sha256').update(variant.id).digest().readInt32BE(4));
    const options = placed.item.fixedOrder
      ? [...variant.options].sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
      : random.sample(variant.options, variant.options.length);
    return { placed, variant, digest: digestOf(variant), options };
  });
}
