import { formatDecimal } from '@travesia/kit-ui';

/** A weighted score as every page writes it: one decimal, as most of the official ones have. */
export function scoreText(score: number): string {
  return formatDecimal(score, 1);
}
