import type { TestId } from '@travesia/contracts/temario';
import {
  correctToScore,
  ESTIMATE_MARGIN,
  ESTIMATE_SITTING,
  type PaesTest,
  SCORE_MAX,
  SCORE_MIN,
  SITTING_NAMES,
  SITTINGS,
} from '@travesia/kit-paes';
import type { ItemFacts } from '../frozen-item.ts';
import { type IrtItem, posterior } from './irt.ts';

/** An estimate on the scale of 100 to 1000, and how it was reached. */
export interface ScoreEstimate {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly method:
    | { readonly kind: 'table'; readonly sitting: string; readonly correct: number; readonly scored: number }
    | { readonly kind: 'posterior'; readonly answered: number };
}

/** As the kit of tables calls the tests. */
export const KIT_TEST: Readonly<Record<TestId, PaesTest>> = {
  cl: 'cl',
  m1: 'm1',
  m2: 'm2',
  hcs: 'hcs',
  ciencias: 'cien',
};

/**
 * A whole test: the official average table of the last regular sitting. The range takes in the other sittings held and
 * the margin by which a table is off for one more sitting. Throws where the test has another number of questions.
 */
export function scoreByTable(test: TestId, correct: number, scored: number): ScoreEstimate {
  const kitTest = KIT_TEST[test];
  const middle = correctToScore(kitTest, ESTIMATE_SITTING)[correct];
  if (middle === undefined || correctToScore(kitTest, ESTIMATE_SITTING).length !== scored + 1) {
    throw new RangeError(`The table of ${test} has no row for ${correct} of ${scored}.`);
  }
  const others = SITTINGS.map((sitting) => correctToScore(kitTest, sitting)[correct] ?? middle);
  const margin = ESTIMATE_MARGIN[kitTest];
  return {
    low: clamp(Math.min(...others, middle - margin)),
    middle,
    high: clamp(Math.max(...others, middle + margin)),
    method: { kind: 'table', sitting: SITTING_NAMES[ESTIMATE_SITTING], correct, scored },
  };
}

/**
 * Mean and standard deviation of each test among the applicants of a process, on which ability is put. M1 and CL:
 * Admisión 2024, graduates of 2023 (165,309 persons; DEMRE, open data). The others: means of Admisión 2026 from the
 * press, with M1's deviation: low confidence, and the reason why short practices show a wide range.
 */
const POPULATION: Readonly<Record<TestId, { readonly mean: number; readonly sd: number }>> = {
  cl: { mean: 594, sd: 129.7 },
  m1: { mean: 600.6, sd: 140.5 },
  m2: { mean: 424, sd: 140.5 },
  hcs: { mean: 510, sd: 140.5 },
  ciencias: { mean: 473, sd: 140.5 },
};

/** Ability at which half of the students know the answer, by the difficulty that the author guessed. */
const GUESSED_DIFFICULTY: Readonly<Record<ItemFacts['difficulty'], number>> = {
  1: -1.5,
  2: -0.75,
  3: 0,
  4: 0.75,
  5: 1.5,
};

/** Parameters until enough students have answered: one discrimination for all, and guessing by the number of options. */
export function guessedParameters({ difficulty, optionCount }: Pick<ItemFacts, 'difficulty' | 'optionCount'>): IrtItem {
  return { a: 1, b: GUESSED_DIFFICULTY[difficulty], c: 1 / optionCount };
}

/** Bounds of the range that is shown: 80 % of the posterior lies between them. */
const RANGE = { low: 0.1, high: 0.9 } as const;

/** Anything shorter than a whole test: where ability lies after these answers. An omitted question counts as wrong. */
export function scoreByPosterior(
  test: TestId,
  answers: readonly { readonly facts: Pick<ItemFacts, 'difficulty' | 'optionCount'>; readonly correct: boolean }[],
): ScoreEstimate {
  const { mean, sd } = POPULATION[test];
  const { quantile } = posterior(answers.map(({ facts, correct }) => ({ item: guessedParameters(facts), correct })));
  const score = (share: number) => clamp(Math.round(mean + sd * quantile(share)));
  return {
    low: score(RANGE.low),
    middle: score(0.5),
    high: score(RANGE.high),
    method: { kind: 'posterior', answered: answers.length },
  };
}

const clamp = (score: number) => Math.min(SCORE_MAX, Math.max(SCORE_MIN, score));
