import type { Career } from '../career.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Program } from '../program.ts';
import type { University } from '../university.ts';
import { type AbsentName, createFacets } from './facets.ts';
import { type AskedWord, type Question, readQuestion } from './question.ts';
import { mostAnswering, type Rated, rate } from './rate.ts';
import { createTextIndex, indexedWords, type Worths } from './text-index.ts';

/** A city or a region. */
export interface Place {
  readonly name: string;
  readonly item: number;
}

/** What a query may mean, each list best first and only of what answers most of its words. */
export interface Reading {
  readonly question: Question;
  readonly programs: readonly Rated<Program>[];
  readonly careers: readonly Rated<Career>[];
  /** By their names. */
  readonly universities: readonly Rated<University>[];
  /** By their names or the city of their seat. */
  readonly seated: readonly Rated<University>[];
  readonly places: readonly Rated<Place>[];
  readonly areas: readonly Rated<Place>[];
  /** What is not in the offer, of which the query has the whole name. */
  readonly absent: readonly Rated<AbsentName>[];
  /** Whether a career, a university or a place is meant by the word at a position. */
  saysOf(value: Career | University | Place | AbsentName, word: number): boolean;
}

/** What a university's seat is worth beside its name. */
const SEAT = 0.5;

/** What a career's name is worth to its programmes beside their own. */
const OF_CAREER = 0.9;

/** What its area's name is worth to a programme: "tecnología" is Tecnología Médica before all of Tecnología. */
const OF_AREA = 0.8;

/** Worth of a programme's code, or of its first digits. */
const CODE = 14;
const CODE_DIGITS = /^\d{2,5}$/;

const NOWHERE: Worths = new Float32Array();

/** Reads the whole catalogue once. */
export function createReader(catalogue: Catalogue): (query: string) => Reading {
  const { programs, careers, universities } = catalogue;
  const facets = createFacets(catalogue);
  const index = createTextIndex(facets.items);
  const placesIn = (items: ReadonlyMap<string, number>): readonly Place[] =>
    [...items].map(([name, item]) => ({ name, item }));
  const places = [...placesIn(facets.cities), ...placesIn(facets.regions)];
  const areas = placesIn(facets.areas);
  const wordsIn = (items: readonly number[]) =>
    new Set(items.flatMap((item) => facets.items[item] ?? []).flatMap(({ text }) => indexedWords(text)));
  const absent = facets.absent.map((name) => ({ ...name, words: new Set(indexedWords(name.phrase)).size }));
  const careerItem = new Map(careers.map(({ name }, position) => [name, facets.careers[position] ?? 0]));
  const careerOf = programs.map(({ career }) => careerItem.get(career) ?? 0);
  const itemsOf = programs.map(({ city, region }, position) => [
    ...(facets.ofProgram[position] ?? []),
    facets.cities.get(city) ?? 0,
    facets.regions.get(region) ?? 0,
  ]);
  const areaOf = programs.map(({ area }) => facets.areas.get(area) ?? 0);
  const seatOf = universities.map(({ city }) => facets.cities.get(city) ?? 0);
  const itemOf = new Map<unknown, number>([
    ...careers.map((career, position) => [career, facets.careers[position] ?? 0] as const),
    ...universities.map((university, position) => [university, facets.universities[position] ?? 0] as const),
    ...[...places, ...areas, ...absent].map((value) => [value, value.item] as const),
  ]);

  const itemsMeant = { place: places.map(({ item }) => item), university: facets.universities } as const;

  const names = { place: wordsIn(itemsMeant.place), university: wordsIn(itemsMeant.university) };

  /** What a word is worth in each item that it may mean. */
  function worthsOf({ text, means, letters }: AskedWord, query: readonly string[]): Worths {
    const worths = index.worthsOf(text, letters === null ? null : { letters, query });
    if (!means) return worths;
    const inMeant = new Float32Array(worths.length);
    for (const item of itemsMeant[means]) inMeant[item] = worths[item] ?? 0;
    return inMeant;
  }

  function readWords(question: Question): Reading {
    const { words } = question;
    const texts = words.map(({ text }) => text);
    const worths = words.map((word) => worthsOf(word, texts));
    const worthOf = (item: number | undefined, word: number) => worths[word]?.[item ?? -1] ?? 0;
    const rateItems = <T>(values: readonly T[]) =>
      rate(values, words.length, (value, _, word) => worthOf(itemOf.get(value), word));
    const startsOfCodes = words.map(({ text }) => (CODE_DIGITS.test(text) ? text : null));
    const ratedAreas = mostAnswering(rateItems(areas));
    const byArea = question.careers || ratedAreas[0]?.answered === words.length;
    return {
      question,
      programs: mostAnswering(
        rate(programs, words.length, ({ code }, position, word) => {
          if (startsOfCodes[word] && code.startsWith(startsOfCodes[word])) return CODE;
          const worth = worths[word] ?? NOWHERE;
          let best = OF_CAREER * (worth[careerOf[position] ?? 0] ?? 0);
          if (byArea) best = Math.max(best, OF_AREA * (worth[areaOf[position] ?? 0] ?? 0));
          for (const item of itemsOf[position] ?? []) best = Math.max(best, worth[item] ?? 0);
          return best;
        }),
      ),
      careers: mostAnswering(rateItems(careers)),
      universities: mostAnswering(rateItems(universities)),
      seated: mostAnswering(
        rate(universities, words.length, (university, position, word) =>
          Math.max(worthOf(itemOf.get(university), word), SEAT * worthOf(seatOf[position], word)),
        ),
      ),
      places: mostAnswering(rateItems(places)),
      areas: ratedAreas,
      absent: mostAnswering(rateItems(absent).filter(({ value, answered }) => answered >= value.words)),
      saysOf: (value, word) => worthOf(itemOf.get(value), word) > 0,
    };
  }

  return (query) => {
    const question = readQuestion(query, names);
    const { begun, words } = question;
    if (begun && index.hasBeginning(begun.word.text)) {
      const withBegun = readWords({ ...question, words: [...words, begun.word] });
      if (begun.alone || withBegun.programs[0]?.answered === words.length + 1) return withBegun;
    }
    return readWords(question);
  };
}
