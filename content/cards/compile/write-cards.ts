import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompiledCard } from '@travesia/content-item-model';
import { CARDS_ARTIFACT, CARDS_FORMAT } from '@travesia/content-item-model/cards';
import { compileFigure, compileInline } from '@travesia/content-markup/compile';
import type { DueCard } from '@travesia/contracts/slices';
import { allContents, findContent } from '@travesia/contracts/temario';
import type { Card } from '../authoring/index.ts';
import { SAMPLE_CARDS } from '../sample.ts';

/** HTML of a card. Throws naming the card that can't be compiled. */
export function compileCard({ id, content, kind, front, figure, back, why, mistake }: Card): CompiledCard {
  try {
    return {
      ...{ id: `${content}:${id}`, content, kind },
      front: compileInline(front),
      ...(figure && { figure: compileFigure(figure) }),
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

/** As a page shows it to who never answered it. */
function sampleCard(id: string, cards: readonly Card[]): DueCard {
  const card = cards.find((one) => `${one.content}:${one.id}` === id);
  if (!card) throw new Error(`sample.ts: there is no card "${id}"`);
  const { content, kind, front, figure, back, why = null } = compileCard(card);
  const name = findContent(content)?.name ?? '';
  return {
    ...{ id, contentId: content, content: name, kind, front },
    ...(figure !== undefined && { figure }),
    ...{ back, why, isNew: true },
  };
}

/** Where `npm run build` leaves what a release carries of cards. */
const CARRIED = join(import.meta.dirname, '../dist/carried');

/** Compiles the cards that anybody may try into the file `sample` of what is carried. */
export async function writeSample(cards: readonly Card[], folder = CARRIED): Promise<void> {
  // Scripts read none of it: it is data of a page.
  for (const part of ['files', 'index']) await mkdir(join(folder, part), { recursive: true });
  const sample = SAMPLE_CARDS.map((id) => sampleCard(id, cards));
  await writeFile(join(folder, 'files/sample.json'), JSON.stringify({ cards: sample }));
}
