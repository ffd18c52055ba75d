import { expect, it } from 'vitest';
import { goalText } from './goal-text.ts';

it('writes a cut-off as it was published, and tells no cut-off from no bar', () => {
  const cutoff = { year: 2026, score: 811.45, unfilled: false };
  expect(goalText({ cutoff })).toBe('El último seleccionado de Admisión 2026 tuvo 811,45');
  expect(goalText({ cutoff: { ...cutoff, score: 741 } })).toBe('El último seleccionado de Admisión 2026 tuvo 741,0');
  expect(goalText({ cutoff: { ...cutoff, unfilled: true } })).toMatch(/^En Admisión 2026 no llenó sus vacantes/);
  expect(goalText({ cutoff: null })).toMatch(/^No hay un corte publicado/);
});
