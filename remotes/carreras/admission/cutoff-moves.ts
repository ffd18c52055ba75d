import { type Cutoff, type Program, UNFILLED_KNOWN_SINCE } from './program.ts';

/** Where nothing tells, a cut-off below this was too often that of a programme that did not fill to count as a bar. */
const SURELY_BAR_FROM = 550;

/** Lowest cut-off of each band: the higher a cut-off, the less it moves. */
const BANDS_FROM: readonly number[] = [0, 500, 550, 600, 650, 700, 750, 800, 850];

/** Fractions at which the moves of a band are kept; between them they are read off a straight line. */
const FRACTIONS: readonly number[] = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1];

/** How cut-offs of one kind moved from one process to the next. */
export interface MoveBand {
  /** Lowest cut-off of the band. */
  readonly from: number;
  /** Moves that were seen. */
  readonly moves: number;
  /** Share that did not fill in the next process: whoever could apply was selected. */
  readonly unfilledNext: number;
  /** Points that the cut-offs of the others moved, at the fractions of {@link FRACTIONS}. */
  readonly points: readonly number[];
}

export interface MoveTable {
  /** Processes from which and to which the moves go, oldest first. */
  readonly years: readonly number[];
  /** Programmes that had filled, by the level of their cut-off. */
  readonly filled: readonly MoveBand[];
  /** Programmes that had not filled. */
  readonly unfilled: MoveBand;
}

interface Move {
  readonly start: Cutoff;
  readonly next: Cutoff;
}

/** Pairs of consecutive cut-offs that begin in one of `years`. */
function movesFrom(programs: readonly Program[], years: readonly number[]): readonly Move[] {
  return programs.flatMap(({ cutoffs }) =>
    cutoffs.flatMap((start) => {
      const next = cutoffs.find(({ year }) => year === start.year + 1);
      return next && years.includes(start.year) ? [{ start, next }] : [];
    }),
  );
}

const isBar = ({ year, last, unfilled }: Cutoff) =>
  year >= UNFILLED_KNOWN_SINCE ? !unfilled : last >= SURELY_BAR_FROM;

/** Value at a fraction of sorted values, on a straight line between neighbours. */
function quantile(sorted: readonly number[], fraction: number): number {
  const place = fraction * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

function bandOf(from: number, moves: readonly Move[]): MoveBand {
  const points = moves
    .filter(({ next }) => !next.unfilled)
    .map(({ start, next }) => next.last - start.last)
    .sort((a, b) => a - b);
  return {
    from,
    moves: moves.length,
    unfilledNext: rounded(moves.length === 0 ? 0 : 1 - points.length / moves.length, 3),
    points: FRACTIONS.map((fraction) => rounded(quantile(points, fraction), 1)),
  };
}

/** Measures how the cut-offs of `years` moved to the next process, all programmes pooled. */
export function measureMoves(programs: readonly Program[], years: readonly number[]): MoveTable {
  const moves = movesFrom(programs, years);
  const filled = moves.filter(({ start }) => isBar(start));
  const unfilled = moves.filter(({ start }) => start.unfilled);
  return {
    years: [...new Set(moves.flatMap(({ start, next }) => [start.year, next.year]))].sort((a, b) => a - b),
    filled: BANDS_FROM.map((from, index) => {
      const below = BANDS_FROM[index + 1] ?? Number.POSITIVE_INFINITY;
      return bandOf(
        from,
        filled.filter(({ start }) => start.last >= from && start.last < below),
      );
    }),
    unfilled: bandOf(0, unfilled),
  };
}

/** The band that a cut-off falls in. */
export function bandFor(table: MoveTable, { last, unfilled }: Cutoff): MoveBand {
  if (unfilled) return table.unfilled;
  return table.filled.findLast(({ from }) => last >= from) ?? table.unfilled;
}

/** Share of the moves of a band that are at most `points`: 0 to 1, never falling as `points` rise. */
export function shareOfMoves(band: MoveBand, points: number): number {
  const upper = band.points.findIndex((value) => value > points);
  if (upper === -1) return 1;
  if (upper === 0) return 0;
  const [low = 0, high = 0] = band.points.slice(upper - 1, upper + 1);
  const [from = 0, to = 1] = FRACTIONS.slice(upper - 1, upper + 1);
  return from + ((to - from) * (points - low)) / (high - low);
}
