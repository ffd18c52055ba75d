import type { GoalProgram } from '@travesia/contracts/slices';
import { DataTable, Figure } from '@travesia/kit-ui';
import type { ScoreEstimate } from '../../../practice/scoring/score.ts';
import css from './result.module.css';

/** Of the official scale. */
const SCALE = { from: 100, to: 1000 } as const;
const TICKS = [100, 400, 700, 1000] as const;

/** Free on both sides, for half of a word. */
const MARGIN = 6;
/** Nearer to a side than this, words stand on the inner side of their place. */
const WORDS = 26;

/** In percent of the width, so that the picture takes any width and its words keep their size. */
const placeOf = (score: number) => MARGIN + ((100 - 2 * MARGIN) * (score - SCALE.from)) / (SCALE.to - SCALE.from);
const x = (score: number) => `${placeOf(score).toFixed(2)}%`;
const anchorOf = (score: number) => {
  if (placeOf(score) < WORDS) return 'start';
  return placeOf(score) > 100 - WORDS ? 'end' : 'middle';
};

const points = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });

export interface ScoreRangeProps {
  readonly score: ScoreEstimate;
  readonly previous: ScoreEstimate | undefined;
  /** The programme whose last cut-off is drawn, where one can be named beside this test: its place is kept where none is. */
  readonly goal: GoalProgram | null;
}

/** The estimate as a range on the scale, with the one before it and the last cut-off of the goal. */
export function ScoreRange({ score, previous, goal }: ScoreRangeProps) {
  const rows = [{ name: 'Este ensayo', ...score }, ...(previous ? [{ name: 'El anterior', ...previous }] : [])];
  const cutoff = goal?.lastCutoff;
  return (
    <Figure
      caption="Tu puntaje estimado"
      summary={
        goal && cutoff
          ? `La línea punteada es el último corte de ${goal.name}, ${goal.university}: un ponderado de todas tus pruebas, notas y ranking. Va de referencia; a una sola prueba no se le resta.`
          : 'En la escala de la PAES, de 100 a 1000.'
      }
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
        className={css.ruler}
        role="img"
        aria-label={`Rango de ${score.low} a ${score.high} en la escala de 100 a 1000${cutoff ? `; corte de la meta en ${points.format(cutoff.score)}` : ''}`}
      >
        <line x1={x(SCALE.from)} x2={x(SCALE.to)} y1={34} y2={34} className={css.scale} />
        {TICKS.map((tick) => (
          <text key={tick} x={x(tick)} y={60} textAnchor="middle">
            {tick}
          </text>
        ))}
        {cutoff ? (
          <>
            <line x1={x(cutoff.score)} x2={x(cutoff.score)} y1={20} y2={116} className={css.goal} />
            <text x={x(cutoff.score)} y={132} textAnchor={anchorOf(cutoff.score)}>
              Corte ponderado: {points.format(cutoff.score)}
            </text>
          </>
        ) : null}
        <line x1={x(score.low)} x2={x(score.high)} y1={34} y2={34} className={css.range} />
        <circle cx={x(score.middle)} cy={34} r={6} className={css.middle} />
        <text x={x(score.middle)} y={17} textAnchor={anchorOf(score.middle)} className={css.value}>
          {score.low}–{score.high}
        </text>
        {previous ? (
          <>
            <line x1={x(previous.low)} x2={x(previous.high)} y1={80} y2={80} className={css.before} />
            <text x={x(previous.middle)} y={102} textAnchor={anchorOf(previous.middle)}>
              Anterior: {previous.low}–{previous.high}
            </text>
          </>
        ) : null}
      </svg>
    </Figure>
  );
}
