import { KNOWN_FROM } from '../constants.ts';
import { openRun } from '../diagnostic.ts';
import type { KnowledgeModel } from '../knowledge-model.ts';
import { type AnswerModel, likelihoods, openPosterior } from '../posterior.ts';
import { type KnowledgeStates, uniformFrom } from '../sample-states.ts';
import { answerOf } from './answer-of.ts';
import { type FixedAnswer, fixedTest, scoredByAxis, scoredByLogOdds } from './fixed-test.ts';
import { drawStudent, STUDENT_KINDS, type StudentKind } from './student-kinds.ts';

/** What finds out what a student knows: our engine, whole; the same over questions drawn by chance; or one test for all. */
export const CHOOSERS = ['adaptive', 'by-chance', 'fixed'] as const;

export type Chooser = (typeof CHOOSERS)[number];

/** Of a fixed test by each way to score it; of the others by our engine alone. */
export const SCORINGS = ['engine', 'by-axis', 'log-odds'] as const;

export type Scoring = (typeof SCORINGS)[number];

export interface Simulation {
  readonly model: KnowledgeModel;
  /** What the engine believes of students, and of answers. */
  readonly states: KnowledgeStates;
  readonly believed: AnswerModel;
  /** How students answer, but for the slips of their kind. */
  readonly answers: Pick<AnswerModel, 'guess' | 'saysUnknown'>;
  readonly chooser: Chooser;
  /** Of each kind. */
  readonly students: number;
  readonly questions: readonly number[];
  readonly seed: number;
}

export interface SimulatedFigures {
  readonly kind: StudentKind;
  /** By the number of questions: share of contents told rightly by each scoring, and mean distance of the ability. */
  readonly after: readonly (Partial<Record<Scoring, number>> & {
    readonly questions: number;
    readonly abilityOff: number;
  })[];
}

function shareRight(said: (place: number) => boolean, knows: Uint8Array): number {
  let right = 0;
  for (let place = 0; place < knows.length; place++) if (said(place) === (knows[place] === 1)) right++;
  return right / knows.length;
}

/** The same order for nobody else. */
function shuffled(places: readonly number[], uniform: () => number): readonly number[] {
  const left = [...places];
  return places.map(() => left.splice(Math.floor(uniform() * left.length), 1)[0] as number);
}

/** Our engine as the product runs it, with the question drawn by chance and those that confirm; it only never ends by itself. */
function adaptive({ model, states, believed }: Simulation) {
  const run = openRun(model, states, believed);
  let step: ReturnType<typeof run.ask> = null;
  return {
    restart: (seed: number) => run.restart(seed),
    next() {
      step = run.ask();
      return step && model.contents.indexOf(step.contentId);
    },
    give(_: number, outcome: FixedAnswer['outcome']) {
      if (step) run.give({ contentId: step.contentId, purpose: step.purpose, outcome });
    },
    chances: run.chances,
    ability: run.ability,
  };
}

/** Questions in an order that no answer changes, weighed as ours are. */
function ordered({ model, states, believed, chooser }: Simulation) {
  const posterior = openPosterior(states);
  const fixed = fixedTest(model);
  let order: readonly number[] = fixed;
  let asked = 0;
  return {
    restart(seed: number) {
      posterior.reset();
      asked = 0;
      if (chooser === 'by-chance') order = shuffled(fixed, uniformFrom(seed));
    },
    next: () => order[asked++] ?? null,
    give: (place: number, outcome: FixedAnswer['outcome']) => posterior.give(place, likelihoods(outcome, believed)),
    chances: posterior.chances,
    ability: posterior.ability,
  };
}

/** Students are the same for every chooser and every engine of the same seed. */
export function simulate(simulation: Simulation): readonly SimulatedFigures[] {
  const { model, answers, chooser, students, questions, seed } = simulation;
  const engine = chooser === 'adaptive' ? adaptive(simulation) : ordered(simulation);
  const scorings = chooser === 'fixed' ? SCORINGS : (['engine'] as const);
  return STUDENT_KINDS.map((kind, kindNumber) => {
    const sums = questions.map((count) => ({
      questions: count,
      abilityOff: 0,
      ...(Object.fromEntries(scorings.map((scoring) => [scoring, 0])) as Partial<Record<Scoring, number>>),
    }));
    for (let student = 0; student < students; student++) {
      const own = Math.imul(seed + student * STUDENT_KINDS.length + kindNumber, 0x9e3779b1);
      const uniform = uniformFrom(own);
      const { knows, ability, slip } = drawStudent(model, kind, uniform);
      const given: FixedAnswer[] = [];
      engine.restart(own + 1);
      for (let count = 1; count <= Math.max(...questions); count++) {
        const place = engine.next();
        if (place !== null) {
          const outcome = answerOf(knows[place] === 1, { ...answers, slip }, uniform);
          given.push({ place, outcome });
          engine.give(place, outcome);
        }
        const sum = sums[questions.indexOf(count)];
        if (!sum) continue;
        const chances = engine.chances();
        for (const scoring of scorings) {
          const said = { engine: chances, 'by-axis': null, 'log-odds': null }[scoring];
          const told =
            scoring === 'by-axis'
              ? scoredByAxis(model, given)
              : scoring === 'log-odds'
                ? scoredByLogOdds(model, given)
                : [];
          const isKnown = said ? (at: number) => (said[at] as number) > KNOWN_FROM : (at: number) => told[at] === true;
          sum[scoring] = (sum[scoring] ?? 0) + shareRight(isKnown, knows) / students;
        }
        sum.abilityOff += Math.abs(engine.ability().mean - ability) / students;
      }
    }
    return { kind, after: sums };
  });
}
