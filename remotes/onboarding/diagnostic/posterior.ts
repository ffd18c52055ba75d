import {
  GUESS,
  SAYS_UNKNOWN,
  SAYS_UNKNOWN_THOUGH_KNOWN,
  SECOND_SLIP,
  SLIP,
  SLOW_WEIGHS,
  SURPRISE_SLIP,
} from './constants.ts';
import type { KnowledgeStates } from './sample-states.ts';

export type Outcome = 'correct' | 'wrong' | 'unknown';

/** One answer as it is weighed. */
export interface WeighedAnswer {
  /** Place of the content in the model. */
  readonly place: number;
  readonly outcome: Outcome;
  /** Right, and in far more time than it takes. */
  readonly slow: boolean;
  /** Wrong against all expectation, and not confirmed. */
  readonly surprising: boolean;
  /** The second wrong answer running to a content of which the first came as a surprise. */
  readonly confirming: boolean;
}

/** What the engine believes of answers. Tests and simulations try others. */
export interface AnswerModel {
  readonly slip: number;
  readonly guess: number;
  /** Share of those who do not know a content and say so; 0 where they are not offered to. */
  readonly saysUnknown: number;
}

export const ANSWER_MODEL: AnswerModel = { slip: SLIP, guess: GUESS, saysUnknown: SAYS_UNKNOWN };

/** Chances of an outcome for who knows the content, and for who does not. */
export function likelihoods(
  { outcome, slow, surprising, confirming }: Omit<WeighedAnswer, 'place'>,
  { slip, guess, saysUnknown }: AnswerModel = ANSWER_MODEL,
): readonly [known: number, unknown: number] {
  const hidden = saysUnknown > 0 ? SAYS_UNKNOWN_THOUGH_KNOWN : 0;
  const slips = surprising ? SURPRISE_SLIP : confirming ? SECOND_SLIP : slip;
  const tries = 1 - saysUnknown;
  switch (outcome) {
    case 'correct': {
      const [known, unknown] = [1 - slip - hidden, tries * guess];
      return slow ? [known ** SLOW_WEIGHS, unknown ** SLOW_WEIGHS] : [known, unknown];
    }
    case 'wrong':
      return [slips, tries * (1 - guess)];
    case 'unknown':
      return [hidden, saysUnknown];
  }
}

/** Weights of the states, which sum to 1. */
export function weigh(
  { count, knows }: KnowledgeStates,
  answers: readonly WeighedAnswer[],
  model: AnswerModel = ANSWER_MODEL,
): Float64Array {
  const weights = new Float64Array(count).fill(1 / count);
  for (const answer of answers) {
    const [known, unknown] = likelihoods(answer, model);
    const column = knows[answer.place];
    if (!column) throw new RangeError(`there is no content ${answer.place}`);
    let sum = 0;
    for (let state = 0; state < count; state++) {
      const weight = (weights[state] as number) * (column[state] === 1 ? known : unknown);
      weights[state] = weight;
      sum += weight;
    }
    for (let state = 0; state < count; state++) weights[state] = (weights[state] as number) / sum;
  }
  return weights;
}

/** Chance that the content at `place` is known. */
export function chanceOf({ count, knows }: KnowledgeStates, weights: Float64Array, place: number): number {
  const column = knows[place] as Uint8Array;
  let sum = 0;
  // A product costs a third of a branch that nobody can foretell.
  for (let state = 0; state < count; state++) sum += (weights[state] as number) * (column[state] as number);
  return sum;
}

/** Chance by content that it is known. */
export const probabilities = (states: KnowledgeStates, weights: Float64Array): Float64Array =>
  Float64Array.from(states.knows, (_, place) => chanceOf(states, weights, place));

/** Ability by the same answers: mean and standard deviation, in those of the population. */
export function abilityOf({ count, ability }: KnowledgeStates, weights: Float64Array) {
  let [mean, square] = [0, 0];
  for (let state = 0; state < count; state++) {
    const weight = weights[state] as number;
    mean += weight * (ability[state] as number);
    square += weight * (ability[state] as number) ** 2;
  }
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean * mean)) };
}
