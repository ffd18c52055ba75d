import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFFER } from './offer.ts';
import { createSearch } from './search.ts';

const search = createSearch(OFFER);

const careersOf = (query: string) => new Set(search.programs(query).map(({ career }) => career));
const universitiesOf = (query: string) => search.universities(query).map(({ shortName }) => shortName);

/** Short name and city of the first programmes, with their names. */
const first = (query: string, count: number) =>
  search
    .programs(query)
    .slice(0, count)
    .map((program) => [program.name, OFFER.universityOf(program).shortName]);

describe('a search of programmes', () => {
  it('hears a misspelt word: "medisina" is Medicina', () => {
    const programs = search.programs('medisina');
    expect(programs.slice(0, 40).every(({ career }) => career === 'Medicina')).toBe(true);
    expect(search.careers('medisina')[0]?.id).toBe('medicina');
  });

  it('finishes words: "ing civil ind" is Ingeniería Civil Industrial', () => {
    const industrial = OFFER.career('ingenieria-civil-industrial')?.programs ?? [];
    expect(search.programs('ing civil ind')).toEqual(expect.arrayContaining([...industrial]));
    expect(
      search
        .programs('ing civil ind')
        .slice(0, 40)
        .every(({ career }) => career === 'Ingeniería Civil Industrial'),
    ).toBe(true);
    expect(search.careers('ing civil ind')[0]?.id).toBe('ingenieria-civil-industrial');
  });

  it('reads "párvulos" and "parbulos" as the teaching of small children', () => {
    for (const query of ['párvulos', 'parvulos', 'PARVULOS', 'parbulos']) {
      expect(careersOf(query), query).toEqual(new Set(['Pedagogía en Educación de Párvulos']));
      expect(search.programs(query), query).toHaveLength(43);
    }
  });

  it('knows universities by their initials: "usach"', () => {
    expect(new Set(search.programs('usach').map(({ universityCode }) => universityCode))).toEqual(new Set(['16']));
    expect(search.programs('usach')).toHaveLength(
      OFFER.programs.filter((program) => program.universityCode === '16').length,
    );
    expect(universitiesOf('usach')).toEqual(['USACH']);
  });

  it('takes "conce" for the city and for its university first', () => {
    const programs = search.programs('conce');
    expect(programs.filter(({ city }) => city === 'Concepción')).toHaveLength(223);
    expect(programs.slice(0, 50).every(({ universityCode }) => universityCode === '13')).toBe(true);
    expect(universitiesOf('conce').slice(0, 2)).toEqual(['UdeC', 'UCSC']);
  });

  it.each([
    ['medicina conce', 'Medicina', 'UdeC'],
    ['derecho uc', 'Derecho', 'UC'],
    ['derecho u de chile', 'Derecho', 'UCH'],
    ['medicina la chile', 'Medicina', 'UCH'],
    ['ing comercial valpo', 'Ingeniería Comercial', 'PUCV'],
    ['comercial adolfo', 'Ingeniería Comercial', 'UAI'],
    ['sicologia udp', 'Psicología', 'UDP'],
    ['tec med ufro', 'Tecnología Médica', 'UFRO'],
    ['matrona usach', 'Obstetricia y Puericultura', 'USACH'],
    ['trabajo soc temuco', 'Trabajo Social', 'UFRO'],
    ['11083', 'Medicina', 'UCH'],
  ])('%s: %s at %s comes first', (query, name, university) => {
    expect(first(query, 1)).toEqual([[name, university]]);
  });

  it.each([
    ['enfemeria', 'enfermeria'],
    ['kinesiolojia', 'kinesiologia'],
    ['quinesiologia', 'kinesiologia'],
    ['odonto', 'odontologia'],
    ['veterinaira', 'medicina-veterinaria'],
    ['arqitectura', 'arquitectura'],
    ['periodizmo', 'periodismo'],
    ['fonoaudiolgia', 'fonoaudiologia'],
    ['abogado', 'derecho'],
    ['dentista', 'odontologia'],
    ['auditoria', 'contador-auditor'],
    ['injenieria comersial', 'ingenieria-comercial'],
  ])('%s is the career %s', (query, id) => {
    expect(search.careers(query)[0]?.id).toBe(id);
  });

  it.each([
    ['puc', 'UC'],
    ['la cato', 'UC'],
    ['utfsm', 'USM'],
    ['santa maria', 'USM'],
    ['biobio', 'UBB'],
    ['ubb', 'UBB'],
    ['ohiggins', 'UOH'],
    ['el pedagogico', 'UMCE'],
    ['santo tomas', 'UST'],
    ['andres beyo', 'UNAB'],
  ])('%s is the university %s', (query, shortName) => {
    expect(universitiesOf(query)[0]).toBe(shortName);
  });

  it('gives everything, in its order, when nothing is typed', () => {
    expect(search.programs('')).toEqual(OFFER.programs);
    expect(search.programs('  ¿? ')).toEqual(OFFER.programs);
  });

  it('finds nothing in what means nothing', () => {
    expect(search.programs('xyzzyq')).toEqual([]);
    expect(search.careers('xyzzyq')).toEqual([]);
  });

  it('keeps to what answers most words when nothing answers all', () => {
    expect(search.universities('medicina uchile').map(({ shortName }) => shortName)).toEqual(['UCH']);
  });

  it('finds every programme by its own name, university and city', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OFFER.programs), (program) => {
        const { shortName } = OFFER.universityOf(program);
        expect(search.programs(`${program.name} ${shortName} ${program.city}`)).toContain(program);
      }),
      { numRuns: 50 },
    );
  });

  it('does not mind case, accents, order or marks between words', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OFFER.careers), ({ name, id }) => {
        const plain = name
          .normalize('NFD')
          .replace(/\p{Diacritic}/gu, '')
          .toUpperCase();
        const turned = plain.split(' ').toReversed().join(' - ');
        expect(search.careers(turned).map((career) => career.id)).toContain(id);
        expect(search.careers(plain)).toEqual(search.careers(name));
      }),
      { numRuns: 50 },
    );
  });

  it('takes anything that can be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (query) => {
        const found = search.programs(query);
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 50 },
    );
  });
});
