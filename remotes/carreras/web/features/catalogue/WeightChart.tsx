import type { ReactNode } from 'react';
import css from './WeightChart.module.css';
import { WEIGHED_FACTOR_SHORT_NAMES, type WeighedFactor } from './weight-ranges.ts';

/** In units of the view box, as wide as a small phone's text column. */
const WIDTH = 340;
const RIGHT = 16;
const ROW = 34;
const TOP = 6;
const AXIS = 24;
/** Percent: no factor weighs more in any programme of the offer. */
const SCALE_MAX = 60;
const TICKS = [0, 20, 40, 60];

interface WeightChartProps<Row> {
  readonly rows: readonly Row[];
  /** All that is seen, in words. */
  readonly label: string;
  /** Place for the names of the factors. */
  readonly left: number;
  /** What stands on the line of a row. `x`: where a percentage is; `middle`: the height of the line. */
  readonly mark: (row: Row, x: (percent: number) => number, middle: number) => ReactNode;
}

/** A factor a row, over one scale of percentages. */
export function WeightChart<Row extends { readonly factor: WeighedFactor }>(props: WeightChartProps<Row>) {
  const { rows, label, left, mark } = props;
  const height = TOP + rows.length * ROW + AXIS;
  const x = (percent: number) => Math.round(left + (percent / SCALE_MAX) * (WIDTH - left - RIGHT));
  return (
    <svg className={css.chart} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {TICKS.map((percent) => (
        <g key={percent}>
          <path className={css.grid} d={`M${x(percent)} ${TOP}V${height - AXIS}`} />
          <text className={css.tick} x={x(percent)} y={height - 6} textAnchor="middle">
            {percent} %
          </text>
        </g>
      ))}
      {rows.map((row, index) => {
        const middle = TOP + index * ROW + ROW / 2;
        return (
          <g key={row.factor}>
            <text className={css.factor} x={0} y={middle + 5}>
              {WEIGHED_FACTOR_SHORT_NAMES[row.factor]}
            </text>
            {mark(row, x, middle)}
          </g>
        );
      })}
    </svg>
  );
}
