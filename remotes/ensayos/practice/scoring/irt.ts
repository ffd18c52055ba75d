/**
 * Item of the three-parameter logistic model: discrimination `a`, difficulty `b` on the scale of ability, and the share
 * `c` that gets it right without knowing.
 */
export interface IrtItem {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Ability after some answers, on a grid: mean 0 and standard deviation 1 over the students of a process. */
export interface Posterior {
  readonly mean: number;
  readonly sd: number;
  /** Ability below which `share` of the posterior lies, `share` between 0 and 1. */
  quantile(share: number): number;
}

/** Points of the grid and how far it reaches: beyond five standard deviations nothing is left of a posterior. */
const GRID_POINTS = 201;
const GRID_REACH = 5;

const GRID = Array.from(
  { length: GRID_POINTS },
  (_, index) => -GRID_REACH + (2 * GRID_REACH * index) / (GRID_POINTS - 1),
);

/** Probability of a right answer. */
export function probability({ a, b, c }: IrtItem, ability: number): number {
  return c + (1 - c) / (1 + Math.exp(-a * (ability - b)));
}

/**
 * Expected a posteriori estimate of ability: the posterior over a grid from a normal prior, with its true standard
 * deviation and not the reciprocal of the information. Reference: catR `eapEst` and `eapSem`, and SciPy quadrature.
 */
export function posterior(
  answers: readonly { readonly item: IrtItem; readonly correct: boolean }[],
  prior: { readonly mean: number; readonly sd: number } = { mean: 0, sd: 1 },
): Posterior {
  const logs = GRID.map((ability) => {
    const start = -((ability - prior.mean) ** 2) / (2 * prior.sd ** 2);
    return answers.reduce((sum, { item, correct }) => {
      const p = probability(item, ability);
      return sum + Math.log(correct ? p : 1 - p);
    }, start);
  });
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => weight / total);
  const mean = GRID.reduce((sum, ability, index) => sum + ability * (shares[index] ?? 0), 0);
  const variance = GRID.reduce((sum, ability, index) => sum + (ability - mean) ** 2 * (shares[index] ?? 0), 0);
  return { mean, sd: Math.sqrt(variance), quantile: (share) => quantileOf(shares, share) };
}

/** Linear between the points of the grid, each of which stands for the stretch half a step around it. */
function quantileOf(shares: readonly number[], share: number): number {
  const step = (2 * GRID_REACH) / (GRID_POINTS - 1);
  let below = 0;
  for (const [index, weight] of shares.entries()) {
    if (below + weight >= share) return (GRID[index] ?? 0) + step * ((share - below) / weight - 0.5);
    below += weight;
  }
  return GRID_REACH;
}
