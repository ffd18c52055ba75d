/** Limits of the onboarding service, each beside the attack or the accident it stops. */

/** Memory exhaustion by large bodies: the longest step is some hundred bytes, a name in letters of four bytes. */
export const BODY_LIMIT_BYTES = 2 * 1024;

/** A client in a loop. Three steps, and every first page of a visit. */
export const REQUESTS_PER_USER_A_MINUTE = 120;

/** Exporting and deleting ask the identity provider. */
export const OWN_DATA_REQUESTS_PER_USER_A_MINUTE = 10;

/** Burning our processor from one address. A class of 40 students behind one address stays far below. */
export const REQUESTS_PER_ADDRESS_A_MINUTE = 1_200;

/** Guessing what a link carries from one address: it has 256 bits. A guardian opens one or two. */
export const LINK_REQUESTS_PER_ADDRESS_A_MINUTE = 60;

/** Floods of mails to strangers with one account: three at once, and three a day after that. */
export const MAILS_PER_STUDENT = { burstBytes: 3, bytesAnHour: 3 / 24 } as const;

/** With accounts without number from one address; a class that makes its accounts together stays below. */
export const MAILS_PER_NETWORK = { burstBytes: 60, bytesAnHour: 10 } as const;

/** To one person, whoever has us write to them: three at once, and two a day after that. A family has few children. */
export const MAILS_PER_MAILBOX = { burstBytes: 3, bytesAnHour: 2 / 24 } as const;

/** Every so often mails and deletions are looked for. */
export const ROUND_PAUSE_MS = 20_000;

/** Taken away at once: a round that ends in its middle leaves few to be begun again. */
export const ERASED_A_ROUND = 10;

/** Diagnostics of one student or guest that are kept: five tests, several times. */
export const DIAGNOSTICS_KEPT_MAX = 30;

/**
 * A diagnostic goes on for two weeks from its beginning and ends then: what is known changes, and its answers count for
 * nothing else before.
 */
export const DIAGNOSTIC_OPEN_S = 14 * 24 * 60 * 60;
export const ABANDONED_A_ROUND = 50;

/** Asking which questions run: as many ids as may be named. */
export const RUNNING_QUESTIONS_BODY_LIMIT_BYTES = 8 * 1024;

/** Answers come every few seconds at the fastest; each asks another service and reckons. */
export const DIAGNOSTIC_REQUESTS_PER_STUDENT_A_MINUTE = 60;

/** Guests that begin a diagnostic, from one address: a class and a half. */
export const GUEST_DIAGNOSTICS_PER_ADDRESS_A_MINUTE = 60;

/** A guest's cookie, from the last diagnostic that was begun. */
export const GUEST_COOKIE_S = 60 * 24 * 60 * 60;

/** What a guest did is kept a day longer than the cookie, and then nobody can ask for it. */
export const GUEST_KEPT_S = GUEST_COOKIE_S + 24 * 60 * 60;
export const GUESTS_FORGOTTEN_A_ROUND = 50;

/** Fewer say nothing about how often the engine is right. */
export const ENGINE_CHECKS_TOLD_MIN = 100;

/** Contents of one diagnostic that a student is asked two questions of: as many as they have patience for, and no way to be asked without end. */
export const APPEALS_MAX = 12;
