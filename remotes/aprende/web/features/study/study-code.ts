export * from './kept-values.ts';
export { createStudyRequests } from './study-requests.ts';
