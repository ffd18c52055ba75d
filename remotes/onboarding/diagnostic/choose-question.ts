import { AXIS_SURPLUS, CANDIDATES, STATES_TO_CHOOSE_BY } from './constants.ts';
import type { KnowledgeModel } from './knowledge-model.ts';
import { ANSWER_MODEL, type AnswerModel, likelihoods, type Posterior } from './posterior.ts';
import type { KnowledgeStates } from './sample-states.ts';

export interface Choice {
  readonly place: number;
  /** Contents that an answer to it tells apart, on average. */
  readonly gain: number;
}

const WORDS = STATES_TO_CHOOSE_BY / 32;

/** How many bits of a word are set (Warren, Hacker's Delight, 5-1). */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** States drawn by their weights, a bit each by content: what two contents have in common is counted a word at a time. */
function drawnBits({ knows }: KnowledgeStates, posterior: Posterior) {
  const drawn = new Int32Array(STATES_TO_CHOOSE_BY);
  posterior.draw(drawn);
  const bits = new Int32Array(knows.length * WORDS);
  const known = new Float64Array(knows.length);
  for (let place = 0; place < knows.length; place++) {
    const column = knows[place] as Uint8Array;
    for (let word = 0; word < WORDS; word++) {
      let set = 0;
      for (let bit = 0; bit < 32; bit++) set |= (column[drawn[word * 32 + bit] as number] as number) << bit;
      bits[place * WORDS + word] = set;
      known[place] = (known[place] as number) + bitsOf(set);
    }
  }
  /** States that know both. */
  const together = (one: number, other: number) => {
    let sum = 0;
    for (let word = 0; word < WORDS; word++) {
      sum += bitsOf((bits[one * WORDS + word] as number) & (bits[other * WORDS + word] as number));
    }
    return sum;
  };
  return { known, together };
}

/** Contents that can be asked for; those of axes that had their share already wait, where others are left. */
function candidatesOf({ axis, axes, asked }: KnowledgeModel, isTaken: Uint8Array): readonly number[] {
  const counts = new Float64Array(axes.count);
  let taken = 0;
  const left: number[] = [];
  for (let place = 0; place < axis.length; place++) {
    if (isTaken[place] === 1) {
      counts[axis[place] as number] = (counts[axis[place] as number] as number) + 1;
      taken++;
    } else if (asked[place]) left.push(place);
  }
  const allowed = left.filter((place) => {
    const own = axis[place] as number;
    return (counts[own] as number) < (axes.share[own] as number) * (taken + 1) + AXIS_SURPLUS;
  });
  return allowed.length > 0 ? allowed : left;
}

/**
 * The question after whose answer most contents will be told rightly, known or not, among those that were not asked.
 * @param isTaken by place: 1 where it was asked, or cannot be
 * @returns `null` where every content was asked
 */
export function chooseQuestion(
  model: KnowledgeModel,
  states: KnowledgeStates,
  posterior: Posterior,
  isTaken: Uint8Array,
  answers: AnswerModel = ANSWER_MODEL,
): Choice | null {
  const places = candidatesOf(model, isTaken);
  if (places.length === 0) return null;
  const { known, together } = drawnBits(states, posterior);
  const half = STATES_TO_CHOOSE_BY / 2;
  const unsure = (place: number) => Math.abs((known[place] as number) - half);
  const candidates = [...places].sort((one, other) => unsure(one) - unsure(other) || one - other).slice(0, CANDIDATES);
  const outcomes = (['correct', 'wrong', ...(answers.saysUnknown > 0 ? (['unknown'] as const) : [])] as const).map(
    (outcome) => likelihoods(outcome, answers),
  );
  // By outcome, and plain numbers: this is reckoned thousands of times for each question.
  const ifKnown = Float64Array.from(outcomes, ([chance]) => chance);
  const ifUnknown = Float64Array.from(outcomes, ([, chance]) => chance);
  const before = known.reduce((sum, of) => sum + Math.max(of, STATES_TO_CHOOSE_BY - of), 0);
  let best = { place: -1, right: -1 };
  for (const place of candidates) {
    const own = known[place] as number;
    let right = 0;
    for (let other = 0; other < known.length; other++) {
      const both = together(place, other);
      const alone = (known[other] as number) - both;
      for (let outcome = 0; outcome < ifKnown.length; outcome++) {
        const ifIs = ifKnown[outcome] as number;
        const ifNot = ifUnknown[outcome] as number;
        const is = ifIs * both + ifNot * alone;
        const isNot = ifIs * (own - both) + ifNot * (STATES_TO_CHOOSE_BY - own - alone);
        right += Math.max(is, isNot);
      }
    }
    if (right > best.right) best = { place, right };
  }
  return { place: best.place, gain: (best.right - before) / STATES_TO_CHOOSE_BY };
}

/** Of the contents that were not asked, of which there is one, that which is known together with `place` most beyond chance. */
export function chooseNeighbour(
  model: KnowledgeModel,
  states: KnowledgeStates,
  posterior: Posterior,
  isTaken: Uint8Array,
  place: number,
): number {
  const { known, together } = drawnBits(states, posterior);
  let best = { other: -1, more: Number.NEGATIVE_INFINITY };
  for (let other = 0; other < known.length; other++) {
    if (isTaken[other] === 1 || !model.asked[other]) continue;
    const more = together(place, other) - ((known[place] as number) * (known[other] as number)) / STATES_TO_CHOOSE_BY;
    if (more > best.more) best = { other, more };
  }
  return best.other;
}
