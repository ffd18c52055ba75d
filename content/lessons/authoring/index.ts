export * from '@travesia/content-markup';
export * from './lesson.ts';
export * from './manipulable.ts';
