import { GUESS, SLIP } from './constants.ts';
import type { KnowledgeStates } from './sample-states.ts';

/** Of a whole test, each between 0 and 1: four of five students have so much of it right. */
export interface RightShare {
  readonly low: number;
  readonly high: number;
}

/** Below and above the band, each; and the deviations of a normal distribution at which it ends. */
const OUTSIDE = 0.1;
const DEVIATIONS = 1.2816;

/**
 * Share of a whole test that would be right: over the weighted states, each content asked alike, with slips and lucky guesses.
 * @param questions of the whole test, whose choice is chance as well
 */
export function rightShare({ count, knows }: KnowledgeStates, weights: Float64Array, questions: number): RightShare {
  const known = new Uint8Array(count);
  for (const column of knows) {
    for (let state = 0; state < count; state++) known[state] = (known[state] as number) + (column[state] as number);
  }
  /** Weight of the states that know so many contents. */
  const weightOf = new Float64Array(knows.length + 1);
  for (let state = 0; state < count; state++) {
    const contents = known[state] as number;
    weightOf[contents] = (weightOf[contents] as number) + (weights[state] as number);
  }
  const quantile = (below: number): number => {
    let left = below;
    let contents = 0;
    for (; contents < knows.length; contents++) {
      left -= weightOf[contents] as number;
      if (left <= 0) break;
    }
    return GUESS + ((1 - SLIP - GUESS) * contents) / knows.length;
  };
  const [low, middle, high] = [quantile(OUTSIDE), quantile(0.5), quantile(1 - OUTSIDE)];
  const chance = DEVIATIONS * Math.sqrt((middle * (1 - middle)) / questions);
  return {
    low: Math.max(0, middle - Math.hypot(middle - low, chance)),
    high: Math.min(1, middle + Math.hypot(high - middle, chance)),
  };
}
