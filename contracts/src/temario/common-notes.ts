/** True of the five tests; every test carries them at the end of its own notes. */
export const COMMON_NOTES = [
  'Cinco preguntas de cada prueba son piloto: no suman puntaje y no se sabe cuáles son.',
  'Las respuestas erradas no descuentan y no se permite calculadora.',
  'Que un contenido esté en el temario no significa que se pregunte ese año.',
  'No hay porcentajes oficiales de preguntas por eje: DEMRE no los publica.',
] as const;
