/** How well something answers a query. */
export interface Rated<T> {
  readonly value: T;
  /** Words of the query that it answers. */
  readonly answered: number;
  readonly worth: number;
}

/** Those of `values` that answer any of the `words`. `worthOf`: what a value, at its position, has of the word at another; 0 for nothing. */
export function rate<T>(
  values: readonly T[],
  words: number,
  worthOf: (value: T, position: number, word: number) => number,
): readonly Rated<T>[] {
  const rated: Rated<T>[] = [];
  values.forEach((value, position) => {
    let [answered, worth] = [0, 0];
    for (let word = 0; word < words; word += 1) {
      const ofWord = worthOf(value, position, word);
      if (ofWord > 0) answered += 1;
      worth += ofWord;
    }
    if (answered > 0) rated.push({ value, answered, worth });
  });
  return rated;
}

/** Those that answer most, best first; equals in their order. */
export function mostAnswering<T>(rated: readonly Rated<T>[]): readonly Rated<T>[] {
  const most = rated.reduce((before, { answered }) => Math.max(before, answered), 0);
  return rated.filter(({ answered }) => answered === most).sort((a, b) => b.worth - a.worth);
}

export const valuesOf = <T>(rated: readonly Rated<T>[]): readonly T[] => rated.map(({ value }) => value);
