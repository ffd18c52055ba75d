import type { DiagnosticStepAnswer } from '../../../api/diagnostics.ts';
import { QUESTIONS_MAX, QUESTIONS_MIN } from '../../../diagnostic/constants.ts';

/** "Pregunta 5 de 8 a 20": nobody knows before how many it takes. */
export function progressText(answered: number, most: number): string {
  return answered + 1 < QUESTIONS_MIN
    ? `Pregunta ${answered + 1} de ${QUESTIONS_MIN} a ${most}`
    : `Pregunta ${answered + 1} de ${most} como máximo`;
}

/** Why a question is asked. It says nothing of the answers so far. */
export function whyAsked(purpose: NonNullable<DiagnosticStepAnswer['purpose']>, axis: string): string {
  return purpose === 'measures'
    ? 'Esta la eligió el azar: con ella medimos si el diagnóstico acierta. También cuenta.'
    : `Es de ${axis}. De las que quedan, es una de las que más nos dice sobre varios contenidos a la vez.`;
}

const WHY_ENDED: Readonly<Record<NonNullable<DiagnosticStepAnswer['ended']>, string>> = {
  learnt: 'Terminó porque otra pregunta ya casi no cambiaría lo que sabemos.',
  enough: `Terminó porque a nadie le preguntamos más de ${QUESTIONS_MAX}.`,
  exhausted: 'Terminó porque no quedan preguntas de otros contenidos.',
  stopped: 'Terminó donde lo dejaste. Con menos respuestas, lo que decimos es menos seguro.',
};

export const whyEnded = (why: NonNullable<DiagnosticStepAnswer['ended']>): string => WHY_ENDED[why];
