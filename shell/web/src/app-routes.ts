import { createRouteTable, type RouteDeclaration, type RouteMatch, type RouteTable } from '@travesia/contracts/page';
import type { ResolvedRelease } from '@travesia/contracts/release';

/** A declared route and the release that brings its page. */
export interface AppRoute extends RouteDeclaration {
  readonly release: ResolvedRelease;
}

export type AppMatch = RouteMatch<AppRoute>;
export type AppRoutes = RouteTable<AppRoute>;

/** The registry's routes as one table. */
export function createAppRoutes(releases: readonly ResolvedRelease[]): AppRoutes {
  return createRouteTable(releases.flatMap((release) => release.routes.map((route) => ({ ...route, release }))));
}
