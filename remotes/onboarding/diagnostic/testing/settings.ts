import { STATES } from '../constants.ts';
import type { KnowledgeModel } from '../knowledge-model.ts';
import { ANSWER_MODEL, type AnswerModel } from '../posterior.ts';
import { type KnowledgeStates, normal, sampleStates, statesOf, uniformFrom } from '../sample-states.ts';
import type { Chooser, Simulation } from './simulate.ts';
import { drawStudent, STUDENT_KINDS } from './student-kinds.ts';

/** Seed of the population, as the product has it. */
export const POPULATION_SEED = 2027;
/** Of what the engine is mistaken about. */
const MISTAKES_SEED = 1;

const FOUR_OPTIONS: AnswerModel = { ...ANSWER_MODEL, saysUnknown: 0 };

export interface Setting {
  readonly name: string;
  readonly choosers: readonly Chooser[];
  readonly answers: AnswerModel;
  /** Pieces at most: what is only compared with needs fewer. */
  readonly pieces: number;
  engine(model: KnowledgeModel): Pick<Simulation, 'states' | 'believed'>;
}

/** States drawn from the very kinds that are simulated: what nobody knows of real students. */
function statesOfKinds(model: KnowledgeModel): KnowledgeStates {
  const uniform = uniformFrom(POPULATION_SEED);
  return statesOf(model, 3 * STATES, (state) => {
    const kind = STUDENT_KINDS[state % STUDENT_KINDS.length] ?? 'random';
    return drawStudent(model, kind, uniform);
  });
}

function mistaken(model: KnowledgeModel): KnowledgeModel {
  const uniform = uniformFrom(MISTAKES_SEED);
  return { ...model, difficulty: model.difficulty.map((difficulty) => difficulty + 0.5 * normal(uniform)) };
}

/** What students are like, and what the engine believes of them. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'with “No lo sé”',
    choosers: ['adaptive', 'by-chance', 'fixed'],
    pieces: 10,
    answers: ANSWER_MODEL,
    engine: (model) => ({ states: sampleStates(model, POPULATION_SEED), believed: ANSWER_MODEL }),
  },
  {
    name: 'four options',
    choosers: ['adaptive', 'fixed'],
    pieces: 2,
    answers: FOUR_OPTIONS,
    engine: (model) => ({ states: sampleStates(model, POPULATION_SEED), believed: FOUR_OPTIONS }),
  },
  {
    // As the research was mistaken: difficulties off by half a deviation, three times the holes, more slips, fewer guesses.
    name: 'wrong parameters',
    choosers: ['adaptive'],
    pieces: 2,
    answers: FOUR_OPTIONS,
    engine: (model) => ({
      states: sampleStates(mistaken(model), POPULATION_SEED, { without: 0.45 }),
      believed: { slip: 0.12, guess: 0.18, saysUnknown: 0 },
    }),
  },
  {
    name: 'the kinds known beforehand',
    choosers: ['adaptive'],
    pieces: 1,
    answers: ANSWER_MODEL,
    engine: (model) => ({ states: statesOfKinds(model), believed: ANSWER_MODEL }),
  },
];
