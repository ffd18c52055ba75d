import { expect, it } from 'vitest';
import { regionText } from './place-text.ts';

it('writes a region with the article that its name takes', () => {
  expect((['Metropolitana', 'Maule', 'Biobío', 'Ñuble', 'La Araucanía'] as const).map(regionText)).toEqual([
    'Región Metropolitana',
    'Región del Maule',
    'Región del Biobío',
    'Región de Ñuble',
    'Región de La Araucanía',
  ]);
});
