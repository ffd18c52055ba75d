import type { Career } from './career.ts';
import type { Catalogue } from './catalogue.ts';
import type { Program } from './program.ts';
import { createDiscontinuedSearch } from './search/discontinued.ts';
import { type Rated, valuesOf } from './search/rate.ts';
import { createReader, type Reading } from './search/reading.ts';
import type { University } from './university.ts';

/** What a query most likely means. */
export type BestGuess =
  | { readonly kind: 'career'; readonly career: Career }
  | { readonly kind: 'university'; readonly university: University }
  /** Those of a place, those of a university in a place, those with some words in their name… */
  | { readonly kind: 'programs' };

/** What is looked for is not in the offer. */
export interface Absence {
  /** A sentence or two. */
  readonly why: string;
  /** What is near. */
  readonly careers: readonly Career[];
  readonly universities: readonly University[];
}

/** Lists are best first: all that answer every word of the query, else those that answer most. */
export interface Answer {
  /** Null where nothing was asked, nothing found, or what was found is only near. */
  readonly best: BestGuess | null;
  /** Whether something answers every word: else it is only what is most like the query. */
  readonly isWhole: boolean;
  /** All, in their order, where nothing was asked. */
  readonly programs: readonly Program[];
  readonly careers: readonly Career[];
  readonly universities: readonly University[];
  readonly absence: Absence | null;
  /** What is not offered any more and the query names: never among `programs`. */
  readonly discontinued: readonly Program[];
}

/** Search over the offer as a student types: accents, case, misspellings, unfinished words, nicknames, professions. */
export interface Search {
  answer(query: string): Answer;
}

/** What "universidad" in a query is worth to one whose name has the other words. */
const CALLED_UNIVERSITY = 10;

/** More careers that the query says as much of are no guess: "ingeniería" is none of them. */
const TIED_MAX = 2;

/** Careers named beside what is not there. */
const NEAR_MAX = 4;

const answeredBy = (...lists: readonly (readonly { readonly answered: number }[])[]) =>
  Math.max(0, ...lists.map(([first]) => first?.answered ?? 0));

/** Something of a fixed name that the offer does not have: an institute, a trade, a school of the armed forces. */
function namedAbsence({ question, absent, careers, saysOf }: Reading, catalogue: Catalogue): Absence | null {
  const [first] = absent;
  if (!first) return null;
  const { notOffered } = first.value;
  const saysMore = question.words.some((_, word) => !saysOf(first.value, word));
  const near = [
    ...(saysMore ? valuesOf(careers) : []),
    ...notOffered.careers.map((name) => catalogue.careers.find((career) => career.name === name)),
  ];
  return {
    why: notOffered.why,
    careers: [...new Set(near)].filter((career) => career !== undefined).slice(0, NEAR_MAX),
    universities: (notOffered.universities ?? []).flatMap((code) => catalogue.universityByCode(code) ?? []),
  };
}

/** A career where there is none of it: each is in the offer, but not together. */
function absentCombination({ question, careers, universities, places, saysOf }: Reading): Absence | null {
  const career = careers[0]?.value;
  if (!career) return null;
  const others = question.words.flatMap((_, word) => (saysOf(career, word) ? [] : [word]));
  if (others.length === 0) return null;
  const university = valuesOf(universities).find((value) => others.every((word) => saysOf(value, word)));
  const place = valuesOf(places).find((value) => others.every((word) => saysOf(value, word)));
  if (!university && !place) return null;
  const where = university && !others.some((word) => question.words[word]?.means === 'place') ? university : place;
  if (!where) return null;
  return {
    why: `No encontramos ${career.name} en ${where === university ? `la ${where.name}` : where.name}: no está en esta oferta.`,
    careers: [career],
    universities: university && where === university ? [university] : [],
  };
}

/** Those with most of the programmes first. */
function universitiesOf(programs: readonly Program[], catalogue: Catalogue): readonly University[] {
  return [...Map.groupBy(programs, (program) => catalogue.universityOf(program))]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([university]) => university);
}

/** Of what answers as many words as anything does, what the query says most of. */
function bestGuess(reading: Reading, most: number): BestGuess | null {
  const worthOf = (list: readonly Rated<unknown>[]) => (list[0]?.answered === most ? list[0].worth : 0);
  const { question, careers, universities, places, areas, programs } = reading;
  const tied = careers.filter(({ worth }) => worth === careers[0]?.worth).length;
  const ofCareer = tied > TIED_MAX ? 0 : worthOf(careers);
  const named = worthOf(universities);
  const ofUniversity = named > 0 && question.university ? named + CALLED_UNIVERSITY : named;
  const others = Math.max(worthOf(places), worthOf(areas));
  const [career, university] = [careers[0]?.value, universities[0]?.value];
  if (career && ofCareer > others && ofCareer >= ofUniversity) return { kind: 'career', career };
  if (university && ofUniversity > 0 && ofUniversity >= others) return { kind: 'university', university };
  return programs.length > 0 ? { kind: 'programs' } : null;
}

/** Of what is offered. */
function answerOffered(reading: Reading, most: number, catalogue: Catalogue): Omit<Answer, 'discontinued'> {
  const { question, places } = reading;
  const asked = question.words.length;
  const { programs, careers, universities } = catalogue;
  if (asked === 0) return { best: null, isWhole: true, programs, careers, universities, absence: null };
  const found = {
    isWhole: most === asked,
    programs: valuesOf(reading.programs),
    careers: valuesOf(reading.careers),
    universities: valuesOf(reading.seated),
  };
  if (most < asked) {
    const named = namedAbsence(reading, catalogue);
    if (named) {
      const { careers, universities } = named;
      return { best: null, isWhole: false, programs: [], careers, universities, absence: named };
    }
    const absence = absentCombination(reading);
    if (absence) {
      const near = absence.careers.flatMap((career) => career.programs);
      return { ...found, best: null, programs: near, absence };
    }
  }
  if (question.universities && places[0]?.answered === asked) {
    const there = universitiesOf(found.programs, catalogue);
    const [university] = there;
    const best = university ? ({ kind: 'university', university } as const) : null;
    return { ...found, best, universities: there, absence: null };
  }
  const best = bestGuess(reading, most);
  if (best?.kind !== 'university') return { ...found, best, absence: null };
  const own = catalogue.programsOf(best.university);
  const others = question.university ? [] : found.programs.filter((program) => !own.includes(program));
  return { ...found, best, programs: [...own, ...others], absence: null };
}

/** Reads the whole catalogue once; a query then takes about a millisecond. */
export function createSearch(catalogue: Catalogue): Search {
  const read = createReader(catalogue);
  const discontinued = createDiscontinuedSearch(catalogue);
  return {
    answer(query) {
      const reading = read(query);
      const { programs, careers, seated, places, question } = reading;
      const most = answeredBy(programs, careers, seated, places);
      return {
        ...answerOffered(reading, most, catalogue),
        discontinued: discontinued.named(query, most === question.words.length),
      };
    },
  };
}
