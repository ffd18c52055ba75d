import {
  allContents,
  type ContentId,
  ELECTIVES,
  type Elective,
  sectionsOf,
  TEMARIO,
  type TestId,
} from '@travesia/contracts/temario';
import { correctToScore, correctWithin, KIT_TEST } from '@travesia/kit-paes';
import { PRIOR_PROBABILITY } from '../mastery/constants.ts';
import { type ContentState, type Standing, standingsAt } from '../mastery/mastery-state.ts';
import {
  AGAIN_HALF_ANSWERS,
  FIRST_ANSWERS,
  LEARNT,
  LUCK,
  SLOPE_QUESTIONS,
  SUPPOSED_ANSWERS,
  SUPPOSED_HALF_ANSWERS,
  UNWEIGHED_SHARE,
} from './constants.ts';
import type { Points, ValueInputs } from './plan.ts';

/** Supposed of contents of which nothing is known, by what tests say: nobody knows all or nothing. */
const SUPPOSED = { least: 0.1, most: 0.8 } as const;

const IDS = allContents().map(({ id }) => id as ContentId);
const TESTS = TEMARIO.map(({ id }) => id);

/** Contents under a test or one of its axes. */
const UNDER = new Map<string, ContentId[]>();
for (const id of IDS) {
  const [test = '', axis = ''] = id.split('.', 2);
  for (const prefix of [test, `${test}.${axis}`]) UNDER.set(prefix, [...(UNDER.get(prefix) ?? []), id]);
}

const scoredOf = (test: TestId) => correctToScore(KIT_TEST[test]).length - 1;

function sharesOf(test: TestId, elective: Elective): ReadonlyMap<ContentId, number> {
  const sections = sectionsOf(test, elective);
  const items = sections.reduce((sum, section) => sum + section.items, 0);
  const shares = new Map<ContentId, number>();
  for (const { contents, items: own } of sections) {
    const under = contents.flatMap((prefix) => UNDER.get(prefix) ?? []);
    for (const id of under) {
      shares.set(id, (shares.get(id) ?? 0) + (own / items / under.length) * scoredOf(test));
    }
  }
  return shares;
}

const counted = new Map<string, ReadonlyMap<ContentId, number>>();

/**
 * Questions that count of each content in a whole test. Within a part of the test its contents share alike: no more is
 * published. Where the elective part of Ciencias is not known, it is a third of each.
 */
export function questionsOf(test: TestId, elective?: Elective): ReadonlyMap<ContentId, number> {
  const key = `${test} ${elective ?? ''}`;
  const before = counted.get(key);
  if (before) return before;
  const options: readonly Elective[] = elective ? [elective] : ELECTIVES;
  const questions = new Map<ContentId, number>();
  for (const option of options) {
    for (const [id, share] of sharesOf(test, option))
      questions.set(id, (questions.get(id) ?? 0) + share / options.length);
  }
  counted.set(key, questions);
  return questions;
}

/** Chance of a right answer by who knows it with `probability`. */
export const withLuck = (probability: number) => probability + (1 - probability) * LUCK;

/** Score of so many right, in whole or in part, by the official table. */
export function scoreOf(test: TestId, correct: number): number {
  const table = correctToScore(KIT_TEST[test]);
  const within = Math.min(table.length - 1, Math.max(0, correct));
  const below = table[Math.floor(within)] ?? 0;
  const above = table[Math.ceil(within)] ?? below;
  return below + (above - below) * (within - Math.floor(within));
}

/** What a student stands at in one test. */
export interface TestStanding {
  readonly test: TestId;
  /** Questions right now, by what is known of each content. */
  readonly modelled: number;
  /** The same by graded tests where there are some. */
  readonly correct: number;
  /** What one question more is worth, in points. */
  readonly slope: number;
  /** Share of the student's goal, all adding up to 1. */
  readonly weight: number;
  readonly questions: ReadonlyMap<ContentId, number>;
}

/** What is known of a content and what learning it would bring. */
export interface ContentValue {
  readonly id: ContentId;
  readonly probability: number;
  /** The test in which it brings most; its own where it is in none that the student sits. */
  readonly test: TestId;
  /** Questions of that test. */
  readonly questions: number;
  /** Of that test, on its scale. */
  readonly gain: Points;
  /** Of all tests, weighed by the goal. */
  readonly worth: number;
}

export interface Valuation {
  readonly tests: readonly TestStanding[];
  readonly contents: ReadonlyMap<ContentId, ContentValue>;
}

function weightsOf({ tests, weights }: ValueInputs): ReadonlyMap<TestId, number> {
  const told = tests.map((test) => Math.max(0, weights?.[test] ?? 0));
  const sum = told.reduce((all, one) => all + one, 0);
  if (sum === 0) return new Map(tests.map((test) => [test, 1 / tests.length]));
  const least = UNWEIGHED_SHARE / tests.length;
  const raised = told.map((one) => Math.max(least, one / sum));
  const all = raised.reduce((total, one) => total + one, 0);
  return new Map(tests.map((test, index) => [test, (raised[index] ?? 0) / all]));
}

