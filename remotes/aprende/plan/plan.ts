import type { Weekday } from '@travesia/contracts/slices';
import type { ContentId, Elective, TestId } from '@travesia/contracts/temario';
import type { MasteryState } from '../mastery/mastery-state.ts';

/** Points of the scale of the PAES. */
export interface Points {
  readonly low: number;
  readonly high: number;
}

/** All that a plan is made of. The same inputs make the same plan. */
export interface PlanInputs {
  /** Day of Santiago, `2026-11-25`. */
  readonly today: string;
  /** Milliseconds since 1970 at which what is known holds: of the day, not of the moment. */
  readonly standsAt: number;
  /** First day of its tests, `2026-11-30`; `null` while none is in sight. */
  readonly sitting: string | null;
  /** Not empty. */
  readonly tests: readonly TestId[];
  /** Minutes; `null` where nobody told: {@link Plan.supposedMinutes} says what was supposed. */
  readonly minutesByWeekday: Readonly<Record<Weekday, number>> | null;
  /** What the elective part of Ciencias is of; absent where it is not known. */
  readonly elective?: Elective;
  readonly mastery: MasteryState;
  /** Chance that a content is known by what a diagnostic inferred: of those of which `mastery` says nothing. */
  readonly diagnosed?: ReadonlyMap<ContentId, number>;
  readonly lessonsDone: ReadonlySet<ContentId>;
  /** Minutes of lessons that take another time than usual; of those begun, what is left of them. */
  readonly lessonMinutes: ReadonlyMap<ContentId, number>;
  /** What each test weighs in the main goal, in any unit; `null` without a goal: all alike. */
  readonly weights: Readonly<Partial<Record<TestId, number>>> | null;
  /** Estimates, where there are some. */
  readonly scores: Readonly<Partial<Record<TestId, Points & { readonly middle: number }>>>;
  /** Minutes studied today already. */
  readonly doneTodayMinutes: number;
  /** Day of Santiago of the last one, by test. */
  readonly lastSimulacros: Readonly<Partial<Record<TestId, string>>>;
}

/** What of it says what each content is worth. */
export type ValueInputs = Pick<
  PlanInputs,
  'standsAt' | 'tests' | 'elective' | 'mastery' | 'diagnosed' | 'lessonsDone' | 'weights' | 'scores'
>;

export const TASK_KINDS = ['lesson', 'practice', 'review', 'simulacro', 'cards', 'light'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Why a task is there, which the page puts into words. */
export type PlanReason =
  /** About so many `questions` of the test are of it, and the student answers it right with `probability`. */
  | { readonly kind: 'gain'; readonly questions: number; readonly probability: number }
  /** `leadsTo` stands on it. */
  | { readonly kind: 'prerequisite'; readonly leadsTo: ContentId }
  /** Its lesson was done, or is to be a day or more before. */
  | { readonly kind: 'consolidate' }
  /** Known well enough to go without the lesson. */
  | { readonly kind: 'nearly' }
  /** So many contents are due, `repeats` counts those that come along. */
  | { readonly kind: 'due'; readonly repeats: number }
  /** A mastered content was missed: it is asked once more. */
  | { readonly kind: 'verify' }
  /** Nothing new is left: what is weakest is kept warm. */
  | { readonly kind: 'keep' }
  /** Nothing was begun, and nothing new may be: to get to know what is asked most. */
  | { readonly kind: 'try' }
  /** `daysBefore` the sitting, `null` without one. Not whole where no day has its `wholeMinutes`. */
  | {
      readonly kind: 'simulacro';
      readonly whole: boolean;
      readonly wholeMinutes: number;
      readonly daysBefore: number | null;
    }
  /** Its mistakes are looked at. */
  | { readonly kind: 'after-simulacro' }
  /** The time of the day is too short for anything else. */
  | { readonly kind: 'short-day' }
  | { readonly kind: 'day-before' };

export interface PlanTask {
  /** The same for the same task of the same day. */
  readonly id: string;
  readonly kind: TaskKind;
  /** What it is of; of a review also what comes along. Empty for a simulacro, cards and the day before. */
  readonly contents: readonly ContentId[];
  readonly test?: TestId;
  /** Minutes: 15 to 40, but for a whole simulacro and a day that is shorter. */
  readonly minutes: number;
  readonly reason: PlanReason;
  /** Of {@link test}, on its own scale. 0 to 0 where a task is there to measure or to rest. */
  readonly gain: Points;
}

export interface PlanDay {
  readonly date: string;
  /** Minutes that tasks may take, after slack and what was done. A whole simulacro may use the slack too. */
  readonly capacityMinutes: number;
  readonly tasks: readonly PlanTask[];
}

export interface PlanWeek {
  /** Monday, or today in the first one. */
  readonly from: string;
  readonly to: string;
  /** Minutes of each. */
  readonly newMinutes: number;
  readonly reviewMinutes: number;
  readonly simulacroMinutes: number;
  readonly simulacros: readonly { readonly date: string; readonly test: TestId; readonly whole: boolean }[];
  /** Contents that are begun. */
  readonly contents: readonly ContentId[];
}

/** What does not fit before the sitting, the least worth it, and what would help. */
export interface PlanLeft {
  readonly contents: readonly ContentId[];
  readonly minutes: number;
  /** By test, what they would bring. */
  readonly gain: readonly { readonly test: TestId; readonly points: Points }[];
  /** First lever: so many minutes a week more; `null` where no week has as many. */
  readonly moreMinutesAWeek: number | null;
  /** Second lever, another goal or other tests: the test of which most is left; `null` with a single test. */
  readonly test: TestId | null;
}

/** What score is expected of each test at so many times the minutes of the week. */
export interface Projection {
  /** 1 is what was told or supposed. */
  readonly factor: number;
  readonly minutesAWeek: number;
  readonly tests: readonly { readonly test: TestId; readonly expected: Points }[];
}

export interface Plan {
  /** - `far`: new contents. `last-week`: none any more. `day-before`. `sitting`: its day, or later: nothing is planned. */
  readonly phase: 'far' | 'last-week' | 'day-before' | 'sitting';
  /** From today, at most 14, not beyond the day before the sitting. */
  readonly days: readonly PlanDay[];
  /** Until the sitting; without one, twelve. */
  readonly weeks: readonly PlanWeek[];
  /** `null` where all fits. */
  readonly left: PlanLeft | null;
  readonly projection: readonly Projection[];
  /** What was supposed where nobody told. */
  readonly supposedMinutes: Readonly<Record<Weekday, number>> | null;
}
