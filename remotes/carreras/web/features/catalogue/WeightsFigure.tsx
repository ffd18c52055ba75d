import { DataTable, Figure, formatDecimal } from '@travesia/kit-ui';
import { OFFER_YEAR } from '../../../admission/program.ts';
import { FACTOR_SHORT_NAMES } from './program-words.ts';
import { SourceNote } from './SourceNote.tsx';
import css from './WeightsFigure.module.css';
import { WEIGHED_FACTOR_NAMES, type WeightRange } from './weight-ranges.ts';
import { rangeText } from './words.ts';

/** In units of the view box, as wide as a small phone's text column. */
const WIDTH = 340;
const LEFT = 128;
const RIGHT = 16;
const ROW = 34;
const TOP = 6;
const AXIS = 24;
/** Percent: no factor weighs more in any programme of the offer. */
const SCALE_MAX = 60;
const TICKS = [0, 20, 40, 60];

const x = (percent: number) => Math.round(LEFT + (percent / SCALE_MAX) * (WIDTH - LEFT - RIGHT));
const percentText = (percent: number) => `${formatDecimal(percent, Number.isInteger(percent) ? 0 : 1)} %`;

interface WeightsFigureProps {
  readonly weights: readonly WeightRange[];
  /** All of the career, also those that do not weigh a factor. */
  readonly programs: number;
}

/** How much each factor weighs: from the least to the most of any programme, and the middle one. */
export function WeightsFigure({ weights, programs }: WeightsFigureProps) {
  const height = TOP + weights.length * ROW + AXIS;
  const heaviest = weights.reduce((leading, weight) => (weight.median > leading.median ? weight : leading));
  const most = `Lo que más pesa es ${WEIGHED_FACTOR_NAMES[heaviest.factor]}: ${percentText(heaviest.median)}`;
  return (
    <Figure
      caption={`Cuánto pesa cada puntaje, Admisión ${OFFER_YEAR}`}
      summary={
        programs === 1
          ? `${most}.`
          : `${most} en el programa del medio. La barra va del programa donde menos pesa al que más; el punto es el del medio.`
      }
      table={
        <DataTable
          caption={`Ponderaciones, Admisión ${OFFER_YEAR}`}
          columns={[
            {
              key: 'factor',
              header: 'Puntaje',
              rowHeader: true,
              cell: ({ factor }: WeightRange) => WEIGHED_FACTOR_NAMES[factor],
            },
            { key: 'middle', header: 'Al medio', numeric: true, cell: ({ median }) => percentText(median) },
            { key: 'range', header: 'Pesa', cell: ({ min, max }) => rangeText(min, max, percentText) },
            {
              key: 'programs',
              header: 'Programas que lo ponderan',
              numeric: true,
              cell: (weight) => `${weight.programs} de ${programs}`,
            },
          ]}
          rows={weights}
          rowKey={({ factor }) => factor}
          wide
        />
      }
    >
      <svg
        className={css.weights}
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={weights
          .map(({ factor, min, max }) => `${WEIGHED_FACTOR_NAMES[factor]}: ${rangeText(min, max, percentText)}`)
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
        {weights.map(({ factor, min, max, median }, index) => {
          const middle = TOP + index * ROW + ROW / 2;
          return (
            <g key={factor}>
              <text className={css.factor} x={0} y={middle + 5}>
                {FACTOR_SHORT_NAMES[factor]}
              </text>
              <path className={css.range} d={`M${x(min)} ${middle}H${x(max)}`} />
              <circle className={css.middle} cx={x(median)} cy={middle} r={6} />
            </g>
          );
        })}
      </svg>
      <SourceNote of={['offer']} about="cada ponderación" field="ponderaciones" />
    </Figure>
  );
}
