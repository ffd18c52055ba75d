export type { Manipulable } from '@travesia/content-lesson-model';
export * from '@travesia/content-markup';
export * from './lesson.ts';
