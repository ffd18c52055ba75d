import type { Content, TemarioTest } from '@travesia/contracts/temario';

/** A content as the page shows it; its id says what a practice of it is about. */
export type SyllabusContent = Content;

export interface SyllabusUnit {
  readonly name: string;
  readonly contents: readonly SyllabusContent[];
}

export interface SyllabusAxis {
  readonly id: string;
  readonly name: string;
  readonly units: readonly SyllabusUnit[];
}

export interface SyllabusTest extends Omit<TemarioTest, 'axes'> {
  readonly axes: readonly SyllabusAxis[];
}

/**
 * What the page gets as its data, so that the text of the syllabus travels once, in the
 * document, and not in a script too.
 */
export function syllabusData(tests: readonly TemarioTest[]): readonly SyllabusTest[] {
  return tests.map((test) => ({
    ...test,
    axes: test.axes.map(({ id, name, units }) => ({
      id,
      name,
      units: units.map((unit) => ({
        name: unit.name,
        contents: unit.contents,
      })),
    })),
  }));
}
