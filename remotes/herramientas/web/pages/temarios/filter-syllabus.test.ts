import { TEMARIO } from '@travesia/contracts/temario';
import { describe, expect, it } from 'vitest';
import { countSyllabus, filterSyllabus, fold, searchWords } from './filter-syllabus.ts';
import { syllabusData } from './syllabus-data.ts';

const tests = syllabusData(TEMARIO);
const search = (query: string) => filterSyllabus(tests, searchWords(query));
const names = (query: string) =>
  search(query).flatMap((test) =>
    test.axes.flatMap((axis) => axis.units.flatMap((unit) => unit.contents.map(({ name }) => name))),
  );

describe('the search of the syllabus', () => {
  it('counts no accents, tildes or capitals', () => {
    expect(fold('Ecuación del AÑO')).toBe('ecuacion del ano');
    expect(names('PITAGORAS')).toEqual(names('pitágoras'));
    expect(names('pitagoras')).toContain('Teorema de Pitágoras');
  });

  it('wants every word, in whatever order', () => {
    expect(names('cilindro volumen')).toEqual(names('volumen, cilindro'));
    expect(names('cilindro volumen').length).toBeLessThanOrEqual(names('volumen').length);
    expect(names('cilindro xyzzy')).toEqual([]);
  });

  it('leaves out tests, axes and units with nothing found', () => {
    const found = search('pitagoras');
    for (const test of found) {
      for (const axis of test.axes) {
        expect(axis.units.length).toBeGreaterThan(0);
        for (const unit of axis.units) expect(unit.contents.length).toBeGreaterThan(0);
      }
    }
    expect(found.length).toBeLessThan(tests.length);
  });

  it('finds all of a unit by its name', () => {
    const porcentaje = TEMARIO.flatMap(({ axes }) => axes)
      .flatMap(({ units }) => units)
      .find(({ id }) => id === 'm1.numeros.porcentaje');
    for (const { name } of porcentaje?.contents ?? []) expect(names('porcentaje')).toContain(name);
  });

  it('shows everything while nothing is asked', () => {
    expect(search(' ¿? ')).toBe(tests);
  });
});

describe('the data of the syllabus', () => {
  it('keeps every content, by its id', () => {
    const { contents } = countSyllabus(tests);
    const all = TEMARIO.flatMap(({ axes }) => axes).flatMap(({ units }) => units.flatMap((unit) => unit.contents));
    expect(contents).toBe(all.length);
    expect(JSON.stringify(tests)).toContain(all.at(-1)?.id);
  });
});
