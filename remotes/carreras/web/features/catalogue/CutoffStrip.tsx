import type { Cutoff } from '../../../admission/program.ts';
import css from './CutoffStrip.module.css';
import { Dots } from './Dots.tsx';
import { type ScoreAxis, shareOf } from './score-axis.ts';

interface CutoffStripProps {
  /** Newest first. */
  readonly cutoffs: readonly Cutoff[];
  readonly axis: ScoreAxis;
}

const WIDTH = 160;
const HEIGHT = 10;
const EDGE = 4;

/** The years of one programme on a line, for a table row whose cells say the same in figures: hidden from those who hear it. */
export function CutoffStrip({ cutoffs, axis }: CutoffStripProps) {
  // To a whole unit, which is less than two pixels: a digit more would be sent five times a row.
  const x = (score: number) => Math.round(EDGE + shareOf(axis, score) * (WIDTH - 2 * EDGE));
  const at = (chosen: readonly Cutoff[]) => chosen.map(({ last }) => [x(last), HEIGHT / 2] as const);
  const [newest, ...before] = cutoffs;
  const filled = newest && !newest.unfilled ? [newest] : [];
  const unfilled = newest?.unfilled ? [newest] : [];
  const places = cutoffs.map(({ last }) => x(last));
  return (
    <svg className={css.strip} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={css.ground} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {places.length > 1 ? (
        <path className={css.span} d={`M${Math.min(...places)} ${HEIGHT / 2}H${Math.max(...places)}`} />
      ) : null}
      <Dots at={at(before)} look="before" />
      <Dots at={at(unfilled)} look="unfilled" />
      <Dots at={at(filled)} look="now" />
    </svg>
  );
}
