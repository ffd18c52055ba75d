import { formatDecimal } from '@travesia/kit-ui';

/**
 * A weighted score or the distance between two, as every page writes it: two decimals where it has them, as cut-offs are
 * published (931,15), and one at least (741,0), so that it never looks like the score of a test.
 */
export function scoreText(score: number): string {
  return formatDecimal(score, 2).replace(/0$/, '');
}

/** A score that is mostly a whole number: "485", "567,5". */
export const plainScoreText = (score: number): string => scoreText(score).replace(/,0$/, '');
