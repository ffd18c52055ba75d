import { DOUBTFUL_WEIGHS, GUESS, SAYS_UNKNOWN, SAYS_UNKNOWN_THOUGH_KNOWN, SLIP } from './constants.ts';
import type { KnowledgeStates } from './sample-states.ts';

export type Outcome = 'correct' | 'wrong' | 'unknown';

/** What the engine believes of answers. Tests and simulations try others. */
export interface AnswerModel {
  readonly slip: number;
  readonly guess: number;
  /** Share of those who do not know a content and say so; 0 where they are not offered to. */
  readonly saysUnknown: number;
}

export const ANSWER_MODEL: AnswerModel = { slip: SLIP, guess: GUESS, saysUnknown: SAYS_UNKNOWN };

/** Chances of an outcome for who knows the content, and for who does not. */
export type Likelihoods = readonly [known: number, unknown: number];

export function likelihoods(outcome: Outcome, { slip, guess, saysUnknown }: AnswerModel = ANSWER_MODEL): Likelihoods {
  const hidden = saysUnknown > 0 ? SAYS_UNKNOWN_THOUGH_KNOWN : 0;
  const tries = 1 - saysUnknown;
  switch (outcome) {
    case 'correct':
      return [1 - slip - hidden, tries * guess];
    case 'wrong':
      return [slip, tries * (1 - guess)];
    case 'unknown':
      return [hidden, saysUnknown];
  }
}

/** Those of an answer that one is in doubt about. */
export const doubted = ([known, unknown]: Likelihoods): Likelihoods => [
  known ** DOUBTFUL_WEIGHS,
  unknown ** DOUBTFUL_WEIGHS,
];

/** States that all together weigh less than this part are forgotten: nothing that follows would bring them back. */
const NEGLIGIBLE = 1e-3;

export interface Posterior {
  /** As before any answer. */
  reset(): void;
  /** Remembers what is believed now, once. */
  mark(): void;
  /** As it was then. */
  back(): void;
  /** Weighs the states by an answer to the content at `place`. */
  give(place: number, likelihoods: Likelihoods): void;
  /** Chance that the content at `place` is known. */
  chance(place: number): number;
  /** The same of all contents. */
  chances(): Float64Array;
  /** How many contents are known: their chances together. */
  known(): number;
  /** Ability by the same answers: mean and standard deviation, in those of the population. */
  ability(): { readonly mean: number; readonly deviation: number };
  /** Weight of each state; they sum to 1. */
  weights(): Float64Array;
  /** States drawn by their weights, evenly spread: the same for the same answers. */
  draw(into: Int32Array): void;
}

/** What is believed of one student: weights of the states, of which only those that still count are gone through. */
export function openPosterior({ count, knows, ability }: KnowledgeStates): Posterior {
  const active = new Int32Array(count);
  const weights = new Float64Array(count);
  const marked = { active: new Int32Array(count), weights: new Float64Array(count), left: 0, total: 0 };
  /** Of each state. */
  const knownCounts = new Float64Array(count);
  for (const column of knows) {
    for (let state = 0; state < count; state++) {
      knownCounts[state] = (knownCounts[state] as number) + (column[state] as number);
    }
  }
  let left = 0;
  let total = 0;

  function reset(): void {
    for (let state = 0; state < count; state++) active[state] = state;
    weights.fill(1 / count);
    left = count;
    total = 1;
  }

  function chance(place: number): number {
    const column = knows[place] as Uint8Array;
    let sum = 0;
    for (let at = 0; at < left; at++) sum += (weights[at] as number) * (column[active[at] as number] as number);
    return Math.min(1, sum / total);
  }

  reset();
  return {
    reset,
    chance,

    mark() {
      marked.active.set(active.subarray(0, left));
      marked.weights.set(weights.subarray(0, left));
      [marked.left, marked.total] = [left, total];
    },

    back() {
      [left, total] = [marked.left, marked.total];
      active.set(marked.active.subarray(0, left));
      weights.set(marked.weights.subarray(0, left));
    },

    chances() {
      const chances = new Float64Array(knows.length);
      for (let place = 0; place < chances.length; place++) chances[place] = chance(place);
      return chances;
    },

    known() {
      let sum = 0;
      for (let at = 0; at < left; at++) sum += (weights[at] as number) * (knownCounts[active[at] as number] as number);
      return sum / total;
    },

    give(place, [known, unknown]) {
      const column = knows[place];
      if (!column) throw new RangeError(`there is no content ${place}`);
      const least = (NEGLIGIBLE * total * Math.min(known, unknown)) / count;
      // Reckoned and not chosen: what a state knows is foretold by no processor.
      const more = known - unknown;
      let kept = 0;
      let sum = 0;
      for (let at = 0; at < left; at++) {
        const state = active[at] as number;
        const weight = (weights[at] as number) * (unknown + more * (column[state] as number));
        if (weight < least) continue;
        active[kept] = state;
        weights[kept] = weight;
        kept++;
        sum += weight;
      }
      left = kept;
      total = sum;
    },

    ability() {
      let [mean, square] = [0, 0];
      for (let at = 0; at < left; at++) {
        const weight = (weights[at] as number) / total;
        const own = ability[active[at] as number] as number;
        mean += weight * own;
        square += weight * own * own;
      }
      return { mean, deviation: Math.sqrt(Math.max(0, square - mean * mean)) };
    },

    weights() {
      const all = new Float64Array(count);
      for (let at = 0; at < left; at++) all[active[at] as number] = (weights[at] as number) / total;
      return all;
    },

    draw(into) {
      const step = total / into.length;
      let at = 0;
      let reached = weights[0] as number;
      for (let drawn = 0; drawn < into.length; drawn++) {
        while (reached < (drawn + 0.5) * step && at < left - 1) reached += weights[++at] as number;
        into[drawn] = active[at] as number;
      }
    },
  };
}
