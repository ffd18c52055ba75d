/** A dot of a picture: `level` rows above (negative) or below the middle line. */
export interface StackedDot<T> {
  readonly item: T;
  readonly x: number;
  readonly level: number;
}

/** Levels farther than this would leave the row: dots there may touch. */
const LEVEL_MAX = 4;

const LEVELS = Array.from({ length: 2 * LEVEL_MAX + 1 }, (_, index) =>
  index % 2 === 0 ? -index / 2 : (index + 1) / 2,
);

/** Puts dots that would cover each other side by side: each as near to the middle as it finds `gap` of room. */
export function stackDots<T>(items: readonly T[], xOf: (item: T) => number, gap: number): readonly StackedDot<T>[] {
  const ends = new Map<number, number>();
  return items
    .map((item) => ({ item, x: xOf(item) }))
    .sort((a, b) => a.x - b.x)
    .map(({ item, x }) => {
      const free = LEVELS.find((level) => x - (ends.get(level) ?? Number.NEGATIVE_INFINITY) >= gap);
      const level = free ?? 0;
      ends.set(level, x);
      return { item, x, level: level + 0 };
    });
}
