import { DataTable, Figure, formatDecimal } from '@travesia/kit-ui';
import { OFFER_YEAR } from '../../../admission/program.ts';
import { SourceNote } from './SourceNote.tsx';
import { WeightChart } from './WeightChart.tsx';
import css from './WeightsFigure.module.css';
import { WEIGHED_FACTOR_NAMES, type WeightRange } from './weight-ranges.ts';
import { rangeText } from './words.ts';

const percentText = (percent: number) => `${formatDecimal(percent, Number.isInteger(percent) ? 0 : 1)} %`;

interface WeightsFigureProps {
  readonly weights: readonly WeightRange[];
  /** All of the career, also those that do not weigh a factor. */
  readonly programs: number;
}

/** How much each factor weighs: from the least to the most of any programme, and the middle one. */
export function WeightsFigure({ weights, programs }: WeightsFigureProps) {
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
      <WeightChart
        rows={weights}
        left={128}
        label={weights
          .map(({ factor, min, max }) => `${WEIGHED_FACTOR_NAMES[factor]}: ${rangeText(min, max, percentText)}`)
          .join('; ')}
        mark={({ min, max, median }, x, middle) => (
          <>
            <path className={css.range} d={`M${x(min)} ${middle}H${x(max)}`} />
            <circle className={css.middle} cx={x(median)} cy={middle} r={6} />
          </>
        )}
      />
      <SourceNote of={['offer']} about="cada ponderación" field="ponderaciones" />
    </Figure>
  );
}
