/** Limits of the aprende service, each beside the attack or the accident it stops. */

/** Memory exhaustion by large bodies: a hundred answers with the longest ids and mistakes. */
export const EVIDENCE_BODY_LIMIT_BYTES = 48 * 1024;

/** The same for the points of one lesson. */
export const SMALL_BODY_LIMIT_BYTES = 8 * 1024;

/** A client in a loop. A lesson tells of each answer and each point; each tab says now and then that it is here. */
export const REQUESTS_PER_USER_A_MINUTE = 300;

/** Burning our processor with plans: each visit asks once, and once after each test or lesson. */
export const REFRESHES_PER_USER_A_MINUTE = 20;

/** Exporting and deleting read everything and ask the identity provider. */
export const OWN_DATA_REQUESTS_PER_USER_A_MINUTE = 10;

/** Burning our processor from one address. A class of 40 students behind one address stays far below. */
export const REQUESTS_PER_ADDRESS_A_MINUTE = 2_400;

/** What an answer takes on the disk with its indexes, and the row of a lesson, on the safe side. */
export const EVIDENCE_BYTES = 400;
export const LESSON_BYTES = 1_000;

/** Filling the disk with made-up answers: 2,000 at once, and 100 an hour after that. The most diligent give some hundred a day. */
export const ACCOUNT_WRITES = { burstBytes: 2_000 * EVIDENCE_BYTES, bytesAnHour: 100 * EVIDENCE_BYTES } as const;

/** Pages of graded answers that one refresh reads: the next one goes on with the rest. */
export const ANSWER_PAGES_A_REFRESH = 12;

/** What was done offline longer ago counts as done then: a device's clock may say anything. */
export const LATE_EVIDENCE_DAYS_MAX = 90;
