import type { ResultSummary } from '../../../api/attempts.ts';
import type { ScoreEstimate } from '../../../practice/scoring/score.ts';

const SURE = 'Cuatro de cada cinco veces tu nivel está dentro del rango. Es una estimación, no un puntaje oficial.';

/** How the estimate was reached, and how sure it is. `whole`: questions of the official table. */
export function methodText({ method }: ScoreEstimate, withdrawn: ResultSummary['withdrawn'], whole: number): string {
  if (method.kind === 'posterior') {
    return `Es lo que la tabla oficial da a quien acierta en la prueba completa la misma parte que tú en estas ${method.answered} preguntas, según su dificultad. ${SURE} Con más preguntas se hace más angosto.`;
  }
  const { sitting, correct, scored } = method;
  const table = `la tabla promedio de la ${sitting}`;
  if (scored >= whole) return `Con ${correct} correctas de ${scored}, según ${table}. ${SURE}`;
  return `${lostText(whole - scored, withdrawn)}, así que tus ${correct} correctas de ${scored} se leen en ${table} como ${asMany((correct * whole) / scored)} de ${whole}. ${SURE}`;
}

const asMany = (correct: number) => new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 }).format(correct);

function lostText(lost: number, withdrawn: number | undefined): string {
  if (withdrawn === lost) {
    return lost === 1
      ? 'Retiramos 1 pregunta porque estaba mala: no cuenta para nadie'
      : `Retiramos ${lost} preguntas porque estaban malas: no cuentan para nadie`;
  }
  return lost === 1 ? 'A este simulacro le falta 1 pregunta' : `A este simulacro le faltan ${lost} preguntas`;
}
