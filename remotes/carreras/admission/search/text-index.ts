import { BEGINNING, beginningQuality, mistakenQuality, type Word, wholeQuality, wordFrom } from './match-quality.ts';
import { ABBREVIATIONS } from './nicknames.ts';
import { wordsOf } from './words.ts';

/** A text that stands for an item. What the query leaves unsaid of it counts against it. */
export interface SearchField {
  readonly text: string;
  /** How much a match here is worth. */
  readonly weight: number;
  /** What it names. */
  readonly names: Named;
}

/** A career or its people; one programme; something else that students look for; what nobody looks for by itself. */
export type Named = 'career' | 'program' | 'other' | 'detail';

interface Posting {
  readonly item: number;
  readonly weight: number;
  readonly names: Named;
  /** Words of the text. */
  readonly words: readonly string[];
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

/** Letters from which a beginning is looked for in details too: one letter is that of "diurna" in most programmes. */
export const BEGINNING_LETTERS = 3;

/** By the position of an item: what a word is worth in it, 0 where it is not. */
export type Worths = Float32Array;

/** A word that is still being typed. */
export interface Unfinished {
  readonly letters: string;
  /** All words of its query. */
  readonly query: readonly string[];
}

export interface TextIndex {
  /**
   * Where a typed word is: to its end if it is anywhere so, else as a beginning, else with a mistake. A word that
   * somebody has finished says nothing of longer ones.
   *
   * A word that is still being typed is looked for as what it is and as what it may become; but where it is a whole
   * name already, as `uc`, only careers may come of it, and where it ends one of several words, as `viña del mar`,
   * nothing may.
   */
  worthsOf(typed: string, unfinished?: Unfinished | null): Worths;
  /** Whether any word begins so. */
  hasBeginning(letters: string): boolean;
}

/** Entries that a typed word matches, with how well. */
type Matches = readonly (readonly [entry: Entry, quality: number])[];

const isOfCareers = ({ postings }: Entry) => postings.some(({ names }) => names === 'career');

/** Sounds that two words begin with in common. */
function commonSounds({ sound: a }: Word, { sound: b }: Word): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Of the matches with a mistake those that come latest to it: "kini" is nearer to kinesiología than to química. */
function rightLongest(typed: Word, mistaken: Matches): Matches {
  const longest = Math.max(0, ...mistaken.map(([entry]) => commonSounds(typed, entry)));
  return mistaken.filter(([entry]) => commonSounds(typed, entry) === longest);
}

/** A word that is in the names of some programmes and in nothing else. */
const isOfProgramsAlone = ({ postings }: Entry) => postings.every(({ names }) => names === 'program');

export function createTextIndex(items: readonly (readonly SearchField[])[]): TextIndex {
  const entries = new Map<string, Entry>();
  items.forEach((fields, item) => {
    for (const { text, weight, names } of fields) {
      const words = [...new Set(indexedWords(text))];
      for (const word of words) {
        const entry = entries.get(word) ?? { ...wordFrom(word), postings: [] };
        entries.set(word, entry);
        entry.postings.push({ item, weight, names, words });
      }
    }
  });
  const vocabulary = [...entries.values()];
  /** Of the words before the one that is being typed. */
  const known = new Map<string, Worths>();

  function matches(quality: (entry: Entry) => number): Matches {
    const found: (readonly [Entry, number])[] = [];
    for (const entry of vocabulary) {
      const matched = quality(entry);
      if (matched > 0) found.push([entry, matched]);
    }
    return found;
  }

  /** What the letters are and what they may become. */
  function readingsOf(typed: Word, { letters, query }: Unfinished): Matches {
    const begun = wordFrom(letters);
    const names = (entries.get(letters)?.postings ?? []).filter(
      (posting) => posting.names !== 'program' && posting.words.every((word) => query.includes(word)),
    );
    if (names.some(({ words }) => words.length > 1)) return matches((entry) => wholeQuality(typed, entry));
    const found = matches((entry) => {
      const quality = wholeQuality(typed, entry);
      return names.length > 0 && !isOfCareers(entry) ? quality : Math.max(quality, beginningQuality(begun, entry));
    });
    if (!found.some(([entry]) => entry.text !== letters && entry.text.startsWith(letters) && isOfCareers(entry))) {
      return found;
    }
    // "Qui" in the name of one programme is no more than the beginning of Química.
    return found.map(([entry, quality]) => [entry, isOfProgramsAlone(entry) ? Math.min(quality, BEGINNING) : quality]);
  }

  function matchesOf(typed: Word, unfinished: Unfinished | null): Matches {
    const readings = unfinished && readingsOf(typed, unfinished);
    if (readings && readings.length > 0) return readings;
    for (const quality of unfinished ? [] : [wholeQuality, beginningQuality]) {
      const found = matches((entry) => quality(typed, entry));
      if (found.length > 0) return found;
    }
    const mistaken = matches((entry) => mistakenQuality(typed, entry));
    return unfinished ? rightLongest(typed, mistaken) : mistaken;
  }

  return {
    worthsOf(text, unfinished = null) {
      const key = unfinished ? `${text} ${unfinished.letters} ${unfinished.query.join(' ')}` : text;
      const before = known.get(key);
      if (before) return before;
      const worths = new Float32Array(items.length);
      const isShort = unfinished !== null && unfinished.letters.length < BEGINNING_LETTERS;
      for (const [entry, matched] of matchesOf(wordFrom(text), unfinished)) {
        for (const { item, weight, words, names } of entry.postings) {
          if (isShort && names === 'detail' && entry.text !== text) continue;
          worths[item] = Math.max(worths[item] ?? 0, matched * (weight + SAID_IN_FULL / words.length));
        }
      }
      if (known.size >= WORDS_KEPT) known.clear();
      known.set(key, worths);
      return worths;
    },
    hasBeginning: (letters) => vocabulary.some(({ text }) => text.startsWith(letters)),
  };
}
