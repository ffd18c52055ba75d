/** Every score of the system since Admisión 2023: of the tests, NEM, ranking and weighted. */
export const SCORE_MIN = 100;
export const SCORE_MAX = 1000;
