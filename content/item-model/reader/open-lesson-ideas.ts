import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentId, findContent } from '@travesia/contracts/temario';
import { z } from 'zod';
import type { LessonIdeas } from '../src/lesson-idea.ts';

/** Where `npm run build` leaves what the lessons of this tree explain. */
const LESSON_IDEAS = join(import.meta.dirname, '../../lessons/dist/carried/ideas.json');

const content = z.custom<ContentId>((id) => typeof id === 'string' && findContent(id) !== undefined);

const schema = z.array(
  z.strictObject({
    content,
    name: z.string(),
    points: z.array(z.strictObject({ id: z.string(), title: z.string(), idea: z.string() })),
  }),
);

/** What the lesson of each content explains. Empty in a tree whose lessons were not compiled. */
export async function openLessonIdeas(file = LESSON_IDEAS): Promise<LessonIdeas> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return new Map(schema.parse(JSON.parse(text)).map((idea) => [idea.content, idea] as const));
}
