/** Knowledge points that one lesson may have, with room for others that it had before. */
export const POINTS_MAX = 20;

/**
 * What a page knows of one lesson. It is added to what is known: a point once passed stays so, the highest count of halts
 * stands. So reports may come twice, late, and from two devices in any order.
 */
export interface LessonReport {
  /** Of the lesson as it was shown. */
  readonly version: number;
  /** Ids of points that are passed. */
  readonly passed: readonly string[];
  /** By point: how often the student was halted there. */
  readonly halts: Readonly<Record<string, number>>;
  /** Came to the end of the lesson. */
  readonly done: boolean;
  /** Milliseconds since 1970 by the clock of the device, corrected to the server's: when this became so. */
  readonly at: number;
}

export interface LessonProgress {
  /** The highest that was reported; 0 where the lesson was never begun. */
  readonly version: number;
  readonly passed: readonly string[];
  readonly halts: Readonly<Record<string, number>>;
  /** ISO 8601; `null` while it was not. */
  readonly doneAt: string | null;
}

export interface LessonsAnswer {
  /** By content; only lessons that were begun. */
  readonly lessons: Readonly<Record<string, LessonProgress>>;
}
