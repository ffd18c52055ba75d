import type { Cutoff, Program } from './program.ts';

/** What has to be reached in a programme, and why. */
export interface Target {
  readonly score: number;
  readonly because: 'cutoff' | 'minimum';
}

/** The bar of the last process or the programme's own minimum, whichever is higher; null where there is neither. */
export function targetOf({ minWeighted }: Pick<Program, 'minWeighted'>, cutoff: Cutoff | null): Target | null {
  const bar = cutoff && !cutoff.unfilled ? cutoff.last : null;
  if (bar !== null && bar >= (minWeighted ?? 0)) return { score: bar, because: 'cutoff' };
  return minWeighted === null ? null : { score: minWeighted, because: 'minimum' };
}
