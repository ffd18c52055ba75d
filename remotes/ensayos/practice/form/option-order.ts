import type { ItemFacts, Random } from '@travesia/content-item-model';

/**
 * The options of one question in an order of its own, drawn apart from every other question's: a form whose keys are
 * spread evenly tells the last ones to whoever knows the first.
 */
export function optionOrder(
  { optionCount, fixedOrder }: Pick<ItemFacts, 'optionCount' | 'fixedOrder'>,
  random: Random,
): readonly number[] {
  const indexes = Array.from({ length: optionCount }, (_, index) => index);
  return fixedOrder ? indexes : random.sample(indexes, optionCount);
}
