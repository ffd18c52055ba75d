import type { Question } from '@travesia/kit-ui';

/**
 * Weight of the NEM in the weighted score, in percent: lowest and highest over the 2,150
 * programmes of Admisión 2026.
 */
export const NEM_WEIGHT_MIN_PERCENT = 10;
export const NEM_WEIGHT_MAX_PERCENT = 40;

export const WHAT_IS_NEM: Question = {
  question: '¿Qué es el NEM?',
  answer:
    'NEM significa notas de enseñanza media. Es el promedio de tus promedios anuales de 1.º a 4.º medio, con dos decimales. Una tabla lo convierte en un puntaje de 100 a 1.000, que es el que se usa al postular.',
};

export const WHICH_GROUP: Question = {
  question: '¿Cuál es mi grupo: A, B o C?',
  answer:
    'Depende de dónde terminaste la enseñanza media. A: científico-humanista diurno. B: educación de adultos, vespertina o nocturna, exámenes de validación o estudios parciales en el extranjero. C: técnico-profesional. Las diferencias entre grupos son pequeñas: para un mismo promedio, a lo más 7 puntos.',
};

export const HOW_MUCH_IT_WEIGHS: Question = {
  question: '¿Cuánto pesa el NEM al postular?',
  answer: `Cada carrera decide. En Admisión 2026 el NEM pesó entre ${NEM_WEIGHT_MIN_PERCENT} % y ${NEM_WEIGHT_MAX_PERCENT} % del puntaje ponderado, que es la suma de tus puntajes según lo que vale cada uno en esa carrera.`,
};

export const DOES_IT_EXPIRE: Question = {
  question: '¿El puntaje NEM vence?',
  answer:
    'No. Los puntajes de la PAES duran dos procesos, pero tus notas de enseñanza media siguen sirviendo los años siguientes.',
};
