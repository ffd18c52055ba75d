/** Limits of the juegos service, each beside the attack or the accident it stops. */

/** Memory exhaustion by large bodies: as many inputs as a recording may have, of some 60 characters. */
export const RUN_BODY_LIMIT_BYTES = 256 * 1024;

/** The same where nothing is sent. */
export const SMALL_BODY_LIMIT_BYTES = 1024;

/** A client in a loop. */
export const REQUESTS_PER_USER_A_MINUTE = 120;

/** Burning our processor with recordings. A device that was offline for long sends what it has over some minutes. */
export const RUNS_PER_USER_A_MINUTE = 12;

/** Exporting and deleting read everything and ask the identity provider. */
export const OWN_DATA_REQUESTS_PER_USER_A_MINUTE = 10;

/** Burning our processor from one address. A class of 40 students behind one address stays far below. */
export const REQUESTS_PER_ADDRESS_A_MINUTE = 1_200;

/** The same with recordings. */
export const RUNS_PER_ADDRESS_A_MINUTE = 240;

/** Steps and inputs after which a model that is played again gives way, if it has had its time. */
export const STEPS_A_TURN = 64;

/** Everybody else's requests wait for so long at most. */
export const TURN_MS = 5;

/** Of the processor, for one recording: ten minutes of the string, the dearest model, take 0.4 s of it (2026-11-28). */
export const REPLAY_CPU_MS = 2_000;

/** Recordings that wait for their turn: one is played at a time. */
export const REPLAYS_WAITING_MAX = 40;

/** Filling the disk: each challenge some dozens of times. What is done after that was done before. */
export const RUNS_OF_A_STUDENT_MAX = 2_000;

/** What was done offline longer ago counts as done then: a device's clock may say anything. */
export const LATE_RUN_DAYS_MAX = 90;
