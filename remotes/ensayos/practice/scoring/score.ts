import type { ItemFacts } from '@travesia/content-item-model';
import type { TestId } from '@travesia/contracts/temario';
import { correctToScore, ESTIMATE_SITTING, KIT_TEST, SITTING_NAMES } from '@travesia/kit-paes';
import { type EquallyHard, type FormPart, type ShareOfForm, shareOfForm } from './share-model.ts';

/**
 * An estimate on the scale of 100 to 1000, and how it was reached: `low` and `high` are the ends of a band in which four
 * of five students are, `middle` is what the official table says. Results keep it: kinds of method are added and never
 * renamed.
 */
export interface ScoreEstimate {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly method:
    | { readonly kind: 'table'; readonly sitting: string; readonly correct: number; readonly scored: number }
    | { readonly kind: 'posterior'; readonly answered: number };
}

/** Questions that a whole test can lose and still be read from its table. */
export const LOST_MOST = 3;

/** The official table between its rows too: `share` of the questions right, between 0 and 1. */
export function scoreAt(test: TestId, share: number): number {
  const table = correctToScore(KIT_TEST[test], ESTIMATE_SITTING);
  const at = share * (table.length - 1);
  const [below = 0, above = below] = table.slice(Math.floor(at));
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}

/** The share of a form at which the table says `score`: the other way round than {@link scoreAt}. */
export function shareAt(test: TestId, score: number): number {
  const table = correctToScore(KIT_TEST[test], ESTIMATE_SITTING);
  const above = table.findIndex((row) => row >= score);
  if (above <= 0) return above === 0 ? 0 : 1;
  const [from = 0, to = from] = table.slice(above - 1, above + 1);
  return (above - 1 + (score - from) / (to - from)) / (table.length - 1);
}

/**
 * A whole test: the official average table of the last regular sitting at the share that is right, whoever was asked
 * what. Of `scored` questions up to {@link LOST_MOST} fewer than the table has may be left. Throws where there are
 * others.
 */
export function scoreByTable(test: TestId, correct: number, scored: number): ScoreEstimate {
  const whole = correctToScore(KIT_TEST[test], ESTIMATE_SITTING).length - 1;
  const isRow = Number.isInteger(correct) && correct >= 0 && correct <= scored;
  if (!isRow || scored > whole || scored < whole - LOST_MOST) {
    throw new RangeError(`The table of ${test} has no row for ${correct} of ${scored}.`);
  }
  const share = shareOfForm([{ shift: 0, right: correct, wrong: scored - correct }], [{ shift: 0, part: 1 }]);
  return {
    ...scoresOf(test, share),
    method: { kind: 'table', sitting: SITTING_NAMES[ESTIMATE_SITTING], correct, scored },
  };
}

type Difficulty = ItemFacts['difficulty'];
const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3, 4, 5];

/**
 * Parts of a full form by difficulty, from 1 to 5: of twenty forms that the bank filled for each test. A practice is
 * compared with them, so that harder questions than those of a full form are not held against the student.
 */
export const FORM_DIFFICULTIES: Readonly<Record<TestId, readonly [number, number, number, number, number]>> = {
  cl: [0.12, 0.15, 0.33, 0.3, 0.1],
  m1: [0.08, 0.27, 0.39, 0.21, 0.05],
  m2: [0.03, 0.21, 0.5, 0.22, 0.04],
  hcs: [0.15, 0.28, 0.32, 0.18, 0.07],
  ciencias: [0.08, 0.36, 0.41, 0.12, 0.03],
};

/**
 * Log odds that a step of difficulty costs. Authors guess difficulty: between 0.3 and 0.6 simulated students are
 * estimated equally well, and the smaller it is, the nearer an unusual form stays to the table (docs/decisions/0019).
 */
const STEP_LOG_ODDS = 0.3;

/** Anything shorter than a whole test: the table at the share of a full form that would be right after these answers. */
export function scoreByShare(
  test: TestId,
  answers: readonly { readonly difficulty: Difficulty; readonly correct: boolean }[],
): ScoreEstimate {
  const parts = DIFFICULTIES.map((difficulty, index) => ({ difficulty, part: FORM_DIFFICULTIES[test][index] ?? 0 }));
  const middling = parts.reduce((sum, { difficulty, part }) => sum + difficulty * part, 0);
  const shiftOf = (difficulty: Difficulty) => STEP_LOG_ODDS * (middling - difficulty);
  const form = parts.map(({ difficulty, part }): FormPart => ({ shift: shiftOf(difficulty), part }));
  const given = DIFFICULTIES.map((difficulty): EquallyHard => {
    const own = answers.filter((one) => one.difficulty === difficulty);
    const right = own.filter(({ correct }) => correct).length;
    return { shift: shiftOf(difficulty), right, wrong: own.length - right };
  });
  return { ...scoresOf(test, shareOfForm(given, form)), method: { kind: 'posterior', answered: answers.length } };
}

/** The three shares as scores. */
export const scoresOf = (test: TestId, { low, likely, high }: ShareOfForm) => ({
  low: scoreAt(test, low),
  middle: scoreAt(test, likely),
  high: scoreAt(test, high),
});
