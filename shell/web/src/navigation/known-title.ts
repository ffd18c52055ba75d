import type { RouteDeclaration, RouteTable } from '@travesia/contracts/page';

type KnownRoutes = RouteTable<RouteDeclaration>;

let routes: KnownRoutes | null = null;

/** To be called before any page is shown. */
export function provideRoutes(known: KnownRoutes): void {
  routes = known;
}

/**
 * What the page at `address` calls itself, where one name is for all of it: of a page with parameters it would not say
 * which one, and a path in an address may hold words that anybody wrote.
 */
export function knownTitle(address: string): string | null {
  const [path = ''] = address.split(/[?#]/);
  const match = routes?.match(path);
  return match && Object.keys(match.params).length === 0 ? match.route.title : null;
}
