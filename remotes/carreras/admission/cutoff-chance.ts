import { bandFor, type MoveTable, shareOfMoves } from './cutoff-moves.ts';
import moveTable from './data/cutoff-moves.json' with { type: 'json' };
import { type Cutoff, latestCutoff, type Program } from './program.ts';

/** Past moves do not make anything sure or impossible. */
export const CHANCE_MIN = 0.01;
export const CHANCE_MAX = 0.99;

/** What an estimate stands on, to be said beside it. */
export interface ChanceBasis {
  readonly cutoff: Cutoff;
  /** Processes between which the cut-offs moved, oldest first. */
  readonly years: readonly number[];
  /** Moves of programmes with a cut-off like this one. */
  readonly moves: number;
}

export type CutoffChance =
  | {
      readonly kind: 'estimate';
      /** `seen` between {@link CHANCE_MIN} and {@link CHANCE_MAX}. */
      readonly probability: number;
      /** Share of the past cases in which the score would have been enough: 0 where it was in none. */
      readonly seen: number;
      readonly basis: ChanceBasis;
    }
  /** New in the offer: there is nothing to go by. */
  | { readonly kind: 'no-cutoff' }
  /** The programme takes no application with this score. */
  | { readonly kind: 'below-minimum'; readonly minimum: number };

/** The moves from 2024 to 2025 and from 2025 to 2026, measured by the importer. */
const MOVES: MoveTable = moveTable;

/**
 * Chance that a weighted score reaches the next cut-off: the share of programmes with a cut-off
 * like this one whose next cut-off, moved alike, would stand at or below the score, plus those that
 * did not fill. An estimate for the regular route (docs/decisions/0013-cutoff-chance.md).
 */
export function cutoffChance(program: Program, score: number, table: MoveTable = MOVES): CutoffChance {
  if (program.minWeighted !== null && score < program.minWeighted) {
    return { kind: 'below-minimum', minimum: program.minWeighted };
  }
  const cutoff = latestCutoff(program);
  if (!cutoff) return { kind: 'no-cutoff' };
  const band = bandFor(table, cutoff);
  const reached = band.unfilledNext + (1 - band.unfilledNext) * shareOfMoves(band, score - cutoff.last);
  return {
    kind: 'estimate',
    probability: Math.min(CHANCE_MAX, Math.max(CHANCE_MIN, reached)),
    seen: reached,
    basis: { cutoff, years: table.years, moves: band.moves },
  };
}
