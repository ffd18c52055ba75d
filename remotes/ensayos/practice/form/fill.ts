/** Something that goes into a form whole: an item, or a text with its items. */
export interface Unit {
  readonly size: number;
  /** What choosing it costs; the cheapest set that fits is taken. */
  readonly cost: number;
}

/**
 * The cheapest units that fill exactly `places`, or the most places that can be filled where that is impossible. Exact:
 * dynamic programming over places, with at most a few hundred units of some eighty places.
 */
export function fill<U extends Unit>(units: readonly U[], places: number): readonly U[] {
  type Best = { readonly cost: number; readonly last: U; readonly before: Best | undefined; readonly filled: number };
  const best: (Best | undefined)[] = Array.from({ length: places + 1 });
  for (const unit of units) {
    for (let filled = places; filled >= unit.size; filled -= 1) {
      const before = best[filled - unit.size];
      if (filled > unit.size && !before) continue;
      const cost = (before?.cost ?? 0) + unit.cost;
      const known = best[filled];
      if (!known || cost < known.cost) best[filled] = { cost, last: unit, before, filled };
    }
  }
  const chosen: U[] = [];
  for (let step = best.findLast(Boolean); step; step = step.before) chosen.unshift(step.last);
  return chosen;
}
