import type { HeadData, PageInput } from '@travesia/contracts/page';
import type { ComponentType } from 'react';

/** What a page component gets. */
export type PageProps = PageInput;

/** The page's head for one address; pure, because it also runs when the page is prerendered. */
export type PageHead = (input: PageInput) => HeadData;

/** A page's file: its component, and its head where the route's title does not say it all. */
export interface PageSource {
  readonly default: ComponentType<PageProps>;
  readonly head?: PageHead;
}

/** Page ids to the import of each page's file. */
export type PageSources = Readonly<Record<string, () => Promise<PageSource>>>;
