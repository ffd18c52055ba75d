import { beginningQuality, mistakenQuality, type Word, wholeQuality, wordFrom } from './match-quality.ts';
import { ABBREVIATIONS } from './nicknames.ts';
import { wordsOf } from './words.ts';

/** A text that stands for an item. What the query leaves unsaid of it counts against it. */
export interface SearchField {
  readonly text: string;
  /** How much a match here is worth. */
  readonly weight: number;
}

interface Posting {
  readonly item: number;
  readonly weight: number;
  /** Part of the text that the word is. */
  readonly share: number;
}

interface Entry extends Word {
  readonly postings: Posting[];
}

/** Worth of a text that the query says in full. */
const SAID_IN_FULL = 4;

/** Words whose worths are kept: a query and what it was before. */
const WORDS_KEPT = 32;

/** The words of a text, abbreviations written out. */
export const indexedWords = (text: string): readonly string[] =>
  wordsOf(text).map((word) => ABBREVIATIONS.get(word) ?? word);

/** By the position of an item: what a word is worth in it, 0 where it is not. */
export type Worths = Float32Array;

export interface TextIndex {
  /**
   * Where a typed word is: to its end if it is anywhere so, else as a beginning, else with a mistake. A word that
   * somebody has finished says nothing of longer ones.
   */
  worthsOf(typed: string): Worths;
}

export function createTextIndex(items: readonly (readonly SearchField[])[]): TextIndex {
  const entries = new Map<string, Entry>();
  items.forEach((fields, item) => {
    for (const { text, weight } of fields) {
      const words = new Set(indexedWords(text));
      for (const word of words) {
        const entry = entries.get(word) ?? { ...wordFrom(word), postings: [] };
        entries.set(word, entry);
        entry.postings.push({ item, weight, share: 1 / words.size });
      }
    }
  });
  const vocabulary = [...entries.values()];
  /** Of the words before the one that is being typed. */
  const known = new Map<string, Worths>();

  return {
    worthsOf(text) {
      const before = known.get(text);
      if (before) return before;
      const typed = wordFrom(text);
      const worths = new Float32Array(items.length);
      for (const quality of [wholeQuality, beginningQuality, mistakenQuality]) {
        let isFound = false;
        for (const entry of vocabulary) {
          const matched = quality(typed, entry);
          if (matched === 0) continue;
          isFound = true;
          for (const { item, weight, share } of entry.postings) {
            worths[item] = Math.max(worths[item] ?? 0, matched * (weight + share * SAID_IN_FULL));
          }
        }
        if (isFound) break;
      }
      if (known.size >= WORDS_KEPT) known.clear();
      known.set(text, worths);
      return worths;
    },
  };
}
