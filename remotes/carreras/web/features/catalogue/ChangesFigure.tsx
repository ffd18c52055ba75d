import { DataTable, Figure } from '@travesia/kit-ui';
import type { Change } from '../../../admission/changes.ts';
import { OFFER_YEAR } from '../../../admission/program.ts';
import css from './ChangesFigure.module.css';
import { FACTOR_SHORT_NAMES } from './program-words.ts';

type WeightChange = Extract<Change, { readonly kind: 'weight' }>;

/** In units of the view box, as wide as a small phone's text column. */
const WIDTH = 340;
const LEFT = 88;
const RIGHT = 16;
const ROW = 34;
const TOP = 6;
const AXIS = 24;
/** Percent: no factor weighs more in any programme of the offer. */
const SCALE_MAX = 60;
const TICKS = [0, 20, 40, 60];
const BEFORE = OFFER_YEAR - 1;

const x = (percent: number) => Math.round(LEFT + (percent / SCALE_MAX) * (WIDTH - LEFT - RIGHT));

/** Which weights moved, from a ring to a dot, each with its year. */
export function ChangesFigure({ changes }: { readonly changes: readonly Change[] }) {
  const weights = changes.filter((change): change is WeightChange => change.kind === 'weight');
  if (weights.length === 0) return null;
  const height = TOP + weights.length * ROW + AXIS;
  return (
    <Figure
      caption={`Ponderaciones que cambiaron de ${BEFORE} a ${OFFER_YEAR}`}
      summary={`El anillo es lo que pesaba en ${BEFORE}; el punto, lo que pesa en ${OFFER_YEAR}.`}
      table={
        <DataTable
          caption={`Ponderaciones de ${BEFORE} y ${OFFER_YEAR}`}
          columns={[
            {
              key: 'factor',
              header: 'Puntaje',
              rowHeader: true,
              cell: ({ factor }: WeightChange) => FACTOR_SHORT_NAMES[factor],
            },
            { key: 'from', header: BEFORE, numeric: true, cell: ({ from }) => `${from} %` },
            { key: 'to', header: OFFER_YEAR, numeric: true, cell: ({ to }) => `${to} %` },
          ]}
          rows={weights}
          rowKey={({ factor }) => factor}
        />
      }
    >
      <svg
        className={css.changes}
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={weights
          .map(({ factor, from, to }) => `${FACTOR_SHORT_NAMES[factor]}: de ${from} % a ${to} %`)
          .join('; ')}
      >
        {TICKS.map((percent) => (
          <g key={percent}>
            <path className={css.grid} d={`M${x(percent)} ${TOP}V${height - AXIS}`} />
            <text className={css.tick} x={x(percent)} y={height - 6} textAnchor="middle">
              {percent} %
            </text>
          </g>
        ))}
        {weights.map(({ factor, from, to }, index) => {
          const middle = TOP + index * ROW + ROW / 2;
          return (
            <g key={factor}>
              <text className={css.factor} x={0} y={middle + 5}>
                {FACTOR_SHORT_NAMES[factor]}
              </text>
              <path className={css.move} d={`M${x(from)} ${middle}H${x(to)}`} />
              <circle className={css.before} cx={x(from)} cy={middle} r={6} />
              <circle className={css.now} cx={x(to)} cy={middle} r={6} />
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}
