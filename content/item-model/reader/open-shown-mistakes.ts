import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentId, findContent } from '@travesia/contracts/temario';
import { z } from 'zod';

/** Where `npm run build` leaves what the lessons of this tree can show. */
const SHOWN_MISTAKES = join(import.meta.dirname, '../../lessons/dist/carried/shown-mistakes.json');

const schema = z.record(z.string(), z.array(z.string()));

/** By content, the named mistakes of which its lesson has an example. Empty in a tree whose lessons were not compiled. */
export async function openShownMistakes(file = SHOWN_MISTAKES): Promise<ReadonlyMap<ContentId, ReadonlySet<string>>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return new Map(
    Object.entries(schema.parse(JSON.parse(text))).flatMap(([id, mistakes]) =>
      findContent(id) ? [[id as ContentId, new Set(mistakes)] as const] : [],
    ),
  );
}
