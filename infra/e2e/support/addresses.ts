import { resolve } from 'node:path';
import { createRouteTable, type RouteDeclaration } from '@travesia/contracts/page';
import { readBuilds } from '@travesia/infra-checks/budgets';

const PROJECT = resolve(import.meta.dirname, '../../..');

export interface SampledRoute {
  /** Whose page it is. */
  readonly release: string;
  readonly route: RouteDeclaration;
  /** Prerendered ones. */
  readonly addresses: readonly string[];
}

function sample(addresses: readonly string[]): readonly string[] {
  const places = new Set([0, Math.floor(addresses.length / 2), addresses.length - 1]);
  return addresses.length <= 3 ? addresses : addresses.filter((_, index) => places.has(index));
}

/** The prerendered public pages of the product, by route, as its builds say: the first, middle and last of more than three. */
export function prerenderedRoutes(): readonly SampledRoute[] {
  return readBuilds(PROJECT).flatMap(({ document }) => {
    const table = createRouteTable(document.routes);
    const byRoute = Map.groupBy(Object.keys(document.prerendered), (address) => table.match(address)?.route);
    return [...byRoute].flatMap(([route, addresses]) =>
      route?.access === 'public' ? [{ release: document.name, route, addresses: sample(addresses.sort()) }] : [],
    );
  });
}

/** Whether an earlier one of `routes` shows the same page. */
export function isPageBefore(routes: readonly SampledRoute[], index: number): boolean {
  const one = routes[index];
  return routes.slice(0, index).some(({ release, route }) => release === one?.release && route.page === one.route.page);
}

/** Every prerendered address of the product, as its builds say. */
export function prerenderedAddresses(): readonly string[] {
  return readBuilds(PROJECT).flatMap(({ document }) => Object.keys(document.prerendered));
}

/** Routes of the product that need no session and have no parameters, and are not prerendered. */
export function clientRenderedAddresses(): readonly string[] {
  return readBuilds(PROJECT).flatMap(({ document }) =>
    document.routes
      .filter(({ path, access, prerender }) => access === 'public' && !prerender && !path.includes(':'))
      .map(({ path }) => path),
  );
}

/** One address of every route that needs a session and has no parameters. */
export function signedInAddresses(): readonly string[] {
  return readBuilds(PROJECT).flatMap(({ document }) =>
    document.routes.filter(({ path, access }) => access === 'auth' && !path.includes(':')).map(({ path }) => path),
  );
}

/** Every route whose pages start when they are used, with all addresses that were prerendered. */
export function routesThatHydrateOnInteraction(): readonly SampledRoute[] {
  return readBuilds(PROJECT).flatMap(({ document }) => {
    const table = createRouteTable(document.routes);
    const byRoute = Map.groupBy(Object.keys(document.prerendered).sort(), (address) => table.match(address)?.route);
    return [...byRoute].flatMap(([route, addresses]) =>
      route?.hydrateOn === 'interaction' ? [{ release: document.name, route, addresses }] : [],
    );
  });
}

export interface DeclaredPage {
  readonly release: string;
  readonly route: RouteDeclaration;
  /** One that shows it; `null` where only somebody's own data has any, as a result of theirs. */
  readonly address: string | null;
}

/** Every route of the product, as its builds declare them, with an address in the middle of those that it has. */
export function declaredPages(): readonly DeclaredPage[] {
  return readBuilds(PROJECT).flatMap(({ document }) => {
    const table = createRouteTable(document.routes);
    const byRoute = Map.groupBy(
      Object.keys(document.prerendered).sort(),
      (address) => table.match(address)?.route.path,
    );
    return document.routes.map((route) => {
      const prerendered = byRoute.get(route.path) ?? [];
      const own = route.path.includes(':') ? null : route.path;
      return { release: document.name, route, address: own ?? prerendered[prerendered.length >> 1] ?? null };
    });
  });
}
