import type { ItemFacts, Random } from '@travesia/content-item-model';
import type { TestId } from '@travesia/contracts/temario';
import { correctToScore, KIT_TEST } from '@travesia/kit-paes';
import { FORM_DIFFICULTIES, type ScoreEstimate, scoreAt } from '../score.ts';

export interface AskedQuestion {
  readonly difficulty: ItemFacts['difficulty'];
  readonly correct: boolean;
}

export type Band = Pick<ScoreEstimate, 'low' | 'middle' | 'high'>;

export type Estimator = (test: TestId, answers: readonly AskedQuestion[]) => Band;

/** Questions of a whole test that count. */
export const wholeOf = (test: TestId) => correctToScore(KIT_TEST[test]).length - 1;

/** Mean scores of Admisión 2026, by which the simulated questions are made as hard as the official ones. */
const OFFICIAL_MEANS: Readonly<Record<TestId, number>> = { cl: 594, m1: 600.6, m2: 424, hcs: 510, ciencias: 473 };

/** By difficulty from 1 to 5, on the scale of ability. */
const LABELLED = [-1.5, -0.75, 0, 0.75, 1.5] as const;
/** Standard deviation of how far an author's guess of the difficulty is off. */
const MISLABELLED_SD = 0.6;
const SLOPES_LOG_SD = 0.3;
const GUESSING = { least: 0.15, most: 0.3 } as const;

const RESOLUTION = 2 ** 31;
const uniform = (random: Random) => (random.integer(0, RESOLUTION - 1) + 0.5) / RESOLUTION;
/** By Box and Muller. */
const normal = (random: Random) => Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
const logistic = (odds: number) => 1 / (1 + Math.exp(-odds));

/** A difficulty as a full form of the test has it. */
export function drawDifficulty(test: TestId, random: Random): AskedQuestion['difficulty'] {
  let left = uniform(random);
  const drawn = FORM_DIFFICULTIES[test].findIndex((part) => {
    left -= part;
    return left < 0;
  });
  return (drawn < 0 ? 5 : drawn + 1) as AskedQuestion['difficulty'];
}

/** How much harder than labelled all questions are, so that a student of ability 0 reaches the official mean. */
function hardnessOf(test: TestId): number {
  const expected = (harder: number) =>
    scoreAt(
      test,
      FORM_DIFFICULTIES[test].reduce(
        (sum, part, index) => sum + part * (0.225 + 0.775 * logistic(-(LABELLED[index] ?? 0) - harder)),
        0,
      ),
    );
  const candidates = Array.from({ length: 141 }, (_, index) => -3 + index / 20);
  return candidates.reduce((best, harder) => {
    const miss = (one: number) => Math.abs(expected(one) - OFFICIAL_MEANS[test]);
    return miss(harder) < miss(best) ? harder : best;
  });
}

/** What is shown of estimators at one length. */
export interface Coverage {
  /** Share of the students whose expected official score lies in the band. */
  readonly covered: number;
  /** Mean distance of the middle to it, in points. */
  readonly meanError: number;
  readonly meanWidth: number;
}

/**
 * Students of a model that no estimator knows: four parameters a question, of which its label says a part. Each is
 * expected to have an official score on one full form, and answers a practice of `length` other questions.
 */
export function coverageOf(
  estimate: Estimator,
  { test, length, students, random }: { test: TestId; length: number; students: number; random: Random },
): Coverage {
  const harder = hardnessOf(test);
  const whole = wholeOf(test);
  const question = (ability: number) => {
    const difficulty = drawDifficulty(test, random);
    const place = (LABELLED[difficulty - 1] ?? 0) + harder + MISLABELLED_SD * normal(random);
    const guessed = GUESSING.least + (GUESSING.most - GUESSING.least) * uniform(random);
    const slope = Math.exp(SLOPES_LOG_SD * normal(random));
    return { difficulty, right: guessed + (1 - guessed) * logistic(slope * (ability - place)) };
  };
  let [covered, error, width] = [0, 0, 0];
  for (let student = 0; student < students; student += 1) {
    const ability = normal(random);
    const official = Array.from({ length: whole }, () => question(ability).right);
    const expected = scoreAt(test, official.reduce((sum, right) => sum + right, 0) / whole);
    const answers = Array.from({ length }, () => {
      const { difficulty, right } = question(ability);
      return { difficulty, correct: uniform(random) < right };
    });
    const { low, middle, high } = estimate(test, answers);
    if (low <= expected && expected <= high) covered += 1;
    error += Math.abs(middle - expected);
    width += high - low;
  }
  return { covered: covered / students, meanError: error / students, meanWidth: width / students };
}

/** Shares right at which an estimate is held against the table. */
export const SHARES = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95] as const;

export interface Agreement {
  readonly meanDistance: number;
  readonly worstDistance: number;
  /** Share of the bands that hold what the table says. */
  readonly covered: number;
}

/** How near the middle is to what the table says of the same share right; the easier questions are right more often. */
export function agreementOf(
  estimate: Estimator,
  { test, length, forms, random }: { test: TestId; length: number; forms: number; random: Random },
): Agreement {
  const distances: number[] = [];
  let covered = 0;
  for (const share of SHARES) {
    for (let form = 0; form < forms; form += 1) {
      const asked = Array.from({ length }, () => drawDifficulty(test, random));
      const right = Math.round(share * length);
      const { low, middle, high } = estimate(test, answeredSo(asked, right, random));
      const official = scoreAt(test, right / length);
      distances.push(Math.abs(middle - official));
      if (low <= official && official <= high) covered += 1;
    }
  }
  return {
    meanDistance: distances.reduce((sum, distance) => sum + distance, 0) / distances.length,
    worstDistance: Math.max(...distances),
    covered: covered / distances.length,
  };
}

/** So many right: the easy ones first, with some luck. */
export function answeredSo(
  asked: readonly AskedQuestion['difficulty'][],
  right: number,
  random: Random,
): readonly AskedQuestion[] {
  const ranked = asked
    .map((difficulty, index) => ({ index, rank: difficulty + 3 * uniform(random) }))
    .sort((one, other) => one.rank - other.rank);
  const rightOnes = new Set(ranked.slice(0, right).map(({ index }) => index));
  return asked.map((difficulty, index) => ({ difficulty, correct: rightOnes.has(index) }));
}
