import { type ContentId, PREREQUISITES } from '@travesia/contracts/temario';
import {
  KNOWN_FROM,
  LEARNT,
  LESSON_GAIN_SHARE,
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
  /** Worth a minute of the lessons that it was chosen with; where it takes none, of its practice. */
  readonly rate: number;
  /** Worth a minute of its practice, which is told less than its lesson and takes longer: it may wait for other lessons. */
  readonly practiceRate: number;
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

/** The lesson of a content or its practice. */
interface Part {
  readonly value: OpenValue;
  readonly worth: number;
  readonly minutes: number;
  /** Worth a minute of what it was chosen with; 0 until it is. */
  rate: number;
}

/** The first one unlocks the content; the second is told less and takes longer. */
function partsOf(value: OpenValue): readonly [Part] | readonly [Part, Part] {
  const part = (share: number, minutes: number): Part => ({ value, worth: value.worth * share, minutes, rate: 0 });
  const { lessonMinutes, practiceMinutes } = value;
  if (lessonMinutes === 0) return [part(1, practiceMinutes)];
  return [part(LESSON_GAIN_SHARE, lessonMinutes), part(1 - LESSON_GAIN_SHARE, practiceMinutes)];
}

/** A content that might come next: its first part after all parts of what it stands on and is still to be learnt. */
interface Candidate {
  readonly id: ContentId;
  readonly parts: readonly Part[];
  /** Worth a minute of those that are not chosen yet; 0 where all are. */
  rate: number;
}

function rateOf(parts: readonly Part[]): number {
  let [worth, minutes] = [0, 0];
  for (const part of parts) {
    if (part.rate > 0) continue;
    worth += part.worth;
    minutes += part.minutes;
  }
  return minutes === 0 ? 0 : worth / minutes;
}

/**
 * What is left to learn, in the order in which it pays: again and again the content that brings most a minute together
 * with all that it stands on, these before it and practised, as nobody builds on what was only read. Its own practice is
 * worth less a minute than its lesson, so it may wait for lessons of others. Only what shares something with the one that
 * was taken is rated anew.
 */
export function studyOrder(inputs: PlanInputs, { contents }: Valuation): readonly Step[] {
  const open = new Map<ContentId, ReturnType<typeof partsOf>>();
  for (const value of contents.values()) {
    const minutes = minutesOf(value, inputs);
    if (minutes.practiceMinutes > 0) open.set(value.id, partsOf({ ...value, ...minutes }));
  }

  function collect(id: ContentId, found: Set<ContentId>): ReadonlySet<ContentId> {
    for (const before of blockingOf(id)) {
      const probability = open.get(before)?.[0].value.probability ?? 1;
      if (probability < KNOWN_FROM && !found.has(before)) collect(before, found);
    }
    return found.add(id);
  }

  const candidates: Candidate[] = [];
  const holders = new Map<Part, Candidate[]>();
  for (const [id, [first]] of open) {
    if (first.worth <= 0) continue;
    const parts: Part[] = [];
    for (const one of collect(id, new Set())) parts.push(...(one === id ? [first] : (open.get(one) ?? [])));
    const candidate = { id, parts, rate: rateOf(parts) };
    candidates.push(candidate);
    for (const part of parts) {
      const own = holders.get(part);
      if (own) own.push(candidate);
      else holders.set(part, [candidate]);
    }
  }

  /** By the content because of which each was first chosen. */
  const chosen = new Map<ContentId, ContentId>();
  while (true) {
    let best: Candidate | null = null;
    for (const one of candidates) if (one.rate > (best?.rate ?? 0)) best = one;
    if (!best) break;
    const { id, parts, rate } = best;
    const touched = new Set<Candidate>();
    for (const part of parts) {
      if (part.rate > 0) continue;
      part.rate = rate;
      if (!chosen.has(part.value.id)) chosen.set(part.value.id, id);
      for (const holder of holders.get(part) ?? []) touched.add(holder);
    }
    for (const one of touched) one.rate = rateOf(one.parts);
  }
  return [...chosen].flatMap(([id, by]): readonly Step[] => {
    const [first, second = first] = open.get(id) ?? [];
    if (!first || !second) return [];
    const practiceRate = second.rate || second.worth / second.minutes;
    return [{ ...first.value, rate: first.rate, practiceRate, leadsTo: by === id ? null : by }];
  });
}
