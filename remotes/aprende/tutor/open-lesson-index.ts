import { openExplainedLessons } from '@travesia/content-item-model/explained-lessons';
import { makeLessonIndex } from './index/make-lesson-index.ts';
import type { LessonIndex } from './lesson-index.ts';

/** The lessons of this tree by the words of students. Without compiled lessons it finds contents, and no part of them. */
export async function openLessonIndex(file?: string): Promise<LessonIndex> {
  return makeLessonIndex(await openExplainedLessons(file));
}
