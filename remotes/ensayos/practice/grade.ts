import type { FrozenItem } from '@travesia/content-item-model';
import type { Response } from './attempt/project.ts';
import { CORRECTIONS, type Correction, corrected } from './corrections.ts';
import type { Form } from './form/form.ts';

export type Outcome = 'correct' | 'wrong' | 'omitted';

export interface SlotGrade {
  readonly outcome: Outcome;
  /** Neither pilots count nor what a correction withdrew. */
  readonly scored: boolean;
  /** Option of the frozen item that was chosen. */
  readonly chosen: number | null;
  /** Present where a wrong option was chosen. */
  readonly mistake?: string;
}

export interface Grade {
  readonly slots: readonly SlotGrade[];
  /** Over the questions that count. */
  readonly correct: number;
  readonly scored: number;
  readonly omitted: number;
  /** Questions that would count, had no correction withdrawn them. */
  readonly withdrawn: number;
}

/**
 * Grades a form: no clock, no chance, no state, so that grading again gives the same. An option that no question has
 * counts as none chosen. `itemOf`: frozen items by id; throws what that throws.
 */
export function grade(
  form: Form,
  responses: readonly Response[],
  itemOf: (id: string) => FrozenItem,
  corrections: readonly Correction[] = CORRECTIONS,
): Grade {
  const slots = form.slots.map(({ item, order, scored }, n): SlotGrade => {
    const place = responses[n]?.option ?? null;
    const chosen = place === null ? null : (order[place] ?? null);
    const { key, options, isVoid } = corrected(itemOf(item), corrections);
    if (isVoid) return { outcome: 'correct', scored: false, chosen };
    if (chosen === null) return { outcome: 'omitted', scored, chosen };
    if (chosen === key) return { outcome: 'correct', scored, chosen };
    // The key that a correction took away is no mistake that has a name.
    const mistake = options[chosen]?.wrong?.mistake;
    return { outcome: 'wrong', scored, chosen, ...(mistake && { mistake }) };
  });
  const counting = slots.filter(({ scored }) => scored);
  return {
    slots,
    correct: counting.filter(({ outcome }) => outcome === 'correct').length,
    scored: counting.length,
    omitted: counting.filter(({ outcome }) => outcome === 'omitted').length,
    withdrawn: form.slots.filter(({ scored }, n) => scored && !slots[n]?.scored).length,
  };
}
