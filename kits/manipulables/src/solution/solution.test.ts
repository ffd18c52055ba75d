import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeSolution, dissolve } from './solution.ts';

it('tells what is dissolved and what is not', () => {
  expect(describeSolution({ soluteGrams: 25, waterGrams: 100, solubility: 36 })).toBe(
    'Hay 25 g disueltos en 100 g de agua: 20\u00a0% en masa. Está insaturada: se pueden disolver 11 g más.',
  );
  expect(describeSolution({ soluteGrams: 50, waterGrams: 100, solubility: 36 })).toBe(
    'Hay 36 g disueltos en 100 g de agua: 26,5\u00a0% en masa. Está saturada: quedan 14 g sin disolver en el fondo.',
  );
  expect(describeSolution({ soluteGrams: 36, waterGrams: 100, solubility: 36 })).toContain('no se disuelve más');
});

it('loses no solute, and is never more concentrated than a saturated one', () => {
  const grams = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(grams, grams, fc.integer({ min: 1, max: 200 }), (soluteGrams, water, solubility) => {
      const waterGrams = water + 1;
      const { dissolvedGrams, restGrams, massShare } = dissolve({ soluteGrams, waterGrams, solubility });
      expect(dissolvedGrams + restGrams).toBeCloseTo(soluteGrams, 6);
      expect(massShare).toBeLessThanOrEqual(solubility / (solubility + 100) + 1e-9);
      // More water never concentrates.
      const more = dissolve({ soluteGrams, waterGrams: waterGrams + 50, solubility });
      expect(more.massShare).toBeLessThanOrEqual(massShare + 1e-9);
    }),
  );
});
