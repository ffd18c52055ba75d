/** One student answers a question every few seconds; the rest is for devices that come back with much to send. */
export const REQUESTS_PER_USER_A_MINUTE = 300;

/** A whole school sits behind one address. */
export const REQUESTS_PER_ADDRESS_A_MINUTE = 12_000;

/** Making a form is the dearest thing there is to ask for. */
export const CREATIONS_PER_USER_A_MINUTE = 12;

/** Samples that an address may begin without an account. */
export const GUEST_CREATIONS_PER_ADDRESS_A_MINUTE = 60;

/** Checks: who asks faster than this is not answering. */
export const CHECKS_PER_USER_A_MINUTE = 40;

/** Reports of questions: whoever reads a whole test with a red pencil stays below. */
export const REPORTS_PER_USER_A_MINUTE = 10;
export const REPORTS_PER_USER_A_DAY = 60;

/** A class without accounts behind one address. */
export const GUEST_REPORTS_PER_ADDRESS_A_MINUTE = 30;

export const OWN_DATA_REQUESTS_PER_USER_A_MINUTE = 6;

export const SMALL_BODY_LIMIT_BYTES = 8 * 1024;

/** An outbox that was offline for a whole test: some 600 events of 100 bytes. */
export const EVENTS_BODY_LIMIT_BYTES = 128 * 1024;

/**
 * What an attempt may hold: 125 events for each of 80 questions, one every two seconds for all the hours of the longest
 * test with the most time.
 */
export const EVENTS_AN_ATTEMPT_MAX = 10_000;

/** Events that are on their way when the clock stops still count. */
export const LATE_WINDOW_MS = 15_000;

/** After the deadline by this much the server hands the attempt in itself. */
export const FINALISE_AFTER_MS = 30_000;
export const FINALISER_INTERVAL_MS = 15_000;
export const FINALISED_A_PAGE = 200;

/** A round goes on for so long where there is that much to hand in; then the other work has its turn. */
export const FINALISER_ROUND_MS = 60_000;

/** What was answered without a connection is taken in for so long, and graded apart. */
export const LATE_ANSWERS_WINDOW_MS = 36 * 60 * 60 * 1000;

/**
 * Attempts that a student may make, of whatever mode: one every two minutes from morning to night. What is read and kept
 * of one account grows no faster.
 */
export const ATTEMPTS_PER_USER_A_DAY = 400;

/** What was met in older attempts than these may be asked as new. */
export const SEEN_ATTEMPTS_MAX = 1000;

/** Attempts that a list shows. */
export const ATTEMPTS_LISTED_MAX = 200;

/** A guest's cookie, from the last sample that was begun: long enough to come back and sign up. */
export const GUEST_COOKIE_S = 60 * 24 * 60 * 60;

/** What a guest did is kept a day longer than the cookie, and then nobody can ask for it. */
export const GUEST_KEPT_S = GUEST_COOKIE_S + 24 * 60 * 60;
export const GUESTS_FORGOTTEN_A_ROUND_MAX = 50;

/** A statement that moves more might not come to its end in its time. */
export const CLAIMED_EVENTS_A_STATEMENT = 2_000;

/** A request that claims answers after this, and is asked again for the rest. */
export const CLAIM_REQUEST_MS = 1_000;
