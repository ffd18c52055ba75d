/** Probability of answering right below which an example is shown whole: in doubt, help. */
export const WHOLE_BELOW_PROBABILITY = 0.4;

/** And above which the problem comes before the idea. */
export const PROBLEM_FIRST_ABOVE_PROBABILITY = 0.7;

/** How much of a worked example is seen at first. Every step can be asked for. */
export interface Fading {
  /** The problem stands before the idea, as something to try. */
  readonly problemFirst: boolean;
  /** Last steps that are left for the student. */
  readonly hidden: number;
}

/**
 * Help fades by what the student knows of the content as the lesson begins: whole examples, then one without its last
 * step and the next ones without their last two, then the problem before everything.
 * @param probability of answering a usual question right; `null` where nothing is known.
 * @param index of the point in its lesson.
 */
export function fadingOf(probability: number | null, index: number, steps: number): Fading {
  if (probability === null || probability < WHOLE_BELOW_PROBABILITY) return { problemFirst: false, hidden: 0 };
  if (probability > PROBLEM_FIRST_ABOVE_PROBABILITY) return { problemFirst: true, hidden: steps };
  return { problemFirst: false, hidden: Math.min(index === 0 ? 1 : 2, steps - 1) };
}
