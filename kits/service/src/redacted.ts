/** Stands in a log for what must not be there. */
export const REDACTED = '[redacted]';
