import { averageForScore, SCORE_MAX, writeGrade } from '@travesia/kit-paes';
import type { Question } from '@travesia/kit-ui';
import { formatDecimal } from '@travesia/kit-ui';
import { DOES_IT_EXPIRE, HOW_MUCH_IT_WEIGHS, WHICH_GROUP } from '../../features/nem/nem-questions.ts';
import { tableRow } from '../../features/nem/table-row.ts';

/** Points by which the page says what average it takes to rise. */
const RISE = 50;

/** "572 puntos en el grupo A, 577 en el B y 574 en el C"; one number where all agree. */
export function scoresInWords(average: number): string {
  const { A, B, C } = tableRow(average).scores;
  return A === B && B === C
    ? `${formatDecimal(A)} puntos en los tres grupos`
    : `${formatDecimal(A)} puntos en el grupo A, ${formatDecimal(B)} en el B y ${formatDecimal(C)} en el C`;
}

function riseQuestion(average: number): Question {
  const { A } = tableRow(average).scores;
  const wanted = averageForScore('A', A + RISE);
  return {
    question: `¿Qué promedio necesito para subir ${RISE} puntos?`,
    answer:
      wanted.kind === 'average'
        ? `En el grupo A, con promedio ${writeGrade(wanted.average)} el puntaje es ${formatDecimal(wanted.score)}: ${wanted.score - A} puntos más que con ${writeGrade(average)}.`
        : `No se puede: con promedio ${writeGrade(average)} en el grupo A tienes ${formatDecimal(A)} puntos y el máximo de la tabla es ${formatDecimal(SCORE_MAX)}, con promedio 7,00.`,
  };
}

/** What is asked about one average, in hundredths. */
export function averageQuestions(average: number): readonly Question[] {
  return [
    {
      question: `¿Cuál es mi puntaje NEM si tuve promedio ${writeGrade(average)}?`,
      answer: `Con promedio ${writeGrade(average)} de enseñanza media, tu puntaje NEM es de ${scoresInWords(average)}.`,
    },
    riseQuestion(average),
    WHICH_GROUP,
    HOW_MUCH_IT_WEIGHS,
    DOES_IT_EXPIRE,
  ];
}
