import type { FrozenItem } from './frozen-item.ts';

/**
 * A question that was found wrong after students had answered it. `key`: index of the right option in the frozen item;
 * `void`: no option is, and the question is taken as right for everybody.
 */
export interface Correction {
  /** Id of the frozen item: `m1-x@1:3`. */
  readonly item: string;
  readonly key: number | 'void';
  /** For the students it concerns, in Spanish. */
  readonly reason: string;
}

/** Appended to, never shortened: its length is part of the grading version. */
export const CORRECTIONS: readonly Correction[] = [];

/** Raised where the grading itself changes; a correction raises the version by being there. */
const GRADING_RULES = 1;

/** Version of the grading under some corrections: results of an older one are graded again. */
export const gradingVersion = (corrections: readonly Correction[] = CORRECTIONS) => GRADING_RULES + corrections.length;

/** The item with its key mended. */
export function corrected(
  item: FrozenItem,
  corrections: readonly Correction[] = CORRECTIONS,
): FrozenItem & { readonly isVoid?: true } {
  const correction = corrections.findLast(({ item: id }) => id === item.id);
  if (!correction) return item;
  return correction.key === 'void' ? { ...item, isVoid: true } : { ...item, key: correction.key };
}
