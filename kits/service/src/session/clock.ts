/** The present, in milliseconds since the epoch: `Date.now`, or a test's own. */
export type Clock = () => number;
