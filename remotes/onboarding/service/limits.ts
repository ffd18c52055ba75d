/** Limits of the onboarding service, each beside the attack or the accident it stops. */

/** Memory exhaustion by large bodies: the longest step is some hundred bytes, a name in letters of four bytes. */
export const BODY_LIMIT_BYTES = 2 * 1024;

/** A client in a loop. Three steps, and every first page of a visit. */
export const REQUESTS_PER_USER_A_MINUTE = 120;

/** Exporting and deleting ask the identity provider. */
export const OWN_DATA_REQUESTS_PER_USER_A_MINUTE = 10;

/** Burning our processor from one address. A class of 40 students behind one address stays far below. */
export const REQUESTS_PER_ADDRESS_A_MINUTE = 1_200;
