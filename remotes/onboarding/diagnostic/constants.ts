/** Choices of the diagnostic, each with its reason. Shares are from 0 to 1. */

/** Knowledge states that stand for all a student may know of a test: more classify no better (learning research, 4). */
export const STATES = 3_000;

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

/** What of it then counts. */
export const SLOW_WEIGHS = 0.5;

/** From this chance on that a content is known, a wrong answer is taken as a possible slip, and asked once more. */
export const SURPRISE_FROM = 0.75;

/** Slip that such an answer is weighed with until it is confirmed: what it says of other contents waits. */
export const SURPRISE_SLIP = 0.35;

/** Who knows a content hardly ever slips on it twice running: what was missed twice is believed over all inference. */
export const SECOND_SLIP = 0.005;

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

/** An axis is asked at most so much more than its share of the test's contents. */
export const AXIS_SURPLUS = 2;

/** The question drawn by chance, which measures the engine itself, is one of these, counted from 0. */
export const CHANCE_QUESTION_FROM = 4;
export const CHANCE_QUESTION_TO = 7;

/** A content counts as known from this chance on. */
export const KNOWN_FROM = 0.5;
