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

/** Burning our processor with searches, of a millisecond each: a class that types together stays below. */
export const SEARCHES_PER_ADDRESS_A_MINUTE = 1_200;

/** Seconds. The offer changes with a release of the service. */
export const PROGRAMS_CACHED_S = 300;

/** Burning our processor with reports of figures, also refused ones: a class that reads one page together stays below. */
export const REPORT_REQUESTS_PER_ADDRESS_A_MINUTE = 40;

/** The longest words in any script, of which JSON may write a sign as two. */
export const REPORT_BODY_LIMIT_BYTES = 4 * 1024;

/** What a report takes on the disk with its indexes, on the safe side whatever its words. */
export const REPORT_BYTES = 2_000;

/** One address keeps nobody else from reporting: 20 reports at once and 4 an hour after that, a third of a day's. */
export const REPORTS_OF_ADDRESS = { burstBytes: 20 * REPORT_BYTES, bytesAnHour: 4 * REPORT_BYTES } as const;

/** Of all addresses of an IPv6 /48. */
export const REPORTS_OF_SITE = { burstBytes: 40 * REPORT_BYTES, bytesAnHour: 8 * REPORT_BYTES } as const;

/** Filling the disk from many addresses: more than people read in a day. Two that come at once may pass it by one. */
export const REPORTS_A_DAY = 400;

/** For a day that is full: some of what came a day ago has gone by then. */
export const REPORTS_RETRY_AFTER_S = 3_600;

/** Longer than it takes to mend a figure and hear of it again; with a day's bound it bounds the table. */
export const REPORTS_KEPT_DAYS = 180;
