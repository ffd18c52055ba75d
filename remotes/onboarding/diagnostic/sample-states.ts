import { createRandom } from '@travesia/content-item-model';
import {
  AXIS_DEVIATION,
  CLOSED_AXIS_LOSS,
  CLOSED_AXIS_SHARE,
  DISCRIMINATION,
  STATES,
  WITHOUT_PREREQUISITES,
} from './constants.ts';
import type { KnowledgeModel } from './knowledge-model.ts';

/** What students may know, as so many equally likely states. */
export interface KnowledgeStates {
  readonly count: number;
  /** By content, one byte a state: 1 where the state knows it. */
  readonly knows: readonly Uint8Array[];
  /** Of each state, in standard deviations of the population. */
  readonly ability: Float64Array;
}

/** Uniform draws from 0 to 1, the same for the same seed. */
export function uniformFrom(seed: number): () => number {
  const random = createRandom(seed);
  const most = 2 ** 30 - 1;
  return () => (random.integer(0, most) + 0.5) / (most + 1);
}

/** One draw of the normal distribution, by Box and Muller (1958). */
export const normal = (uniform: () => number) =>
  Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());

/** Known so easily by a state whose prerequisites are there: they say something of it by themselves. */
const WITH_PREREQUISITES_POWER = 0.75;
const KNOWN_MOST = 0.98;

/**
 * What one student knows.
 * @param abilityIn by axis
 * @param without chance factor of a content whose prerequisites are missing
 */
export function drawKnowledge(
  { contents, prerequisites, difficulty, axis }: KnowledgeModel,
  abilityIn: (axis: number) => number,
  uniform: () => number,
  without = WITHOUT_PREREQUISITES,
): Uint8Array {
  const knows = new Uint8Array(contents.length);
  for (let place = 0; place < knows.length; place++) {
    const before = prerequisites[place] ?? [];
    let chance = 1 / (1 + Math.exp(-DISCRIMINATION * (abilityIn(axis[place] ?? 0) - (difficulty[place] ?? 0))));
    if (before.length > 0) {
      const hasAll = before.every((other) => knows[other] === 1);
      chance = hasAll ? Math.min(KNOWN_MOST, chance ** WITH_PREREQUISITES_POWER) : chance * without;
    }
    knows[place] = uniform() < chance ? 1 : 0;
  }
  return knows;
}

export interface AxisOptions {
  /** Share of students to whom one axis is closed. */
  readonly closedShare?: number;
}

/**
 * Abilities of a student by axis, around that in the whole test. An axis that nothing is asked of is no ability of its own:
 * its contents come up in the questions of all others.
 */
export function drawAxisAbilities(
  { axes }: KnowledgeModel,
  ability: number,
  uniform: () => number,
  { closedShare = CLOSED_AXIS_SHARE }: AxisOptions = {},
): (axis: number) => number {
  const closed = uniform() < closedShare ? Math.floor(uniform() * axes.asked.length) : -1;
  const abilities = new Float64Array(axes.count).fill(ability);
  axes.asked.forEach((axis, at) => {
    abilities[axis] = ability + AXIS_DEVIATION * normal(uniform) - (at === closed ? CLOSED_AXIS_LOSS : 0);
  });
  return (axis) => abilities[axis] as number;
}

export interface PopulationOptions {
  readonly count?: number;
  /** Whether axes differ within a student. */
  readonly axes?: boolean;
  /** Chance factor of a content whose prerequisites are missing. */
  readonly without?: number;
}

/** @param draw one student of the population */
export function statesOf(
  { contents }: KnowledgeModel,
  count: number,
  draw: (state: number) => { readonly knows: Uint8Array; readonly ability: number },
): KnowledgeStates {
  const knows = contents.map(() => new Uint8Array(count));
  const abilities = new Float64Array(count);
  for (let state = 0; state < count; state++) {
    const { knows: known, ability } = draw(state);
    abilities[state] = ability;
    for (let place = 0; place < known.length; place++) (knows[place] as Uint8Array)[state] = known[place] as number;
  }
  return { count, knows, ability: abilities };
}

export function sampleStates(
  model: KnowledgeModel,
  seed: number,
  { count = STATES, axes = true, without = WITHOUT_PREREQUISITES }: PopulationOptions = {},
): KnowledgeStates {
  const uniform = uniformFrom(seed);
  return statesOf(model, count, () => {
    const ability = normal(uniform);
    const abilityIn = axes ? drawAxisAbilities(model, ability, uniform) : () => ability;
    return { ability, knows: drawKnowledge(model, abilityIn, uniform, without) };
  });
}
