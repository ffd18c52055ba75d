import type { CutoffRange } from './cutoff-summary.ts';
import css from './RangeStrip.module.css';
import { type ScoreAxis, shareOf } from './score-axis.ts';

interface RangeStripProps {
  readonly range: CutoffRange | null;
  readonly axis: ScoreAxis;
}

const WIDTH = 160;
const HEIGHT = 10;
const EDGE = 3;

/** From the lowest to the highest cut-off on a line, the median across it: for a table row that says the same in figures. */
export function RangeStrip({ range, axis }: RangeStripProps) {
  // To a whole unit, which is less than two pixels: a digit more would be sent three times a row.
  const x = (score: number) => Math.round(EDGE + shareOf(axis, score) * (WIDTH - 2 * EDGE));
  const middle = HEIGHT / 2;
  return (
    <svg className={css.range} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={css.ground} d={`M0 ${middle}H${WIDTH}`} />
      {range ? (
        <>
          <path className={css.extent} d={`M${x(range.min)} ${middle}H${x(range.max)}`} />
          <path className={css.median} d={`M${x(range.median)} 0V${HEIGHT}`} />
        </>
      ) : null}
    </svg>
  );
}
