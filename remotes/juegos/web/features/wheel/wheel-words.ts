const percent = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });
const decimal = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `12,3 %`; what is there has a chance, however small. */
export const chanceInWords = (chance: number): string => `${percent.format(Math.max(100 * chance, 0.1))}\u00a0%`;

/** `1,4`. */
export const questionsInWords = (questions: number): string => decimal.format(Math.max(questions, 0.1));

/** `4 de cada 10`. */
export const rightInWords = (probability: number): string => `${Math.round(probability * 10)} de cada 10`;

/** What came up, for who reads it and for who hears it. */
export const resultInWords = (place: number, name: string, test: string, chance: number): string =>
  `Salió el ${place}: ${name}, de ${test}. Tenía ${chanceInWords(chance)} de chance.`;

/** How a drill went, at its end. */
export function drillInWords(asked: number, right: number, waiting: number): string {
  if (asked === 0 && waiting === 0) return 'De este contenido no hay más preguntas por ahora.';
  if (asked === 0) return waiting === 1 ? 'Tu respuesta espera la conexión.' : 'Tus respuestas esperan la conexión.';
  const told =
    asked === 1 ? (right === 1 ? 'Era una, y acertaste.' : 'Era una, y no acertaste.') : `${right} de ${asked}.`;
  if (waiting === 0) return told;
  return `${told} ${waiting === 1 ? 'Otra espera' : `Otras ${waiting} esperan`} la conexión.`;
}
