import type { CompiledLesson, LessonIndex } from '@travesia/content-lesson-model';
import { aheadCarried, fetchCarried, loadCarriedIndex } from '@travesia/kit-remote/carried';
import { keepFile, readKeptFile } from '../study/study-storage.ts';

const LESSONS = 'lessons';

/** As this release reads it. What a browser kept of another one is fetched anew. */
const FORMAT: CompiledLesson['format'] = 2;

/** An address may name anything; nothing else of this origin is asked for. */
const CONTENT_ID = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

const testOf = (content: string) => content.split('.', 1)[0] ?? '';

const fileName = (content: string) => `lesson:${content}`;

interface KeptLesson {
  readonly integrity: string;
  readonly lesson: CompiledLesson;
}

/** Written by this module alone, out of a file whose digest was checked: only its format may be another. */
async function readKept(content: string): Promise<KeptLesson | null> {
  const kept = await readKeptFile(fileName(content)).catch(() => undefined);
  const lesson = kept?.value as CompiledLesson | undefined;
  return kept && lesson?.format === FORMAT ? { integrity: kept.integrity, lesson } : null;
}

const indexes = new Map<string, Promise<LessonIndex>>();

function indexOf(test: string): Promise<LessonIndex> {
  const known = indexes.get(test);
  if (known) return known;
  const loading = loadCarriedIndex<LessonIndex>(LESSONS, test);
  indexes.set(test, loading);
  loading.catch(() => indexes.delete(test));
  return loading;
}

const loading = new Map<string, Promise<CompiledLesson | null>>();

/**
 * The lesson of a content, kept in the browser from then on; `null` where there is none.
 * @throws {Error} where it could not be loaded and was not opened before.
 */
export function loadLesson(content: string): Promise<CompiledLesson | null> {
  const known = loading.get(content);
  if (known) return known;
  const lesson = readLesson(content);
  loading.set(content, lesson);
  lesson.catch(() => loading.delete(content));
  return lesson;
}

async function readLesson(content: string): Promise<CompiledLesson | null> {
  const keeping = readKept(content);
  const indexing = indexOf(testOf(content));
  // Whoever opens it for the first time waits neither for the index nor for the disk before it is asked for.
  if (CONTENT_ID.test(content)) aheadCarried(LESSONS, content);
  try {
    const entry = (await indexing)[content];
    if (!entry) return null;
    const kept = await keeping;
    if (kept?.integrity === entry.integrity) return kept.lesson;
    const lesson = await fetchCarried<CompiledLesson>(LESSONS, content, entry.integrity);
    // Nobody waits for the disk.
    void keepFile(fileName(content), { integrity: entry.integrity, value: lesson }).catch(() => undefined);
    return lesson;
  } catch (error) {
    const kept = await keeping;
    if (kept) return kept.lesson;
    throw error;
  }
}
