/** Schemas that browsers read answers with: of `zod/mini`, 5 kB, and for what is loaded when it is needed. */
export { liveStudentDataSchema } from './live-student-data-schema.ts';
