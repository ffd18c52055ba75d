import { writeGrade } from '@travesia/kit-paes';
import plot from '../../components/ScorePlot.module.css';
import type { TableRow } from '../../features/nem/table-row.ts';

const WIDTH = 340;
const HEIGHT = 170;
const LEFT = 40;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 42;

/** Points above group A that the picture reaches; every tenth, the largest difference is 5. */
const DIFFERENCE_MAX = 6;
const DIFFERENCE_TICKS = [0, 2, 4, 6];
const AVERAGE_TICKS = [400, 450, 500, 550, 600, 650, 700];

const x = (average: number) => Math.round(LEFT + ((average - 400) / 300) * (WIDTH - LEFT - RIGHT));
const y = (difference: number) =>
  Math.round(TOP + ((DIFFERENCE_MAX - difference) / DIFFERENCE_MAX) * (HEIGHT - TOP - BOTTOM));

interface DifferencePlotProps {
  readonly rows: readonly TableRow[];
  readonly label: string;
}

/** Points that groups B and C give above group A for the same average. */
export function DifferencePlot({ rows, label }: DifferencePlotProps) {
  const path = (group: 'B' | 'C') =>
    `M${rows.map(({ average, scores }) => `${x(average)} ${y(scores[group] - scores.A)}`).join('L')}`;
  return (
    <svg className={plot.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {DIFFERENCE_TICKS.map((difference) => (
        <g key={difference}>
          <path className={plot.grid} d={`M${LEFT} ${y(difference)}H${WIDTH - RIGHT}`} />
          <text className={plot.tick} x={LEFT - 6} y={y(difference) + 4} textAnchor="end">
            {difference === 0 ? '0' : `+${difference}`}
          </text>
        </g>
      ))}
      {AVERAGE_TICKS.map((average) => (
        <text key={average} className={plot.tick} x={x(average)} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
          {writeGrade(average, 'short')}
        </text>
      ))}
      <text className={plot.axis} x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 6} textAnchor="middle">
        promedio
      </text>
      <path className={`${plot.line} ${plot['line-2']}`} d={path('B')} />
      <path className={`${plot.line} ${plot['line-3']}`} d={path('C')} />
    </svg>
  );
}
