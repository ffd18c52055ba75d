import type { ResolvedRelease } from './registry.ts';
import type { NavListKind, ReleaseName } from './release.ts';
import { NAV_GROUPS, type NavAudience, type NavDeclaration, type NavGroup, type RoutePattern } from './route.ts';

/** Areas that a phone's bar has room for, beside "Más". */
export const BAR_AREAS_MAX = 5;

/** One address of the navigation. */
export interface NavPlace extends Pick<NavDeclaration, 'label' | 'short' | 'icon' | 'about'> {
  readonly path: RoutePattern;
  readonly release: ReleaseName;
}

/** What belongs together. It leads to the first of its places, and has its name where it is the only one. */
export interface NavArea extends Pick<NavPlace, 'path' | 'label' | 'short' | 'icon' | 'about'> {
  readonly group: NavGroup;
  /** At least one, in order. */
  readonly places: readonly NavPlace[];
}

/** What the navigation of one audience holds, in order. */
export type Navigation = readonly NavArea[];

/** Where a page stands: `isItself` where it is the place, and not only something below it. */
export interface NavPosition {
  readonly area: NavArea;
  readonly place: NavPlace;
  readonly isItself: boolean;
}

/** Releases as far as the navigation needs them. */
export type NavSource = Pick<ResolvedRelease, 'name' | 'routes'>;

export const isFor = ({ audience }: Pick<NavDeclaration, 'audience'>, who: NavAudience) =>
  audience === who || audience === 'both';

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** What these releases show to `audience`. The same for the same releases, in whatever order they come. */
export function createNavigation(releases: readonly NavSource[], audience: NavAudience): Navigation {
  const declared = releases.flatMap(({ name, routes }) =>
    routes.flatMap(({ path, nav }) => (nav && isFor(nav, audience) ? [{ path, nav, name }] : [])),
  );
  declared.sort((a, b) => a.nav.order - b.nav.order || compare(a.name, b.name) || compare(a.path, b.path));
  return NAV_GROUPS.flatMap(({ id, label }): readonly NavArea[] => {
    const places = declared
      .filter(({ nav }) => nav.group === id)
      .map(({ path, name, nav: { label, short, icon, about } }): NavPlace => {
        return { path, label, short, icon, ...(about !== undefined && { about }), release: name };
      });
    const [first, ...rest] = places;
    if (!first) return [];
    const { path, icon, about } = first;
    const named = rest.length === 0 ? { label: first.label, short: first.short } : { label, short: label };
    return [{ group: id, path, icon, ...(about !== undefined && { about }), ...named, places }];
  });
}

/** Where a session without another target leads: the first place of the navigation. */
export const firstPlace = (navigation: Navigation): NavPlace | undefined => navigation[0]?.places[0];

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/**
 * The place that a page of `release` belongs to: its own address, else the nearest above it, else the first of the same
 * remote. `pattern` is the route's, so pages of one route stand in one place. `isRemote`: the shell's pages belong to
 * no other page of it.
 */
export function positionOf(
  navigation: Navigation,
  {
    pattern,
    release,
    isRemote,
  }: { readonly pattern: string; readonly release: ReleaseName; readonly isRemote: boolean },
): NavPosition | undefined {
  const all = navigation.flatMap((area) => area.places.map((place) => ({ area, place })));
  const above = all
    .filter(({ place }) => isWithin(pattern, place.path))
    .sort((a, b) => b.place.path.length - a.place.path.length)[0];
  const found = above ?? (isRemote ? all.find(({ place }) => place.release === release) : undefined);
  return found && { ...found, isItself: found.place.path === pattern };
}

/** An entry of a list, with the places below it where it is an area of several. */
export interface NavEntry extends Pick<NavPlace, 'path' | 'label' | 'short' | 'icon' | 'about'> {
  /** Whether the page is this very place, or something below it or inside the area. */
  readonly current: 'page' | 'within' | undefined;
  readonly places: readonly NavEntry[];
}

const currentOf = (isHere: boolean, isItself: boolean | undefined) =>
  isHere ? (isItself ? 'page' : 'within') : undefined;

/**
 * - `areas`: all, each with its places.
 * - `bar`: those that a phone's bar has room for.
 * - `section`: the places of the area where the page is, where it has several.
 * - `places`: all places but the one where the page is.
 */
export function listOf(
  kind: NavListKind,
  navigation: Navigation,
  position: NavPosition | undefined,
): readonly NavEntry[] {
  const entryOf = (place: NavPlace): NavEntry => {
    const isHere = place.path === position?.place.path;
    return { ...place, current: currentOf(isHere, position?.isItself), places: [] };
  };
  const areaOf = (area: NavArea): NavEntry => {
    const isHere = area.group === position?.area.group;
    const places = area.places.length > 1 ? area.places.map(entryOf) : [];
    const isItself = position?.isItself && position.place.path === area.path;
    return { ...area, current: currentOf(isHere, places.length === 0 && isItself), places };
  };
  switch (kind) {
    case 'areas':
      return navigation.map(areaOf);
    case 'bar':
      return navigation.slice(0, BAR_AREAS_MAX).map(areaOf);
    case 'section': {
      const places = position?.area.places ?? [];
      return places.length > 1 ? places.map(entryOf) : [];
    }
    case 'places': {
      const places = navigation.flatMap((area) => area.places);
      return places.filter(({ path }) => path !== position?.place.path).map(entryOf);
    }
  }
}

/** Two places that a student could not tell apart. */
export interface NavConflict {
  readonly reason: 'order' | 'label';
  readonly one: NavClaim;
  readonly other: NavClaim;
}

export interface NavClaim {
  readonly release: ReleaseName;
  readonly path: RoutePattern;
  readonly nav: NavDeclaration;
}

const letters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The first two places with the same group and order, or of one name, for an audience that sees both. */
export function findNavConflict(releases: readonly NavSource[]): NavConflict | undefined {
  const claims = releases.flatMap(({ name, routes }) =>
    routes.flatMap(({ path, nav }): readonly NavClaim[] => (nav ? [{ release: name, path, nav }] : [])),
  );
  for (const [index, other] of claims.entries()) {
    for (const one of claims.slice(0, index)) {
      if (!(['visitor', 'student'] as const).some((who) => isFor(one.nav, who) && isFor(other.nav, who))) continue;
      if (one.nav.group === other.nav.group && one.nav.order === other.nav.order)
        return { reason: 'order', one, other };
      if (letters(one.nav.label) === letters(other.nav.label)) return { reason: 'label', one, other };
    }
  }
  return undefined;
}
