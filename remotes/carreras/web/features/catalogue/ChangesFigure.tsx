import { DataTable, Figure } from '@travesia/kit-ui';
import type { Change } from '../../../admission/changes.ts';
import { OFFER_YEAR } from '../../../admission/program.ts';
import css from './ChangesFigure.module.css';
import { WeightChart } from './WeightChart.tsx';
import { WEIGHED_FACTOR_SHORT_NAMES } from './weight-ranges.ts';

type WeightChange = Extract<Change, { readonly kind: 'weight' }>;

const BEFORE = OFFER_YEAR - 1;

/** Which weights moved, from a ring to a dot, each with its year. */
export function ChangesFigure({ changes }: { readonly changes: readonly Change[] }) {
  const weights = changes.filter((change): change is WeightChange => change.kind === 'weight');
  if (weights.length === 0) return null;
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
              cell: ({ factor }: WeightChange) => WEIGHED_FACTOR_SHORT_NAMES[factor],
            },
            { key: 'from', header: BEFORE, numeric: true, cell: ({ from }) => `${from} %` },
            { key: 'to', header: OFFER_YEAR, numeric: true, cell: ({ to }) => `${to} %` },
          ]}
          rows={weights}
          rowKey={({ factor }) => factor}
        />
      }
    >
      <WeightChart
        rows={weights}
        left={88}
        label={weights
          .map(({ factor, from, to }) => `${WEIGHED_FACTOR_SHORT_NAMES[factor]}: de ${from} % a ${to} %`)
          .join('; ')}
        mark={({ from, to }, x, middle) => (
          <>
            <path className={css.move} d={`M${x(from)} ${middle}H${x(to)}`} />
            <circle className={css.before} cx={x(from)} cy={middle} r={6} />
            <circle className={css.now} cx={x(to)} cy={middle} r={6} />
          </>
        )}
      />
    </Figure>
  );
}
