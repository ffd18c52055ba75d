import type { TestScoreEstimate } from '@travesia/contracts/slices';
import type { Factor } from '@travesia/kit-paes';

/** What the temario calls a test, and what a weighted score calls it. */
export const TEST_FACTORS: Readonly<Record<TestScoreEstimate['test'], Factor>> = {
  cl: 'cl',
  m1: 'm1',
  m2: 'm2',
  hcs: 'hcs',
  ciencias: 'cien',
};
