import { expect, it } from 'vitest';
import { owns } from './ownership.ts';

it.each([
  ['/herramientas', true],
  ['/herramientas/temarios', true],
  ['/herramientas/promedio-:promedio', true],
  ['/herramientas-nuevas', false],
  ['/Herramientas', false],
  ['/:algo', false],
  ['/', false],
  ['/paes/nem/nem-a-puntaje', true],
  ['/paes/nem', false],
])('a team with two prefixes and %s: %s', (pattern, expected) => {
  expect(owns(['/herramientas', '/paes/nem/nem-a-puntaje'], pattern)).toBe(expected);
});

it('takes the root for everything and no prefix for nothing', () => {
  expect(owns(['/'], '/lo/que/sea')).toBe(true);
  expect(owns([], '/lo/que/sea')).toBe(false);
});
