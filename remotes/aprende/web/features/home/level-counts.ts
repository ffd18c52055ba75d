import { type ContentMastery, MASTERY_LEVELS, type MasteryLevel } from '@travesia/contracts/slices';
import type { Axis, TemarioTest } from '@travesia/contracts/temario';

export type Levels = Readonly<Record<string, ContentMastery>>;

export const levelOf = (levels: Levels, contentId: string): MasteryLevel => levels[contentId]?.level ?? 0;

export const contentsOf = ({ units }: Axis) => units.flatMap(({ contents }) => contents);

/** How many contents of an axis are at each level, the lowest first. */
export function levelCounts(
  levels: Levels,
  axis: Axis,
): readonly { readonly level: MasteryLevel; readonly contents: number }[] {
  const all = contentsOf(axis).map(({ id }) => levelOf(levels, id));
  return MASTERY_LEVELS.map((level) => ({ level, contents: all.filter((one) => one === level).length }));
}

/** From this level on a content is taken as known. */
const KNOWN_FROM: MasteryLevel = 3;

export function knownIn(
  levels: Levels,
  { axes }: Pick<TemarioTest, 'axes'>,
): { readonly known: number; readonly all: number } {
  const all = axes.flatMap(contentsOf);
  return { known: all.filter(({ id }) => levelOf(levels, id) >= KNOWN_FROM).length, all: all.length };
}
