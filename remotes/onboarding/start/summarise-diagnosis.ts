import type { DiagnosedContent } from '@travesia/contracts/slices';
import { type Axis, findContent, PREREQUISITES, TEMARIO, type TestId } from '@travesia/contracts/temario';

/** How surely a content is known, in words that are fair to a chance. */
export const SURENESSES = ['known', 'likely', 'unlikely', 'missing'] as const;

export type Sureness = (typeof SURENESSES)[number];

/** From these chances on. In between nobody can say. */
const KNOWN_FROM = 0.8;
const LIKELY_FROM = 0.5;
const UNLIKELY_FROM = 0.2;

export function surenessOf(probability: number): Sureness {
  if (probability >= KNOWN_FROM) return 'known';
  if (probability >= LIKELY_FROM) return 'likely';
  return probability >= UNLIKELY_FROM ? 'unlikely' : 'missing';
}

export interface AxisSummary {
  readonly id: string;
  readonly name: string;
  /** In the order of the temario. */
  readonly contents: readonly (DiagnosedContent & { readonly name: string; readonly sureness: Sureness })[];
  /** Contents known, expected: the sum of chances. */
  readonly expected: number;
}

const idsOf = ({ units }: Axis) => units.flatMap(({ contents }) => contents.map(({ id }) => id as string));

/** By axis of the test, in the order of the temario. */
export function summariseDiagnosis(test: TestId, contents: readonly DiagnosedContent[]): readonly AxisSummary[] {
  const told = new Map(contents.map((content) => [content.contentId, content]));
  const axes = TEMARIO.find(({ id }) => id === test)?.axes ?? [];
  return axes.map((axis) => {
    const own = idsOf(axis).flatMap((id) => {
      const content = told.get(id);
      if (!content) return [];
      return [{ ...content, name: findContent(id)?.name ?? id, sureness: surenessOf(content.probability) }];
    });
    return {
      id: axis.id,
      name: axis.name,
      contents: own,
      expected: own.reduce((sum, { probability }) => sum + probability, 0),
    };
  });
}

/** Contents to begin with: not known, and all that they stand on is; the likeliest of them to be learnt soon first. */
export function firstContents(contents: readonly DiagnosedContent[], most: number): readonly string[] {
  const chance = new Map(contents.map(({ contentId, probability }) => [contentId, probability]));
  const isKnown = (id: string) => (chance.get(id) ?? 1) >= LIKELY_FROM;
  return contents
    .filter(({ contentId }) => !isKnown(contentId))
    .filter(({ contentId }) =>
      PREREQUISITES.every(({ from, to, kind }) => to !== contentId || kind !== 'blocking' || isKnown(from)),
    )
    .sort((one, other) => other.probability - one.probability)
    .slice(0, most)
    .map(({ contentId }) => contentId);
}
