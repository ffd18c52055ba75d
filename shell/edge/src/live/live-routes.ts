import { createRouteTable, type RouteDeclaration, type RouteTable, routeShape } from '@travesia/contracts/page';
import type { ReleaseDocument, ResolvedRelease } from '@travesia/contracts/release';
import { owns } from '../ownership.ts';
import type { DevelopedRelease } from './developed-remote.ts';

/** A release that is live. */
export interface LiveRelease {
  readonly resolved: ResolvedRelease;
  /** Absent for one that runs from a dev server. */
  readonly document?: ReleaseDocument;
  /** Of one that runs from a dev server. */
  readonly developed?: DevelopedRelease;
  /** What its team may declare; absent where the question does not arise (shell, dev server). */
  readonly prefixes?: readonly string[];
}

export interface LiveRoute extends RouteDeclaration {
  readonly release: LiveRelease;
}

export type LiveRoutes = RouteTable<LiveRoute>;

/** Why a declared route is not live. */
export interface RefusedRoute {
  readonly remote: string;
  readonly version: string;
  readonly route: string;
  readonly reason: string;
}

/**
 * The releases with those of their routes that may be live: inside what their team owns, and
 * not claimed by a release before. The browser gets exactly these, so it finds what we find.
 */
export function admitRoutes(
  releases: readonly LiveRelease[],
  refuse: (refused: RefusedRoute) => void,
): readonly LiveRelease[] {
  const claimed = new Map<string, string>();
  return releases.map((release) => {
    const { resolved, prefixes } = release;
    const routes = resolved.routes.filter(({ path }) => {
      const shape = routeShape(path);
      const rival = claimed.get(shape);
      const outside = prefixes && !owns(prefixes, path);
      if (rival === undefined && !outside) {
        claimed.set(shape, resolved.name);
        return true;
      }
      const reason = outside ? 'outside the prefixes of its team' : `claimed by ${rival}`;
      refuse({ remote: resolved.name, version: resolved.id, route: path, reason });
      return false;
    });
    return { ...release, resolved: { ...resolved, routes } };
  });
}

export function createLiveRoutes(releases: readonly LiveRelease[]): LiveRoutes {
  const routes = releases.flatMap((release) => release.resolved.routes.map((route) => ({ ...route, release })));
  return createRouteTable(routes, ({ release: { document, developed } }, path) =>
    document ? Object.hasOwn(document.prerendered, path) : developed?.prerendered.has(path) === true,
  );
}
