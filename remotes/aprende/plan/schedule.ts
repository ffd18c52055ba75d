import type { Weekday } from '@travesia/contracts/slices';
import type { ContentId, TestId } from '@travesia/contracts/temario';
import { chooseReviews } from '../mastery/choose-reviews.ts';
import { MS_A_DAY } from '../mastery/constants.ts';
import type { Evidence } from '../mastery/evidence.ts';
import { applyInOrder, type MasteryState, standingAt } from '../mastery/mastery-state.ts';
import { dayAfter, daysBetween, daysSinceEpoch, weekdayAfter, weekdayOf } from './calendar-days.ts';
import {
  CARDS_MINUTES_MIN,
  CORRECTED_WITHIN_DAYS,
  CORRECTION_MINUTES,
  DETAILED_DAYS,
  FILLED_SHARE,
  HORIZON_DAYS_MAX,
  KEPT_CONTENTS,
  LAST_DAYS,
  LESSON_GAIN_SHARE,
  LIGHT_MINUTES,
  LUCK,
  OPEN_WEEKS,
  PRACTICE_MINUTES,
  PRACTISED_AFTER_MS,
  REVIEW_KEEPS,
  REVIEW_MINUTES,
  REVIEW_SHARE,
  REVIEW_SHARE_LAST_WEEK,
  REVIEWS_COUNTED_DAYS,
  SIMULACRO_MINUTES,
  TASK_MINUTES_MAX,
  TASK_MINUTES_MIN,
} from './constants.ts';
import type { ContentValue, Valuation } from './content-values.ts';
import { DayFiller } from './day-filler.ts';
import { placeSimulacros } from './place-simulacros.ts';
import type { PlanDay, PlanInputs, PlanReason } from './plan.ts';
import { NO_POINTS, partOf, pointsOf } from './points.ts';
import type { Step } from './study-order.ts';
import { type NextTask, StudyQueue } from './study-queue.ts';
import { SUPPOSED_MINUTES } from './supposed-minutes.ts';

export interface Schedule {
  /** All days until the sitting. Reviews of the first {@link DETAILED_DAYS} name their contents. */
  readonly days: readonly PlanDay[];
  readonly unfinished: readonly { readonly step: Step; readonly minutes: number }[];
  /** Minutes, of all days, that are for learning. */
  readonly newMinutes: number;
}

const capacityOf = (minutes: number) =>
  minutes < TASK_MINUTES_MIN ? minutes : Math.max(TASK_MINUTES_MIN, Math.floor(minutes * FILLED_SHARE));

/** Days that are planned, today included; 0 on the day of the sitting and after it. */
export function daysPlanned({ today, sitting }: PlanInputs): number {
  if (sitting === null) return OPEN_WEEKS * 7;
  return Math.min(HORIZON_DAYS_MAX, Math.max(0, daysBetween(today, sitting)));
}

/**
 * Minutes that reviews may still take when `today` begins. A plan is made anew each day and does not know the one before:
 * counted from a day that both find, or no day would ever have enough for a review.
 */
function reviewsLeftBefore(today: string, byWeekday: Readonly<Record<Weekday, number>>): number {
  const weekday = weekdayOf(today);
  let left = 0;
  for (let day = -(daysSinceEpoch(today) % REVIEWS_COUNTED_DAYS); day < 0; day += 1) {
    left = Math.min(TASK_MINUTES_MAX, left + capacityOf(byWeekday[weekdayAfter(weekday, day)]) * REVIEW_SHARE);
    if (left >= TASK_MINUTES_MIN) left -= Math.floor(left);
  }
  return left;
}

/** Lessons that were done some hours ago: practice of them waits for another day. */
function learntToday({ lessonsDone, mastery, standsAt }: PlanInputs): ReadonlySet<ContentId> {
  const since = standsAt - PRACTISED_AFTER_MS;
  return new Set([...lessonsDone].filter((id) => (mastery[id]?.at ?? Number.NEGATIVE_INFINITY) > since));
}

/** A simulacro of yesterday or the day before, whose mistakes are to be looked at. */
function uncorrected({ today, lastSimulacros, tests }: PlanInputs): {
  corrected: TestId | null;
  correctionLeft: number;
} {
  for (const test of tests) {
    const last = lastSimulacros[test];
    const ago = last === undefined ? 0 : daysBetween(last, today);
    if (ago >= 1 && ago <= CORRECTED_WITHIN_DAYS) return { corrected: test, correctionLeft: TASK_MINUTES_MAX };
  }
  return { corrected: null, correctionLeft: 0 };
}

