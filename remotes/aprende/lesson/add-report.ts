import type { LessonProgress, LessonReport } from '../api/lessons.ts';

const highest = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((id) => [
      id,
      Math.max(one[id] ?? 0, other[id] ?? 0),
    ]),
  );

/** What is known of a lesson with what a device reports: a point once passed stays so, the highest count of halts stands. */
export function addReport(known: LessonProgress | undefined, report: LessonReport): LessonProgress {
  const { version, passed, halts, done, at } = report;
  return {
    version: Math.max(known?.version ?? 0, version),
    passed: [...new Set([...(known?.passed ?? []), ...passed])],
    halts: highest(known?.halts ?? {}, halts),
    doneAt: known?.doneAt ?? (done ? new Date(at).toISOString() : null),
  };
}

/** One report that says what both did, in their order: a lesson that is gone through again takes nothing back. */
export function mergeReports(before: LessonReport, after: LessonReport): LessonReport {
  return {
    version: Math.max(before.version, after.version),
    passed: [...new Set([...before.passed, ...after.passed])],
    halts: highest(before.halts, after.halts),
    done: before.done || after.done,
    at: before.done ? before.at : after.at,
  };
}
