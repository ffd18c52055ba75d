import type { Catalogue } from '../catalogue.ts';
import type { Program } from '../program.ts';
import type { University } from '../university.ts';
import { beginningQuality, type Word, wholeQuality, wordFrom } from './match-quality.ts';
import { UNIVERSITY_NICKNAMES } from './nicknames.ts';
import type { AskedWord } from './question.ts';
import { valuesOf } from './rate.ts';
import { createReader } from './reading.ts';
import { indexedWords } from './text-index.ts';
import { plainWords } from './words.ts';

/** Search over what is not offered any more. */
export interface DiscontinuedSearch {
  /** Those that a query names. `isOffered`: whether something that is offered answers all of it. */
  named(query: string, isOffered: boolean): readonly Program[];
}

/** Letters from which a query names anything. */
const LETTERS_MIN = 3;

/** Whether a word of the query is one of a name, or its beginning while it is typed. */
const isIn = (name: readonly Word[], { text, letters }: AskedWord) =>
  name.some((word) => wholeQuality(wordFrom(text), word) > 0 || (letters && beginningQuality(wordFrom(letters), word)));

const wordsOfUniversity = ({ code, name, shortName }: University) =>
  [name, shortName, ...(UNIVERSITY_NICKNAMES[code] ?? [])].flatMap(indexedWords).map(wordFrom);

/**
 * It has an index of its own: a word of something that is gone hides nothing that is offered. "Sociología" is on offer
 * in many places and names none that is gone; with its university it does, and so does a name that nothing offered has.
 */
export function createDiscontinuedSearch(catalogue: Catalogue): DiscontinuedSearch {
  const careers = [...new Set(catalogue.discontinued.map((program) => catalogue.careerOf(program)))];
  const read = createReader({ ...catalogue, programs: catalogue.discontinued, careers });
  const offered = new Set([...catalogue.programs, ...catalogue.careers].map(({ name }) => name));
  const namesOf = new Map(
    catalogue.discontinued.map((program) => [
      program,
      [program.name, program.career].map((name) => ({
        words: indexedWords(name).map(wordFrom),
        isOwn: !offered.has(name),
      })),
    ]),
  );
  return {
    named(query, isOffered) {
      if (plainWords(query).join('').length < LETTERS_MIN) return [];
      const { question, programs, places, saysOf } = read(query);
      const asked = question.words.length;
      const all = valuesOf(programs.filter(({ answered }) => answered === asked));
      return all.filter((program) => {
        const university = catalogue.universityOf(program);
        const isPlace = (position: number) => places.some(({ value }) => saysOf(value, position));
        const rest = question.words.filter((_, position) => !saysOf(university, position) && !isPlace(position));
        if (rest.length === 0) return false;
        if (!isOffered) return true;
        const saysUniversity = question.words.some((word) => isIn(wordsOfUniversity(university), word));
        return namesOf
          .get(program)
          ?.some(
            ({ words, isOwn }) =>
              (saysUniversity || (isOwn && rest.length >= words.length)) && rest.every((word) => isIn(words, word)),
          );
      });
    },
  };
}
