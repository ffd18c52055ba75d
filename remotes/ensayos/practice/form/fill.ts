/** Something that goes into a form as it is: an item, or a text with its items. */
export interface Unit {
  /** Places that it takes; at least one. */
  readonly size: number;
  /** What choosing it costs; the cheapest set that fits is taken. */
  readonly cost: number;
}

/**
 * The cheapest units that fill exactly `places`, at most one of each choice, or the most places that can be filled where
 * that is impossible. Exact: dynamic programming over places, with at most a few hundred choices of some eighty places.
 */
export function fill<U extends Unit>(choices: readonly (readonly U[])[], places: number): readonly U[] {
  type Best = { readonly cost: number; readonly last: U; readonly before: Best | undefined };
  const best: (Best | undefined)[] = Array.from({ length: places + 1 });
  for (const choice of choices) {
    for (let filled = places; filled > 0; filled -= 1) {
      for (const unit of choice) {
        const before = best[filled - unit.size];
        if (filled !== unit.size && !before) continue;
        const cost = (before?.cost ?? 0) + unit.cost;
        const known = best[filled];
        if (!known || cost < known.cost) best[filled] = { cost, last: unit, before };
      }
    }
  }
  const chosen: U[] = [];
  for (let step = best.findLast(Boolean); step; step = step.before) chosen.unshift(step.last);
  return chosen;
}
