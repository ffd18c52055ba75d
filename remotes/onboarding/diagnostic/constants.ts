import type { TestId } from '@travesia/contracts/temario';

/** Choices of the diagnostic, each with its reason. Shares are from 0 to 1. */

/**
 * Knowledge states that stand for all a student may know of a test. Abilities that differ by axis take many: 3,000 classify
 * one to two contents in a hundred less.
 */
export const STATES = 20_000;

/** Of them, drawn by their weights, by which the next question is chosen: the choice needs less than the diagnosis. */
export const STATES_TO_CHOOSE_BY = 512;

/** A content without its prerequisites is known so often as one with them: courses leave holes, and memory does. */
export const WITHOUT_PREREQUISITES = 0.15;

/**
 * How far a student's ability in one axis is from that in the whole test, in standard deviations of the population: somebody
 * good at numbers may never have had geometry.
 */
export const AXIS_DEVIATION = 0.6;

/** Share of students to whom one axis is closed, and what is taken from their ability there. */
export const CLOSED_AXIS_SHARE = 0.15;
export const CLOSED_AXIS_LOSS = 3;

/** Slope of the chance to know a content over ability less difficulty, in logits. */
export const DISCRIMINATION = 1.7;

/** Difficulty of contents whose questions authors call a step harder, from 1 to 5; as practice tests have it. */
export const LABEL_MIDDLE = 3;
export const LABEL_STEP = 0.75;

/**
 * Share of a test that its students know on average. Those of the process 2026 had so many right by the official means and
 * tables, of which guesses and slips are taken away. In M2 that leaves 5 %, which is less than who prepares it knows.
 */
export const KNOWN_SHARE: Readonly<Record<TestId, number>> = { cl: 0.45, m1: 0.47, m2: 0.1, hcs: 0.32, ciencias: 0.22 };

/** A student who knows a content answers wrongly by a slip. */
export const SLIP = 0.08;

/** A student who does not know it chooses the key of four options by luck. */
export const GUESS = 0.25;

/** Of those who do not know a content, who say so where they are asked to; the others guess. */
export const SAYS_UNKNOWN = 0.6;

/** Of those who know it, who say all the same that they do not. */
export const SAYS_UNKNOWN_THOUGH_KNOWN = 0.02;

/** A right answer in more than so many times the time that one takes may have been found out by trying. */
export const SLOW_TIMES = 3;

/** From this chance on that a content is known, a wrong answer is taken as a possible slip, until another confirms it. */
export const SURPRISE_FROM = 0.75;

/** What a doubtful answer counts: a slow right one, and a surprising wrong one. */
export const DOUBTFUL_WEIGHS = 0.5;

/** Questions between a surprising answer and the one that confirms it: at once it would tell that the answer was wrong. */
export const CONFIRMED_AFTER = 2;

/**
 * Before the end a wrong answer is confirmed that by itself takes more contents than this, on average: one slip at the
 * beginning closes a whole axis, of which nothing more is asked then, so that what it takes at the end is less than it cost.
 */
export const LOST_BY_ONE_ANSWER = 0.75;

/** Who is wrong more often than so, without another answer to it, does not know: one of them says little by itself. */
export const SLIPS_MOST = 3;

/** Fewer answers say too little; more are not asked of anybody. */
export const QUESTIONS_MIN = 8;
export const QUESTIONS_SOFT_MAX = 16;
export const QUESTIONS_MAX = 20;

/** Contents that the next question would tell apart on average; below it little more is to be learnt. */
export const GAIN_MIN = 0.3;

/** The same once {@link QUESTIONS_SOFT_MAX} were answered. */
export const GAIN_MIN_LATER = 0.6;

/** Contents for which the effect of a question is reckoned in full: those that are least known for sure. */
export const CANDIDATES = 14;

/** An axis is asked at most so much more than its share of the contents that are asked for. */
export const AXIS_SURPLUS = 2;

/** The question drawn by chance, which measures the engine itself, is one of these, counted from 0. */
export const CHANCE_QUESTION_FROM = 4;
export const CHANCE_QUESTION_TO = 7;

/** A content counts as known from this chance on: both mistakes cost the same, a lesson too many or one too few. */
export const KNOWN_FROM = 0.5;
