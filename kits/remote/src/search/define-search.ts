import {
  PAGES_LABEL,
  type RouteDeclaration,
  type SearchDocument,
  type SearchEntry,
  type SearchGroup,
} from '@travesia/contracts/page';

/** What of a remote can be found, for `web/search.ts`. Runs when the remote is built, in Node, never in a browser. */
export function defineSearch(search: SearchDocument): SearchDocument {
  return search;
}

/** What is said of a page beyond its route. */
export type PageWords = Partial<Pick<SearchEntry, 'title' | 'note' | 'keywords' | 'audience'>>;

/**
 * The pages of a remote that somebody looks for by themselves, under the title of their route.
 * @throws where a path is that of no route without parameters.
 */
export function pagesGroup(
  routes: readonly RouteDeclaration[],
  pages: Readonly<Record<`/${string}`, PageWords>>,
): SearchGroup {
  const titles = new Map<string, string>(routes.map(({ path, title }) => [path, title]));
  const entries = Object.entries(pages).map(([path, words]): SearchEntry => {
    const title = titles.get(path);
    if (title === undefined || path.includes(':')) throw new Error(`search: ${path} is no page of these routes`);
    return { path: `/${path.slice(1)}`, title, ...words };
  });
  return { label: PAGES_LABEL, entries };
}
