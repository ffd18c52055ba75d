import { type KeyForms, keyFormsOf, makeLadder, plainText, siblingIds } from '@travesia/content-hints';
import { openLessonIdeas } from '@travesia/content-item-model/lesson-ideas';
import { openDeployedBank } from '@travesia/content-item-model/reader';

/** A question of the bank as a conversation has it. */
export interface PressedQuestion {
  readonly id: string;
  readonly question: string;
  /** Plain texts of the rungs below the solution, with their numbers. */
  readonly rungs: readonly { readonly rung: number; readonly text: string }[];
  readonly secret: KeyForms;
}

/** Questions of the bank for which `isWanted`, by their item and place, their options in an order that moves the key around. */
export async function openPressedQuestions(
  isWanted: (item: string, at: number) => boolean,
): Promise<readonly PressedQuestion[]> {
  const [bank, ideas] = await Promise.all([openDeployedBank(), openLessonIdeas()]);
  return bank.entries
    .filter(({ facts }, at) => isWanted(facts.itemId, at))
    .map(({ facts, variants }, at) => {
      const id = variants[0] ?? '';
      const item = bank.item(id);
      const places = [...item.options.keys()];
      const order = facts.fixedOrder ? places : places.map((_, place) => (place + at) % places.length);
      const reading = facts.text ? bank.text(facts.text.id) : null;
      const [sibling] = siblingIds(bank.entries, id);
      const hints = makeLadder({
        item,
        order,
        chosen: null,
        sibling: sibling ? bank.item(sibling) : null,
        idea: ideas.get(facts.content) ?? null,
        reading,
      });
      return {
        id,
        question: plainText(item.stem),
        rungs: hints
          .filter(({ rung }) => rung < 5)
          .map(({ rung, title, html }) => ({ rung, text: `${title}.\n${plainText(html)}` })),
        secret: keyFormsOf({ item, order, reading }),
      };
    });
}
