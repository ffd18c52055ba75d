/** The first wait after a failure of the network (specification, section 9). In a file of its own: every page loads it. */
export const BACKOFF_MIN_MS = 30_000;
