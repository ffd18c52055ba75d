import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SearchDocument, SearchEntry, SearchGroup } from '@travesia/contracts/page';
import { type Finder, openFinder } from '@travesia/kit-remote/finder';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from './project.ts';

/** A word of a slip has at least so many letters: a shorter one with another letter is another word. */
const SLIP_FROM_LETTERS = 6;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

async function readGroups(): Promise<readonly SearchGroup[]> {
  const files = globSync(['shell/web/search.ts', 'remotes/*/web/search.ts'], { cwd: PROJECT }).sort();
  const documents = await Promise.all(
    files.map(async (file): Promise<SearchDocument> => (await import(pathToFileURL(join(PROJECT, file)).href)).default),
  );
  return documents.flatMap(({ groups }) => groups);
}

const groups = await readGroups();
const entries: readonly SearchEntry[] = groups.flatMap((group) => group.entries);
const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u);
const vocabulary = [
  ...new Set(
    entries.flatMap(({ title, note, keywords, context }) => wordsOf([title, note, keywords, context].join(' '))),
  ),
];

let finder: Finder;
beforeAll(async () => {
  finder = await openFinder(groups);
});

const firstOf = (query: string) => finder.find(query).groups[0]?.entries[0]?.title;
const isFirst = (query: string, { title }: SearchEntry) => plain(firstOf(query) ?? '') === plain(title);

/** Words of a title that a slip can be made in, with their places in it. */
const longWords = ({ title }: SearchEntry) =>
  [...plain(title).matchAll(/[a-z]+/g)].filter(([word]) => word.length >= SLIP_FROM_LETTERS);

/** A title in which one letter is missing, doubled, another one, or before its neighbour. */
const slips = fc
  .record({
    entry: fc.constantFrom(...entries.filter((entry) => longWords(entry).length > 0)),
    word: fc.nat(),
    place: fc.nat(),
    letter: fc.constantFrom(...LETTERS),
    kind: fc.constantFrom('missing', 'another', 'too many', 'exchanged'),
  })
  .map(({ entry, word, place, letter, kind }) => {
    const words = longWords(entry);
    const chosen = words[word % words.length];
    const text = chosen?.[0] ?? '';
    // Not the first letter: who does not know how a word begins does not know the word.
    const at = 1 + (place % (text.length - 2));
    const tail = {
      missing: text.slice(at + 1),
      another: letter + text.slice(at + 1),
      'too many': letter + text.slice(at),
      exchanged: `${text[at + 1]}${text[at]}${text.slice(at + 2)}`,
    }[kind];
    const slipped = text.slice(0, at) + tail;
    const from = chosen?.index ?? 0;
    return {
      entry,
      slipped,
      query: plain(entry.title).slice(0, from) + slipped + plain(entry.title).slice(from + text.length),
    };
  });

describe('what all teams let be found, together', () => {
  it('is first by its own name, with accents or without', () => {
    const wrong = entries.filter((entry) => !isFirst(entry.title, entry) || !isFirst(plain(entry.title), entry));
    expect(wrong.map(({ title }) => `${title} → ${firstOf(title)}`)).toEqual([]);
  });

  it('is first with a slip of one letter, where that makes no other word', () => {
    fc.assert(
      fc.property(slips, ({ entry, slipped, query }) => {
        fc.pre(!vocabulary.some((word) => word.startsWith(slipped)));
        expect(plain(firstOf(query) ?? '')).toBe(plain(entry.title));
      }),
    );
  });

  it.each([
    ['medisina', 'Medicina'],
    ['enfermeria talca', 'Enfermería'],
    ['medicina uc', 'Medicina'],
    ['abogada', 'Derecho'],
    ['profe de matematicas', 'Pedagogía en Matemáticas y Computación'],
    ['uchile', 'Universidad de Chile'],
    ['corte de medicina', 'Puntajes de corte de Medicina'],
    ['que entra en la paes', 'Temarios de la PAES'],
    ['calculadora', 'Calculadora de puntaje NEM y Ranking'],
    ['m2', 'Competencia Matemática 2'],
    ['fecha postulacion', 'Calendario de Admisión 2027'],
    ['cuándo se postula', 'Calendario de Admisión 2027'],
    ['calendario', 'Calendario de Admisión 2027'],
    ['fechas paes 2026', 'Calendario de Admisión 2027'],
    ['comparar carreras', 'Carreras que se postulan con la PAES'],
    ['simulacro m2', 'Ensayo de Matemática 2 (M2)'],
    ['ensayo m2', 'Ensayo de Matemática 2 (M2)'],
    ['ensayo paes m2 gratis', 'Ensayo de Matemática 2 (M2)'],
    ['ensayo de muestra', 'Ensayo de muestra'],
    ['diagnóstico', 'Diagnóstico y plan'],
    ['diagnostico', 'Diagnóstico y plan'],
    ['plan', 'Diagnóstico y plan'],
    ['por dónde empiezo', 'Diagnóstico y plan'],
  ])('"%s" is %s', (query, title) => {
    expect(firstOf(query)).toBe(title);
    expect(finder.find(query).isWhole).toBe(true);
  });

  it('names nothing twice at one address', () => {
    const places = entries.map(({ path, title }) => `${path} ${title}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });
});
