import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CARD_KINDS } from '@travesia/contracts/slices';
import { type ContentId, findContent } from '@travesia/contracts/temario';
import { z } from 'zod';
import type { CompiledCard } from '../src/compiled-card.ts';

/** A reader refuses an artifact of another format. */
export const CARDS_FORMAT = 1;

/** Where `npm run build` leaves the cards of this tree. */
export const CARDS_ARTIFACT = join(import.meta.dirname, '../../cards/dist/cards.json');

const content = z.custom<ContentId>(
  (id) => typeof id === 'string' && findContent(id) !== undefined,
  'there is no such content',
);

const artifactSchema = z.strictObject({
  format: z.literal(CARDS_FORMAT),
  cards: z.array(
    z.strictObject({
      id: z.string(),
      content,
      kind: z.enum(CARD_KINDS),
      front: z.string(),
      figure: z.string().exactOptional(),
      back: z.string(),
      why: z.string().exactOptional(),
      mistake: z.string().exactOptional(),
    }),
  ),
});

/** The compiled cards, in the order of the temario. Throws where there are none or they are of another format. */
export async function openCards(file = CARDS_ARTIFACT): Promise<readonly CompiledCard[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(`There are no compiled cards in ${file}: npm run build compiles them.`, { cause });
  }
  return artifactSchema.parse(JSON.parse(text)).cards;
}
