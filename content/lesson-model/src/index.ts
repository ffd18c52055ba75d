export type * from './compiled-lesson.ts';
export type * from './game-link.ts';
export type * from './lesson-index.ts';
export type * from './manipulable.ts';
