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

/** The same of a review of a card. */
export const CARD_REVIEW_BYTES = 400;

/** Filling the disk with made-up answers: 2,000 at once, and 100 an hour after that. The most diligent give some hundred a day. */
export const ACCOUNT_WRITES = { burstBytes: 2_000 * EVIDENCE_BYTES, bytesAnHour: 100 * EVIDENCE_BYTES } as const;

/** Pages of graded answers that one refresh reads: the next one goes on with the rest. */
export const ANSWER_PAGES_A_REFRESH = 12;

/** What was done offline longer ago counts as done then: a device's clock may say anything. */
export const LATE_EVIDENCE_DAYS_MAX = 90;

/** A client in a loop, and whoever insists: a turn takes a student longer than three seconds. */
export const TURNS_PER_USER_A_MINUTE = 20;

/** Filling the disk, and using a tutor as a machine that is asked without end: two hours of a turn every half minute. */
export const TURNS_PER_USER_A_DAY = 240;

/** The same by conversations, of which each tells something at once. */
export const CONVERSATIONS_PER_USER_A_DAY = 60;

/** Memory: a conversation is read as a whole. Turns of both sides. */
export const TURNS_A_CONVERSATION_MAX = 200;

/** The same of the list. Older ones are found by what they are about. */
export const CONVERSATIONS_LISTED_MAX = 100;

/** A turn that nobody ends because its process died: longer than a model may take in all. */
export const OPEN_TURN_MS = 40_000;

/** What a turn of both sides takes on the disk, with the pieces of lessons that it shows, on the safe side. */
export const TURN_BYTES = 8_000;

/** Filling the disk with turns and conversations, as quickly as one may type. Apart from answers, which must not wait for it. */
export const TUTOR_WRITES = { burstBytes: 120 * TURN_BYTES, bytesAnHour: 60 * TURN_BYTES } as const;

/** Reports of turns: whoever reads a whole conversation with a red pencil stays below. */
export const TURN_REPORTS_PER_USER_A_MINUTE = 10;

/** Exhausting memory and sockets with streams: tabs and devices of one student stay below. Of one process each. */
export const STREAMS_PER_USER_MAX = 8;
export const STREAMS_MAX = 4_000;

/** A tab that comes back again and again; a network that breaks every few seconds stays below. */
export const STREAMS_PER_USER_A_MINUTE = 40;

/** Memory: what a client does not read is dropped with its stream, and read again from the database. */
export const STREAM_UNREAD_BYTES_MAX = 512 * 1024;

/** Rows that one statement deletes. */
export const CONVERSATIONS_FORGOTTEN_AT_ONCE = 200;

/** Lasting so long, a round of forgetting gives way to the other work of the process. */
export const FORGETTING_ROUND_MS = 30_000;
/** Figures of the tutor change with the day; an answer that comes late is in them after this. */
export const TUTOR_FIGURES_CACHED_S = 3_600;
