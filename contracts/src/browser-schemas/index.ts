/** Schemas that browsers read answers with: of `zod/mini`, 5 kB, and for what is loaded when it is needed. */

export { foundDocumentSchema } from './found-document-schema.ts';
export { keptReleasesSchema } from './kept-releases-schema.ts';
export { liveStudentDataSchema } from './live-student-data-schema.ts';
export { profileAnswerSchema } from './profile-schema.ts';
export { responsibleSchema } from './responsible-schema.ts';
export { weeklyMailAnswerSchema } from './weekly-mail-schema.ts';
