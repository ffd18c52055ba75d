import { chooseQuestion } from '../choose-question.ts';
import { KNOWN_FROM } from '../constants.ts';
import type { KnowledgeModel } from '../knowledge-model.ts';
import { type AnswerModel, type Outcome, probabilities, type WeighedAnswer, weigh } from '../posterior.ts';
import { drawKnowledge, type KnowledgeStates, normal } from '../sample-states.ts';

export interface Believed {
  readonly states: KnowledgeStates;
  readonly answers: AnswerModel;
}

export interface Students {
  readonly model: KnowledgeModel;
  readonly count: number;
  readonly slip: number;
  readonly guess: number;
  readonly saysUnknown: number;
  uniform(): number;
}

/** How a student who knows the content or not answers one question of it. */
export function answerOf(
  knows: boolean,
  { slip, guess, saysUnknown, uniform }: Pick<Students, 'slip' | 'guess' | 'saysUnknown' | 'uniform'>,
): Outcome {
  if (knows) return uniform() < slip ? 'wrong' : 'correct';
  if (uniform() < saysUnknown) return 'unknown';
  return uniform() < guess ? 'correct' : 'wrong';
}

const rightly = (chances: Float64Array, knows: Uint8Array) =>
  chances.reduce((sum, chance, place) => sum + Number(chance > KNOWN_FROM === (knows[place] === 1)), 0) /
  chances.length;

/** Share of contents classified rightly after so many questions; all chosen by what they tell, as in the comparison of engines. */
export function classifiedRight(
  students: Students,
  { states, answers }: Believed,
  after: readonly number[],
): ReadonlyMap<number, number> {
  const sums = new Map(after.map((count) => [count, 0]));
  for (let student = 0; student < students.count; student++) {
    const ability = normal(students.uniform);
    const knows = drawKnowledge(students.model, () => ability, students.uniform);
    const given: WeighedAnswer[] = [];
    let weights = weigh(states, given, answers);
    let chances = probabilities(states, weights);
    for (let count = 1; count <= Math.max(...after); count++) {
      const asked = given.map(({ place }) => place);
      const choice = chooseQuestion(students.model, states, weights, chances, asked, answers);
      if (!choice) break;
      const outcome = answerOf(knows[choice.place] === 1, students);
      given.push({ place: choice.place, outcome, slow: false, surprising: false, confirming: false });
      weights = weigh(states, given, answers);
      chances = probabilities(states, weights);
      if (sums.has(count)) sums.set(count, (sums.get(count) ?? 0) + rightly(chances, knows));
    }
  }
  return new Map([...sums].map(([count, sum]) => [count, sum / students.count]));
}
