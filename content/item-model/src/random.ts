export interface Random {
  /** Whole number between both bounds, bounds included. */
  integer(least: number, most: number): number;
  pick<T>(values: readonly T[]): T;
  /** `count` different elements, in the order in which they were drawn. */
  sample<T>(values: readonly T[], count: number): readonly T[];
}

/** All draws from one that gives whole numbers between two bounds, bounds included. */
export function randomFrom(integer: Random['integer']): Random {
  const sample = <T>(values: readonly T[], count: number): readonly T[] => {
    if (count > values.length) throw new RangeError(`Cannot draw ${count} different values out of ${values.length}.`);
    const left = [...values];
    return Array.from({ length: count }, () => left.splice(integer(0, left.length - 1), 1)[0] as T);
  };
  return { integer, sample, pick: (values) => sample(values, 1)[0] as (typeof values)[number] };
}

/**
 * Draws of one variant. The same seed gives the same draws on every machine, for ever: the ids of variants depend on it.
 * Whoever sees some draws can find the others, so that nothing that students are not to know is drawn from it.
 * Mulberry32 (Tommy Ettinger, public domain): 32 bits of state are plenty for the dozen draws of a variant.
 */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return randomFrom((least, most) => least + Math.floor(next() * (most - least + 1)));
}
