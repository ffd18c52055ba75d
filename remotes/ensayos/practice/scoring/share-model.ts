/** Answers to questions that are equally hard. */
export interface EquallyHard {
  /** Log odds of a right answer beside those of a question of middling difficulty: above 0 the easy ones. */
  readonly shift: number;
  readonly right: number;
  readonly wrong: number;
}

/** Part of a full form that is equally hard, the parts adding up to 1. */
export interface FormPart {
  readonly shift: number;
  readonly part: number;
}

/** Share of a full form that a student would answer right, each between 0 and 1. */
export interface ShareOfForm {
  /** Four of five times the share lies between `low` and `high`. */
  readonly low: number;
  /** The share under which these answers are most probable. */
  readonly likely: number;
  readonly high: number;
}

/** Below and above the band, each. */
const OUTSIDE = 0.1;

/** Log odds at which fewer than one question in a million is right, or wrong. */
const REACH = 14;
const STEP = 0.05;
const ODDS = Array.from({ length: Math.round((2 * REACH) / STEP) + 1 }, (_, index) => -REACH + STEP * index);
/** Halvings after which `REACH` is below what any table tells apart. */
const HALVINGS = 40;

const logistic = (odds: number) => 1 / (1 + Math.exp(-odds));
/** Logarithm of {@link logistic}, without its loss of digits far below 0. */
const logLogistic = (odds: number) => Math.min(0, odds) - Math.log1p(Math.exp(-Math.abs(odds)));

/** How probable a right answer to an equally hard question is at each of {@link ODDS}, and both logarithms. */
interface Curves {
  readonly right: Float64Array;
  readonly logRight: Float64Array;
  readonly logWrong: Float64Array;
}

const curves = new Map<number, Curves>();

/** Nearly all of an estimate's work, and the same for all: there are as many shifts as difficulties of a test. */
function curvesOf(shift: number): Curves {
  const known = curves.get(shift);
  if (known) return known;
  const made = {
    right: Float64Array.from(ODDS, (odds) => logistic(odds + shift)),
    logRight: Float64Array.from(ODDS, (odds) => logLogistic(odds + shift)),
    logWrong: Float64Array.from(ODDS, (odds) => logLogistic(-odds - shift)),
  };
  curves.set(shift, made);
  return made;
}

/** Of the values at each of {@link ODDS} their weighted sum. */
function weightedSum(parts: readonly (readonly [weight: number, values: Float64Array])[]): Float64Array {
  const sums = new Float64Array(ODDS.length);
  for (const [weight, values] of parts) {
    for (let index = 0; index < sums.length; index += 1)
      sums[index] = (sums[index] ?? 0) + weight * (values[index] ?? 0);
  }
  return sums;
}

/**
 * The share of a full form that would be right, after some answers. Before them every share is as probable (Beta(1, 1)),
 * and each question has the student's odds moved by how hard it is: how many are right is all that counts, and one more
 * right moves the share up, and both ends of its band. Where all are right the band ends at 1, where none is at 0.
 */
export function shareOfForm(answers: readonly EquallyHard[], form: readonly FormPart[]): ShareOfForm {
  const shareAt = (odds: number) => form.reduce((sum, { shift, part }) => sum + part * logistic(odds + shift), 0);
  const right = answers.reduce((sum, one) => sum + one.right, 0);
  const wrong = answers.reduce((sum, one) => sum + one.wrong, 0);

  const logs = weightedSum(
    answers.flatMap((one) => {
      const { logRight, logWrong } = curvesOf(one.shift);
      return [[one.right, logRight] as const, [one.wrong, logWrong] as const];
    }),
  );
  const most = Math.max(...logs);
  const shares = weightedSum(form.map(({ shift, part }) => [part, curvesOf(shift).right]));
  // Each point of the grid stands for the shares half a step around it; between these the first and last reach the ends.
  const edges = [0, ...shares.subarray(1).map((share, index) => (share + (shares[index] ?? 0)) / 2), 1];
  const weights = logs.map((log, index) => Math.exp(log - most) * ((edges[index + 1] ?? 1) - (edges[index] ?? 0)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);

  function quantile(below: number): number {
    let left = below * total;
    for (const [index, weight] of weights.entries()) {
      if (left <= weight) {
        const [from = 0, to = 1] = edges.slice(index, index + 2);
        return from + (to - from) * (left / weight);
      }
      left -= weight;
    }
    return 1;
  }

  /** Where as many are expected to be right as were. */
  function likely(): number {
    if (wrong === 0) return 1;
    if (right === 0) return 0;
    let [from, to] = [-REACH, REACH];
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const middle = (from + to) / 2;
      const expected = answers.reduce((sum, one) => sum + (one.right + one.wrong) * logistic(middle + one.shift), 0);
      if (expected < right) from = middle;
      else to = middle;
    }
    return shareAt((from + to) / 2);
  }

  return {
    low: right === 0 ? 0 : quantile(OUTSIDE),
    likely: likely(),
    high: wrong === 0 ? 1 : quantile(1 - OUTSIDE),
  };
}
