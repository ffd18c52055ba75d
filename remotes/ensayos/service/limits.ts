/** One student answers a question every few seconds; the rest is for devices that come back with much to send. */
export const REQUESTS_PER_USER_A_MINUTE = 300;

/** A whole school sits behind one address. */
export const REQUESTS_PER_ADDRESS_A_MINUTE = 12_000;

/**
 * Making a form is the dearest thing there is to ask for: attempts, what can be filled before one is made, and what the
 * bank has for a student. Who makes a test opens three such pages.
 */
export const FORMS_PER_USER_A_MINUTE = 24;

/** Samples that an address may begin without an account, and all of an IPv6 /48. */
export const GUEST_CREATIONS_PER_ADDRESS_A_MINUTE = 60;
export const GUEST_CREATIONS_PER_SITE_A_MINUTE = 240;

/** Questions of games that are asked without an account: a class that begins at once asks three each. */
export const GUEST_QUESTIONS_PER_ADDRESS_A_MINUTE = 180;
export const GUEST_QUESTIONS_PER_SITE_A_MINUTE = 720;

/** Checks: who asks faster than this is not answering. */
export const CHECKS_PER_USER_A_MINUTE = 40;

/** Hints, and what the tutor asks about questions: who reads them asks for a few a minute. */
export const HINTS_PER_USER_A_MINUTE = 60;

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
 * Events that an attempt may hold: for each question some ten looks, each with an answer, a flag and an alternative struck
 * out, and a hundred for whoever wanders about. The longest test with the most time: one event every six seconds.
 */
export const eventsMax = (items: number) => 100 + 30 * items;

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

/** Attempts that estimates look through, the newest: what is older counts for nothing beside them. */
export const ESTIMATED_ATTEMPTS_MAX = 200;

/** A guest's cookie, from the last sample that was begun: long enough to come back and sign up. */
export const GUEST_COOKIE_S = 60 * 24 * 60 * 60;

/** What a guest did is kept a day longer than the cookie, and then nobody can ask for it. */
export const GUEST_KEPT_S = GUEST_COOKIE_S + 24 * 60 * 60;
export const GUESTS_FORGOTTEN_A_ROUND_MAX = 50;

/**
 * What rows take on the disk with their indexes, on the safe side of what is measured: an event (a guest's 340, an
 * account's 260); an attempt and what is kept of it once graded, by question (a sample of ten 6.7 kB, a simulacro of 65
 * questions 23 to 26 kB); taking an attempt over, which writes its row anew; a report besides its words; what was
 * told of one question, and its row written anew with each rung.
 */
export const EVENT_BYTES = 380;
export const ATTEMPT_BYTES = 4_200;
export const ITEM_BYTES = 400;
export const LEASE_BYTES = 2_000;
export const REPORT_BYTES = 800;
export const HINT_BYTES = 200;

/**
 * An hour of one address without accounts stays under a megabyte: a class of 45 takes a whole sample at the same time, with
 * some 30 events each, which is 0.6 MB on the disk and taken for 0.88 MB.
 */
export const GUESTS_OF_ADDRESS = { burstBytes: 890_000, bytesAnHour: 100_000 } as const;

/** Of all addresses of an IPv6 /48: eight classes. */
export const GUESTS_OF_SITE = { burstBytes: 7_120_000, bytesAnHour: 800_000 } as const;

/** One guest: diagnostics of all five tests to their last question, which are attempts of one, and some samples in a row. */
export const GUEST_WRITES = { burstBytes: 750_000, bytesAnHour: 50_000 } as const;

/** One account: twenty simulacros of the longest test a day, half of them at once. */
export const ACCOUNT_WRITES = { burstBytes: 10_000_000, bytesAnHour: 400_000 } as const;

/** Accounts behind one address: a school of a thousand on the day of a national simulacro. */
export const ACCOUNTS_OF_ADDRESS = { burstBytes: 1_000_000_000, bytesAnHour: 40_000_000 } as const;
export const ACCOUNTS_OF_SITE = { burstBytes: 4_000_000_000, bytesAnHour: 160_000_000 } as const;
/** A statement that moves more might not come to its end in its time. */
export const CLAIMED_EVENTS_A_STATEMENT = 2_000;

/** A request that claims answers after this, and is asked again for the rest. */
export const CLAIM_REQUEST_MS = 1_000;

/** Grading that is under way for longer has failed: until then an answer may become known before one that was told. */
export const ANSWERS_SETTLE_MS = 60_000;
