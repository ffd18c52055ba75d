import type { TestId } from '@travesia/contracts/temario';

// Choices of the plan, each with its reason. Those without a source are ours.

/** Share of the minutes that tasks may fill: something always comes between. */
export const FILLED_SHARE = 0.8;

/** Share of what is filled that reviews may take: 20 to 25 %. They take less while little is due. */
export const REVIEW_SHARE = 0.225;
/** In the last week nothing is new: there is time for what was learnt. */
export const REVIEW_SHARE_LAST_WEEK = 0.6;
/** Their minutes are counted from the last day whose number is a multiple of this. */
export const REVIEWS_COUNTED_DAYS = 28;
/** One content of a review. */
export const REVIEW_MINUTES = 4;

export const TASK_MINUTES_MIN = 15;
export const TASK_MINUTES_MAX = 40;
/** A day that has fewer minutes than a task takes has cards, from so many on. */
export const CARDS_MINUTES_MIN = 5;

export const LESSON_MINUTES = 15;
/** Practice of a content after its lesson: with lesson and reviews about the 38 minutes a content that others report. */
export const PRACTICE_MINUTES = 20;

/** A lesson and its practice stand a night apart. */
export const PRACTISED_AFTER_MS = 8 * 60 * 60 * 1000;

/** More new contents in a day are not told apart the day after. */
export const LESSONS_A_DAY_MAX = 4;
export const SUBJECTS_A_DAY_MAX = 2;
/** Another subject is mixed in where its next content is worth so much of the best one a minute. */
export const MIXED_FROM_WORTH = 0.5;

/** Chance of a right answer by luck alone: most questions have four options. */
export const LUCK = 0.25;
/** What is supposed of contents that were not taught follows from answers to them, to which so many of anybody's are added. */
export const SUPPOSED_ANSWERS = 10;
/** Answers of a content after which half of what is supposed of it is left: luck makes one or two right. */
export const SUPPOSED_HALF_ANSWERS = 3;
/** Probability from which a content needs no lesson, and what stands on it may begin. */
export const KNOWN_FROM = 0.6;
/** What lesson and practice of a content lead to: its range, and from where nothing is planned for it. */
export const LEARNT = { low: 0.6, high: 0.85, enough: 0.8 } as const;
/** Checks of a lesson; with each so many answers more, practising a content whose lesson was done brings half as much. */
export const FIRST_ANSWERS = 3;
export const AGAIN_HALF_ANSWERS = 3;
/** Part of a content's gain that its lesson is told; practice is told the rest. */
export const LESSON_GAIN_SHARE = 0.6;
/** Contents that one practice keeps warm. */
export const KEPT_CONTENTS = 4;
/** What a review keeps from being forgotten until the next one: up to so much of the probability. */
export const REVIEW_KEEPS = 0.1;
/** Somebody means to sit a test though the goal does not weigh it: it counts so much of an even share. */
export const UNWEIGHED_SHARE = 0.1;
/** Questions over which the official table is read for what one is worth: it has flat and steep steps. */
export const SLOPE_QUESTIONS = 6;

export const DETAILED_DAYS = 14;
/** Without a sitting in sight. */
export const OPEN_WEEKS = 12;
/** Nobody plans further: it would only be a longer list. */
export const HORIZON_DAYS_MAX = 800;
/** Days before the sitting in which nothing new is begun. */
export const LAST_DAYS = 7;
export const LIGHT_MINUTES = 20;

/** As they are taken: official. */
export const SIMULACRO_MINUTES: Readonly<Record<TestId, number>> = {
  cl: 150,
  m1: 140,
  m2: 140,
  hcs: 120,
  ciencias: 160,
};
/** For looking at its mistakes. */
export const CORRECTION_MINUTES = 60;
export const CORRECTED_WITHIN_DAYS = 2;
/** Days before the sitting, from and to, of the last simulacro. */
export const LAST_SIMULACRO_DAYS = [5, 7] as const;
/** In the last month one a week, give or take: the day with most time is chosen. */
export const MONTH_DAYS = 30;
export const MONTH_SIMULACRO_DAYS = 7;
export const MONTH_SIMULACRO_AROUND_DAYS = 2;
/** Before it one in two or three weeks, by whether there is much time. */
export const SIMULACRO_EVERY_DAYS = { much: 14, little: 21 } as const;
export const SIMULACRO_AROUND_DAYS = 3;
export const MUCH_MINUTES_A_WEEK = 600;
export const SIMULACROS_APART_DAYS = 5;
/** Who begins first learns something. */
export const FIRST_SIMULACRO_DAYS = 7;

/** Times the minutes of the week for which scores are told. */
export const PROJECTED_FACTORS = [0, 0.5, 1, 1.5, 2, 3] as const;
/** Points by which a score is uncertain, either way, of whom no test was graded. */
export const UNKNOWN_SCORE_POINTS = 60;
