import type { SearchEntry, SearchGroup } from '@travesia/contracts/page';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { searchWords } from './search-words.ts';

/** Entries of one kind that answer a query, best first. */
export interface FoundGroup {
  readonly label: string;
  readonly entries: readonly SearchEntry[];
  /** How many answer too and are not listed. */
  readonly more: number;
}

export interface Found {
  /** The group with the best answer first. */
  readonly groups: readonly FoundGroup[];
  /** Whether what is listed answers every word of the query: otherwise it is only what is most like it. */
  readonly isWhole: boolean;
}

/** Finds entries as somebody types: without accents, with a slip, before a word is finished. */
export interface Finder {
  find(query: string): Found;
}

/** Entries of a group that are listed. */
export const LISTED_OF_GROUP_MAX = 5;

const LISTED_GROUPS_MAX = 6;

/** How much a word is worth in each field of an entry. */
const FIELD_BOOSTS = { title: 4, keywords: 2, note: 1, context: 1 } as const satisfies Partial<
  Record<keyof SearchEntry, number>
>;

type SearchField = keyof typeof FIELD_BOOSTS;

const isSearchField = (field: string): field is SearchField => Object.hasOwn(FIELD_BOOSTS, field);

/** Of a word that is spelt otherwise, and of one that is only begun, beside the same word. */
const MATCH_WEIGHTS = { fuzzy: 0.4, prefix: 0.6 };

/** A shorter word with a mistake is another word. */
const ONE_EDIT_FROM_LETTERS = 4;
const TWO_EDITS_FROM_LETTERS = 8;

const oneEdit = (term: string) => (term.length < ONE_EDIT_FROM_LETTERS ? 0 : 1);
const twoEdits = (term: string) => (term.length < TWO_EDITS_FROM_LETTERS ? oneEdit(term) : 2);

/** A word before the last is taken for a beginning where it is as long. */
const BEGINNING_FROM_LETTERS = 4;

const COMMON: SearchOptions = {
  boost: FIELD_BOOSTS,
  weights: MATCH_WEIGHTS,
  combineWith: 'AND',
  prefix: (term, place, terms) => place === terms.length - 1 || term.length >= BEGINNING_FROM_LETTERS,
};

/** Readings of a query, the strictest first: one that finds anything is the last that is tried. */
const WHOLE_READINGS: readonly SearchOptions[] = [COMMON, { ...COMMON, fuzzy: oneEdit }, { ...COMMON, fuzzy: twoEdits }];
const PARTIAL_READING: SearchOptions = { ...COMMON, fuzzy: oneEdit, combineWith: 'OR' };

/** How much of a name the query says: what says more of it stands before what scores more. */
const NAMED = { exactly: 3, alsoCalled: 2, withSlip: 1, inPart: 0 } as const;

interface Findable {
  /** Its place among all. */
  readonly id: number;
  readonly label: string;
  readonly entry: SearchEntry;
  /** The name, word by word. */
  readonly words: readonly string[];
  /** Its other names, each as its words. */
  readonly names: readonly string[];
}

interface Rated {
  readonly findable: Findable;
  readonly named: number;
  readonly score: number;
}

const asOne = (words: readonly string[]) => words.join(' ');

function namedBy(query: readonly string[], { words, names }: Findable, { match }: SearchResult): number {
  const said = asOne(query);
  if (said === asOne(words)) return NAMED.exactly;
  if (names.includes(said)) return NAMED.alsoCalled;
  return words.every((word) => match[word]?.includes('title')) ? NAMED.withSlip : NAMED.inPart;
}

/** Of equals, what was declared first. */
const byRank = (a: Rated, b: Rated) => b.named - a.named || b.score - a.score || a.findable.id - b.findable.id;

const NOTHING: Found = { groups: [], isWhole: true };

/** Entries that are read in one turn: a few milliseconds on a slow phone, so that whoever types meanwhile is not held up. */
const READ_AT_ONCE = 50;

/** Reads `groups` once; a query then takes some milliseconds. */
export async function openFinder(groups: readonly SearchGroup[]): Promise<Finder> {
  const findables = groups
    .flatMap(({ label, entries }) => entries.map((entry) => ({ label, entry })))
    .map(({ label, entry }, id): Findable => {
      const names = (entry.keywords ?? '').split(',').map((name) => asOne(searchWords(name)));
      return { id, label, entry, words: searchWords(entry.title), names };
    });
  const index = new MiniSearch<Findable>({
    fields: Object.keys(FIELD_BOOSTS),
    extractField: ({ id, entry }, field) => (isSearchField(field) ? (entry[field] ?? '') : id),
    tokenize: (text) => [...searchWords(text)],
    processTerm: (term) => term,
  });
  await index.addAllAsync(findables, { chunkSize: READ_AT_ONCE });

  function rated(query: string, reading: SearchOptions): readonly Rated[] {
    const words = searchWords(query);
    return index
      .search(query, reading)
      .flatMap((result): Rated[] => {
        const findable = findables[result.id];
        return findable ? [{ findable, named: namedBy(words, findable, result), score: result.score }] : [];
      })
      .sort(byRank);
  }

  return {
    find(query) {
      if (searchWords(query).length === 0) return NOTHING;
      for (const reading of WHOLE_READINGS) {
        const all = rated(query, reading);
        if (all.length > 0) return { groups: grouped(all), isWhole: true };
      }
      return { groups: grouped(rated(query, PARTIAL_READING)), isWhole: false };
    },
  };
}

/** `rated` by their labels, in the order in which these come first. */
function grouped(rated: readonly Rated[]): readonly FoundGroup[] {
  const byLabel = [...Map.groupBy(rated, ({ findable }) => findable.label)];
  return byLabel.slice(0, LISTED_GROUPS_MAX).map(([label, all]) => {
    const listed = all.slice(0, LISTED_OF_GROUP_MAX);
    return { label, entries: listed.map(({ findable }) => findable.entry), more: all.length - listed.length };
  });
}
