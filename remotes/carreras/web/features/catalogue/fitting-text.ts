/** Longest title that a search engine shows whole, the site's name beside it. */
export const TITLE_MAX = 65;
/** Longest description that a search engine shows whole. */
export const DESCRIPTION_MAX = 170;

/** The first of some ways to say a thing that is short enough; the last one where none is. */
export function firstThatFits(candidates: readonly string[], max: number): string {
  return candidates.find(({ length }) => length <= max) ?? candidates.at(-1) ?? '';
}
