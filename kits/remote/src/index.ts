import { CONTRACT_MAJOR, type RemoteModule } from '@travesia/contracts/page';
import type { PageSources } from './page-source.ts';
import { reactPage } from './react-page.tsx';

export { useActivity, useBlockLeave, useHost, useSession, useStream } from './hooks.ts';
export type { PageHead, PageProps, PageSource, PageSources } from './page-source.ts';

/** A remote's module: its pages by id, each imported when it is first needed. */
export function definePages(sources: PageSources): RemoteModule {
  const pages = Object.entries(sources).map(([id, load]) => [id, async () => reactPage(await load())] as const);
  return { contract: CONTRACT_MAJOR, pages: Object.fromEntries(pages) };
}
