import type { SyllabusTest } from './syllabus-data.ts';

/** Without accents, tildes or capitals: `Ecuación` is `ecuacion`, `año` is `ano`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The words that all have to be found. */
export function searchWords(query: string): readonly string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * What of the syllabus holds every word, anywhere in a content or in the names of its unit, axis
 * and test; what holds nothing falls out. All of it for no words.
 */
export function filterSyllabus(tests: readonly SyllabusTest[], words: readonly string[]): readonly SyllabusTest[] {
  if (words.length === 0) return tests;
  const found = (...texts: readonly string[]) => {
    const folded = fold(texts.join(' '));
    return words.every((word) => folded.includes(word));
  };
  return tests.flatMap((test) => {
    const axes = test.axes.flatMap((axis) => {
      const units = axis.units.flatMap((unit) => {
        const contents = unit.contents.filter(({ name, summary }) =>
          found(test.name, axis.name, unit.name, name, summary),
        );
        return contents.length > 0 ? [{ ...unit, contents }] : [];
      });
      return units.length > 0 ? [{ ...axis, units }] : [];
    });
    return axes.length > 0 ? [{ ...test, axes }] : [];
  });
}

export interface SyllabusCounts {
  readonly axes: number;
  readonly units: number;
  readonly contents: number;
}

export function countSyllabus(tests: readonly Pick<SyllabusTest, 'axes'>[]): SyllabusCounts {
  const axes = tests.flatMap((test) => test.axes);
  const units = axes.flatMap((axis) => axis.units);
  return { axes: axes.length, units: units.length, contents: units.flatMap((unit) => unit.contents).length };
}
