import { describe, expect, it } from 'vitest';
import { OFFER } from '../offer.ts';
import type { Program } from '../program.ts';
import { createSearch } from '../search.ts';
import { PROFESSIONS, PROGRAM_NAMES } from './professions.ts';
import { indexedWords } from './text-index.ts';
import { wordsOf } from './words.ts';

const search = createSearch(OFFER);

const LETTERS_MIN = 3;

const beginningsOf = (word: string) =>
  Array.from({ length: word.length - LETTERS_MIN + 1 }, (_, more) => word.slice(0, LETTERS_MIN + more));

const hasWord = (texts: readonly string[], beginning: string) =>
  texts.some((text) => indexedWords(text).some((word) => word.startsWith(beginning)));

const namesOf = (career: string) => [career, ...(PROFESSIONS[career] ?? [])];

const namesOfProgram = ({ name, career }: Program) => [
  name,
  ...namesOf(career),
  ...Object.entries(PROGRAM_NAMES).flatMap(([part, names]) =>
    wordsOf(part).every((word) => wordsOf(name).includes(word)) ? names : [],
  ),
];

const titles = new Set(OFFER.careers.flatMap(({ name }) => beginningsOf(wordsOf(name)[0] ?? '')));
const words = new Set(OFFER.careers.flatMap(({ name }) => namesOf(name).flatMap(wordsOf).flatMap(beginningsOf)));

describe('a word that is being typed', () => {
  it(`keeps the careers whose names begin so, and first what begins so: all ${titles.size} beginnings`, () => {
    const wrong = [...titles].filter((beginning) => {
      const { careers, programs } = search.answer(beginning);
      const found = new Set(programs);
      const [career, program] = [careers[0], programs[0]];
      const isFirst =
        career !== undefined &&
        program !== undefined &&
        hasWord(namesOf(career.name), beginning) &&
        hasWord(namesOfProgram(program), beginning);
      return (
        !isFirst ||
        OFFER.careers.some(
          ({ name, programs: own }) => hasWord([name], beginning) && !own.every((one) => found.has(one)),
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  it(`never leaves the whole offer: all ${words.size} beginnings of careers' and professions' words`, () => {
    expect([...words].filter((word) => search.answer(word).programs.length === OFFER.programs.length)).toEqual([]);
  });

  it.each([
    ['medi', 'Medicina'],
    ['medc', 'Medicina'],
    ['kini', 'Kinesiología'],
    ['qui', 'Química, Licenciado en Química'],
    ['m', 'Medicina'],
    ['en', 'Enfermería'],
    ['con', 'Contador Auditor'],
    ['info', 'Ingeniería en Computación e Informática'],
    ['quiero estudiar psi', 'Psicología'],
    ['tecnología me', 'Tecnología Médica'],
  ])('"%s" is on its way to %s', (query, career) => {
    expect(search.answer(query).programs[0]?.career).toBe(career);
  });

  it('is the whole word once a space stands behind it', () => {
    expect(search.answer('medi ').programs.every(({ name }) => name.includes('Mediación'))).toBe(true);
  });

  it('does not go on where it is a whole name: "uc" is not UCSC, "viña del mar" no marine biology', () => {
    expect(new Set(search.answer('uc').programs.map(({ universityCode }) => universityCode))).toEqual(new Set(['12']));
    expect(search.answer('viña del mar').careers).toEqual([]);
  });

  it('that says nothing after others narrows where something answers all, and is passed over elsewhere', () => {
    expect(search.answer('tecnología me').isWhole).toBe(true);
    expect(search.answer('cerca de mí').programs).toEqual(OFFER.programs);
    expect(search.answer('ingeniería en').programs).toEqual(search.answer('ingeniería').programs);
  });
});
