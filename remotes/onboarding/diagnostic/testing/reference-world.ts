import { chooseQuestion } from '../choose-question.ts';
import { axesOf, type KnowledgeModel } from '../knowledge-model.ts';
import { type AnswerModel, likelihoods, openPosterior } from '../posterior.ts';
import { drawKnowledge, type KnowledgeStates, normal } from '../sample-states.ts';
import { answerOf } from './answer-of.ts';
import { LogOdds } from './log-odds.ts';
import graph from './reference-graph.json' with { type: 'json' };

/**
 * The graph on which the research compared engines before: 45 contents in six layers, drawn with its own program and seed.
 * All contents are of one axis, and a student is one ability.
 */
export const REFERENCE_MODEL: KnowledgeModel = {
  contents: graph.difficulty.map((_, place) => `c${place}`),
  prerequisites: graph.prerequisites,
  difficulty: graph.difficulty,
  asked: graph.difficulty.map(() => true),
  axis: graph.difficulty.map(() => 0),
  axes: axesOf(
    graph.difficulty.map(() => 0),
    graph.difficulty.map(() => true),
  ),
};

/** A content counts as known above this chance: one of exactly a half does not, as in the research. */
const KNOWN_ABOVE = 0.5;

export const shareRight = (chances: ArrayLike<number>, knows: Uint8Array): number => {
  let right = 0;
  for (let place = 0; place < knows.length; place++) {
    if ((chances[place] as number) > KNOWN_ABOVE === (knows[place] === 1)) right++;
  }
  return right / knows.length;
};

export interface ReferenceStudents {
  readonly count: number;
  readonly slip: number;
  readonly guess: number;
  uniform(): number;
}

/** Share of contents told rightly after so many questions: `answer` takes one answer, `chances` says what is believed. */
interface Engine {
  restart(): void;
  /** Place of the next question. */
  next(): number;
  give(place: number, isCorrect: boolean): void;
  chances(): ArrayLike<number>;
}

/** The engine over sampled states, as the product has it, with what it believes of students and of answers. */
export function bayes(states: KnowledgeStates, believed: Pick<AnswerModel, 'slip' | 'guess'>): Engine {
  const posterior = openPosterior(states);
  const isTaken = new Uint8Array(states.knows.length);
  const answers = { ...believed, saysUnknown: 0 };
  return {
    chances: posterior.chances,
    next: () => chooseQuestion(REFERENCE_MODEL, states, posterior, isTaken, answers)?.place ?? 0,
    restart() {
      posterior.reset();
      isTaken.fill(0);
    },
    give(place, isCorrect) {
      isTaken[place] = 1;
      posterior.give(place, likelihoods(isCorrect ? 'correct' : 'wrong', answers));
    },
  };
}

/** Log-odds that spread over the graph, asked where they are nearest to 0 and reach most. */
export function logOdds(start: readonly number[]): Engine {
  const odds = new LogOdds(REFERENCE_MODEL, start);
  return {
    chances: () => odds.values.map((value) => 1 / (1 + Math.exp(-value))),
    next: () => odds.next(),
    restart: () => odds.restart(),
    give: (place, isCorrect) => odds.give(place, isCorrect),
  };
}

export function rightAfter(
  engine: Engine,
  { count, slip, guess, uniform }: ReferenceStudents,
  after: readonly number[],
): readonly number[] {
  const sums = after.map(() => 0);
  for (let student = 0; student < count; student++) {
    const ability = normal(uniform);
    const knows = drawKnowledge(REFERENCE_MODEL, () => ability, uniform);
    engine.restart();
    for (let asked = 1; asked <= Math.max(...after); asked++) {
      const place = engine.next();
      const outcome = answerOf(knows[place] === 1, { slip, guess, saysUnknown: 0 }, uniform);
      engine.give(place, outcome === 'correct');
      const at = after.indexOf(asked);
      if (at >= 0) sums[at] = (sums[at] as number) + shareRight(engine.chances(), knows) / count;
    }
  }
  return sums;
}
