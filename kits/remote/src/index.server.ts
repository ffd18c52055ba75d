/** The same API while a page is prerendered: nothing is mounted, the sources themselves are wanted. */
import type { PageSources } from './page-source.ts';

export { useActivity, useBlockLeave, useHost, useSession, useStream } from './hooks.ts';
export type { PageHead, PageProps, PageSource, PageSources } from './page-source.ts';

export function definePages(sources: PageSources): PageSources {
  return sources;
}
