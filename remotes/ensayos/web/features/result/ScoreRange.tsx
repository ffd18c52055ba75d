import type { GoalProgram } from '@travesia/contracts/slices';
import { DataTable, Figure, ScoreRange as Scale } from '@travesia/kit-ui';
import type { ScoreEstimate } from '../../../practice/scoring/score.ts';

export interface ScoreRangeProps {
  readonly score: ScoreEstimate;
  readonly previous: ScoreEstimate | undefined;
  /** The programme whose last cut-off is drawn, where one can be named beside this test. */
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
          ? `La bandera es el último corte de ${goal.name}, ${goal.university}: un ponderado de todo lo tuyo, que a una sola prueba no se le resta.`
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
      <Scale
        now={score}
        {...(previous && { before: previous })}
        {...(cutoff && { goal: Math.round(cutoff.score), goalLabel: 'Corte ponderado de tu meta' })}
      />
    </Figure>
  );
}
