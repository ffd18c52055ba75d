import { PAES_TEST_NAMES, PAES_TESTS, type PaesTest } from './paes-test.ts';

/** What a weighted score is made of: the two scores of secondary school and those of the tests. */
export const FACTORS = ['nem', 'ranking', ...PAES_TESTS] as const;

export type Factor = 'nem' | 'ranking' | PaesTest;

export const FACTOR_NAMES: Readonly<Record<Factor, string>> = { nem: 'NEM', ranking: 'Ranking', ...PAES_TEST_NAMES };
