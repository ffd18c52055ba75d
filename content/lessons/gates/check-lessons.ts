import type { PlacedLesson } from '../load-lessons.ts';
import { checkLesson } from './check-lesson.ts';
import type { BankMistakes } from './mistakes-of-bank.ts';

/** Something that keeps a lesson from students. */
export interface LessonFinding {
  /** The content that it teaches. */
  readonly about: string;
  readonly says: string;
}

/** What is wrong with these lessons, each by itself and among each other. */
export function checkLessons(lessons: readonly PlacedLesson[], mistakes: BankMistakes): readonly LessonFinding[] {
  const known = new Set(mistakes.names.keys());
  const seen = new Map<string, string>();
  return lessons.flatMap((placed): readonly LessonFinding[] => {
    const { content, opening } = placed.lesson;
    const own = mistakes.ofContent.get(content) ?? new Set<string>();
    const says = [...checkLesson(placed, { known, own })];
    for (const question of [
      opening.question,
      ...placed.lesson.points.flatMap(({ checks }) => checks.map((one) => one.question)),
    ]) {
      const other = seen.get(question);
      if (other !== undefined && other !== content) says.push(`asks what ${other} asks: "${question.slice(0, 60)}"`);
      seen.set(question, content);
    }
    return says.map((one) => ({ about: content, says: one }));
  });
}
