import { plainText } from '@travesia/content-markup/gates';
import { allContents } from '@travesia/contracts/temario';
import { type CardFile, fileOfCards } from '../load-cards.ts';
import { checkCard } from './check-card.ts';

/** A content that has cards has so many of them. */
export const CARDS_OF_A_CONTENT_LEAST = 3;

/** Something that keeps a card from students. */
export interface CardFinding {
  /** The card, or its content. */
  readonly about: string;
  readonly says: string;
}

/** What is wrong with these cards, each by itself and among each other. */
export function checkCards(files: readonly CardFile[], known: ReadonlySet<string>): readonly CardFinding[] {
  const findings: CardFinding[] = [];
  const ids = new Set<string>();
  const fronts = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { cards, file } of files) {
    for (const card of cards) {
      const about = `${card.content}:${card.id}`;
      for (const says of checkCard(card, file, known)) findings.push({ about, says });
      if (ids.has(about)) findings.push({ about, says: 'another card has its id' });
      const front = plainText(card.front).toLowerCase();
      const other = fronts.get(front);
      if (other !== undefined) findings.push({ about, says: `asks what ${other} asks` });
      ids.add(about);
      fronts.set(front, about);
      counts.set(card.content, (counts.get(card.content) ?? 0) + 1);
    }
  }
  for (const [about, count] of counts) {
    if (count < CARDS_OF_A_CONTENT_LEAST)
      findings.push({ about, says: `${count} cards, at least ${CARDS_OF_A_CONTENT_LEAST}` });
  }
  return findings;
}

/** Contents of the axes of these files that have no card yet. */
export function contentsWithoutCards(files: readonly CardFile[]): readonly string[] {
  const places = new Set(files.map(({ file }) => file));
  const have = new Set<string>(files.flatMap(({ cards }) => cards.map(({ content }) => content)));
  return allContents()
    .map(({ id }) => id)
    .filter((id) => places.has(fileOfCards(id)) && !have.has(id));
}
