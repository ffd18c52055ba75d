import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentId, findContent } from '@travesia/contracts/temario';
import { z } from 'zod';

/** Where `npm run build` leaves what explains the contents of this tree. */
const EXPLAINED = join(import.meta.dirname, '../../lessons/dist/carried/explained.json');

const point = z.object({
  id: z.string(),
  title: z.string(),
  idea: z.array(z.string()),
  figure: z.optional(z.string()),
  around: z.string(),
});
const schema = z.record(z.string(), z.object({ points: z.array(point), summary: z.string(), mistakes: z.string() }));

/** A lesson without its questions: knowledge points with the HTML of their idea, and plain words to find it by. */
export type ExplainedLesson = z.infer<typeof schema>[string];

/** By content, what its lesson explains. Empty in a tree whose lessons were not compiled. */
export async function openExplainedLessons(file = EXPLAINED): Promise<ReadonlyMap<ContentId, ExplainedLesson>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return new Map(
    Object.entries(schema.parse(JSON.parse(text))).flatMap(([id, lesson]) =>
      findContent(id) ? [[id as ContentId, lesson] as const] : [],
    ),
  );
}
