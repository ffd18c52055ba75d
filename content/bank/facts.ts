import type { ItemFacts } from '@travesia/content-item-model';
import type { Stimulus } from './authoring/index.ts';
import type { PlacedItem } from './bank.ts';

export const textId = ({ id, version }: Stimulus) => `${id}@${version}`;

export function factsOf({ item, stimulus }: PlacedItem): ItemFacts {
  return {
    itemId: item.id,
    version: item.version,
    content: item.content,
    otherContents: item.otherContents ?? [],
    skill: item.skill,
    difficulty: item.difficulty,
    ...(item.module && { module: item.module }),
    optionCount: item.distractors.length + 1,
    fixedOrder: item.fixedOrder ?? false,
    ...(stimulus && { text: { id: textId(stimulus), place: stimulus.items.findIndex(({ id }) => id === item.id) } }),
  };
}
