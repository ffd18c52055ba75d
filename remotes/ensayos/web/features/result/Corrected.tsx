import { Notice } from '@travesia/kit-ui';
import type { AttemptResult, ResultSummary } from '../../../api/attempts.ts';

export interface CorrectedProps {
  readonly corrected: NonNullable<AttemptResult['corrected']>;
  readonly now: ResultSummary;
}

/** What was mended after it was first graded, and what that did to the result. */
export function Corrected({ corrected: { before, reasons }, now }: CorrectedProps) {
  return (
    <Notice tone="info" title="Corregimos este resultado">
      <p>Después de que entregaste encontramos un error nuestro. {changeText(before, now)}</p>
      <ul>
        {reasons.map(({ slot, reason }) => (
          <li key={slot}>{slot === null ? reason : `Pregunta ${slot + 1}: ${reason}`}</li>
        ))}
      </ul>
    </Notice>
  );
}

function changeText(before: ResultSummary, now: ResultSummary): string {
  const [was, is] = [resultText(before), resultText(now)];
  if (was === is) return 'Tu resultado no cambia.';
  return `Tenías ${was}; ahora son ${is}${before.score && !now.score ? ', sin puntaje' : ''}.`;
}

function resultText({ correct, scored, score }: ResultSummary): string {
  return `${correct} de ${scored} correctas${score ? ` y entre ${score.low} y ${score.high} puntos` : ''}`;
}
