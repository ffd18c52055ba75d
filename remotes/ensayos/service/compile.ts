import { makeLadder } from '@travesia/content-hints';
import type { DeployedBank, FrozenItem, LessonIdeas } from '@travesia/content-item-model';
import type { Hint } from '@travesia/contracts/slices';
import type { CompileRequest } from './compile-messages.ts';

/** Whether the key of one is the key of the other, too: how one is done would tell it. */
export const haveSameKey = (one: FrozenItem, other: FrozenItem) =>
  one.options[one.key]?.text === other.options[other.key]?.text;

/** Which ladder is asked for. */
export interface LadderRequest {
  readonly variant: string;
  /** Wrong option that was chosen, its place in the frozen item. */
  readonly chosen: number | null;
  /** Variants that may show how it is done: the first one that does not give its key away. */
  readonly siblings: readonly string[];
}

export const ladderId = ({ variant, chosen, siblings }: LadderRequest): string =>
  JSON.stringify([variant, chosen, siblings]);

/** What a bank says of what is asked for. Throws where it is not deployed or differs from what was. */
export function compilerOf(bank: DeployedBank, ideas: LessonIdeas): (request: CompileRequest) => unknown {
  function ladder(id: string): readonly Hint[] {
    const [variant, chosen, siblings]: [string, LadderRequest['chosen'], LadderRequest['siblings']] = JSON.parse(id);
    const readingOf = ({ facts }: FrozenItem) => (facts.text ? bank.text(facts.text.id) : null);
    const item = bank.item(variant);
    const sources = { item, chosen, idea: ideas.get(item.facts.content), reading: readingOf(item) };
    for (const one of siblings) {
      const sibling = bank.item(one);
      if (haveSameKey(sibling, item)) continue;
      const hints = makeLadder({ ...sources, sibling, siblingReading: readingOf(sibling) });
      if (hints.some(({ rung }) => rung === 4)) return hints;
    }
    return makeLadder(sources);
  }
  return ({ kind, id }) => (kind === 'ladder' ? ladder(id) : bank[kind](id));
}
