import { NEM_TABLE_FIRST, NEM_TABLE_LAST, SCORE_MAX, SCORE_MIN, writeGrade } from '@travesia/kit-paes';
import css from './ScorePlot.module.css';

/** Hundredths of a grade, and score. */
export type PlotPoint = readonly [average: number, score: number];

export interface PlotLine {
  readonly key: string;
  readonly points: readonly PlotPoint[];
  /** Which of the three line looks (colour and dashes). */
  readonly look: 1 | 2 | 3;
}

export interface PlotMark {
  readonly at: PlotPoint;
  readonly text: string;
}

interface ScorePlotProps {
  /** What the picture shows, for those who do not see it; the figures are in its table twin. */
  readonly label: string;
  readonly lines: readonly PlotLine[];
  readonly mark?: PlotMark | undefined;
}

/** All in units of the view box, which is the width of a small phone's text column. */
const WIDTH = 340;
const HEIGHT = 230;
const LEFT = 40;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 42;

const AVERAGE_TICKS = [400, 450, 500, 550, 600, 650, 700];
const SCORE_TICKS = [100, 250, 400, 550, 700, 850, 1000];

/** Left of this share of the width, a mark's text stands below and right of it, off the line. */
const TEXT_BELOW_UNTIL = 0.45;

const round = (value: number) => Math.round(value * 10) / 10;
const share = (average: number) => (average - NEM_TABLE_FIRST) / (NEM_TABLE_LAST - NEM_TABLE_FIRST);
const x = (average: number) => round(LEFT + share(average) * (WIDTH - LEFT - RIGHT));
const y = (score: number) => round(TOP + ((SCORE_MAX - score) / (SCORE_MAX - SCORE_MIN)) * (HEIGHT - TOP - BOTTOM));

function Mark({ at: [average, score], text }: PlotMark) {
  const below = share(average) < TEXT_BELOW_UNTIL;
  return (
    <>
      <path className={css.guide} d={`M${x(average)} ${y(SCORE_MIN)}V${y(score)}H${LEFT}`} />
      <circle className={css.mark} cx={x(average)} cy={y(score)} r="6" />
      <text
        className={css['mark-text']}
        x={x(average) + (below ? 10 : -10)}
        y={y(score) + (below ? 16 : -8)}
        textAnchor={below ? 'start' : 'end'}
      >
        {text}
      </text>
    </>
  );
}

/** Score against average: lines over the whole table, and a point of one's own. */
export function ScorePlot({ label, lines, mark }: ScorePlotProps) {
  return (
    <svg className={css.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {SCORE_TICKS.map((score) => (
        <g key={score}>
          <path className={css.grid} d={`M${LEFT} ${y(score)}H${WIDTH - RIGHT}`} />
          <text className={css.tick} x={LEFT - 6} y={y(score) + 4} textAnchor="end">
            {score === SCORE_MAX ? '1.000' : score}
          </text>
        </g>
      ))}
      {AVERAGE_TICKS.map((average) => (
        <text key={average} className={css.tick} x={x(average)} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
          {writeGrade(average, 'short')}
        </text>
      ))}
      <text className={css.axis} x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 6} textAnchor="middle">
        promedio
      </text>
      {lines.map(({ key, points, look }) => (
        <path
          key={key}
          className={`${css.line} ${css[`line-${look}`]}`}
          d={`M${points.map(([average, score]) => `${x(average)} ${y(score)}`).join('L')}`}
        />
      ))}
      {mark ? <Mark {...mark} /> : null}
    </svg>
  );
}
