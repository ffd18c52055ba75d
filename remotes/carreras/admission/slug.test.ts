import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFFER } from './offer.ts';
import { slug } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Ingeniería Civil Industrial', 'ingenieria-civil-industrial'],
    ['Pedagogía en Educación de Párvulos', 'pedagogia-en-educacion-de-parvulos'],
    ["Universidad de O'Higgins", 'universidad-de-ohiggins'],
    ['Universidad del Bío-Bío', 'universidad-del-bio-bio'],
    ['Diseño', 'diseno'],
    ['Matemática y/o Estadística', 'matematica-y-estadistica'],
    ['  Música, Canto o Danza. ', 'musica-canto-o-danza'],
  ])('of %s is %s', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });

  it('holds lower case letters, digits and single hyphens within, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slug(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
    );
  });

  it('of each career and university is the one that is published already', () => {
    const pinned: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'slug.snapshot.json'), 'utf8'));
    expect({
      careers: Object.fromEntries([...OFFER.careers, ...OFFER.discontinuedCareers].map(({ name, id }) => [name, id])),
      universities: Object.fromEntries(OFFER.universities.map(({ name, id }) => [name, id])),
    }).toEqual(pinned);
  });
});
