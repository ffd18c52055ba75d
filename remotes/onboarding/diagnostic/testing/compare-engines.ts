import { chooseQuestion } from '../choose-question.ts';
import { KNOWN_FROM } from '../constants.ts';
import type { KnowledgeModel } from '../knowledge-model.ts';
import { ANSWER_MODEL, abilityOf, probabilities, type WeighedAnswer, weigh } from '../posterior.ts';
import { type KnowledgeStates, sampleStates, uniformFrom } from '../sample-states.ts';
import { answerOf } from './classification.ts';
import { drawStudent, STUDENT_KINDS, type StudentKind } from './student-kinds.ts';

/** How the next question is chosen: by what it tells, by chance, or as one test for all, spread over the axes. */
export type Chooser = 'adaptive' | 'by-chance' | 'fixed';

export interface EngineFigures {
  readonly kind: StudentKind;
  readonly chooser: Chooser;
  readonly questions: number;
  /** Shares of contents classified rightly, from 0 to 1: of who scores only what was asked, and of who infers from it. */
  readonly right: number;
}

/** Every content as far from the others of its axis as it goes, the same for everybody. */
function fixedTest({ contents, axis }: KnowledgeModel): readonly number[] {
  const axes = [...new Set(axis)];
  const byAxis = axes.map((one) => contents.flatMap((_, place) => (axis[place] === one ? [place] : [])));
  const spread = byAxis.map((places) => {
    const left = [...places];
    const order: number[] = [];
    for (let at = Math.floor(left.length / 2); left.length > 0; at = Math.floor(left.length / 2) + (order.length % 2)) {
      order.push(left.splice(Math.min(at, left.length - 1), 1)[0] as number);
    }
    return order;
  });
  const longest = Math.max(...spread.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => spread.flatMap((places) => places[turn] ?? [])).flat();
}

/**
 * A fixed test has no model behind it: a content is known where its own question was right, and, where it was not asked,
 * where at least half of the questions of its axis were. That is what a printed diagnostic says.
 */
function scoredWithoutModel({ contents, axis }: KnowledgeModel, answers: readonly WeighedAnswer[]): readonly boolean[] {
  const share = (of: readonly WeighedAnswer[]) =>
    of.length === 0 ? 0.5 : of.filter(({ outcome }) => outcome === 'correct').length / of.length;
  const whole = share(answers);
  return contents.map((_, place) => {
    const own = answers.find((answer) => answer.place === place);
    if (own) return own.outcome === 'correct';
    const near = answers.filter((answer) => axis[answer.place] === axis[place]);
    return (near.length > 0 ? share(near) : whole) >= 0.5;
  });
}

export function compareEngines(
  model: KnowledgeModel,
  {
    students,
    questions,
    seed,
  }: { readonly students: number; readonly questions: readonly number[]; readonly seed: number },
): readonly EngineFigures[] {
  const uniform = uniformFrom(seed);
  const states: KnowledgeStates = sampleStates(model, seed + 1);
  const fixed = fixedTest(model);
  const most = Math.min(Math.max(...questions), model.contents.length);
  const figures: EngineFigures[] = [];
  for (const kind of STUDENT_KINDS) {
    for (const chooser of ['adaptive', 'by-chance', 'fixed'] as const) {
      const sums = new Map(questions.map((count) => [count, 0]));
      for (let student = 0; student < students; student++) {
        const { knows, slip } = drawStudent(model, kind, uniform);
        const given: WeighedAnswer[] = [];
        const order = chooser === 'by-chance' ? shuffled(model.contents.length, uniform) : fixed;
        for (let count = 1; count <= most; count++) {
          const weights = weigh(states, given);
          const chances = probabilities(states, weights);
          const place =
            chooser === 'adaptive'
              ? (chooseQuestion(
                  model,
                  states,
                  weights,
                  chances,
                  given.map((answer) => answer.place),
                )?.place ?? 0)
              : (order[count - 1] as number);
          const outcome = answerOf(knows[place] === 1, {
            slip,
            guess: ANSWER_MODEL.guess,
            saysUnknown: ANSWER_MODEL.saysUnknown,
            uniform,
          });
          given.push({ place, outcome, slow: false, surprising: false, confirming: false });
          if (!sums.has(count)) continue;
          const said =
            chooser === 'fixed'
              ? scoredWithoutModel(model, given)
              : [...probabilities(states, weigh(states, given))].map((chance) => chance > KNOWN_FROM);
          const right = said.filter((known, at) => known === (knows[at] === 1)).length / said.length;
          sums.set(count, (sums.get(count) ?? 0) + right / students);
        }
      }
      for (const [count, right] of sums) figures.push({ kind, chooser, questions: count, right });
    }
  }
  return figures;
}

function shuffled(count: number, uniform: () => number): readonly number[] {
  const left = [...Array(count).keys()];
  return Array.from({ length: count }, () => left.splice(Math.floor(uniform() * left.length), 1)[0] as number);
}

/** Mean absolute error of ability, in standard deviations of the population. */
export function abilityError(model: KnowledgeModel, students: number, questions: number, seed: number): number {
  const uniform = uniformFrom(seed);
  const states = sampleStates(model, seed + 1);
  const others = sampleStates(model, seed + 2, { count: students });
  let sum = 0;
  for (let student = 0; student < students; student++) {
    const given: WeighedAnswer[] = [];
    for (let count = 0; count < questions; count++) {
      const weights = weigh(states, given);
      const chances = probabilities(states, weights);
      const choice = chooseQuestion(
        model,
        states,
        weights,
        chances,
        given.map(({ place }) => place),
      );
      if (!choice) break;
      const knows = (others.knows[choice.place] as Uint8Array)[student] === 1;
      const outcome = answerOf(knows, {
        slip: ANSWER_MODEL.slip,
        guess: ANSWER_MODEL.guess,
        saysUnknown: ANSWER_MODEL.saysUnknown,
        uniform,
      });
      given.push({ place: choice.place, outcome, slow: false, surprising: false, confirming: false });
    }
    sum += Math.abs(abilityOf(states, weigh(states, given)).mean - (others.ability[student] as number));
  }
  return sum / students;
}
