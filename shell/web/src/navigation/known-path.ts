import type { RouteDeclaration, RouteTable } from '@travesia/contracts/page';

type KnownRoutes = RouteTable<RouteDeclaration>;

let routes: KnownRoutes | null = null;

/** To be called before any page is shown. */
export function provideRoutes(known: KnownRoutes): void {
  routes = known;
}

/**
 * The path of `address`, where every word of it is ours: of no page, in a parameter or in its query anybody could have
 * written what we would then show as if we said it.
 */
export function knownPath(address: string): string | null {
  const [path = ''] = address.split(/[?#]/);
  const match = routes?.match(path);
  return match && Object.keys(match.params).length === 0 ? path : null;
}
