import {
  createRouteTable,
  mustBePrerendered,
  type RouteDeclaration,
  type SearchDocument,
  type SearchEntry,
} from '@travesia/contracts/page';
import { SEARCH_FILE, serviceAddressOf } from '@travesia/contracts/release';
import { searchDocumentSchema } from '@travesia/contracts/schemas';
import { writeJson } from './prerender-pages.ts';

export interface DeclaredSearch {
  /** Of the remote, or the shell. */
  readonly name: string;
  /** What it declares to be found, if anything. */
  readonly search: SearchDocument | undefined;
  readonly routes: readonly RouteDeclaration[];
  /** Its prerendered addresses. */
  readonly prerendered: Readonly<Record<string, string>>;
}

const pathnameOf = (path: string) => path.replace(/[?#].*$/, '');

/**
 * What a release says can be found: what is declared, with who is offered it, which its route knows.
 * @throws where an entry leads to no page of the release, or own things would be asked of another's service.
 */
export function searchDocument({ name, search, routes, prerendered }: DeclaredSearch): SearchDocument | null {
  if (!search) return null;
  const parsed = searchDocumentSchema.safeParse(search);
  const [issue] = parsed.error?.issues ?? [];
  if (issue) throw new Error(`web/search.ts: ${issue.path.join('.')}: ${issue.message}`);
  const { groups, ownPath } = search;
  if (ownPath !== undefined && !ownPath.startsWith(serviceAddressOf(name))) {
    throw new Error(`web/search.ts: ownPath is not below ${serviceAddressOf(name)}`);
  }
  const table = createRouteTable(routes);

  function offered(entry: SearchEntry): SearchEntry {
    const pathname = pathnameOf(entry.path);
    const match = table.match(pathname);
    const isThere = match && (!mustBePrerendered(match.route) || Object.hasOwn(prerendered, pathname));
    if (!isThere) throw new Error(`web/search.ts: ${entry.path} is no page of ${name}`);
    if (match.canonicalPath !== pathname) throw new Error(`web/search.ts: ${entry.path} is ${match.canonicalPath}`);
    return match.route.access === 'auth' ? { ...entry, audience: 'students' } : entry;
  }

  return { ...search, groups: groups.map(({ label, entries }) => ({ label, entries: entries.map(offered) })) };
}

/** Writes it into the folder `release`. @returns the name of its file there; `undefined` where nothing is to be found. */
export async function writeSearch(declared: DeclaredSearch, release: string): Promise<string | undefined> {
  const document = searchDocument(declared);
  if (!document) return undefined;
  await writeJson(release, SEARCH_FILE, document);
  return SEARCH_FILE;
}
