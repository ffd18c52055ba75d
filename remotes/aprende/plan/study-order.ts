import { type ContentId, PREREQUISITES } from '@travesia/contracts/temario';
import {
  KNOWN_FROM,
  LEARNT,
  LESSON_MINUTES,
  PRACTICE_MINUTES,
  TASK_MINUTES_MAX,
  TASK_MINUTES_MIN,
} from './constants.ts';
import type { ContentValue, Valuation } from './content-values.ts';
import type { PlanInputs } from './plan.ts';

/** A content that is to be learnt. */
export interface Step extends ContentValue {
  /** 0 where its lesson was done or is not needed. */
  readonly lessonMinutes: number;
  readonly practiceMinutes: number;
  /** Worth a minute of what it was chosen with. */
  readonly rate: number;
  /** It is there because this one stands on it. */
  readonly leadsTo: ContentId | null;
}

const BLOCKING = new Map<ContentId, ContentId[]>();
for (const { from, to, kind } of PREREQUISITES) {
  if (kind === 'blocking') BLOCKING.set(to, [...(BLOCKING.get(to) ?? []), from]);
}

/** What cannot be understood without. */
export const blockingOf = (id: ContentId): readonly ContentId[] => BLOCKING.get(id) ?? [];

function minutesOf({ id, probability }: ContentValue, { lessonsDone, lessonMinutes }: PlanInputs) {
  if (probability >= LEARNT.enough) return { lessonMinutes: 0, practiceMinutes: 0 };
  if (lessonsDone.has(id) || probability >= KNOWN_FROM) return { lessonMinutes: 0, practiceMinutes: PRACTICE_MINUTES };
  const minutes = lessonMinutes.get(id) ?? LESSON_MINUTES;
  return {
    lessonMinutes: Math.min(TASK_MINUTES_MAX, Math.max(TASK_MINUTES_MIN, Math.round(minutes))),
    practiceMinutes: PRACTICE_MINUTES,
  };
}

/**
 * What is left to learn, in the order in which it pays: again and again the content that brings most a minute together
 * with all that it stands on, these before it.
 */
export function studyOrder(inputs: PlanInputs, { contents }: Valuation): readonly Step[] {
  const open = new Map(
    [...contents.values()]
      .map((value) => ({ ...value, ...minutesOf(value, inputs) }))
      .filter(({ practiceMinutes }) => practiceMinutes > 0)
      .map((value) => [value.id, value]),
  );
  const isNeeded = (id: ContentId) => (open.get(id)?.probability ?? 1) < KNOWN_FROM;

  /** With what it stands on, these first. */
  function closureOf(id: ContentId, found: Set<ContentId> = new Set()): ReadonlySet<ContentId> {
    for (const before of blockingOf(id)) if (!found.has(before) && isNeeded(before)) closureOf(before, found);
    return found.add(id);
  }

  const sets = [...open.values()].filter(({ worth }) => worth > 0).map(({ id }) => [id, closureOf(id)] as const);
  const steps = new Map<ContentId, Step>();
  while (true) {
    let best: { readonly id: ContentId; readonly set: ReadonlySet<ContentId>; readonly rate: number } | null = null;
    for (const [id, set] of sets) {
      if (steps.has(id)) continue;
      let [worth, minutes] = [0, 0];
      for (const one of set) {
        const value = steps.has(one) ? undefined : open.get(one);
        worth += value?.worth ?? 0;
        minutes += (value?.lessonMinutes ?? 0) + (value?.practiceMinutes ?? 0);
      }
      const rate = worth / minutes;
      if (!best || rate > best.rate) best = { id, set, rate };
    }
    if (!best) return [...steps.values()];
    for (const one of best.set) {
      const value = open.get(one);
      if (!value || steps.has(one)) continue;
      steps.set(one, { ...value, rate: best.rate, leadsTo: one === best.id ? null : best.id });
    }
  }
}
