import type { FrozenItem } from '@travesia/content-item-model';
import type { AttemptResult, ReviewedItem } from '../api/attempts.ts';
import type { Response } from '../practice/attempt/project.ts';
import { type Correction, corrected } from '../practice/corrections.ts';
import type { FormSlot } from '../practice/form/form.ts';
import type { SlotGrade } from '../practice/grade.ts';
import { type Helped, helpOf, NOT_HELPED } from '../practice/hints/help.ts';
import { optionIds } from './option-ids.ts';
import { type FrozenSource, publicItem, publicText, type SaltedForm, textsOf } from './public-form.ts';

const WITHOUT_ANSWER: Pick<FrozenItem, 'options' | 'solution' | 'evidence'> & { readonly key: null } = {
  key: null,
  options: [],
  solution: [],
};

/** Help with questions, before their answers and after. */
export interface HelpAround {
  readonly helped: Helped;
  /** The tutor may be asked about them now. */
  readonly canAsk: boolean;
}

export const NO_HELP: HelpAround = { helped: NOT_HELPED, canAsk: false };

/** A question with everything that is known of it: only for what is graded, or was checked in a practice. */
export function reviewedItem(
  salted: SaltedForm,
  slot: number,
  response: Response,
  graded: SlotGrade,
  source: FrozenSource,
  corrections: readonly Correction[],
  { helped, canAsk }: HelpAround,
): ReviewedItem {
  const { item: id, order }: Pick<FormSlot, 'item' | 'order'> = salted.form.slots[slot] ?? { item: '', order: [] };
  const item = corrected(source.item(id), corrections);
  const ids = optionIds(salted.salt, slot, order.length);
  const help = helpOf(helped.get(slot));
  const idOf = (option: number) => ids[order.indexOf(option)] ?? '';
  // What was said of a question without an answer is not so.
  const { key, options, solution, evidence } = item.isVoid ? WITHOUT_ANSWER : item;
  return {
    item: publicItem(salted, slot, source),
    content: item.facts.content,
    skill: item.facts.skill,
    difficulty: item.facts.difficulty,
    scored: graded.scored,
    outcome: graded.outcome,
    ...(help !== undefined && { help }),
    key: key === null ? null : idOf(key),
    chosen: graded.chosen === null ? null : idOf(graded.chosen),
    mistakes: options.flatMap(({ wrong }, option) =>
      wrong && option !== key
        ? [{ option: idOf(option), id: wrong.mistake, name: wrong.name, feedback: wrong.feedback }]
        : [],
    ),
    solution,
    evidence: evidence ?? [],
    sources: item.sources ?? [],
    flagged: response.flagged,
    activeMs: response.activeMs,
    ...(canAsk && { canAsk }),
    history: response.history.map((place) => (place === null ? null : (ids[place] ?? null))),
  };
}

export function reviewedForm(
  salted: SaltedForm,
  responses: readonly Response[],
  grades: readonly SlotGrade[],
  source: FrozenSource,
  corrections: readonly Correction[],
  help: HelpAround,
): Pick<AttemptResult, 'items' | 'texts' | 'sections'> {
  return {
    items: salted.form.slots.map((_, slot) => {
      const [response, graded] = [responses[slot], grades[slot]];
      if (!response || !graded) throw new RangeError(`There is no grade of slot ${slot}.`);
      return reviewedItem(salted, slot, response, graded, source, corrections, help);
    }),
    texts: textsOf(salted.form).map((id) => publicText(source.text(id))),
    sections: salted.form.sections,
  };
}
