import { expect, it } from 'vitest';
import { goalCaution, goalText } from './goal-text.ts';

it('writes a cut-off as it was published, and tells no cut-off from no bar', () => {
  const cutoff = { year: 2026, score: 811.45, unfilled: false };
  expect(goalText({ cutoff })).toBe('El último seleccionado de Admisión 2026 tuvo 811,45');
  expect(goalText({ cutoff: { ...cutoff, score: 741 } })).toBe('El último seleccionado de Admisión 2026 tuvo 741,0');
  expect(goalText({ cutoff: { ...cutoff, unfilled: true } })).toMatch(/^En Admisión 2026 no llenó sus vacantes/);
  expect(goalText({ cutoff: null })).toMatch(/^No hay un corte publicado/);
});

it('says that a cut-off was weighed otherwise, where the service says so', () => {
  const cutoff = { year: 2026, score: 811.45, unfilled: false };
  const terms = { year: 2027, offered: true, otherWeights: true };
  expect(goalCaution({ cutoff, terms })).toBe(
    'Sus ponderaciones cambiaron: el corte de 2026 se calculó con otras y no se compara uno a uno con los puntajes de Admisión 2027.',
  );
  expect(goalCaution({ cutoff, terms: { ...terms, otherWeights: false } })).toBe('');
  expect(goalCaution({ cutoff, terms: null })).toBe('');
});
