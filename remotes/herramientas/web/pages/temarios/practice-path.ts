import type { TestId } from '@travesia/contracts/temario';

/** As many as a sitting of ten minutes; in Competencia Lectora, those of one text. */
export const practiceQuestions = (test: TestId) => (isPractisedByContent(test) ? 10 : 8);

/** In Competencia Lectora a practice is of whole texts: its contents are not chosen one by one. */
export const isPractisedByContent = (test: TestId) => test !== 'cl';

/** A practice of `part`, the id of a content or of the whole test, as the area of practice tests has it in an address. */
export const practicePath = (test: TestId, part: string) =>
  `/ensayos/generar?modo=practica&prueba=${test}&contenidos=${part}&preguntas=${practiceQuestions(test)}&correccion=altiro`;
