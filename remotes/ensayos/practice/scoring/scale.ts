/**
 * The scale on which scores stand: that of the official table, whatever was asked. `version`: the grading version from
 * which results stand on it; a score of an older one is not comparable, and shown beside no other. `since`: the day from
 * which it holds, as ISO 8601.
 */
export const SCALE = { version: 2, since: '2026-11-23' } as const;

/** Fewer questions leave a range that says nothing: no score is told. */
export const SCORED_LEAST = 20;
