import { cleanQuality, mistakenQuality, type Word } from './match-quality.ts';
import { soundOf, wordsOf } from './words.ts';

/** A text that stands for an item. Of a main one, what the query leaves unsaid counts against it. */
export interface SearchField {
  readonly text: string;
  /** How much a match here is worth. */
  readonly weight: number;
  readonly main?: true;
}

interface Posting {
  readonly item: number;
  readonly weight: number;
  /** Part of the item's main text that the word is. */
  readonly share: number;
}

interface Entry extends Word {
  readonly postings: Posting[];
}

/** Worth of a main text that the query says in full. */
const SAID_IN_FULL = 4;

const wordFrom = (text: string): Word => ({ text, sound: soundOf(text) });

/** Best worth of one typed word in each item that has it. */
type Worths = ReadonlyMap<number, number>;

export interface TextIndex {
  /**
   * Positions of the items that answer all words of a query, best first, else of those that answer
   * most. All items, in their order, for a query without words.
   */
  find(query: string): readonly number[];
}

/** `rewrite`: what to read instead of a typed word that stands for others. */
export function createTextIndex(
  items: readonly (readonly SearchField[])[],
  rewrite: ReadonlyMap<string, string> = new Map(),
): TextIndex {
  const entries = new Map<string, Entry>();
  /** Names of universities, cities and careers come back in many items. */
  const read = new Map<string, readonly string[]>();
  const distinctWords = (text: string) => {
    const words = read.get(text) ?? [...new Set(wordsOf(text))];
    read.set(text, words);
    return words;
  };
  items.forEach((fields, item) => {
    for (const { text, weight, main } of fields) {
      const words = distinctWords(text);
      for (const word of words) {
        const entry = entries.get(word) ?? { ...wordFrom(word), postings: [] };
        entries.set(word, entry);
        entry.postings.push({ item, weight, share: main ? 1 / words.length : 0 });
      }
    }
  });
  const vocabulary = [...entries.values()];

  function worthsOf(typed: Word): Worths {
    const rated = (quality: (typed: Word, word: Word) => number) =>
      vocabulary.map((entry) => ({ entry, quality: quality(typed, entry) })).filter((match) => match.quality > 0);
    const clean = rated(cleanQuality);
    const worths = new Map<number, number>();
    for (const { entry, quality } of clean.length > 0 ? clean : rated(mistakenQuality)) {
      for (const { item, weight, share } of entry.postings) {
        const worth = quality * (weight + share * SAID_IN_FULL);
        if (worth > (worths.get(item) ?? 0)) worths.set(item, worth);
      }
    }
    return worths;
  }

  return {
    find(query) {
      const typed = wordsOf(query).flatMap((word) => wordsOf(rewrite.get(word) ?? word));
      if (typed.length === 0) return items.map((_, item) => item);
      const totals = new Map<number, { answered: number; worth: number }>();
      for (const word of new Set(typed)) {
        for (const [item, worth] of worthsOf(wordFrom(word))) {
          const total = totals.get(item) ?? { answered: 0, worth: 0 };
          totals.set(item, { answered: total.answered + 1, worth: total.worth + worth });
        }
      }
      const most = Math.max(0, ...[...totals.values()].map(({ answered }) => answered));
      return [...totals]
        .filter(([, { answered }]) => answered === most)
        .sort(([itemA, a], [itemB, b]) => b.worth - a.worth || itemA - itemB)
        .map(([item]) => item);
    },
  };
}
