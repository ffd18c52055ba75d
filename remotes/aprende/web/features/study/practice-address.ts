import type { TestId } from '@travesia/contracts/temario';

/** As many as a sitting of ten minutes. */
const QUESTIONS = 10;
/** Those of one text: with ten, a practice is told to be shorter than what was asked for. */
const QUESTIONS_OF_A_TEXT = 8;

/** In Competencia Lectora a practice is of whole texts: its contents are not chosen one by one. */
export const isPractisedByContent = (test: TestId): boolean => test !== 'cl';

/** A practice of `part`, the id of a content or of the whole test, as the area of practice tests has it in an address. */
export const practiceAddress = (test: TestId, part: string): string =>
  `/ensayos/generar?modo=practica&prueba=${test}&contenidos=${part}&preguntas=${isPractisedByContent(test) ? QUESTIONS : QUESTIONS_OF_A_TEXT}&correccion=altiro`;
