/** Limits of the carreras service, each beside the attack or the accident it stops. */

/** Memory exhaustion by large bodies: as many operations as one request takes, each with the whole list as its place. */
export const OPERATIONS_BODY_LIMIT_BYTES = 16 * 1024;

/** The same for a handful of scores or goals. */
export const SMALL_BODY_LIMIT_BYTES = 2 * 1024;

/** A client in a loop. A student who drags programmes around sends some tens a minute, over two devices. */
export const REQUESTS_PER_USER_A_MINUTE = 240;

/** Exporting and deleting read everything and ask the identity provider. */
export const OWN_DATA_REQUESTS_PER_USER_A_MINUTE = 10;

/** Burning our processor from one address. A class of 40 students behind one address stays far below. */
export const REQUESTS_PER_ADDRESS_A_MINUTE = 2_400;

/**
 * Filling the disk with answered operations: the oldest give way. A device that sends again what was answered so many
 * operations ago would do it again.
 */
export const OPERATIONS_REMEMBERED = 1_000;