/** Mastered contents that were missed, and are to be asked again on the day that begins at `now`. */
function toVerify(mastery: MasteryState, now: number): readonly ContentId[] {
  return Object.entries(mastery).flatMap(([id, content]) => {
    const verifyAt = content.verifyAt === null ? null : standingAt(content, now).verifyAt;
    return verifyAt !== null && verifyAt < now + MS_A_DAY ? [id as ContentId] : [];
  });
}

/** Contents of one test, the least known first, and those that bring something, the most first. */
interface Keepers {
  of(test: TestId): { readonly byRisk: readonly ContentValue[]; readonly byWorth: readonly ContentValue[] };
}

/** Sorted once, when a day first asks for it. */
function createKeepers(contents: Valuation['contents']): Keepers {
  const sorted = new Map<TestId, ReturnType<Keepers['of']>>();
  const byId = (one: ContentValue, other: ContentValue) => (one.id < other.id ? -1 : 1);
  return {
    of(test) {
      const before = sorted.get(test);
      if (before) return before;
      const own = [...contents.values()].filter((one) => one.test === test);
      const made = {
        byRisk: own.toSorted((one, other) => one.probability - other.probability || byId(one, other)),
        byWorth: own.filter(({ worth }) => worth > 0).sort((one, other) => other.worth - one.worth || byId(one, other)),
      };
      sorted.set(test, made);
      return made;
    },
  };
}

