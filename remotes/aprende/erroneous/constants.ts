// Choices, each with its reason. Those without a source are ours.

/**
 * Days of study after which a mistake comes back as somebody's: at once an erroneous example brings nothing, a week later
 * a third of a standard deviation (McLaren and others 2015, 390 students).
 */
export const COMES_AFTER_DAYS = 7;
/** And from which on it no longer does: what was answered since says more. */
export const COMES_UNTIL_DAYS = 28;

/** Reading a wrong answer, finding what is wrong with it, and reading the right one. */
export const EXAMPLE_MINUTES = 3;
/** They are liked less than anything else: one or two, not a lesson of them. */
export const EXAMPLES_A_DAY_MOST = 2;

/** Right answers on the content since, of weight, after which the mistake is taken for mended. */
export const RIGHT_SINCE_ENOUGH = 3;

/** Days before the sitting: on its eve it is too late to stir up a doubt. */
export const DAYS_BEFORE_SITTING_LEAST = 2;
