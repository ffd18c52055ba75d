import { AXIS_SURPLUS, CANDIDATES } from './constants.ts';
import type { KnowledgeModel } from './knowledge-model.ts';
import { ANSWER_MODEL, type AnswerModel, likelihoods } from './posterior.ts';
import type { KnowledgeStates } from './sample-states.ts';

export interface Choice {
  readonly place: number;
  /** Contents that an answer to it tells apart, on average. */
  readonly gain: number;
}

const entropy = (chance: number) =>
  chance <= 0 || chance >= 1 ? 0 : -(chance * Math.log(chance) + (1 - chance) * Math.log(1 - chance));

const sureness = (chance: number) => Math.max(chance, 1 - chance);

/** Chance by content that it is known together with the one at `place`. */
function jointly({ count, knows }: KnowledgeStates, weights: Float64Array, place: number): Float64Array {
  const column = knows[place] as Uint8Array;
  const those = new Float64Array(count);
  for (let state = 0; state < count; state++) those[state] = (weights[state] as number) * (column[state] as number);
  return Float64Array.from(knows, (other) => {
    let sum = 0;
    for (let state = 0; state < count; state++) sum += (those[state] as number) * (other[state] as number);
    return sum;
  });
}

/** Sums of entropy and of sureness over all contents, after an outcome at `place`. */
function after(chances: Float64Array, joint: Float64Array, place: number, [known, unknown]: readonly [number, number]) {
  const chance = chances[place] as number;
  const share = known * chance + unknown * (1 - chance);
  let [uncertain, sure] = [0, 0];
  if (share > 0) {
    for (let other = 0; other < chances.length; other++) {
      const both = joint[other] as number;
      const then = (known * both + unknown * ((chances[other] as number) - both)) / share;
      uncertain += entropy(then);
      sure += sureness(then);
    }
  }
  return { share, uncertain, sure };
}

/** Contents of axes that had their share already wait, where others are left. */
function balanced(model: KnowledgeModel, places: readonly number[], asked: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const place of asked) {
    const axis = model.axis[place] as number;
    counts.set(axis, (counts.get(axis) ?? 0) + 1);
  }
  const allowed = places.filter((place) => {
    const axis = model.axis[place] as number;
    const share = model.axis.filter((other) => other === axis).length / model.axis.length;
    return (counts.get(axis) ?? 0) < share * (asked.length + 1) + AXIS_SURPLUS;
  });
  return allowed.length > 0 ? allowed : places;
}

/**
 * The question whose answer leaves the least uncertainty over all contents, among those that were not asked.
 * @param chances by content, of the same weights
 * @returns `null` where every content was asked
 */
export function chooseQuestion(
  model: KnowledgeModel,
  states: KnowledgeStates,
  weights: Float64Array,
  chances: Float64Array,
  asked: readonly number[],
  answers: AnswerModel = ANSWER_MODEL,
): Choice | null {
  const before = chances.reduce((sum, chance) => sum + entropy(chance), 0);
  const sureBefore = chances.reduce((sum, chance) => sum + sureness(chance), 0);
  const left = [...chances.keys()].filter((place) => !asked.includes(place));
  const candidates = [...balanced(model, left, asked)]
    .sort((one, other) => entropy(chances[other] as number) - entropy(chances[one] as number) || one - other)
    .slice(0, CANDIDATES);
  const outcomes = (['correct', 'wrong', 'unknown'] as const).map((outcome) =>
    likelihoods({ outcome, slow: false, surprising: false, confirming: false }, answers),
  );
  let best: (Choice & { readonly less: number }) | null = null;
  for (const place of candidates) {
    let [uncertain, sure] = [0, 0];
    const joint = jointly(states, weights, place);
    for (const outcome of outcomes) {
      const then = after(chances, joint, place, outcome);
      uncertain += then.share * then.uncertain;
      sure += then.share * then.sure;
    }
    const less = before - uncertain;
    if (!best || less > best.less) best = { place, less, gain: sure - sureBefore };
  }
  return best && { place: best.place, gain: best.gain };
}
