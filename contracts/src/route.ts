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
  /** `profile`: whoever lacks a profile is led here, whoever has one is sent on. One of what is live. */
  readonly guard?: 'profile';
  /** The release carries a prerendered fragment for every address of this route it names. */
  readonly prerender?: true;
  /** The page needs what its prerendering read: inlined on first load, fetched on navigation. */
  readonly data?: true;
  /**
   * The prerendered fragment answers by itself, without a script: where nobody is signed in, the
   * application comes with the first interaction, of which nothing is lost.
   */
  readonly hydrateOn?: 'interaction';
  readonly params?: Readonly<Record<string, ParamRule>>;
}

/** The release must carry something for an address of `route`, or the address does not exist. */
export function mustBePrerendered({ params = {} }: RouteDeclaration): boolean {
  return Object.values(params).some(({ kind }) => kind === 'prerendered');
}
