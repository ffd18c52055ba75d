import { describe, expect, it } from 'vitest';
import { openCatalogue } from './catalogue.ts';
import { OFFER } from './offer.ts';

describe('the catalogue of the offer', () => {
  it('holds 2177 programmes of 47 universities in 135 careers, and the 36 and 2 that are not offered any more', () => {
    expect(OFFER.programs).toHaveLength(2177);
    expect(OFFER.universities).toHaveLength(47);
    expect(OFFER.careers).toHaveLength(135);
    expect(OFFER.discontinued).toHaveLength(36);
    expect(OFFER.discontinuedCareers.map(({ name }) => name)).toEqual(['Fotografía', 'Técnico en Dibujo Técnico']);
  });

  it('finds a programme, its university and its career', () => {
    const program = OFFER.program('11083');
    if (!program) throw new Error('Medicina of the Universidad de Chile is not there');
    expect(program).toMatchObject({ name: 'Medicina', city: 'Santiago', region: 'Metropolitana' });
    expect(OFFER.universityOf(program)).toBe(OFFER.university('universidad-de-chile'));
    expect(OFFER.universityByCode('11')).toBe(OFFER.university('universidad-de-chile'));
    expect(OFFER.careerOf(program)).toBe(OFFER.career('medicina'));
    expect(OFFER.career('medicina')?.programs).toContain(program);
    expect(OFFER.career('medicina')?.programs).toHaveLength(48);
  });

  it('has every programme once in its career and once at its university', () => {
    const codes = OFFER.programs.map(({ code }) => code);
    const ofCareers = OFFER.careers.flatMap(({ programs }) => programs.map(({ code }) => code));
    const ofUniversities = OFFER.universities.flatMap((university) =>
      OFFER.programsOf(university).map(({ code }) => code),
    );
    expect(ofCareers.sort()).toEqual(codes);
    expect(ofUniversities.sort()).toEqual(codes);
  });

  it('knows nothing of what is not in it', () => {
    expect(OFFER.program('00000')).toBeUndefined();
    expect(OFFER.university('universidad-de-la-vida')).toBeUndefined();
    expect(OFFER.career('astrologia')).toBeUndefined();
  });

  it('does not open when two things have one key', () => {
    const [program] = OFFER.programs;
    const [university] = OFFER.universities;
    if (!program || !university) throw new Error('the offer is empty');
    expect(() => openCatalogue([program, program], [university])).toThrow("the key '11001'");
    expect(() => openCatalogue([], [university, university])).toThrow("the key 'universidad-de-chile'");
  });
});
