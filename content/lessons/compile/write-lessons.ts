import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledLesson, IndexedLesson, LessonMap } from '@travesia/content-lesson-model';
import { TEMARIO } from '@travesia/contracts/temario';
import type { Lesson } from '../authoring/index.ts';
import { LESSONS_FOLDER } from '../load-lessons.ts';
import { compileLesson, type Surroundings } from './compile-lesson.ts';
import { type ExplainedLesson, explainedOf } from './explained.ts';

/** From where the build of a remote takes what it carries of this package: `files` to be published, `index` for its scripts. */
export const CARRIED_FOLDER = join(LESSONS_FOLDER, 'dist/carried');

/** For the service that asks for them, and for no script: by content, the named mistakes that a wrong option stands for. */
const SHOWN_MISTAKES_FILE = 'shown-mistakes.json';

/** For the service too: by content, what its tutor explains with. */
const EXPLAINED_FILE = 'explained.json';

/**
 * Compiles `lessons` into `folder`: a file each, an index a test, the map of all contents, the mistakes that they can show,
 * and what explains each content. `names` are those of the mistakes of the bank. The same lessons give the same bytes. Throws naming the lesson that
 * can't be compiled.
 */
export async function writeLessons(
  lessons: readonly Lesson[],
  names: ReadonlyMap<string, string>,
  folder = CARRIED_FOLDER,
): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  const [files, index] = [join(unfinished, 'files'), join(unfinished, 'index')];
  await rm(unfinished, { recursive: true, force: true });
  await Promise.all([files, index].map((one) => mkdir(one, { recursive: true })));

  const surroundings = { taught: new Set<string>(lessons.map(({ content }) => content)), mistakes: names };
  const indexed = new Map<string, IndexedLesson>();
  const explained: Record<string, ExplainedLesson> = {};
  for (const lesson of lessons) {
    const compiled = compiledOf(lesson, surroundings);
    const json = JSON.stringify(compiled);
    explained[lesson.content] = explainedOf(compiled);
    indexed.set(lesson.content, { minutes: lesson.minutes, integrity: integrityOf(json) });
    await writeFile(join(files, `${lesson.content}.json`), json);
  }
  for (const { id } of TEMARIO) await writeFile(join(index, `${id}.json`), jsonOfTest(id, indexed));
  await writeFile(join(index, 'map.json'), JSON.stringify(mapOf(indexed)));
  const shown = lessons.map((lesson) => [lesson.content, shownMistakes(lesson)] as const);
  await writeFile(join(unfinished, SHOWN_MISTAKES_FILE), JSON.stringify(Object.fromEntries(shown)));
  await writeFile(join(unfinished, EXPLAINED_FILE), JSON.stringify(explained));

  // Whoever reads the folder meanwhile finds the old one or the new one.
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

function shownMistakes({ points }: Lesson): readonly string[] {
  const options = points.flatMap(({ checks }) => checks.flatMap(({ distractors }) => distractors));
  return [...new Set(options.flatMap(({ mistake }) => mistake ?? []))].sort();
}

function compiledOf(lesson: Lesson, surroundings: Surroundings): CompiledLesson {
  try {
    return compileLesson(lesson, surroundings);
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