/** `most`: days after which nobody looks. */
export function schedule(
  inputs: PlanInputs,
  { tests, contents }: Valuation,
  order: readonly Step[],
  most: number = HORIZON_DAYS_MAX,
): Schedule {
  const { today, sitting, standsAt } = inputs;
  const byWeekday = inputs.minutesByWeekday ?? SUPPOSED_MINUTES;
  const firstWeekday = weekdayOf(today);
  const usualMinutes = (day: number) => byWeekday[weekdayAfter(firstWeekday, day)];
  const count = daysPlanned(inputs);
  const all = Object.values(byWeekday);
  const minutesAWeek = all.reduce((sum, one) => sum + one, 0);
  const simulacros = placeSimulacros({
    inputs,
    tests,
    days: count,
    minutesOn: usualMinutes,
    minutesAWeek,
  });
  const queue = new StudyQueue(order, Math.max(...all.map(capacityOf)), learntToday(inputs));

  let mastery: MasteryState = inputs.mastery;
  /** Of the day that is filled: it counts from the next one on. */
  let supposed: Evidence[] = [];
  let hasLearnt = inputs.lessonsDone.size > 0 || Object.keys(mastery).length > 0;
  /** Minutes that reviews may still take, and those of looking at the mistakes of a simulacro. */
  let reviewsLeft = reviewsLeftBefore(today, byWeekday);
  let { corrected, correctionLeft } = uncorrected(inputs);
  let newMinutes = 0;
  const keptOn = new Map<ContentId, number>();
  const keepers = createKeepers(contents);
  const days: PlanDay[] = [];

  /** As the student will stand if all goes well: what is due next week depends on what is learnt today. */
  function suppose(ids: readonly ContentId[], source: Evidence['source'], day: number): void {
    if (day >= DETAILED_DAYS) return;
    for (const contentId of ids) {
      const at = Math.max(standsAt + day * MS_A_DAY, mastery[contentId]?.at ?? 0) + supposed.length;
      supposed.push({ id: `${at}`, contentId, source, correct: true, help: 'none', at });
    }
  }

  function addReviews(filler: DayFiller, day: number): void {
    const now = standsAt + day * MS_A_DAY;
    const most = Math.floor(Math.min(reviewsLeft, filler.left) / REVIEW_MINUTES);
    if (most * REVIEW_MINUTES < TASK_MINUTES_MIN - REVIEW_MINUTES + 1) return;
    if (day >= DETAILED_DAYS) {
      const minutes = Math.min(TASK_MINUTES_MAX, Math.floor(reviewsLeft), filler.left);
      if (minutes < TASK_MINUTES_MIN) return;
      filler.add({ kind: 'review', contents: [], minutes, reason: { kind: 'due', repeats: 0 }, gain: NO_POINTS });
      reviewsLeft -= minutes;
      return;
    }
    const verified = toVerify(mastery, now).map((id) => ({ content: id, reviews: [id] }));
    const due = chooseReviews(mastery, now, { most }).filter(({ content }) =>
      verified.every((one) => one.content !== content),
    );
    const asked: ContentId[] = [];
    const repeated = new Set<ContentId>();
    const fits = Math.floor(Math.min(TASK_MINUTES_MAX, reviewsLeft, filler.left) / REVIEW_MINUTES);
    const apart = new DayFiller(filler.date, 0);
    for (const { content, reviews } of [...verified, ...due]) {
      if (asked.length >= Math.max(1, fits)) break;
      if (!filler.keepsApart(content) || !apart.keepsApart(content)) continue;
      apart.add({ kind: 'review', contents: [content], minutes: 0, reason: { kind: 'verify' }, gain: NO_POINTS });
      asked.push(content);
      for (const id of reviews) repeated.add(id);
    }
    const minutes = Math.max(TASK_MINUTES_MIN, asked.length * REVIEW_MINUTES);
    if (asked.length === 0 || minutes > Math.min(filler.left, reviewsLeft)) return;
    const byTheWay = [...repeated].filter((id) => !asked.includes(id));
    const reason: PlanReason = verified.some(({ content }) => content === asked[0])
      ? { kind: 'verify' }
      : { kind: 'due', repeats: repeated.size };
    const test = contents.get(asked[0] ?? order[0]?.id ?? 'm1.numeros.enteros-racionales.enteros')?.test;
    let kept = 0;
    for (const id of [...asked, ...byTheWay]) {
      const { questions = 0, test: own } = contents.get(id) ?? {};
      const slope = tests.find((one) => one.test === own)?.slope ?? 0;
      if (own === test) kept += questions * slope * REVIEW_KEEPS * (1 - LUCK);
    }
    filler.add(
      {
        kind: 'review',
        contents: [...asked, ...byTheWay],
        ...(test ? { test } : {}),
        minutes,
        reason,
        gain: pointsOf(0, kept),
      },
      asked,
    );
    reviewsLeft -= minutes;
    suppose(asked, 'review', day);
  }

  function addSimulacro(filler: DayFiller, test: TestId, day: number, minutesOfDay: number): void {
    const wholeMinutes = SIMULACRO_MINUTES[test];
    const whole = minutesOfDay >= wholeMinutes;
    const minutes = whole ? wholeMinutes : Math.min(TASK_MINUTES_MAX, filler.left);
    if (minutes < TASK_MINUTES_MIN) return;
    const daysBefore = sitting === null ? null : daysBetween(today, sitting) - day;
    const reason: PlanReason = { kind: 'simulacro', whole, wholeMinutes, daysBefore };
    filler.add({ kind: 'simulacro', contents: [], test, minutes, reason, gain: NO_POINTS });
    filler.left = Math.max(0, filler.left);
    correctionLeft = whole ? CORRECTION_MINUTES : TASK_MINUTES_MIN;
    corrected = test;
  }

  function addCorrection(filler: DayFiller): void {
    if (!corrected || correctionLeft < TASK_MINUTES_MIN || filler.left < TASK_MINUTES_MIN) return;
    const minutes = Math.min(TASK_MINUTES_MAX, correctionLeft, filler.left);
    const reason: PlanReason = { kind: 'after-simulacro' };
    filler.add({ kind: 'practice', contents: [], test: corrected, minutes, reason, gain: NO_POINTS });
    correctionLeft -= minutes;
  }

  function addStudy(filler: DayFiller, { step, kind, minutes, part }: NextTask, day: number): void {
    const share = step.lessonMinutes === 0 ? 1 : kind === 'lesson' ? LESSON_GAIN_SHARE : 1 - LESSON_GAIN_SHARE;
    filler.add({
      ...{ kind, contents: [step.id], test: step.test, minutes },
      reason: studyReason(step, kind, inputs),
      gain: partOf(step.gain, share * part),
    });
    hasLearnt = true;
    const ids = Array.from({ length: 3 }, () => step.id);
    suppose(ids, kind, day);
  }

  /** Nothing is left to learn, or nothing new may begin: what is weakest is kept warm, each content once a week. */
  function addKept(filler: DayFiller, day: number): void {
    const test = tests.filter(({ test: one }) => filler.hasRoomFor(one) && one !== filler.lastSubject)[
      (daysSinceEpoch(today) + day) % Math.max(1, tests.length - (filler.lastSubject ? 1 : 0))
    ]?.test;
    if (!test) return;
    const metOn = (id: ContentId) => {
      const at = inputs.mastery[id]?.at;
      return keptOn.get(id) ?? (at === undefined ? -LAST_DAYS : Math.round((at - standsAt) / MS_A_DAY));
    };
    const isRested = ({ id }: ContentValue) => day - metOn(id) >= LAST_DAYS;
    const isBegun = ({ id }: ContentValue) => (mastery[id]?.level ?? 0) > 0 || inputs.lessonsDone.has(id);
    const { byRisk, byWorth } = keepers.of(test);
    const isKnown = byRisk.some((one) => isRested(one) && isBegun(one));
    const chosen: ContentId[] = [];
    const apart = new DayFiller(filler.date, 0);
    for (const one of isKnown ? byRisk : byWorth) {
      if (chosen.length === KEPT_CONTENTS) break;
      if (!isRested(one) || (isKnown && !isBegun(one))) continue;
      if (!filler.keepsApart(one.id) || !apart.keepsApart(one.id)) continue;
      apart.add({ kind: 'practice', contents: [one.id], minutes: 0, reason: { kind: 'keep' }, gain: NO_POINTS });
      chosen.push(one.id);
    }
    if (chosen.length === 0) return;
    for (const id of chosen) keptOn.set(id, day);
    const minutes = Math.min(PRACTICE_MINUTES, filler.left);
    filler.study(test);
    const reason: PlanReason = { kind: isKnown ? 'keep' : 'try' };
    filler.add({ kind: 'practice', contents: chosen, test, minutes, reason, gain: NO_POINTS });
    suppose(chosen, 'practice', day);
  }

  for (let day = 0; day < Math.min(most, count); day += 1) {
    mastery = applyInOrder(mastery, supposed);
    supposed = [];
    const date = dayAfter(today, day);
    const minutes = Math.max(0, usualMinutes(day) - (day === 0 ? inputs.doneTodayMinutes : 0));
    const capacityMinutes = capacityOf(minutes);
    const filler = new DayFiller(date, capacityMinutes);
    const daysBefore = sitting === null ? Number.POSITIVE_INFINITY : daysBetween(date, sitting);
    days.push({ date, capacityMinutes, tasks: filler.tasks });
    if (daysBefore === 1) {
      const light = Math.min(LIGHT_MINUTES, capacityMinutes);
      const reason: PlanReason = { kind: 'day-before' };
      if (light >= CARDS_MINUTES_MIN)
        filler.add({ kind: 'light', contents: [], minutes: light, reason, gain: NO_POINTS });
      continue;
    }
    if (capacityMinutes < TASK_MINUTES_MIN) {
      if (capacityMinutes >= CARDS_MINUTES_MIN && hasLearnt) {
        const reason: PlanReason = { kind: 'short-day' };
        filler.add({ kind: 'cards', contents: [], minutes: capacityMinutes, reason, gain: NO_POINTS });
      }
      continue;
    }
    const isLastWeek = daysBefore <= LAST_DAYS;
    addCorrection(filler);
    const simulacro = simulacros.get(date);
    if (simulacro) addSimulacro(filler, simulacro, day, minutes);
    if (hasLearnt) {
      const share = isLastWeek ? REVIEW_SHARE_LAST_WEEK : REVIEW_SHARE;
      reviewsLeft = Math.min(TASK_MINUTES_MAX, reviewsLeft + capacityMinutes * share);
      addReviews(filler, day);
    }
    if (!isLastWeek) newMinutes += filler.left;
    let studied = 0;
    while (filler.left >= TASK_MINUTES_MIN) {
      const next = queue.take(day, filler, { withLessons: !isLastWeek });
      if (!next) break;
      addStudy(filler, next, day);
      studied += 1;
    }
    if (filler.left >= TASK_MINUTES_MIN && (studied === 0 || isLastWeek)) addKept(filler, day);
  }
  return { days, unfinished: queue.unfinished(), newMinutes };
}

function studyReason(
  { id, lessonMinutes, leadsTo, questions, probability }: Step,
  kind: 'lesson' | 'practice',
  { lessonsDone }: PlanInputs,
): PlanReason {
  if (kind === 'practice') return { kind: lessonMinutes > 0 || lessonsDone.has(id) ? 'consolidate' : 'nearly' };
  if (leadsTo) return { kind: 'prerequisite', leadsTo };
  return { kind: 'gain', questions: Math.round(questions * 10) / 10, probability: Math.round(probability * 100) / 100 };
}
