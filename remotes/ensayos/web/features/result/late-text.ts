import type { AttemptResult } from '../../../api/attempts.ts';

/** What came after the time was over, in a sentence; empty where nothing did. */
export function lateText(late: AttemptResult['late']): string {
  if (late === null || late.answered === 0) return '';
  const { answered, correct } = late;
  if (answered === 1) {
    return `Otra llegó después, sin conexión: ${correct === 1 ? 'era correcta, pero' : 'no era correcta, y'} no cuenta para el puntaje.`;
  }
  return `Otras ${answered} llegaron después, sin conexión: ${correctText(correct)} no cuentan para el puntaje.`;
}

function correctText(correct: number): string {
  if (correct === 0) return 'ninguna era correcta, y';
  return correct === 1 ? '1 era correcta, pero' : `${correct} eran correctas, pero`;
}
