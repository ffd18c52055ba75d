import { normaliseDecimal } from './decimal-param.ts';
import { mustBePrerendered, type RouteDeclaration, type RoutePattern } from './route.ts';

/** What an address resolves to. `params` are decoded and normalised. */
export interface RouteMatch<R extends RouteDeclaration> {
  readonly route: R;
  readonly params: Readonly<Record<string, string>>;
  /** The one address that search engines should know for this page. */
  readonly canonicalPath: string;
}

export interface RouteTable<R extends RouteDeclaration> {
  /** `pathname` as it stands in the address, percent-encoded, without query; `null`: not found. */
  match(pathname: string): RouteMatch<R> | null;
}

interface Segment {
  readonly literal: string;
  readonly param: string | undefined;
}

const SEGMENT = /^([^:]*)(?::([a-zA-Z][a-zA-Z0-9]*))?$/;

function parsePattern(pattern: RoutePattern): readonly Segment[] {
  if (pattern === '/') return [];
  return pattern
    .slice(1)
    .split('/')
    .map((text) => {
      const match = SEGMENT.exec(text);
      if (!match || text === '') throw new Error(`route ${pattern}: "${text}" is not a segment`);
      return { literal: match[1] ?? '', param: match[2] };
    });
}

/** Literal before parametric, longer literal beginning before shorter, segment by segment. */
function moreSpecific(a: readonly Segment[], b: readonly Segment[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (!right) break;
    const exactness = Number(right.param === undefined) - Number(left.param === undefined);
    if (exactness !== 0) return exactness;
    if (left.literal.length !== right.literal.length) return right.literal.length - left.literal.length;
  }
  return 0;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * The shape of a pattern with its parameters' names taken out. Two routes of one shape would
 * fight for the same addresses, so a table refuses them.
 */
export function routeShape(pattern: RoutePattern): string {
  return `/${parsePattern(pattern)
    .map(({ literal, param }) => (param === undefined ? literal : `${literal}:`))
    .join('/')}`;
}

/**
 * Matches addresses to declared routes: exactly (case and trailing slash count), the most
 * specific first. Shell and edge use this one table, so both agree on what exists.
 * @throws when two routes have the same shape or a pattern is malformed.
 */
export function createRouteTable<R extends RouteDeclaration>(
  routes: readonly R[],
  isPrerendered: (route: R, path: string) => boolean = () => true,
): RouteTable<R> {
  const byLength = new Map<number, { route: R; segments: readonly Segment[] }[]>();
  const shapes = new Map<string, R>();
  for (const route of routes) {
    const shape = routeShape(route.path);
    const rival = shapes.get(shape);
    if (rival) throw new Error(`routes ${rival.path} and ${route.path} claim the same addresses`);
    shapes.set(shape, route);
    const segments = parsePattern(route.path);
    const group = byLength.get(segments.length) ?? [];
    group.push({ route, segments });
    byLength.set(segments.length, group);
  }
  for (const group of byLength.values()) group.sort((a, b) => moreSpecific(a.segments, b.segments));

  function resolve(route: R, segments: readonly Segment[], parts: readonly string[]): RouteMatch<R> | null {
    const params: Record<string, string> = {};
    const canonical: string[] = [];
    for (const [index, { literal, param }] of segments.entries()) {
      const part = parts[index] ?? '';
      if (param === undefined) {
        if (part !== literal) return null;
        canonical.push(part);
        continue;
      }
      if (!part.startsWith(literal)) return null;
      const raw = decode(part.slice(literal.length));
      if (raw === null || raw === '' || raw.includes('/')) return null;
      const rule = route.params?.[param];
      const value = rule?.kind === 'decimal' ? normaliseDecimal(raw, rule) : raw;
      if (value === null) return null;
      params[param] = value;
      canonical.push(literal + encodeURIComponent(value));
    }
    const canonicalPath = `/${canonical.join('/')}`;
    if (mustBePrerendered(route) && !isPrerendered(route, canonicalPath)) return null;
    return { route, params, canonicalPath };
  }

  return {
    match(pathname) {
      const parts = pathname === '/' ? [] : pathname.slice(1).split('/');
      for (const { route, segments } of byLength.get(parts.length) ?? []) {
        const match = resolve(route, segments, parts);
        if (match) return match;
      }
      return null;
    },
  };
}
