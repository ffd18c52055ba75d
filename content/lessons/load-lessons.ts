import { glob } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Lesson } from './authoring/index.ts';

/** The folder of this package. */
export const LESSONS_FOLDER = import.meta.dirname;

/** Folders that hold lessons, one a test. */
const SUBJECTS = ['cl', 'm1', 'm2', 'hcs', 'ciencias'] as const;

export interface PlacedLesson {
  readonly lesson: Lesson;
  /** Inside this package: `m1/numeros/porcentaje.calculo.ts`. */
  readonly file: string;
}

/** Where the lesson of a content stands: `m1/numeros/porcentaje.calculo.ts` for `m1.numeros.porcentaje.calculo`. */
export function fileOfLesson(content: string): string {
  const [test, axis, ...rest] = content.split('.');
  return `${test}/${axis}/${rest.join('.')}.ts`;
}

/** Imports every lesson, or those below some folders. Throws where a file exports no lesson as its default. */
export async function loadLessons(under: readonly string[] = SUBJECTS): Promise<readonly PlacedLesson[]> {
  const files: string[] = [];
  for (const folder of under) {
    const pattern = folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`;
    for await (const file of glob(pattern, { cwd: LESSONS_FOLDER })) files.push(file.split(sep).join('/'));
  }
  return Promise.all(
    files.sort().map(async (file) => {
      const { default: lesson }: { default?: Lesson } = await import(join(LESSONS_FOLDER, file));
      if (!lesson?.content) throw new Error(`${file} exports no lesson as its default.`);
      return { lesson, file };
    }),
  );
}
