import { TEST_NAMES } from '@travesia/contracts/profile-words';
import { DataTable, Figure } from '@travesia/kit-ui';
import type { AttemptSummary } from '../../../api/attempts.ts';
import { SCALE } from '../../../practice/scoring/scale.ts';
import { dayText } from '../../../structure/day-text.ts';
import css from './history.module.css';

/** In px; its width is in percent, so that the picture takes any width and its words keep their size. */
const HEIGHT = 180;
const LEFT_PERCENT = 14;
const RIGHT_PERCENT = 97;
const AXIS = { from: 100, to: 1000 } as const;
const TICKS = [100, 400, 700, 1000] as const;

const day = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'UTC' });

const SCALE_TEXT = `Todos están en una misma escala, la de la tabla oficial, desde el ${day.format(new Date(SCALE.since))}: los de antes se calcularon de nuevo.`;

/** Scores of one test over time, each as its range: a change inside the ranges may be chance, and shows as such. */
export function ScoreTrend({
  attempts,
  test,
}: {
  readonly attempts: readonly AttemptSummary[];
  readonly test: keyof typeof TEST_NAMES;
}) {
  const scored = attempts
    .flatMap(({ id, gradedAt, result, request }) =>
      result?.score && 'test' in request && request.test === test
        ? [{ id, at: gradedAt ?? '', score: result.score }]
        : [],
    )
    .reverse()
    .slice(-12);
  if (scored.length < 2) return null;
  const x = (index: number) =>
    `${(LEFT_PERCENT + ((RIGHT_PERCENT - LEFT_PERCENT) * index) / (scored.length - 1)).toFixed(2)}%`;
  const y = (score: number) => HEIGHT - 14 - ((HEIGHT - 24) * (score - AXIS.from)) / (AXIS.to - AXIS.from);
  const first = scored[0];
  const last = scored.at(-1);
  return (
    <Figure
      caption={`Tu avance en ${TEST_NAMES[test]}`}
      summary={`De ${first?.score.middle} a ${last?.score.middle} puntos estimados en ${scored.length} ensayos. Cada línea es un rango: cuatro de cada cinco veces tu nivel está dentro. ${SCALE_TEXT}`}
      table={
        <DataTable
          caption={`Puntajes estimados de ${TEST_NAMES[test]}`}
          rows={scored}
          rowKey={({ id }) => id}
          columns={[
            { key: 'day', header: 'Día', rowHeader: true, cell: ({ at }) => dayText(at) },
            { key: 'low', header: 'Desde', numeric: true, cell: ({ score }) => score.low },
            { key: 'middle', header: 'Centro', numeric: true, cell: ({ score }) => score.middle },
            { key: 'high', header: 'Hasta', numeric: true, cell: ({ score }) => score.high },
          ]}
        />
      }
    >
      <svg className={css.trend} role="img" aria-label={`Puntajes estimados de ${scored.length} ensayos`}>
        {TICKS.map((tick) => (
          <g key={tick}>
            <line x1={40} x2="100%" y1={y(tick)} y2={y(tick)} className={css.tick} />
            <text x={34} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {scored.map(({ id, score }, index) => (
          <g key={id}>
            <line x1={x(index)} x2={x(index)} y1={y(score.low)} y2={y(score.high)} className={css.range} />
            <circle cx={x(index)} cy={y(score.middle)} r={4} className={css.middle} />
          </g>
        ))}
      </svg>
    </Figure>
  );
}
