import type { RouteDeclaration } from '@travesia/contracts/page';

/**
 * What a browser may be sent for one page until it can be used, on a phone with a slow network: brotli at quality 11,
 * as published. On slow 4G 10 kB are some 55 ms. A page that needs a session may have 150 kB with what keeps that
 * session, 35 kB which come after the first paint.
 */
export const PAGE_JS_MAX_BROTLI_BYTES: Readonly<Record<RouteDeclaration['access'], number>> = {
  public: 110_000,
  auth: 120_000,
};

/** Document with its styles, and icon, of a page that hydrates on interaction: all that comes until it is used. */
export const PAGE_READ_MAX_BYTES = 30_000;

/**
 * Of that the document alone, as the edge compresses it. The aim is 20 kB, which 700 of 768 hold: of the longest a third
 * is styles, and navigation, search and areas brought 3 kB.
 */
export const DOCUMENT_MAX_BROTLI_BYTES = 23_200;

/** What can be found, of all live releases together: what a first search brings, beside its code. */
export const SEARCH_MAX_BROTLI_BYTES = 60_000;

/** Of that what one release may take, so that there is room for every team. */
export const SEARCH_SHARE_MAX_BROTLI_BYTES = 20_000;

/** Document, styles, scripts and icon. */
export const PAGE_REQUESTS_MAX = 12;
