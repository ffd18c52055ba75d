import type { ContentGain, ContentGainsAnswer } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import type { Weighed } from '../../../models/wheel/wheel.ts';

/** One test, or all that are offered. */
export type Filter = TestId | 'all';

export interface NamedContent {
  /** Of the temario. */
  readonly content: string;
  /** As students read it. */
  readonly name: string;
  readonly test: TestId;
}

export interface Candidate extends Weighed, NamedContent {
  /** What its weight is made of; absent where all weigh the same. */
  readonly gain?: ContentGain;
}

/** Those of all contents, each with the same weight, or by what they would bring; none of those that were done today. */
export function candidatesOf(
  contents: readonly NamedContent[],
  gains: ContentGainsAnswer | null,
  filter: Filter,
  done: readonly string[],
): readonly Candidate[] {
  const gainOf = new Map(gains?.contents.map((gain) => [gain.contentId, gain]));
  return contents.flatMap((one) => {
    const gain = gainOf.get(one.content);
    const test = gain?.test ?? one.test;
    if ((filter !== 'all' && test !== filter) || done.includes(one.content)) return [];
    if (!gains) return { ...one, weight: 1 };
    return gain ? { ...one, test, weight: gain.worth, gain } : [];
  });
}
