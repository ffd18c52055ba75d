import type { LessonMap } from '@travesia/content-lesson-model';

/** Without accents, tildes or capitals: `Ecuación` is `ecuacion`. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** What of the map holds every word of `query`, in a content or in the names of what it stands in; all of it for none. */
export function filterMap(map: LessonMap, query: string): LessonMap {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return map;
  const found = (...names: readonly string[]) => {
    const folded = fold(names.join(' '));
    return words.every((word) => folded.includes(word));
  };
  const full = <Part>(parts: readonly Part[], isFull: (part: Part) => boolean) => parts.filter(isFull);
  const tests = map.map((test) => ({
    ...test,
    axes: full(
      test.axes.map((axis) => ({
        ...axis,
        units: full(
          axis.units.map((unit) => ({
            ...unit,
            contents: unit.contents.filter(({ name }) => found(test.name, axis.name, unit.name, name)),
          })),
          ({ contents }) => contents.length > 0,
        ),
      })),
      ({ units }) => units.length > 0,
    ),
  }));
  return full(tests, ({ axes }) => axes.length > 0);
}
