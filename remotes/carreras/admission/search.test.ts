import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFFER } from './offer.ts';
import { createSearch } from './search.ts';

const search = createSearch(OFFER);

const careersOf = (query: string) => new Set(search.answer(query).programs.map(({ career }) => career));
const universitiesOf = (query: string) => search.answer(query).universities.map(({ shortName }) => shortName);

/** Short name and city of the first programmes, with their names. */
const first = (query: string, count: number) =>
  search
    .answer(query)
    .programs.slice(0, count)
    .map((program) => [program.name, OFFER.universityOf(program).shortName]);

describe('a search of programmes', () => {
  it('hears a misspelt word: "medisina" is Medicina', () => {
    const programs = search.answer('medisina').programs;
    expect(programs.slice(0, 40).every(({ career }) => career === 'Medicina')).toBe(true);
    expect(search.answer('medisina').careers[0]?.id).toBe('medicina');
  });

  it('finishes words: "ing civil ind" is Ingeniería Civil Industrial', () => {
    const industrial = OFFER.career('ingenieria-civil-industrial')?.programs ?? [];
    expect(search.answer('ing civil ind').programs).toEqual(expect.arrayContaining([...industrial]));
    expect(
      search
        .answer('ing civil ind')
        .programs.slice(0, 40)
        .every(({ career }) => career === 'Ingeniería Civil Industrial'),
    ).toBe(true);
    expect(search.answer('ing civil ind').careers[0]?.id).toBe('ingenieria-civil-industrial');
  });

  it('reads "párvulos" and "parbulos" as the teaching of small children', () => {
    for (const query of ['párvulos', 'parvulos', 'PARVULOS', 'parbulos']) {
      expect(careersOf(query), query).toEqual(new Set(['Pedagogía en Educación de Párvulos']));
      expect(search.answer(query).programs, query).toHaveLength(43);
    }
  });

  it('knows universities by their initials: "usach"', () => {
    expect(new Set(search.answer('usach').programs.map(({ universityCode }) => universityCode))).toEqual(
      new Set(['16']),
    );
    expect(search.answer('usach').programs).toHaveLength(
      OFFER.programs.filter((program) => program.universityCode === '16').length,
    );
    expect(universitiesOf('usach')).toEqual(['USACH']);
  });

  it('takes "conce" for the city and for its university first', () => {
    const programs = search.answer('conce').programs;
    expect(programs.filter(({ city }) => city === 'Concepción')).toHaveLength(223);
    expect(programs.slice(0, 50).every(({ universityCode }) => universityCode === '13')).toBe(true);
    expect(universitiesOf('conce').slice(0, 2)).toEqual(['UdeC', 'UCSC']);
  });

  it.each([
    ['medicina conce', 'Medicina', 'UdeC'],
    ['derecho uc', 'Derecho', 'UC'],
    ['derecho u de chile', 'Derecho', 'UCH'],
    ['medicina la chile', 'Medicina', 'UCH'],
    ['ing comercial cato valpo', 'Ingeniería Comercial', 'PUCV'],
    ['ing comercial valpo', 'Ingeniería Comercial', 'USM'],
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
    expect(search.answer(query).careers[0]?.id).toBe(id);
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
    expect(search.answer('').programs).toEqual(OFFER.programs);
    expect(search.answer('  ¿? ').programs).toEqual(OFFER.programs);
  });

  it('finds nothing in what means nothing', () => {
    expect(search.answer('xyzzyq').programs).toEqual([]);
    expect(search.answer('xyzzyq').careers).toEqual([]);
  });

  it('keeps to what answers most words when nothing answers all', () => {
    expect(search.answer('medicina uchile').universities.map(({ shortName }) => shortName)).toEqual(['UCH']);
  });

  it('finds every programme by its own name, university and city', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OFFER.programs), (program) => {
        const { shortName } = OFFER.universityOf(program);
        expect(search.answer(`${program.name} ${shortName} ${program.city}`).programs).toContain(program);
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
        expect(search.answer(turned).careers.map((career) => career.id)).toContain(id);
        expect(search.answer(plain).careers).toEqual(search.answer(name).careers);
      }),
      { numRuns: 50 },
    );
  });

  it('takes anything that can be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (query) => {
        const found = search.answer(query).programs;
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what stands first', () => {
  const best = (query: string) => {
    const guess = search.answer(query).best;
    if (guess?.kind === 'career') return guess.career.name;
    return guess?.kind === 'university' ? guess.university.shortName : guess?.kind;
  };

  it.each([
    ['nutricionistas', 'Nutrición y Dietética'],
    ['quiero estudiar medicina', 'Medicina'],
    ['la u de valparaíso', 'UV'],
    ['valparaíso', 'programs'],
    ['universidades en valdivia', 'UACh'],
    ['carreras de la salud', 'programs'],
    ['marketing', 'programs'],
    ['ingeniería', 'programs'],
    ['', undefined],
    ['xyzzyq', undefined],
  ])('for "%s" is %s', (query, expected) => {
    expect(best(query)).toBe(expected);
  });

  it('is of the university alone where one is named as such', () => {
    const { programs } = search.answer('universidad de valparaíso');
    expect(new Set(programs.map(({ universityCode }) => universityCode))).toEqual(new Set(['19']));
  });

  it('is of the place alone where one is named as such', () => {
    const { programs } = search.answer('carreras en temuco');
    expect(new Set(programs.map(({ city }) => city))).toEqual(new Set(['Temuco']));
  });

  it('says whether everything was met', () => {
    expect(search.answer('derecho santiago').isWhole).toBe(true);
    expect(search.answer('derecho vespertino santiago').isWhole).toBe(false);
  });
});

describe('what the offer does not have', () => {
  it('is said, with what is near', () => {
    const { absence, programs, best } = search.answer('quiero estudiar informática en duoc');
    expect(absence?.why).toMatch(/^Duoc UC es un instituto profesional/);
    expect(absence?.careers.map(({ name }) => name)).toContain('Ingeniería en Computación e Informática');
    expect(programs).toEqual([]);
    expect(best).toBeNull();
  });

  it('is said of a career where there is none of it, with where it is', () => {
    const { absence, programs } = search.answer('medicina universidad de aysén');
    expect(absence?.why).toBe('No encontramos Medicina en la Universidad de Aysén: no está en esta oferta.');
    expect(absence?.universities.map(({ shortName }) => shortName)).toEqual(['UAysén']);
    expect(new Set(programs.map(({ career }) => career))).toEqual(new Set(['Medicina']));
  });

  it('is not said of what it has', () => {
    for (const query of ['marina mercante', 'ingeniería naval', 'técnico en química', 'enfermería']) {
      expect(search.answer(query).absence, query).toBeNull();
    }
  });
});
