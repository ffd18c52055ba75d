import { writeGrade } from '@travesia/kit-paes';
import { formatDecimal } from '@travesia/kit-ui';
import type { TableRow } from '../../features/nem/table-row.ts';
import css from './NearbyPlot.module.css';

const WIDTH = 340;
const HEIGHT = 190;
const SIDE = 26;
const TOP = 30;
const BOTTOM = 34;

/** Between the lowest point and the axis. */
const LIFT = 20;

/** Hundredths on each side that the picture shows. */
const REACH = 5;

interface NearbyPlotProps {
  readonly average: number;
  readonly rows: readonly TableRow[];
  readonly label: string;
}

/** Rows of the table around an average, group A: points, because the axis does not start at zero. */
export function NearbyPlot({ average, rows, label }: NearbyPlotProps) {
  const near = rows.filter((row) => Math.abs(row.average - average) <= REACH);
  const scores = near.map(({ scores: { A } }) => A);
  const lowest = Math.min(...scores);
  const highest = Math.max(...scores);
  const x = (value: number) => Math.round(WIDTH / 2 + ((value - average) / REACH) * (WIDTH / 2 - SIDE));
  const y = (score: number) =>
    Math.round(TOP + ((highest - score) / (highest - lowest)) * (HEIGHT - TOP - BOTTOM - LIFT));
  return (
    <svg className={css.nearby} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className={css.base} d={`M4 ${HEIGHT - BOTTOM}H${WIDTH - 4}`} />
      <path className={css.line} d={`M${near.map((row) => `${x(row.average)} ${y(row.scores.A)}`).join('L')}`} />
      {near.map((row) => {
        const score = row.scores.A;
        const own = row.average === average;
        const text = own ? css['own-text'] : css.text;
        return (
          <g key={row.average}>
            {own ? <path className={css.guide} d={`M${x(row.average)} ${HEIGHT - BOTTOM}V${y(score)}`} /> : null}
            <circle className={own ? css.own : css.point} cx={x(row.average)} cy={y(score)} r={own ? 7 : 4} />
            {own || Math.abs(row.average - average) === REACH ? (
              <>
                <text className={text} x={x(row.average)} y={y(score) - 12} textAnchor="middle">
                  {formatDecimal(score)}
                </text>
                <text className={text} x={x(row.average)} y={HEIGHT - BOTTOM + 20} textAnchor="middle">
                  {writeGrade(row.average)}
                </text>
              </>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
