/** Limits of the session service, each beside the attack or the accident it stops. */

/** Memory exhaustion by large bodies. The largest body we take is an ID token with a few words around it. */
export const SESSION_BODY_LIMIT_BYTES = 16 * 1024;

/** Costly parsing of what cannot be an ID token; theirs have about 1,000 characters, claims included. */
export const ID_TOKEN_LIMIT_CHARS = 8192;

/**
 * Guessing tokens and burning our processor from one address. A school of 1,000 students behind one
 * address refreshes 200 times a minute, and signs in within a few.
 */
export const CHANGES_PER_ADDRESS_A_MINUTE = 600;

/** The same for questions, which cost less. */
export const QUESTIONS_PER_ADDRESS_A_MINUTE = 1200;

/** A client in a loop, or one stolen account: tabs and devices of one student stay far below. */
export const LOGINS_PER_USER_A_MINUTE = 30;

/** Exhausting our quota at the identity provider with one account; a browser that keeps no cookies asks at each refresh. */
export const PROVIDER_CALLS_PER_USER_A_MINUTE = 10;

/** The identity provider answers within 300 ms; beyond this the student is told to try again. */
export const UPSTREAM_DEADLINE_MS = 4_000;

/** What a 503 asks for: long enough for an outage of seconds to pass without everybody at the door. */
export const RETRY_AFTER_S = 5;
