import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexedLesson, LessonMap } from '@travesia/content-lesson-model';
import { TEMARIO } from '@travesia/contracts/temario';
import type { Lesson } from '../authoring/index.ts';
import { LESSONS_FOLDER } from '../load-lessons.ts';
import { compileLesson } from './compile-lesson.ts';

/** From where the build of a remote takes what it carries of this package: `files` to be published, `index` for its scripts. */
export const CARRIED_FOLDER = join(LESSONS_FOLDER, 'dist/carried');

/**
 * Compiles `lessons` into `folder`: a file each, an index a test, and the map of all contents. The same lessons give the same
 * bytes. Throws naming the lesson that can't be compiled.
 */
export async function writeLessons(lessons: readonly Lesson[], folder = CARRIED_FOLDER): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  const [files, index] = [join(unfinished, 'files'), join(unfinished, 'index')];
  await rm(unfinished, { recursive: true, force: true });
  await Promise.all([files, index].map((one) => mkdir(one, { recursive: true })));

  const taught = new Set<string>(lessons.map(({ content }) => content));
  const indexed = new Map<string, IndexedLesson>();
  for (const lesson of lessons) {
    const json = jsonOf(lesson, taught);
    indexed.set(lesson.content, { minutes: lesson.minutes, integrity: integrityOf(json) });
    await writeFile(join(files, `${lesson.content}.json`), json);
  }
  for (const { id } of TEMARIO) await writeFile(join(index, `${id}.json`), jsonOfTest(id, indexed));
  await writeFile(join(index, 'map.json'), JSON.stringify(mapOf(indexed)));

  // Whoever reads the folder meanwhile finds the old one or the new one.
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

function jsonOf(lesson: Lesson, taught: ReadonlySet<string>): string {
  try {
    return JSON.stringify(compileLesson(lesson, taught));
  } catch (cause) {
    throw new Error(`${lesson.content}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

const integrityOf = (json: string) => `sha384-${createHash('sha384').update(json).digest('base64')}`;

/** Of lessons of one test, in the order of their ids. */
function jsonOfTest(test: string, all: ReadonlyMap<string, unknown>): string {
  const own = [...all].filter(([content]) => content.startsWith(`${test}.`));
  return JSON.stringify(Object.fromEntries(own.sort(([one], [other]) => (one < other ? -1 : 1))));
}

function mapOf(indexed: ReadonlyMap<string, IndexedLesson>): LessonMap {
  return TEMARIO.map(({ id: test, name, axes }) => ({
    id: test,
    name,
    axes: axes.map((axis) => ({
      id: axis.id,
      name: axis.name,
      units: axis.units.map((unit) => ({
        id: unit.id,
        name: unit.name,
        contents: unit.contents.map((content) => {
          const minutes = indexed.get(content.id)?.minutes;
          return { id: content.id, name: content.name, ...(minutes !== undefined && { minutes }) };
        }),
      })),
    })),
  }));
}
