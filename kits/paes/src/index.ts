export { FACTOR_NAMES, FACTORS, type Factor, SCORE_MAX, SCORE_MIN } from './factor.ts';
export { PAES_TEST_NAMES, PAES_TESTS, type PaesTest } from './paes-test.ts';
