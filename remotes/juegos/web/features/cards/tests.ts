import type { DueCard } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import { isOfTest } from './deck.ts';

export const TESTS: readonly TestId[] = ['cl', 'm1', 'm2', 'hcs', 'ciencias'];

/** Tests of which there are some of `cards`. */
export const testsOf = (cards: readonly DueCard[]): readonly TestId[] =>
  TESTS.filter((test) => cards.some((card) => isOfTest(card, test)));
