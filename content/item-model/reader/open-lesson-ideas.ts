import { findContent } from '@travesia/contracts/temario';
import type { LessonIdeas } from '../src/lesson-idea.ts';
import { openExplainedLessons } from './open-explained-lessons.ts';

/** What the lesson of each content explains. Empty in a tree whose lessons were not compiled. */
export async function openLessonIdeas(): Promise<LessonIdeas> {
  const ideas = [...(await openExplainedLessons())].map(([content, { points }]) => ({
    content,
    name: findContent(content)?.name ?? content,
    points: points.map(({ id, title, idea }) => ({ id, title, idea: idea.join('') })),
  }));
  return new Map(ideas.map((idea) => [idea.content, idea]));
}
