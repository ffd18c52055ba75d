import type { Catalogue } from '../../../admission/catalogue.ts';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { median } from './cutoff-summary.ts';

/** How far cut-offs went from one process to the next, either way, over all programmes that filled in both. */
export interface CutoffMoves {
  readonly from: number;
  readonly to: number;
  /** Points: half of the cut-offs moved less. */
  readonly median: number;
  /** Points: nine of ten moved less. */
  readonly ninetieth: number;
}

const known = new WeakMap<Catalogue, CutoffMoves>();

/** Between the two newest processes that selected. Measured once: the page of every career says it. */
export function cutoffMoves(offer: Catalogue): CutoffMoves {
  const moves = known.get(offer) ?? measured(offer);
  known.set(offer, moves);
  return moves;
}

function measured({ programs, discontinued }: Catalogue): CutoffMoves {
  const [from, to] = [CUTOFF_YEAR - 1, CUTOFF_YEAR];
  const moves = [...programs, ...discontinued]
    .flatMap(({ cutoffs }) => {
      const before = cutoffs.find(({ year }) => year === from);
      const after = cutoffs.find(({ year }) => year === to);
      return before && after && !before.unfilled && !after.unfilled ? [Math.abs(after.last - before.last)] : [];
    })
    .sort((a, b) => a - b);
  return {
    from,
    to,
    median: Math.round(median(moves) ?? 0),
    ninetieth: Math.round(moves[Math.floor(moves.length * 0.9)] ?? 0),
  };
}
