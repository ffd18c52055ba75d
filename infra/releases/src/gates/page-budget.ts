import type { RouteDeclaration } from '@travesia/contracts/page';

/**
 * What a browser may be sent for one page until it can be used, on a phone with a slow network: brotli at quality 11,
 * as published. On slow 4G 10 kB are some 55 ms. What keeps a session is not in it: the library of the identity provider
 * and what speaks with it come after the first paint of whoever is signed in.
 */
export const PAGE_JS_MAX_BROTLI_BYTES: Readonly<Record<RouteDeclaration['access'], number>> = {
  public: 110_000,
  auth: 120_000,
};

/** Of a page that needs a session, with what keeps that. */
export const SIGNED_IN_JS_MAX_BROTLI_BYTES = 150_000;

/** Of a lesson that a student opens at something to move, with all that comes by itself until they go on. */
export const LESSON_JS_MAX_BROTLI_BYTES = 160_000;

/** Document with its styles, and icon, of a page that hydrates on interaction: all that comes until it is used. */
export const PAGE_READ_MAX_BYTES = 30_000;

/** Of that the document alone, as the edge compresses it: 20 kB of 1,024 bytes. Each place of the navigation is some 30 bytes in all of them. */
export const DOCUMENT_MAX_BROTLI_BYTES = 20_480;

/** What can be found, of all live releases together: what a first search brings, beside its code. */
export const SEARCH_MAX_BROTLI_BYTES = 60_000;

/** Of that what one release may take, so that there is room for every team. */
export const SEARCH_SHARE_MAX_BROTLI_BYTES = 20_000;

/** Document, styles, scripts and icon. */
export const PAGE_REQUESTS_MAX = 12;
