import { createRouteTable, type ParamRule, type RouteDeclaration } from '@travesia/contracts/page';
import type { ReleaseDocument } from '@travesia/contracts/release';

/** One address at which a declared page must mount. */
export interface PageToOpen {
  readonly release: ReleaseDocument;
  readonly route: RouteDeclaration;
  readonly address: string;
}

/** Addresses of one family that are opened: the first, the middle and the last. */
const ADDRESSES_PER_ROUTE = 3;

/** Of a release that is live already: its own gate opened the others, and they have the same code. */
export const ADDRESSES_PER_LIVE_ROUTE = 1;

/** For a parameter about which its route says nothing: the page has to stand what is unknown. */
const UNKNOWN_VALUE = 'muestra';

function sampleValue(rule: ParamRule | undefined): string | null {
  if (!rule) return UNKNOWN_VALUE;
  return rule.kind === 'decimal' ? rule.min.toFixed(rule.decimals) : null;
}

/** `null` where the route has addresses only once something is prerendered for it. */
function sampleAddress({ path, params = {} }: RouteDeclaration): string | null {
  const names = [...path.matchAll(/:([a-zA-Z][a-zA-Z0-9]*)/g)].map(([, name = '']) => name);
  const values = new Map(names.map((name) => [name, sampleValue(params[name])]));
  if ([...values.values()].includes(null)) return null;
  return path.replace(/:([a-zA-Z][a-zA-Z0-9]*)/g, (_, name: string) => values.get(name) ?? '');
}

function spread(addresses: readonly string[], most: number): readonly string[] {
  if (addresses.length <= most) return addresses;
  const step = (addresses.length - 1) / Math.max(1, most - 1);
  return Array.from({ length: most }, (_, index) => addresses[Math.round(index * step)] ?? '');
}

/**
 * Every declared page of `release`: where it is prerendered, or at an address that its parameters allow.
 * @param perRoute how many addresses of one family, at most.
 */
export function pagesToOpen(release: ReleaseDocument, perRoute = ADDRESSES_PER_ROUTE): readonly PageToOpen[] {
  const table = createRouteTable(release.routes);
  const prerendered = Map.groupBy(Object.keys(release.prerendered).sort(), (path) => table.match(path)?.route);
  return release.routes.flatMap((route) => {
    const sample = sampleAddress(route);
    const addresses = prerendered.get(route) ?? (sample === null ? [] : [sample]);
    return spread(addresses, perRoute).map((address) => ({ release, route, address }));
  });
}
