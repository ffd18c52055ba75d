import { DataTable, Figure } from '@travesia/kit-ui';
import type { ScoreEstimate } from '../../../practice/scoring/score.ts';
import css from './result.module.css';

const WIDTH = 340;
const SCALE = { from: 100, to: 1000 } as const;
const LEFT = 16;

const x = (score: number) => LEFT + ((WIDTH - 2 * LEFT) * (score - SCALE.from)) / (SCALE.to - SCALE.from);

/** Where a word of half the width `half` stays inside. */
const clampX = (at: number, half: number) => Math.min(WIDTH - half, Math.max(half, at));

export interface ScoreRangeProps {
  readonly score: ScoreEstimate;
  readonly previous: ScoreEstimate | undefined;
  /** How it was reached: a sentence or two. */
  readonly method: string;
}

/** The estimate as a range on the scale, with the one before it. */
export function ScoreRange({ score, previous, method }: ScoreRangeProps) {
  const rows = [{ name: 'Este ensayo', ...score }, ...(previous ? [{ name: 'El anterior', ...previous }] : [])];
  return (
    <Figure
      caption="Tu puntaje estimado"
      summary={`Entre ${score.low} y ${score.high} puntos, en torno a ${score.middle}. ${method}`}
      table={
        <DataTable
          caption="Puntaje estimado"
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: 'Ensayo', rowHeader: true, cell: ({ name }) => name },
            { key: 'low', header: 'Desde', numeric: true, cell: ({ low }) => low },
            { key: 'middle', header: 'Centro', numeric: true, cell: ({ middle }) => middle },
            { key: 'high', header: 'Hasta', numeric: true, cell: ({ high }) => high },
          ]}
        />
      }
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${previous ? 104 : 66}`}
        className={css.ruler}
        role="img"
        aria-label={`Rango de ${score.low} a ${score.high} en la escala de 100 a 1000`}
      >
        <line x1={x(100)} x2={x(1000)} y1={34} y2={34} className={css.scale} />
        {[100, 400, 700, 1000].map((tick) => (
          <text key={tick} x={x(tick)} y={60} textAnchor="middle">
            {tick}
          </text>
        ))}
        <line x1={x(score.low)} x2={x(score.high)} y1={34} y2={34} className={css.range} />
        <circle cx={x(score.middle)} cy={34} r={6} className={css.middle} />
        <text x={clampX(x(score.middle), 36)} y={17} textAnchor="middle" className={css.value}>
          {score.low}–{score.high}
        </text>
        {previous ? (
          <>
            <line x1={x(previous.low)} x2={x(previous.high)} y1={78} y2={78} className={css.before} />
            <text x={clampX(x(previous.middle), 70)} y={98} textAnchor="middle">
              Anterior: {previous.low}–{previous.high}
            </text>
          </>
        ) : null}
      </svg>
    </Figure>
  );
}
