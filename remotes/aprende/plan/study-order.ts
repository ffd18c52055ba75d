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

interface OpenValue extends ContentValue {
  readonly lessonMinutes: number;
  readonly practiceMinutes: number;
}

/** A content that might come next, with all that it stands on and is still to be learnt, these first. */
interface Candidate {
  readonly id: ContentId;
  readonly set: readonly OpenValue[];
  /** Worth a minute of what is left of the set; 0 where nothing is. */
  rate: number;
}

function rateOf(set: readonly OpenValue[], placed: ReadonlyMap<ContentId, Step>): number {
  let [worth, minutes] = [0, 0];
  for (const value of set) {
    if (placed.has(value.id)) continue;
    worth += value.worth;
    minutes += value.lessonMinutes + value.practiceMinutes;
  }
  return minutes === 0 ? 0 : worth / minutes;
}

/**
 * What is left to learn, in the order in which it pays: again and again the content that brings most a minute together
 * with all that it stands on, these before it. Only what shares something with the one that was taken is rated anew.
 */
export function studyOrder(inputs: PlanInputs, { contents }: Valuation): readonly Step[] {
  const open = new Map<ContentId, OpenValue>();
  for (const value of contents.values()) {
    const minutes = minutesOf(value, inputs);
    if (minutes.practiceMinutes > 0) open.set(value.id, { ...value, ...minutes });
  }

  function collect(value: OpenValue, found: Set<OpenValue>): void {
    for (const id of blockingOf(value.id)) {
      const before = open.get(id);
      if (before && before.probability < KNOWN_FROM && !found.has(before)) collect(before, found);
    }
    found.add(value);
  }

  const placed = new Map<ContentId, Step>();
  const candidates: Candidate[] = [];
  const holders = new Map<ContentId, Candidate[]>();
  for (const value of open.values()) {
    if (value.worth <= 0) continue;
    const found = new Set<OpenValue>();
    collect(value, found);
    const set = [...found];
    const candidate = { id: value.id, set, rate: rateOf(set, placed) };
    candidates.push(candidate);
    for (const { id } of set) {
      const own = holders.get(id);
      if (own) own.push(candidate);
      else holders.set(id, [candidate]);
    }
  }

  while (true) {
    let best: Candidate | null = null;
    for (const one of candidates) if (one.rate > (best?.rate ?? 0)) best = one;
    if (!best) return [...placed.values()];
    const { id, set, rate } = best;
    const touched = new Set<Candidate>();
    for (const value of set) {
      if (placed.has(value.id)) continue;
      placed.set(value.id, { ...value, rate, leadsTo: value.id === id ? null : id });
      for (const holder of holders.get(value.id) ?? []) touched.add(holder);
    }
    for (const one of touched) one.rate = rateOf(one.set, placed);
  }
}
