import type { LessonProgress, LessonReport } from '../api/lessons.ts';

/** What is known of a lesson with what a device reports: a point once passed stays so, the highest count of halts stands. */
export function addReport(known: LessonProgress | undefined, report: LessonReport): LessonProgress {
  const { version, passed, halts, done, at } = report;
  const points = [...new Set([...Object.keys(known?.halts ?? {}), ...Object.keys(halts)])];
  return {
    version: Math.max(known?.version ?? 0, version),
    passed: [...new Set([...(known?.passed ?? []), ...passed])],
    halts: Object.fromEntries(points.map((id) => [id, Math.max(known?.halts[id] ?? 0, halts[id] ?? 0)])),
    doneAt: known?.doneAt ?? (done ? new Date(at).toISOString() : null),
  };
}
