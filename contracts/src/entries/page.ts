/** What the author of a remote uses: pages, their addresses, and what the shell lends them. */
export * from '../activity.ts';
export { CARDS_PAGE } from '../cards.ts';
export * from '../decimal-param.ts';
export * from '../events.ts';
export * from '../head.ts';
export * from '../host.ts';
export * from '../http.ts';
export * from '../lessons.ts';
export * from '../own-path.ts';
export * from '../page.ts';
export * from '../route.ts';
export * from '../route-table.ts';
export { PAGES_LABEL, type SearchDocument, type SearchEntry, type SearchGroup } from '../search.ts';
export * from '../session.ts';
export * from '../start.ts';
export * from '../state-stream.ts';
export type { Purpose, StudentDataPlace } from '../student-data.ts';
