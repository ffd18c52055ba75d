import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentId, findContent } from '@travesia/contracts/temario';
import { z } from 'zod';

/** Where `npm run build` leaves the map of the lessons of this tree. */
const LESSON_MAP = join(import.meta.dirname, '../../lessons/dist/carried/index/map.json');

const content = z.object({ id: z.string(), minutes: z.int().positive().optional() });
const mapSchema = z.array(
  z.object({ axes: z.array(z.object({ units: z.array(z.object({ contents: z.array(content) })) })) }),
);

/** About how long the lesson of each content takes. Empty in a tree whose lessons were not compiled. */
export async function openLessonMinutes(file = LESSON_MAP): Promise<ReadonlyMap<ContentId, number>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const minutes = new Map<ContentId, number>();
  for (const { id, minutes: own } of mapSchema
    .parse(JSON.parse(text))
    .flatMap(({ axes }) => axes)
    .flatMap(({ units }) => units)
    .flatMap(({ contents }) => contents)) {
    if (own !== undefined && findContent(id)) minutes.set(id as ContentId, own);
  }
  return minutes;
}
