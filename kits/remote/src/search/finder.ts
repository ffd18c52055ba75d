import type { SearchEntry, SearchGroup } from '@travesia/contracts/page';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { searchWords, withoutFilling } from './search-words.ts';
import { slipsBetween } from './slips-between.ts';

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
  /**
   * Whether what is listed answers every word of the query that tells something: otherwise it is only what is most like
   * it.
   */
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
const TWO_EDITS_FROM_LETTERS = 6;

const oneEdit = (term: string) => (term.length < ONE_EDIT_FROM_LETTERS ? 0 : 1);
/** Letters that are exchanged are two edits of the index. */
const twoEdits = (term: string) => (term.length < TWO_EDITS_FROM_LETTERS ? oneEdit(term) : 2);

/** A word before the last is taken for a beginning where it is as long. */
const BEGINNING_FROM_LETTERS = 4;

const COMMON: SearchOptions = {
  boost: FIELD_BOOSTS,
  weights: MATCH_WEIGHTS,
  combineWith: 'AND',
  prefix: (term, place, terms) => place === terms.length - 1 || term.length >= BEGINNING_FROM_LETTERS,
};

/** Readings of a query with a slip, the strictest first. */
const FORGIVING: readonly SearchOptions[] = [
  { ...COMMON, fuzzy: oneEdit },
  { ...COMMON, fuzzy: twoEdits },
];
const PARTIAL: SearchOptions = { ...COMMON, fuzzy: oneEdit, combineWith: 'OR' };

/** Slips with which a query still says a whole name. */
const NAME_SLIPS_MAX = 2;

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
  /** How far the query is from saying its name: what is nearer stands before what scores more. */
  readonly distance: number;
  readonly score: number;
  /** Words of the query that it answers. */
  readonly answered: number;
}

const asOne = (words: readonly string[]) => words.join(' ');

/** The name itself is 0 away, with slips as many; another name is between. */
const ALSO_CALLED = 0.5;
/** The query says all of the name, and something besides: where, or which one. */
const SAID_IN_FULL = NAME_SLIPS_MAX + 1;

function distanceTo(query: readonly string[], { words, names }: Findable, { match }: SearchResult): number {
  const said = asOne(query);
  if (names.includes(said)) return said === asOne(words) ? 0 : ALSO_CALLED;
  const slips = slipsBetween(said, asOne(words), NAME_SLIPS_MAX);
  const isSaid = words.every((word) => match[word]?.includes('title'));
  return Math.min(slips, isSaid ? SAID_IN_FULL : Number.POSITIVE_INFINITY);
}

/** Of equals, what was declared first. */
function byRank(a: Rated, b: Rated): number {
  const nearer = a.distance === b.distance ? 0 : a.distance - b.distance;
  return nearer || b.score - a.score || a.findable.id - b.findable.id;
}

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
        return findable
          ? [
              {
                findable,
                distance: distanceTo(words, findable, result),
                score: result.score,
                answered: result.queryTerms.length,
              },
            ]
          : [];
      })
      .sort(byRank);
  }

  const finder: Finder = {
    find(query) {
      const words = searchWords(query);
      if (words.length === 0) return NOTHING;
      const readings = [rated(query, COMMON)];
      if (readings[0]?.length === 0) readings.push(...FORGIVING.map((reading) => rated(query, reading)));
      // A looser reading is for a name that the stricter ones do not see, and for where they see nothing.
      const whole = readings.find(([best]) => best && best.distance < SAID_IN_FULL) ?? readings.find(([best]) => best);
      if (whole) return { groups: grouped(whole), isWhole: true };
      const telling = withoutFilling(words);
      return telling
        ? finder.find(asOne(telling))
        : { groups: grouped(mostAnswering(rated(query, PARTIAL))), isWhole: false };
    },
  };
  return finder;
}

/** Those of `rated` that answer as many words as any does. */
function mostAnswering(rated: readonly Rated[]): readonly Rated[] {
  const most = rated.reduce((before, { answered }) => Math.max(before, answered), 0);
  return rated.filter(({ answered }) => answered === most);
}

/** `rated` by their labels, in the order in which these come first. */
function grouped(rated: readonly Rated[]): readonly FoundGroup[] {
  const byLabel = [...Map.groupBy(rated, ({ findable }) => findable.label)];
  return byLabel.slice(0, LISTED_GROUPS_MAX).map(([label, all]) => {
    const listed = all.slice(0, LISTED_OF_GROUP_MAX);
    return { label, entries: listed.map(({ findable }) => findable.entry), more: all.length - listed.length };
  });
}
