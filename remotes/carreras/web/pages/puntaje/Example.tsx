import { Stack } from '@travesia/kit-ui';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import type { Scores } from '../../../admission/scores.ts';
import { weightedScore } from '../../../admission/weighted-score.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { StepsTable } from './StepsTable.tsx';
import type { ScoreProgram } from './score-data.ts';

/** Made up, so that every programme can be worked through. */
const EXAMPLE_SCORES: Scores = { nem: 720, ranking: 760, cl: 650, m1: 640, m2: 520, hcs: 610, cien: 590 };

const hasBar = ({ cutoff }: ScoreProgram) => cutoff !== null && !cutoff.unfilled;

/** The programme in the middle of those with a bar: neither the hardest nor the easiest to enter. */
export function exampleProgram(programs: readonly ScoreProgram[]): ScoreProgram | undefined {
  const bars = programs.filter(hasBar);
  return bars[Math.floor(bars.length / 2)] ?? programs[0];
}

function comparison({ cutoff }: ScoreProgram, score: number): string {
  if (!cutoff) return `No tiene corte de ${CUTOFF_YEAR} con que comparar.`;
  if (cutoff.unfilled) return `En ${CUTOFF_YEAR} no hubo puntaje de corte que superar.`;
  const above = score - cutoff.last;
  const side = above >= 0 ? `${scoreText(above)} puntos sobre` : `${scoreText(-above)} puntos bajo`;
  return `El último seleccionado de ${CUTOFF_YEAR} tuvo ${scoreText(cutoff.last)}: esta persona habría quedado ${side} el corte.`;
}

/** One weighted score worked through, for who reads without a script and for who wants to see how it is done. */
export function Example({ programs }: { readonly programs: readonly ScoreProgram[] }) {
  const program = exampleProgram(programs);
  if (!program) return null;
  const weighted = weightedScore(program, EXAMPLE_SCORES);
  const where = `${program.name}, ${program.university} (${program.place})`;
  return (
    <Stack as="section" gap="m" aria-labelledby="ejemplo">
      <h2 id="ejemplo">Un ejemplo paso a paso</h2>
      <p>Multiplica cada puntaje por lo que pesa, divide por 100 y suma. Con puntajes inventados, en {where}:</p>
      <StepsTable caption="Cálculo del ejemplo" program={program} scores={EXAMPLE_SCORES} />
      {weighted.kind === 'complete' ? <p>{comparison(program, weighted.score)}</p> : null}
      {weighted.kind === 'special-test' ? (
        <p>Falta la prueba propia del programa, que pesa {weighted.missingWeight} %.</p>
      ) : null}
    </Stack>
  );
}
