import type { Question } from '@travesia/kit-ui';
import { MIN_AVERAGE_TO_APPLY } from '../../../admission/eligibility.ts';
import { OFFER_YEAR } from '../../../admission/program.ts';
import { WEIGHED_FACTOR_NAMES } from '../../features/catalogue/weight-ranges.ts';
import { scoreAnswer } from './score-answer.ts';
import type { ScoreData } from './score-data.ts';

/** What people ask about the score for a career. */
export function scoreQuestions(data: ScoreData): readonly Question[] {
  const { name, weights, programs } = data;
  const parts = weights.map(
    ({ factor, min, max }) => `${WEIGHED_FACTOR_NAMES[factor]}, ${min === max ? `${min} %` : `de ${min} a ${max} %`}`,
  );
  const m2 = weights.find(({ factor }) => factor === 'm2')?.programs ?? 0;
  return [
    { question: `¿Qué puntaje necesito para entrar a ${name}?`, answer: scoreAnswer(data) },
    {
      question: `¿Qué pondera ${name}?`,
      answer: `En Admisión ${OFFER_YEAR}, según el programa: ${parts.join('; ')}.`,
    },
    {
      question: '¿Cómo se calcula el puntaje ponderado?',
      answer:
        'Cada puntaje (NEM, Ranking y pruebas) se multiplica por el porcentaje que pesa en el programa; la suma es tu puntaje ponderado. Donde se puede rendir Historia o Ciencias, cuenta la mejor.',
    },
    {
      question: `¿Necesito Matemática 2 (M2) para ${name}?`,
      answer:
        m2 === 0
          ? `No: en Admisión ${OFFER_YEAR} ningún programa la pondera.`
          : m2 === programs.length
            ? `Sí: en Admisión ${OFFER_YEAR} todos sus programas la ponderan.`
            : `Depende: en Admisión ${OFFER_YEAR} la ponderan ${m2} de los ${programs.length} programas.`,
    },
    {
      question: '¿Cuál es el mínimo para postular?',
      answer: `Un promedio de ${MIN_AVERAGE_TO_APPLY} puntos entre Competencia Lectora y Matemática 1, o estar en el 10 % de mejores notas de tu colegio. Algunos programas piden más, y las pedagogías tienen sus propios requisitos.`,
    },
  ];
}
