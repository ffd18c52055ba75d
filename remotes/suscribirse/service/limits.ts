/** Limits of the service of subscriptions, each beside the attack or the accident it stops. */

/** Memory exhaustion by large bodies. */
export const BODY_LIMIT_BYTES = 2 * 1024;

/** The same by what comes back from the bank: four parameters. */
export const RETURN_BODY_LIMIT_BYTES = 2 * 1024;

/** A client in a loop. */
export const REQUESTS_PER_USER_A_MINUTE = 120;

/** Opening payments with the bank without end. Somebody who tries again after each refusal stays below. */
export const PAYMENTS_PER_USER_A_MINUTE = 6;

/** Filling the disk with payments that nobody makes. */
export const PAYMENTS_PER_USER_A_DAY = 20;

/** Exporting and deleting read everything and ask the identity provider. */
export const OWN_DATA_REQUESTS_PER_USER_A_MINUTE = 10;

/** Burning our processor from one address. A class of 40 students behind one address stays far below. */
export const REQUESTS_PER_ADDRESS_A_MINUTE = 1_200;

/** Guessing tokens and ids, each of which has more than 70 random bits; the bank's own repeats stay far below. */
export const RETURNS_PER_ADDRESS_A_MINUTE = 120;

/** Between two looks at payments and refunds whose time may have come. */
export const ROUND_PAUSE_MS = 2_000;
