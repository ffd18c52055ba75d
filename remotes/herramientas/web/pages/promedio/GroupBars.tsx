import { NEM_GROUPS, SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import { formatDecimal } from '@travesia/kit-ui';
import type { TableRow } from '../../features/nem/table-row.ts';
import css from './GroupBars.module.css';

/** In units of the view box, as wide as a small phone's text column. */
const WIDTH = 340;
const LEFT = 72;
const RIGHT = 14;
const ROW = 40;
const TOP = 8;
const AXIS = 26;
const HEIGHT = TOP + NEM_GROUPS.length * ROW + AXIS;

const TICKS = [100, 400, 700, 1000];

const x = (score: number) =>
  Math.round(LEFT + ((score - SCORE_MIN) / (SCORE_MAX - SCORE_MIN)) * (WIDTH - LEFT - RIGHT));

interface GroupBarsProps {
  readonly row: TableRow;
  readonly label: string;
}

/** The score of each group on the scale of 100 to 1000. */
export function GroupBars({ row, label }: GroupBarsProps) {
  return (
    <svg className={css.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {TICKS.map((score) => (
        <g key={score}>
          <path className={css.grid} d={`M${x(score)} ${TOP}V${HEIGHT - AXIS}`} />
          <text className={css.tick} x={x(score)} y={HEIGHT - 6} textAnchor="middle">
            {formatDecimal(score)}
          </text>
        </g>
      ))}
      {NEM_GROUPS.map((group, index) => {
        const score = row.scores[group];
        const middle = TOP + index * ROW + ROW / 2;
        /** Past the middle of the scale the number stands inside the bar's end, before it after it. */
        const inside = score > (SCORE_MIN + SCORE_MAX) / 2;
        return (
          <g key={group}>
            <text className={css.group} x={0} y={middle + 5}>
              Grupo {group}
            </text>
            <path className={css.track} d={`M${LEFT} ${middle}H${x(SCORE_MAX)}`} />
            <path className={css.bar} d={`M${LEFT} ${middle}H${x(score)}`} />
            <text
              className={inside ? css.inside : css.outside}
              x={x(score) + (inside ? -8 : 8)}
              y={middle + 5}
              textAnchor={inside ? 'end' : 'start'}
            >
              {formatDecimal(score)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
