import type { ContentMastery, GoalCutoff, Sitting, TestScoreEstimate } from '@travesia/contracts/slices';
import type { Elective, TestId } from '@travesia/contracts/temario';
import type { Plan, PlanReason, PlanTask, Points, Projection } from '../plan/plan.ts';

/**
 * What is not known yet, and what the plan supposes instead:
 * - `profile`: no step was told; `tests`, `sitting` and `minutes` are missing too.
 * - `tests`: the two obligatory ones.
 * - `sitting`: the next regular one; of whoever is not in the last year at school nor out of it, the next that leaves time
 *   for a plan.
 * - `minutes`: so many as stand in {@link HomeAnswer.week}.
 * - `dates`: nobody published the dates of the sitting; those of other years.
 * - `goals`: every test counts alike.
 * - `evidence`: nothing was answered; gains are those of anybody.
 */
export const MISSING = ['profile', 'tests', 'sitting', 'minutes', 'dates', 'goals', 'evidence'] as const;

export type Missing = (typeof MISSING)[number];

/** Areas that did not answer at the last refresh: what is said of them is what they said before, or nothing. */
export const ASKED = ['answers', 'profile', 'goals', 'estimates', 'diagnoses'] as const;

export type Asked = (typeof ASKED)[number];

/** Why a task is in the plan, as data: pages put it into words. */
export type TaskReason =
  | Exclude<PlanReason, { readonly kind: 'prerequisite' }>
  | { readonly kind: 'prerequisite'; readonly leadsTo: string };

export interface HomeTask {
  /** The same while what the plan is made of is the same. */
  readonly id: string;
  readonly kind: PlanTask['kind'];
  readonly contents: readonly string[];
  readonly test?: TestId;
  readonly minutes: number;
  /** `null` where only a newer release knows it. */
  readonly reason: TaskReason | null;
  /** Of the test, on its own scale. */
  readonly gain: Points;
}

export interface HomeDay {
  /** Of Santiago, `2026-11-25`. */
  readonly date: string;
  /** Minutes that the student means to study; none {@link outside} of the plan. */
  readonly planned: number;
  /** Before the first plan, or from the sitting on: no day of rest. */
  readonly outside?: true;
  /** About how many they did, counted from answers and points of lessons. */
  readonly done: number;
  /** Of today and of days to come. */
  readonly tasks: readonly HomeTask[];
}

export interface HomeGoal {
  readonly programId: string;
  /** `null` where the offer does not know the programme. */
  readonly name: string | null;
  readonly university: string | null;
  readonly cutoff: GoalCutoff | null;
  /** Tests whose score counts for it. */
  readonly tests: readonly TestId[];
  /** How far the estimates of those tests are from the cut-off, were each of them to reach it. Only tests that have one. */
  readonly distances: readonly GoalDistance[];
}

export interface GoalDistance {
  readonly test: TestId;
  /** Middle of the estimate. */
  readonly score: number;
  /** Points that are missing; 0 where none are. */
  readonly points: number;
  /** About how many more questions right that is. */
  readonly questions: number;
}

export interface HomeResult extends TestScoreEstimate {
  /** Middle of the estimates that were seen before, oldest first, with the day; today's is not among them. */
  readonly before: readonly { readonly date: string; readonly middle: number }[];
}

/** What does not fit before the sitting, the least worth it first, and what would help. */
export interface HomeLeft {
  readonly contents: readonly string[];
  readonly minutes: number;
  /** By test, what they would bring. */
  readonly gain: readonly { readonly test: TestId; readonly points: Points }[];
  /** Minutes a week that would be needed more; `null` where no week has as many. */
  readonly moreMinutesAWeek: number | null;
  /** The test of which most is left; `null` with a single test. */
  readonly test: TestId | null;
}

/** A named mistake of a content, to be found in an answer that is not the student's. */
export interface HomeExample {
  /** UUIDv7: of this time that it comes back. */
  readonly id: string;
  readonly content: string;
  readonly mistake: string;
}

export interface HomeAnswer {
  /** ISO 8601; `null` before the first refresh: then nothing else is known. */
  readonly madeAt: string | null;
  /** Of Santiago, for which it was made: on another one, refresh. */
  readonly day: string | null;
  readonly missing: readonly Missing[];
  readonly stale: readonly Asked[];
  readonly name: string | null;
  readonly sitting: {
    readonly sitting: Sitting;
    /** First day of its tests. */
    readonly date: string;
    /** Until then; negative while it goes on. */
    readonly days: number;
    /** Where DEMRE tells of it. */
    readonly official?: string;
  } | null;
  readonly tests: readonly TestId[];
  /** What the elective part of Ciencias is of; `null`: nobody knows, and it is a third of each. Without Ciencias absent. */
  readonly elective?: Elective | null;
  readonly phase: Plan['phase'] | null;
  /** Monday to Sunday of this week. */
  readonly week: readonly HomeDay[];
  /** The days after it, as far as the plan tells days. */
  readonly later: readonly HomeDay[];
  /** What was done today. */
  readonly today: {
    readonly lessons: readonly string[];
    readonly answers: number;
    readonly minutes: number;
  };
  /** The last practice test of this week, and how many contents that the student had met before it repeated. */
  readonly lastTest?: { readonly at: string; readonly repeats: number } | null;
  /** By content; only those of which something is known. */
  readonly levels: Readonly<Record<string, ContentMastery>>;
  /** Contents whose review is due. */
  readonly due: readonly string[];
  /** Of today: about how many minutes the cards take that fit in it, and how many those are. */
  readonly cards: { readonly minutes: number; readonly due: number };
  /**
   * Of today: the student's own mistakes of a week ago or more that come back as somebody's, and about how many minutes
   * they take. Answers that were kept before have none.
   */
  readonly erroneous?: { readonly minutes: number; readonly due: readonly HomeExample[] };
  /** By content. */
  readonly lessons: { readonly done: readonly string[]; readonly begun: readonly string[] };
  readonly goals: readonly HomeGoal[];
  readonly results: readonly HomeResult[];
  /** What score is expected at other times the minutes of the week. */
  readonly projection: readonly Projection[];
  /** `null` where all fits. */
  readonly left: HomeLeft | null;
}
