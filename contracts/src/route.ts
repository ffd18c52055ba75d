import type { ActivityState } from './activity.ts';

/**
 * A path of literal segments and parameters: `/carreras/:id`. A parameter fills a segment or
 * its end, after a literal beginning: `/…/cual-es-mi-puntaje-:promedio`.
 */
export type RoutePattern = `/${string}`;

/** Name of a page inside its remote; unique there. */
export type PageId = string;

/**
 * What a parameter must look like for its address to exist; anything else is a 404, on the
 * server and in the client alike.
 * - `decimal`: a plain decimal number (ASCII digits, point) in [min, max], both ends included;
 *   normalised to `decimals` places, rounding half up.
 * - `prerendered`: only the addresses that the release carries a fragment for.
 */
export type ParamRule =
  | { readonly kind: 'decimal'; readonly min: number; readonly max: number; readonly decimals: number }
  | { readonly kind: 'prerendered' };

/**
 * The areas of the product, in the order in which they are drawn. Closed: a new area is a change of
 * the contract, a new place inside one is not.
 */
export const NAV_GROUPS = [
  { id: 'home', label: 'Inicio' },
  { id: 'practice', label: 'Ensayos' },
  { id: 'learn', label: 'Aprende' },
  { id: 'careers', label: 'Carreras' },
  { id: 'scores', label: 'Puntajes' },
  { id: 'games', label: 'Juegos' },
  // Whoever has an account finds it in the frame: two things of one name are one too many.
  { id: 'account', label: 'Planes' },
] as const;

export type NavGroup = (typeof NAV_GROUPS)[number]['id'];

/** Somebody without a session, or with one. */
export type NavAudience = 'visitor' | 'student';

/** Characters of a label: it stands on one line of the rail. */
export const NAV_LABEL_MAX_CHARACTERS = 24;

/** Characters of a short label: a sixth of 320 px at 12 px. */
export const NAV_SHORT_MAX_CHARACTERS = 10;

/** A place in the navigation, which shell and edge draw from what is live. */
export interface NavDeclaration {
  /** In Spanish, as everywhere the place is named. */
  readonly label: string;
  /** Where a phone has little room. */
  readonly short: string;
  /** In kebab-case. A shell draws those it knows, and a neutral one for others. */
  readonly icon: string;
  readonly group: NavGroup;
  /** Within its group, from 0. Two places for one audience have different ones. */
  readonly order: number;
  readonly audience: NavAudience | 'both';
  /** One sentence that says what is there, for lists that have room. */
  readonly about?: string;
}

/** One address (or family of addresses) of a remote. Travels in its release, as data. */
export interface RouteDeclaration {
  readonly path: RoutePattern;
  readonly page: PageId;
  /** Document title until the page's own head says more, in Spanish, without the site's name. */
  readonly title: string;
  readonly access: 'public' | 'auth';
  /** The page keeps DOM, state and scroll while the student is elsewhere. */
  readonly keepAlive?: true;
  /** Visiting sets this activity state. */
  readonly activity?: ActivityState;
  /** `none`: no header and no footer around the page. */
  readonly layout?: 'none';
  /**
   * While the address has this query parameter, the page has the screen for itself, as with `layout: 'none'`. Since
   * contract 1.7.
   */
  readonly fullScreenParam?: string;
  /** The address is a place of the navigation; it has no parameters then. Since contract 1.7. */
  readonly nav?: NavDeclaration;
  /** `profile`: whoever lacks a profile is led here, whoever has one is sent on. One of what is live. */
  readonly guard?: 'profile';
  /** The release carries a prerendered fragment for every address of this route it names. */
  readonly prerender?: true;
  /**
   * While this query parameter alone is in the address, a student who is signed in gets the fragment that the release
   * carries for its value, or the page without one. Since contract 1.8.
   */
  readonly prerenderParam?: string;
  /** The page needs what its prerendering read: inlined on first load, fetched on navigation. */
  readonly data?: true;
  /**
   * The prerendered fragment answers by itself, without a script: where nobody is signed in, the
   * application comes with the first interaction, of which nothing is lost.
   */
  readonly hydrateOn?: 'interaction';
  readonly params?: Readonly<Record<string, ParamRule>>;
}

/** What stands around the page at this address. `search` is the query, with or without its `?`. */
export function layoutOf(
  { layout, fullScreenParam }: Pick<RouteDeclaration, 'layout' | 'fullScreenParam'>,
  search: string,
): 'default' | 'none' {
  const isFullScreen = fullScreenParam !== undefined && new URLSearchParams(search).has(fullScreenParam);
  return isFullScreen ? 'none' : (layout ?? 'default');
}

/** What has no place in an address but as it is, nor in a file's name. */
const PRERENDERED_VALUE = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

/** Characters of such a value, which is in the name of a file. */
const PRERENDERED_VALUE_MAX_CHARACTERS = 100;

/** Whether a fragment can be for this value of {@link RouteDeclaration.prerenderParam}. */
export const isPrerenderedValue = (value: string) =>
  value.length <= PRERENDERED_VALUE_MAX_CHARACTERS && PRERENDERED_VALUE.test(value);

/** The release must carry something for an address of `route`, or the address does not exist. */
export function mustBePrerendered({ params = {} }: RouteDeclaration): boolean {
  return Object.values(params).some(({ kind }) => kind === 'prerendered');
}
