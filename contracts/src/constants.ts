/** Constants of the product's specification (section 9) that are ours to keep, one place each. */

/** Averages of secondary school for which a NEM page exists, both ends included. */
export const NEM_AVERAGE_MIN = 4;
export const NEM_AVERAGE_MAX = 7;

/** The shell forces an ID-token refresh on this period. */
export const ID_TOKEN_REFRESH_PERIOD_S = 300;

/** The optional token sync skips a token issued longer ago than this. */
export const TOKEN_SYNC_MAX_AGE_S = 300;

/** A view that arrives sooner shows no loading state: a flash of one reads as slowness. */
export const LOADING_DELAY_MS = 200;

/** Minimum password length where the provider's policy names none. */
export const PASSWORD_MIN_LENGTH = 6;

/** Messages of the two error views. */
export const NOT_FOUND_MESSAGE = 'Page Not Found';
export const INTERNAL_ERROR_MESSAGE = 'Internal Server Error';
export const INTERNAL_ERROR_STATUS = 500;

/** Message of the not-found view for an unmatched route or a failed route validation. */
export function notFoundMessage(path: string): string {
  return `${NOT_FOUND_MESSAGE}: ${path}`;
}

/** Follows every document's title. */
export const SITE_NAME = 'Travesía';