/** Right answers by what graded tests say. */
function gradedOf({ scores }: ValueInputs, test: TestId): number | null {
  const score = scores[test];
  return score ? correctWithin(KIT_TEST[test], score.middle) : null;
}

const testOf = (id: ContentId) => id.slice(0, id.indexOf('.')) as TestId;

/** What somebody knows who answers so much of it right, luck apart. */
const knownBy = (right: number) => Math.min(SUPPOSED.most, Math.max(SUPPOSED.least, (right - LUCK) / (1 - LUCK)));

/**
 * What answers to contents of a test that were not taught say of the others. Never more than is supposed of anybody: who
 * knows some of them well may not know the rest, and who misses most of them knows less of it.
 */
function untaughtOf({ mastery, lessonsDone }: ValueInputs, test: TestId): number {
  let right = withLuck(PRIOR_PROBABILITY) * SUPPOSED_ANSWERS;
  let answers = SUPPOSED_ANSWERS;
  for (const [id, { recent }] of Object.entries(mastery) as [ContentId, ContentState][]) {
    if (testOf(id) !== test || lessonsDone.has(id)) continue;
    right += recent.split('1').length - 1;
    answers += recent.length;
  }
  return Math.min(PRIOR_PROBABILITY, knownBy(right / answers));
}

function supposedOf(inputs: ValueInputs, test: TestId, untaught: number): number {
  const graded = gradedOf(inputs, test);
  return graded === null ? untaught : knownBy(graded / scoredOf(test));
}

const logit = (probability: number) => Math.log(probability / (1 - probability));

/** What mastery says supposes of the content what it does of anybody: of who knows less, a right answer says less. */
function lowered({ probability, answered }: Standing, untaught: number): number {
  if (untaught === PRIOR_PROBABILITY) return probability;
  const share = 0.5 ** (answered / SUPPOSED_HALF_ANSWERS);
  return 1 / (1 + Math.exp(share * (logit(PRIOR_PROBABILITY) - logit(untaught)) - logit(probability)));
}

export function valuate(inputs: ValueInputs): Valuation {
  const standings = standingsAt(inputs.mastery, inputs.standsAt);
  const untaught = new Map(TESTS.map((test) => [test, untaughtOf(inputs, test)]));
  const supposed = new Map([...untaught].map(([test, known]) => [test, supposedOf(inputs, test, known)]));
  const probabilityOf = (id: ContentId): number => {
    const standing = standings.get(id);
    if (standing) {
      return inputs.lessonsDone.has(id)
        ? standing.probability
        : lowered(standing, untaught.get(testOf(id)) ?? PRIOR_PROBABILITY);
    }
    return inputs.diagnosed?.get(id) ?? supposed.get(testOf(id)) ?? PRIOR_PROBABILITY;
  };
  const probabilities = new Map(IDS.map((id) => [id, probabilityOf(id)]));
  const weights = weightsOf(inputs);
  const tests = inputs.tests.map((test): TestStanding => {
    const questions = questionsOf(test, inputs.elective);
    let modelled = 0;
    for (const [id, count] of questions) modelled += count * withLuck(probabilities.get(id) ?? 0);
    const correct = gradedOf(inputs, test) ?? modelled;
    const from = Math.min(correct, scoredOf(test) - SLOPE_QUESTIONS);
    const slope = (scoreOf(test, from + SLOPE_QUESTIONS) - scoreOf(test, from)) / SLOPE_QUESTIONS;
    return { test, modelled, correct, slope, weight: weights.get(test) ?? 0, questions };
  });
  const contents = new Map(
    IDS.map((id) => {
      const answered = inputs.lessonsDone.has(id) ? (inputs.mastery[id]?.answered ?? 0) : 0;
      const again = 0.5 ** (Math.max(0, answered - FIRST_ANSWERS) / AGAIN_HALF_ANSWERS);
      return [id, contentValue(id, probabilities.get(id) ?? PRIOR_PROBABILITY, tests, again)] as const;
    }),
  );
  return { tests, contents };
}

/** `again`: what practising more of it still brings of what it would bring at first. */
function contentValue(id: ContentId, probability: number, tests: readonly TestStanding[], again: number): ContentValue {
  const risenTo = (to: number) => Math.max(0, to - probability) * (1 - LUCK) * again;
  let best = { test: testOf(id), questions: 0, points: 0 };
  let worth = 0;
  for (const { test, questions, slope, weight } of tests) {
    const own = questions.get(id) ?? 0;
    worth += weight * own * slope * risenTo(LEARNT.high);
    if (own * slope > best.points) best = { test, questions: own, points: own * slope };
  }
  return {
    ...{ id, probability, worth },
    ...{ test: best.test, questions: best.questions },
    gain: { low: best.points * risenTo(LEARNT.low), high: best.points * risenTo(LEARNT.high) },
  };
}
