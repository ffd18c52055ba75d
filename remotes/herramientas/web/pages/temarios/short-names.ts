import type { TestId } from '@travesia/contracts/temario';

/** What students call each test. */
export const SHORT_NAMES: Readonly<Record<TestId, string>> = {
  cl: 'Lectora',
  m1: 'M1',
  m2: 'M2',
  hcs: 'Historia',
  ciencias: 'Ciencias',
};
