import { OFFER_YEAR } from '../../../admission/program.ts';

/** What the words beside the figures mean, each in a sentence or two. */
export const LAST_SELECTED =
  'La última persona que quedó seleccionada por la vía regular en la primera ronda. Después corre la lista de espera: la última persona matriculada puede tener menos.';
export const VACANCIES = `Cupos por vía regular en Admisión ${OFFER_YEAR}. No cuentan los cupos de BEA, PACE ni otros ingresos especiales.`;
export const UNFILLED =
  'El programa seleccionó a menos personas que vacantes tenía. El puntaje que figura es solo el más bajo entre quienes postularon: no es una barrera.';
export const WEIGHTED_SCORE =
  'La suma de tus puntajes (NEM, Ranking y pruebas), cada uno multiplicado por el porcentaje que vale en esa carrera. Va de 100 a 1.000.';
export const WEIGHT =
  'Qué parte del puntaje ponderado vale cada factor: NEM, Ranking y cada prueba. Las ponderaciones suman 100 %.';
export const TUITION = 'Lo que cobra la universidad por un año, antes de becas y gratuidad. La matrícula va aparte.';
export const MIN_AVERAGE =
  'Promedio entre Competencia Lectora y Matemática 1. También postula, sin llegar a ese promedio, quien egresó en el 10 % de mejores notas de su colegio.';

export const PROGRAM =
  'Una carrera en una universidad y una sede, con su propio código: es a lo que se postula, y cada uno tiene sus ponderaciones y su corte.';
