import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CompiledCard } from '@travesia/content-item-model';
import { CARDS_ARTIFACT, CARDS_FORMAT } from '@travesia/content-item-model/cards';
import { compileInline } from '@travesia/content-markup/compile';
import { allContents } from '@travesia/contracts/temario';
import type { Card } from '../authoring/index.ts';

/** HTML of a card. Throws naming the card that can't be compiled. */
export function compileCard({ id, content, kind, front, back, why, mistake }: Card): CompiledCard {
  try {
    return {
      ...{ id: `${content}:${id}`, content, kind },
      front: compileInline(front),
      back: compileInline(back),
      ...(why !== undefined && { why: compileInline(why) }),
      ...(mistake !== undefined && { mistake }),
    };
  } catch (cause) {
    throw new Error(`${content}:${id}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Compiles the cards into one file, in the order of the temario. The same cards give the same bytes. */
export async function writeCards(cards: readonly Card[], file = CARDS_ARTIFACT): Promise<void> {
  const places = new Map(allContents().map(({ id }, place) => [id, place]));
  const placeOf = ({ content }: Card) => places.get(content) ?? places.size;
  const inOrder = cards.toSorted((one, other) => placeOf(one) - placeOf(other));
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, JSON.stringify({ format: CARDS_FORMAT, cards: inOrder.map(compileCard) }));
  // Whoever reads the file meanwhile finds the old one or the new one.
  await rename(unfinished, file);
}
