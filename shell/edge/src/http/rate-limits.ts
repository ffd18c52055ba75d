/** Limits of the edge's own services, each beside the attack or the accident it stops. */

/**
 * Inventing loads from one address, and filling the log. A school of 1,000 students behind one address
 * sends a report or two for each page that somebody opens.
 */
export const REPORTS_PER_ADDRESS_A_MINUTE = 1200;

/** Reading the whole store again and again: whoever pins releases does so by hand. */
export const OVERRIDES_PER_ADDRESS_A_MINUTE = 60;

/** Costly parsing: 20 records have some 2,500 characters. */
export const REPORT_BODY_LIMIT_BYTES = 4 * 1024;

/** The same for what browsers report by themselves, several at once, with addresses of 2,000 characters. */
export const POLICY_REPORT_BODY_LIMIT_BYTES = 64 * 1024;

/** The same for what is pinned: 20 names with their releases. */
export const OVERRIDE_BODY_LIMIT_BYTES = 4 * 1024;
